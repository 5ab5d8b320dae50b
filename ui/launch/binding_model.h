#pragma once

#include "gpu/operations/launch_bindings.h"
#include "gpu/recipe/parameter.h"

#include <QAbstractTableModel>
#include <QStringList>

#include <string>
#include <vector>

namespace tilescope
{

/// What a user wrote in a row: notes of the text follow from it.
struct LaunchEdit {
    enum class What { Grid, Threads, Shared, Parameter, Slider } what = What::Parameter;
    LaunchBindings launch; ///< unless it is a slider's
    std::string name;      ///< of a parameter or slider
    std::string written;   ///< empty: without a note
};

/// The text with the notes that the edit means.
std::string edited(const std::string& text, const LaunchEdit& edit);

/// Item model of launches: sizes and parameters of each, then the sliders.
class BindingModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Name, Given, Now, Type, Why, ColumnCount };
    enum Role { ChoicesRole = Qt::UserRole + 1 }; ///< what a cell can be given, as a QStringList

    using QAbstractTableModel::QAbstractTableModel;

    /// `sliders` are the operation's parameters; the text's notes say how they are written. Rows that a document other
    /// than the text decides cannot be edited.
    void setLaunches(const std::vector<LaunchBindings>& launches, const std::vector<Parameter>& sliders,
                     const ParameterValues& values, const std::string& text);

    bool hasMissing() const; ///< a parameter is given nothing

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

signals:
    void editWanted(const tilescope::LaunchEdit& edit);

private:
    struct Row {
        bool isTitle = false, isEditable = false, isMissing = false;
        LaunchEdit edit; ///< without `written`
        QString name, type, given, placeholder, now, why, toolTip;
        QStringList choices;
    };
    void addLaunch(const LaunchBindings& launch);
    void addSize(const LaunchBindings& launch, LaunchEdit::What what, const QString& name, const std::string& given,
                 const QString& otherwise, const std::string& now);
    void addParameter(const LaunchBindings& launch, const ParameterBinding& parameter);
    void addSlider(const Parameter& slider, const ParameterValues& values, const std::string& text);

    std::vector<Row> m_rows;
};

} // namespace tilescope

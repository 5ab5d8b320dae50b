#pragma once

#include <QTableView>

namespace tilescope
{

class BindingModel;

/// The rows of a BindingModel; a click into "Given", or F2, edits it, with what is possible in a list.
class LaunchTable : public QTableView
{
    Q_OBJECT

public:
    explicit LaunchTable(QWidget* parent = nullptr);

    BindingModel& launches() const { return *m_model; }
    void fit(); ///< columns to their contents, titles over all of them

protected:
    void changeEvent(QEvent* event) override;

private:
    BindingModel* m_model;
};

} // namespace tilescope

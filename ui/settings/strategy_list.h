#pragma once

#include <QFrame>
#include <QString>

#include <string>

class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace tilescope
{

class SettingsModel;
struct Strategy;

/// The operation's strategies in their groups, each with its idea: a basic set first, a button shows the others. Typed
/// letters search all of them. Opens beside the settings and closes when one is chosen.
class StrategyList : public QFrame
{
    Q_OBJECT

public:
    explicit StrategyList(SettingsModel& settings, QWidget* parent = nullptr);

    void open(const QWidget& beside);

    QLineEdit* field() const { return m_field; }
    QListWidget* list() const { return m_list; }
    QPushButton* moreButton() const { return m_more; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void refill();
    void addHeading(const QString& title);
    void add(const Strategy& strategy);
    bool isListed(const Strategy& strategy) const;
    void choose(const QListWidgetItem* item);
    bool takeKey(int key);

    SettingsModel& m_settings;
    QLineEdit* m_field;
    QListWidget* m_list;
    QPushButton* m_more;
    bool m_isWhole = false; ///< not only the basic set
};

} // namespace tilescope

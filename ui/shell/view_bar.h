#pragma once

#include <QToolBar>

#include <vector>

class QToolButton;

namespace tilescope
{

class WindowActions;

/// The view tools above the picture, in one row: how source and result are shown, what is drawn over them, a line of
/// values, the zoom. As many of the buttons as fit have their names beside their icons; all have tool tips. A bar too
/// narrow for its icons has the others in a menu.
class ViewBar : public QToolBar
{
    Q_OBJECT

public:
    explicit ViewBar(const WindowActions& actions, QWidget* parent = nullptr);

    /// How many buttons have their names beside their icons.
    enum class Names { All, Views, None };
    Names names() const { return m_names; }

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void addOccasional(QAction* tool); ///< without an icon; only there while it is enabled
    void dress();                      ///< the buttons: icons, names, for the keyboard
    void showNames();
    int widthWith(Names names) const;

    const WindowActions& m_actions;
    std::vector<QToolButton*> m_views, m_others; ///< with an icon
    Names m_names = Names::All;
};

} // namespace tilescope

#include "ui/settings/settings_panel.h"
#include "ui/shell/window_actions.h"
#include "ui/shell/window_parts.h"

#include <QEvent>
#include <QScrollArea>

namespace tilescope
{

/// Scrolls only what a very small window has no room for.
class SettingsScroll : public QScrollArea
{
public:
    explicit SettingsScroll(SettingsPanel* panel) : m_panel(panel)
    {
        setWidget(panel);
        setWidgetResizable(true);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setFocusPolicy(Qt::NoFocus);
    }

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        QScrollArea::resizeEvent(event);
        m_panel->setRoom(viewport()->height());
    }
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (watched == m_panel && event->type() == QEvent::LayoutRequest) {
            updateGeometry();
            m_panel->setRoom(viewport()->height());
        }
        return QScrollArea::eventFilter(watched, event);
    }
    QSize minimumSizeHint() const override
    {
        constexpr int scrollBar = 10;
        return {m_panel->minimumSizeHint().width() + scrollBar, QScrollArea::minimumSizeHint().height()};
    }

private:
    SettingsPanel* m_panel;
};

static QWidget* makePanel(const WindowParts& parts)
{
    auto* panel = new SettingsPanel(parts.settings);
    parts.actions.followLayout(panel, [panel](LayoutName name) { panel->setBrief(tellsLittle(name)); });
    return new SettingsScroll(panel);
}

PanelKind settingsPanelKind()
{
    using enum PanelPlace;
    return {.key = settingsPanel,
            .title = SettingsPanel::tr("Settings"),
            .make = makePanel,
            .learn = {Left, 1},
            .inspect = {Left, 1},
            .tune = {Left, 1},
            .tellsResults = false,
            .isChart = false};
}

} // namespace tilescope

#pragma once

#include "ui/shell/panel_kind.h"
#include "ui/shell/window_parts.h"

#include <QByteArray>
#include <QFont>
#include <QObject>
#include <QPointer>

#include <memory>
#include <optional>
#include <vector>

class QToolBar;

namespace tilescope
{

class PresentationStrip;
class ViewBar;

/// Makes the window readable from the back row: with a large font it shows only the picture, the kernel, one chart and
/// a strip of settings. A lesson's step takes the kernel's place, which is then one of the charts. When it ends,
/// everything is restored.
class Presentation : public QObject
{
    Q_OBJECT

public:
    explicit Presentation(const WindowParts& parts);
    ~Presentation() override;

    bool isOn() const { return m_before != nullptr; }
    /// `chart`: the panel under the picture; without one, the panel that is in front there now.
    void enter(std::optional<PanelKey> chart = {});
    void leave();

    PanelKey chart() const { return m_chart; }
    void showChart(PanelKey chart);

    static double letterHeight(const QSize& window); ///< the font size for this window, in logical pixels

private:
    /// The state to restore.
    struct Before {
        QByteArray docks;
        QFont font;
        bool isFullScreen = false;
    };

    std::vector<PanelKind> charts() const;
    void followLesson();
    PanelKey frontPanel() const;
    void arrange();
    void nextChart(int step);
    void followDock(PanelKey panel);
    void enlarge();
    void giveUpRoom();
    void setBars(bool areSeen);
    void setActions(bool isPresenting);
    void addStrip();

    WindowParts m_parts;
    std::unique_ptr<Before> m_before; ///< null unless presenting
    PanelKey m_chart, m_lastChart;
    bool m_hasLesson = false; ///< its step stands where the kernel does otherwise
    QPointer<QToolBar> m_bar;
    PresentationStrip* m_strip = nullptr; ///< in the tool bar
};

} // namespace tilescope

#pragma once

#include "ui/shell/panel_kind.h"
#include "ui/shell/window_parts.h"

#include <QByteArray>
#include <QFont>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QSize>

#include <memory>
#include <optional>
#include <vector>

class QAction;
class QToolBar;

namespace tilescope
{

class PresentationStrip;
class ViewBar;

/// Makes the window readable from the back row: with a large font it shows only the picture, one panel beside it and a
/// strip of settings. A lesson's step stands there with one panel under the picture. When it ends, everything is
/// restored.
class Presentation : public QObject
{
    Q_OBJECT

public:
    explicit Presentation(const WindowParts& parts);
    ~Presentation() override;

    bool isOn() const { return m_before != nullptr; }
    /// `chart`: the panel beside the picture; without one, a panel that is in front now.
    void enter(std::optional<PanelKey> chart = {});
    void leave();
    void setFillsScreen(bool fills) { m_fillsScreen = fills; } ///< unless the window was asked for in a size

    PanelKey chart() const { return m_chart; }
    void showChart(PanelKey chart);

    static double letterHeight(const QSize& window); ///< the font size for this window, in logical pixels

protected:
    bool eventFilter(QObject* watched, QEvent* event) override; ///< letters and panels follow the window's size

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
    QList<QAction*> m_turns;          ///< to the next and the previous chart; available while presenting
    std::unique_ptr<Before> m_before; ///< null unless presenting
    PanelKey m_chart, m_lastChart;
    bool m_hasLesson = false; ///< its step stands where the panel does otherwise
    bool m_fillsScreen = true;
    QSize m_size; ///< of the window, for which it is arranged
    QPointer<QToolBar> m_bar;
    PresentationStrip* m_strip = nullptr; ///< in the tool bar
};

} // namespace tilescope

#pragma once

#include "gpu/emulator/observe/trace/block_trace.h"
#include "gpu/recipe/report.h"
#include "ui/focus.h"
#include "ui/session/run_failure.h"
#include "ui/shell/panel_kind.h"
#include "ui/shell/window_parts.h"

#include <QObject>
#include <QPoint>
#include <QSize>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace tilescope
{

inline constexpr PanelKey blockPanel{"block"};
PanelKind blockPanelKind();

class BlockPanel;
class KernelPanel;
struct TracedBlock;

/// Requests a trace of a block with the current settings while the block panel can be seen, and shows the current step
/// in the picture and in the kernel. The block is the one that was clicked or typed, until then the one in the middle.
class BlockController : public QObject
{
    Q_OBJECT

public:
    BlockController(const WindowParts& parts, BlockPanel& panel);

    static constexpr int quietMs = 150; ///< delay from the last change until a block is traced

private:
    /// What a run reported about the current settings.
    struct Setting {
        Recipe recipe;
        ImagePtr image;
        QSize grid, result;
        TileGeometry geometry;
    };
    struct Wish {
        Recipe recipe;
        ImagePtr image;
        QPoint block;
        std::uint64_t firstEvent = 0;
        bool operator==(const Wish&) const = default;
    };

    void takeReport(const Report& report);
    void takeFailure(const RunFailure& failure);
    void followFocus(const Focus& now, const Focus& before);
    void goToFocus();  ///< the event, the line or the warp that was chosen elsewhere
    void tellFocus();  ///< of the step
    void followDock(); ///< the dock's tab came to the front or left it
    void follow();     ///< requests what is to be shown now, unless it is there or already requested
    void ask();
    void take(const Wish& wish, const TracedBlock& block);
    void showStep(const std::vector<std::size_t>& passed);
    void zoomOnce(); ///< to the block whose replay starts, while the window is arranged for learning
    bool knowsSetting() const;
    bool isShown() const;
    void waitIfOld();
    bool isInFront() const;
    QPoint block() const;

    WindowParts m_parts;
    BlockPanel& m_panel;
    KernelPanel& m_kernel;
    std::optional<Setting> m_setting;
    bool m_isTelling = false;   ///< the focus follows the replay
    bool m_isElsewhere = false; ///< the focus was chosen elsewhere, and the replay has not gone there yet
    std::optional<QPoint> m_zoomedTo;
    std::uint64_t m_firstEvent = 0; ///< of the window that is requested
    std::optional<Wish> m_asked;    ///< what is shown or being traced
    bool m_hasFailed = false;       ///< the run of the current settings failed without anything to trace
    QTimer m_quiet;
};

} // namespace tilescope

#pragma once

#include "gpu/recipe/report.h"
#include "gpu/run/run_request.h"
#include "ui/session/run_failure.h"
#include "ui/shell/window_parts.h"
#include "ui/timeline/cycle_page.h"

#include <QObject>
#include <QStringList>
#include <QTimer>

#include <memory>
#include <optional>

namespace tilescope
{

struct Timeline;

class TimelinePanel;

/// Has the multiprocessor simulated for the current settings and for the baseline of the pinned runs while the panel
/// can be seen, by the SideRunner; what-if figures when their page is opened. Links the panel to kernel and replay.
class TimelineController : public QObject
{
    Q_OBJECT

public:
    TimelineController(const WindowParts& parts, TimelinePanel& panel);

    static constexpr int quietMs = 150; ///< delay from the last change of a setting until a simulation
    static constexpr int promptMs = 40; ///< the same from the last change of the residency

private:
    /// What a run reported about the current settings.
    struct Setting {
        Recipe recipe;
        ImagePtr image;
        QStringList kernels; ///< by launch
        int mainLaunch = 0;
        bool operator==(const Setting&) const = default;
    };
    struct Wish {
        Setting setting;
        Residency residency;
        int launch = 0;
        std::optional<Recipe> pinned; ///< the baseline's, unless it is the shown run
        char letter = 0;
        bool operator==(const Wish&) const = default;
    };

    void takeReport(const Report& report);
    void takeFailure(const RunFailure& failure);
    void showNote(const QString& text, bool isFailure); ///< in place of what cannot be shown
    void follow(); ///< requests what is to be shown now, unless it is there or already requested
    void ask();
    void askPinned(const Wish& wish);
    void askWhatIf();
    void take(const Wish& wish);
    void takePinned(const Wish& wish, const Timeline& timeline);
    void show(bool isSame);
    void leave();
    Wish wish() const;
    RunRequest requestOf(Recipe recipe) const;
    bool knowsSetting() const;
    bool isInFront() const;
    void openBlock(std::uint64_t block, std::uint32_t warp);
    void chooseWarp(std::uint64_t block, std::uint32_t warp, const std::string& source, int line);

    WindowParts m_parts;
    TimelinePanel& m_panel;
    std::optional<Setting> m_setting;
    Residency m_residency;
    std::optional<int> m_launch; ///< chosen by the user
    std::optional<Wish> m_asked; ///< what is shown or being simulated
    std::optional<Wish> m_shown; ///< what is shown
    std::shared_ptr<const Timeline> m_timeline, m_pinned;
    /// Of the shown launch, with as many warps as fit, which is what fewer are compared with.
    std::shared_ptr<const Timeline> m_fitting;
    std::optional<Setting> m_whatIfOf; ///< what is shown or being computed
    bool m_hasFailed = false;          ///< the current settings have nothing to show
    bool m_marksLine = false;          ///< in the kernel
    QTimer m_quiet;
};

} // namespace tilescope

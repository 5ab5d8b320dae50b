#pragma once

#include <QLatin1String>
#include <QString>

#include <vector>

class QWidget;

namespace tilescope
{

struct ChartExport;
struct ChartSubject;
struct ExportedRun;
struct WindowParts;

/// Identifies a panel: for --panel, and for its dock in saved layouts. Each feature declares its own beside its panel.
struct PanelKey {
    QLatin1String name;

    constexpr explicit PanelKey(const char* text) : name(text) {}
    QString text() const { return name; }
    friend bool operator==(PanelKey a, PanelKey b) { return a.name == b.name; }
};

/// The places around the picture. If the window is too small for all of them, BelowRight joins Right and BesideBottom
/// joins Bottom.
enum class PanelPlace { Left, Right, BelowRight, Bottom, BesideBottom };

/// Where a ready layout puts a panel.
struct PanelSpot {
    PanelPlace place = PanelPlace::Bottom;
    int tab = 0; ///< its rank among the tabs shown initially, from the left; 0: hidden until requested
};

/// The chart of a panel that can be exported.
struct PanelChart {
    int rank = 0; ///< its position among the charts of menu and report page
    ChartExport (*of)(const WindowParts& parts, const ExportedRun& run, const ChartSubject& subject) = nullptr;
};

/// One of the pages of a panel. Its key is as good as a panel's: --panel, lessons and WindowDocks::show take it.
struct PanelPage {
    PanelKey key;
    QString title; ///< of its tab
    QWidget* (*make)(const WindowParts& parts);
    PanelChart chart{};      ///< if there is one
    bool isOfRun = false;    ///< as PanelKind::isOfRun, of this page alone
    bool isOptional = false; ///< not offered until PagedPanel::setOffered
};

/// What the window must know of a panel: docks, --panel, ready layouts, the presentation and the menu follow from it.
/// Each feature has a function that returns its own, and a line in ui/window/panel_kinds.cpp.
struct PanelKind {
    PanelKey key;
    QString title; ///< displayed until the panel sets another one
    /// Makes the panel and connects it to what it shows. Panels are made in the order of the list: earlier ones already
    /// exist (WindowDocks::panel).
    QWidget* (*make)(const WindowParts& parts) = nullptr;
    std::vector<PanelPage> pages{};  ///< instead of `make`: a panel that is made of these
    std::vector<PanelKey> aliases{}; ///< keys of former panels that it took in; they find it, too

    PanelSpot learn{}, inspect{};
    PanelSpot tune{PanelPlace::BesideBottom};

    bool tellsResults = true;  ///< a lesson's curtain covers it until the question is answered
    bool isOfRun = false;      ///< its figures are of the last report: dimmed while that is of earlier settings
    bool guidesLesson = false; ///< is in front at the left in the Lesson layout, which is otherwise Learn

    bool isChart = true;     ///< can be shown beside the picture in a presentation
    bool needsWidth = false; ///< it is wider there, and scrolls sideways in a narrow column

    bool comparesStrategies = false; ///< while it is shown, the operation's other strategies are run too

    PanelChart chart{}; ///< if there is one
};

} // namespace tilescope

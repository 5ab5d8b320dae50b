#include "ui/window/ready_layout.h"

#include <algorithm>

namespace tilescope
{

namespace
{

constexpr int narrow = 1100, medium = 1310, roomy = 1800; ///< widths of the window, logical pixels
constexpr int settingsWidth = 328;

ReadyLayout learn(const QSize& window)
{
    using enum Panel;
    ReadyLayout made;
    made.left.push_back({{Settings}, {}});
    made.right.push_back({{Kernel}, {}});
    if (window.width() < narrow)
        std::swap(made.right[0].shown, made.right[0].waiting);
    made.bottom.push_back({{Timings, Compare, Gallery, Findings, Block},
                           {Counters, Roofline, Sweep, History, Device, Inspector, Histogram, Profile}});
    made.leftWidth = settingsWidth;
    made.rightWidth = std::min(window.width() * 35 / 100, 512);
    made.bottomHeight = std::clamp(window.height() * 35 / 100, 240, 360);
    return made;
}

ReadyLayout inspect(const QSize& window)
{
    using enum Panel;
    ReadyLayout made;
    made.left.push_back({{Settings}, {}});
    made.rightWidth = std::clamp(window.width() * 32 / 100, 400, 560);
    if (window.width() >= medium) {
        made.right.push_back({{Kernel}, {}, 5});
        made.right.push_back({{Inspector, Histogram, Profile}, {}, 4});
    } else {
        made.right.push_back({{Inspector, Kernel, Histogram, Profile}, {}});
    }
    made.rightReachesFoot = window.width() >= roomy; // else the block needs the width
    made.bottom.push_back({{Block, Counters, Findings}, {Timings, Compare, Gallery, Roofline, Sweep, History, Device}});
    made.leftWidth = settingsWidth;
    made.bottomHeight = std::clamp(window.height() * 38 / 100, 240, 420);
    return made;
}

ReadyLayout tune(const QSize& window)
{
    using enum Panel;
    ReadyLayout made;
    made.left.push_back({{Settings}, {}});
    made.leftWidth = settingsWidth;
    made.bottomHeight = std::clamp(window.height() * 44 / 100, 280, 520);
    const std::vector<Panel> others{Findings, Gallery, Block, Inspector, Histogram, Profile};
    made.rightWidth = window.width() * 36 / 100;
    if (window.width() >= roomy) { // three charts at once
        made.right.push_back({{Roofline}, {Kernel}});
        made.bottom.push_back({{Sweep, History, Device}, {}, 2});
        made.bottom.push_back({{Timings, Compare, Counters}, others, 3});
    } else if (window.width() >= 1240) { // two
        made.right.push_back({{Roofline}, {Kernel}});
        made.bottom.push_back({{Sweep, Timings, Compare, Counters, History, Device}, others});
    } else {
        made.right.push_back({{}, {Kernel}});
        made.bottom.push_back({{Sweep, Roofline, Timings, Compare, Counters, History, Device}, others});
    }
    return made;
}

} // namespace

bool needsWidth(Panel chart)
{
    using enum Panel;
    switch (chart) {
    case Compare:
    case Counters:
    case Findings:
    case Gallery:
    case Block:
    case Sweep:
    case History: return true;
    default: return false;
    }
}

ReadyLayout presentationLayout(Panel chart, const QSize& window)
{
    ReadyLayout made;
    made.right.push_back({{Panel::Kernel}, {}});
    made.rightReachesFoot = !needsWidth(chart);
    made.rightWidth = window.width() * 45 / 100;
    PanelGroup under{{chart}, {}};
    for (const Panel panel : panels)
        if (panel != chart && panel != Panel::Kernel)
            under.waiting.push_back(panel);
    made.bottom.push_back(under);
    made.bottomHeight = window.height() * (needsWidth(chart) ? 44 : 38) / 100;
    return made;
}

ReadyLayout readyLayout(LayoutName name, const QSize& window)
{
    switch (name) {
    case LayoutName::Learn: return learn(window);
    case LayoutName::Inspect: return inspect(window);
    case LayoutName::Tune: return tune(window);
    }
    return learn(window);
}

} // namespace tilescope

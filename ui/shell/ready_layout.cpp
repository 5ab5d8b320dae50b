#include "ui/shell/ready_layout.h"

#include <algorithm>
#include <initializer_list>
#include <map>
#include <utility>

namespace tilescope
{

namespace
{

using enum PanelPlace;

constexpr int slim = 800, narrow = 1100, medium = 1310, roomy = 1800; ///< widths of the window, logical pixels
constexpr QSize small(1500, 850);                                     ///< below it, Learn has no room under the picture
constexpr int low = 560, tall = 800; ///< heights: from these on Inspect has a panel beside the picture, or two
constexpr int settingsWidth = 312;

/// The panels of one layout by their places.
class Places
{
public:
    Places(const std::vector<PanelKind>& kinds, PanelSpot PanelKind::*layout)
    {
        for (const PanelKind& kind : kinds) {
            const PanelSpot& spot = kind.*layout;
            if (spot.tab > 0)
                m_shown[spot.place].emplace(spot.tab, kind.key);
            else
                m_waiting[spot.place].push_back(kind.key);
        }
    }

    /// Moves the panels shown at `from` to `to`.
    void moveShown(PanelPlace from, PanelPlace to) { m_shown[to].merge(m_shown[from]); }

    /// Adds the panels of these places as a group, unless there are none.
    void addTo(std::vector<PanelGroup>& groups, std::initializer_list<PanelPlace> places, int share = 1)
    {
        std::multimap<int, PanelKey> shown;
        PanelGroup group{{}, {}, share};
        for (const PanelPlace place : places) {
            shown.merge(m_shown[place]);
            group.waiting.insert(group.waiting.end(), m_waiting[place].begin(), m_waiting[place].end());
        }
        for (const auto& [tab, key] : shown)
            group.shown.push_back(key);
        if (!group.shown.empty() || !group.waiting.empty())
            groups.push_back(std::move(group));
    }

private:
    std::map<PanelPlace, std::multimap<int, PanelKey>> m_shown;
    std::map<PanelPlace, std::vector<PanelKey>> m_waiting;
};

/// The picture gets at least a third of the window: on a small one the panels from the bottom are under the kernel, on
/// a narrow one the kernel is hidden until it is requested.
ReadyLayout learn(const QSize& window, Places places)
{
    ReadyLayout made;
    places.addTo(made.left, {Left});
    made.leftWidth = settingsWidth;
    made.rightWidth = std::min(window.width() * 31 / 100, 512);
    made.bottomHeight = std::clamp(window.height() * 28 / 100, 216, 320);
    const bool isNarrow = window.width() < narrow;
    const bool isSmall = window.width() < small.width() || window.height() < small.height();
    places.addTo(made.right, {Right, BelowRight});
    places.addTo(isSmall && !isNarrow ? made.right : made.bottom, {Bottom, BesideBottom});
    if (isNarrow) {
        PanelGroup& kernel = made.right.front();
        kernel.waiting.insert(kernel.waiting.begin(), kernel.shown.begin(), kernel.shown.end());
        kernel.shown.clear();
    }
    return made;
}

/// Learn, with the lesson in front of the settings and room for its text.
ReadyLayout lesson(const QSize& window, const std::vector<PanelKind>& kinds)
{
    ReadyLayout made = learn(window, Places(kinds, &PanelKind::learn));
    for (const PanelKind& kind : kinds)
        if (kind.guidesLesson && !made.left.empty()) {
            PanelGroup& group = made.left.front();
            std::erase(group.waiting, kind.key);
            group.shown.insert(group.shown.begin(), kind.key);
        }
    constexpr int lessonWidth = 372;
    made.leftWidth = window.width() < narrow ? settingsWidth : lessonWidth;
    return made;
}

ReadyLayout inspect(const QSize& window, Places places)
{
    ReadyLayout made;
    places.addTo(made.left, {Left});
    made.rightWidth = std::clamp(window.width() * 32 / 100, 400, 560);
    if (window.width() < slim || window.height() < low) // a panel beside the picture and one under it are too much
        for (const PanelPlace beside : {Right, BelowRight})
            places.moveShown(beside, Bottom);
    if (window.width() >= medium && window.height() >= tall) {
        places.addTo(made.right, {Right}, 5);
        places.addTo(made.right, {BelowRight}, 4);
    } else {
        places.addTo(made.right, {Right, BelowRight});
    }
    made.rightReachesFoot = window.width() >= roomy; // otherwise the block panel needs the width
    places.addTo(made.bottom, {Bottom, BesideBottom});
    made.leftWidth = settingsWidth;
    made.bottomHeight = std::clamp(window.height() * 38 / 100, 240, 420);
    return made;
}

ReadyLayout tune(const QSize& window, Places places)
{
    ReadyLayout made;
    places.addTo(made.left, {Left});
    made.leftWidth = settingsWidth;
    made.bottomHeight = std::clamp(window.height() * 44 / 100, 280, 520);
    made.rightWidth = window.width() * 36 / 100;
    constexpr int twoCharts = 1240;
    if (window.width() < twoCharts)
        places.moveShown(Right, Bottom);
    places.addTo(made.right, {Right, BelowRight});
    if (window.width() >= roomy) { // three charts at once
        places.addTo(made.bottom, {Bottom}, 2);
        places.addTo(made.bottom, {BesideBottom}, 3);
    } else {
        places.addTo(made.bottom, {Bottom, BesideBottom});
    }
    return made;
}

} // namespace

static ReadyLayout withUsualLetters(LayoutName name, const QSize& window, const std::vector<PanelKind>& kinds)
{
    switch (name) {
    case LayoutName::Learn: return learn(window, Places(kinds, &PanelKind::learn));
    case LayoutName::Inspect: return inspect(window, Places(kinds, &PanelKind::inspect));
    case LayoutName::Tune: return tune(window, Places(kinds, &PanelKind::tune));
    case LayoutName::Lesson: return lesson(window, kinds);
    }
    return {};
}

/// What letters of twice the height have room for in a window is what usual ones have in one of half its size.
ReadyLayout readyLayout(LayoutName name, const QSize& window, const std::vector<PanelKind>& kinds, double letters)
{
    ReadyLayout made = withUsualLetters(name, window / letters, kinds);
    for (int* side : {&made.leftWidth, &made.rightWidth, &made.bottomHeight})
        *side = static_cast<int>(*side * letters);
    return made;
}

} // namespace tilescope

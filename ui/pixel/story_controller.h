#pragma once

#include "gpu/run/pixel_story.h"
#include "ui/canvas/overlays/trace_marks.h"
#include "ui/shell/window_parts.h"

#include <QObject>
#include <QPoint>
#include <QTimer>

#include <optional>
#include <vector>

namespace tilescope
{

class StoryPanel;
struct PixelPlace;

/// Finds the story of a pixel that the user asks for, in the picture's context menu or by its action; while the panel
/// is in front, of the pinned pixel, again with changed settings. A chosen read is marked in the picture and, if
/// the block panel is visible, in the replay.
class StoryController : public QObject
{
    Q_OBJECT

public:
    StoryController(const WindowParts& parts, StoryPanel& panel);

    static constexpr int quietMs = 150; ///< delay from the last change until a story is sought

private:
    void openMenu(QPoint at, const std::optional<PixelPlace>& place);
    void tell(const std::optional<PixelPlace>& place); ///< of this pixel, in the panel
    void choose(const PixelPlace& place);
    void followPin();
    void follow();
    void ask();
    std::optional<double> shownValue(const StoryPixel& pixel) const;
    void take(const PixelStory& story);
    void showReads(const std::vector<std::size_t>& rows);
    void showInBlock();
    bool isInFront() const;
    bool isAtRead() const;

    WindowParts m_parts;
    StoryPanel& m_panel;
    std::optional<StoryPixel> m_pixel;  ///< whose story is shown or sought
    std::optional<StoryAccess> m_event; ///< the chosen read
    AccessFlash m_mark;                 ///< its pixels
    QTimer m_quiet;
};

} // namespace tilescope

#include "ui/canvas/canvas_members.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace tilescope
{

void Canvas::setChosenBlock(std::optional<QPoint> block)
{
    if (std::exchange(m->scene.chosenBlock, block) != block)
        m->overlays->update();
}

std::optional<QPoint> Canvas::chosenBlock() const { return m->scene.chosenBlock; }

void Canvas::showAccesses(std::vector<AccessFlash> passed, std::optional<AccessFlash> present)
{
    std::vector<AccessFlash>& flashes = m->scene.flashes;
    for (AccessFlash& flash : flashes)
        flash.stays = false;
    flashes.insert(flashes.end(), std::make_move_iterator(passed.begin()), std::make_move_iterator(passed.end()));
    if (present) {
        present->stays = true;
        flashes.push_back(std::move(*present));
    }
    if (flashes.size() > AccessFlash::most)
        flashes.erase(flashes.begin(), flashes.end() - AccessFlash::most);
    if (!m->fading.isActive()) {
        m->sinceFade.start();
        m->fading.start();
    }
    m->overlays->update();
}

const std::vector<AccessFlash>& Canvas::flashes() const { return m->scene.flashes; }

void Canvas::fadeFlashes()
{
    const double faded = static_cast<double>(m->sinceFade.restart()) / AccessFlash::fadeMs;
    std::vector<AccessFlash>& flashes = m->scene.flashes;
    for (AccessFlash& flash : flashes)
        flash.strength -= flash.stays ? 0 : faded;
    std::erase_if(flashes, [](const AccessFlash& flash) { return flash.strength <= 0; });
    if (std::all_of(flashes.begin(), flashes.end(), [](const AccessFlash& flash) { return flash.stays; }))
        m->fading.stop();
    m->overlays->update();
}

void Canvas::clickBlock(QPointF at)
{
    const Pane pane = paneUnder(at);
    Scene scene = paneScene(m->scene, pane);
    scene.hoveredPixel = pane.view.pixelAt(at - pane.rect.topLeft());
    if (const auto block = hoveredBlock(scene))
        emit blockClicked(block->index);
}

} // namespace tilescope

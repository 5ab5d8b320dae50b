#include "gpu/emulator/execute/handlers/lanes.h"

namespace tilescope::emulator::TILESCOPE_CODE
{

void fillHandlers(HandlerTable& table, bool observed)
{
    const Registry registry{table};
    fillMoves(registry);
    fillCompare(registry);
    fillInteger32(registry, observed);
    fillInteger64(registry, observed);
    fillBits(registry);
    fillFloat32(registry, observed);
    fillFloat64(registry, observed);
    fillDirected(registry);
    fillTranscendental(registry);
    fillConvert(registry);
    fillHalf(registry);
    fillMatrix(registry, observed);
    fillVideo(registry);
    fillLaneOps(registry, observed);
    fillWindows(registry);
    fillLoads(registry, observed);
    fillStores(registry, observed);
    fillAtomics(registry, observed);
    fillCopies(registry, observed);
    fillTexture(registry, observed);
    fillControl(registry, observed);
    fillMbarriers(registry);
    fillSystem(registry);
}

} // namespace tilescope::emulator::TILESCOPE_CODE

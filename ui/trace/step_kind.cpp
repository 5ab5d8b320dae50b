#include "ui/trace/step_kind.h"

#include "ui/translation.h"

namespace tilescope
{

static StepKind kindOfAccess(const TraceEvent& event)
{
    const bool writes = event.store || event.atomic;
    switch (event.space) {
    case TraceSpace::Global: return writes ? StepKind::GlobalStore : StepKind::GlobalLoad;
    case TraceSpace::Shared: return writes ? StepKind::SharedStore : StepKind::SharedLoad;
    case TraceSpace::Constant: return StepKind::Constant;
    case TraceSpace::Local: return StepKind::Local;
    }
    return StepKind::Other;
}

StepKind stepKindOf(const TraceEvent& event)
{
    switch (event.kind) {
    case TraceEvent::Kind::Access: return kindOfAccess(event);
    case TraceEvent::Kind::Texture: return StepKind::Texture;
    case TraceEvent::Kind::Branch:
        return event.taken != 0 && event.taken != event.mask ? StepKind::Divergent : StepKind::Branch;
    case TraceEvent::Kind::Barrier: return StepKind::Barrier;
    case TraceEvent::Kind::Release: return StepKind::Release;
    case TraceEvent::Kind::Exit:
    case TraceEvent::Kind::WarpSync: return StepKind::Other;
    }
    return StepKind::Other;
}

QString titleOf(StepKind kind)
{
    switch (kind) {
    case StepKind::GlobalLoad: return tr("global load");
    case StepKind::GlobalStore: return tr("global store");
    case StepKind::SharedLoad: return tr("shared load");
    case StepKind::SharedStore: return tr("shared store");
    case StepKind::Constant: return tr("constant");
    case StepKind::Local: return tr("local");
    case StepKind::Texture: return tr("texture");
    case StepKind::Branch: return tr("branch");
    case StepKind::Divergent: return tr("divergent");
    case StepKind::Barrier: return tr("barrier");
    case StepKind::Release: return tr("continues");
    case StepKind::Other: return tr("end");
    }
    return {};
}

QColor colourOf(StepKind kind, bool dark)
{
    switch (kind) {
    case StepKind::GlobalLoad: return dark ? QColor(0x25, 0x89, 0xe8) : QColor(0x25, 0x2b, 0xca);
    case StepKind::GlobalStore: return dark ? QColor(0xff, 0xba, 0x1c) : QColor(0xd7, 0x75, 0x4f);
    case StepKind::SharedLoad: return dark ? QColor(0x81, 0xe0, 0xa7) : QColor(0x1f, 0x7e, 0x66);
    case StepKind::SharedStore: return dark ? QColor(0xdf, 0xa5, 0xfb) : QColor(0x9a, 0x51, 0xd9);
    case StepKind::Constant: return dark ? QColor(0xc1, 0x93, 0x00) : QColor(0x63, 0x5f, 0x40);
    case StepKind::Local: return dark ? QColor(0x0f, 0xb6, 0xcb) : QColor(0x09, 0x57, 0x53);
    case StepKind::Texture: return dark ? QColor(0xf8, 0x74, 0xb8) : QColor(0xcc, 0x3e, 0x71);
    case StepKind::Branch: return dark ? QColor(0x7f, 0x89, 0x90) : QColor(0x77, 0x84, 0x9e);
    case StepKind::Divergent: return dark ? QColor(0xf1, 0x61, 0x64) : QColor(0xd5, 0x07, 0x04);
    case StepKind::Barrier:
    case StepKind::Release: return dark ? QColor(0xe4, 0xe7, 0xeb) : QColor(0x1b, 0x20, 0x27);
    case StepKind::Other: return dark ? QColor(0x7f, 0x89, 0x90) : QColor(0x77, 0x84, 0x9e);
    }
    return {};
}

StepLane laneOf(StepKind kind)
{
    switch (kind) {
    case StepKind::GlobalLoad:
    case StepKind::SharedLoad:
    case StepKind::Constant:
    case StepKind::Texture: return StepLane::Upper;
    case StepKind::GlobalStore:
    case StepKind::SharedStore: return StepLane::Lower;
    default: return StepLane::Whole;
    }
}

bool concerns(const TraceEvent& event, std::uint32_t warp)
{
    if (event.kind == TraceEvent::Kind::Release)
        return warp < 32 && (event.mask >> warp & 1U) != 0;
    return event.warp == warp;
}

} // namespace tilescope

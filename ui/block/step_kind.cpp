#include "ui/block/step_kind.h"

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
    case StepKind::Release: return tr("goes on");
    case StepKind::Other: return tr("end");
    }
    return {};
}

QColor colourOf(StepKind kind, bool dark)
{
    switch (kind) {
    case StepKind::GlobalLoad: return dark ? QColor(0x62, 0xa3, 0xff) : QColor(0x33, 0x47, 0xe1);
    case StepKind::GlobalStore: return dark ? QColor(0xeb, 0xad, 0x5f) : QColor(0xcd, 0x6b, 0x40);
    case StepKind::SharedLoad: return dark ? QColor(0x82, 0xdd, 0x99) : QColor(0x1e, 0x6c, 0x4b);
    case StepKind::SharedStore: return dark ? QColor(0xbe, 0x81, 0xd9) : QColor(0x86, 0x2f, 0xbc);
    case StepKind::Constant: return dark ? QColor(0xed, 0xca, 0x4d) : QColor(0x7d, 0x66, 0x14);
    case StepKind::Local: return dark ? QColor(0x26, 0xc5, 0xd8) : QColor(0x08, 0x7c, 0x7d);
    case StepKind::Texture: return dark ? QColor(0xff, 0x87, 0xc1) : QColor(0xbf, 0x19, 0x5e);
    case StepKind::Branch: return dark ? QColor(0x85, 0x90, 0x9f) : QColor(0x76, 0x85, 0x9d);
    case StepKind::Divergent: return dark ? QColor(0xfe, 0x6c, 0x62) : QColor(0xda, 0x15, 0x18);
    case StepKind::Barrier:
    case StepKind::Release: return dark ? QColor(0xe4, 0xe7, 0xeb) : QColor(0x1b, 0x20, 0x27);
    case StepKind::Other: return dark ? QColor(0x85, 0x90, 0x9f) : QColor(0x76, 0x85, 0x9d);
    }
    return {};
}

bool concerns(const TraceEvent& event, std::uint32_t warp)
{
    if (event.kind == TraceEvent::Kind::Release)
        return warp < 32 && (event.mask >> warp & 1U) != 0;
    return event.warp == warp;
}

} // namespace tilescope

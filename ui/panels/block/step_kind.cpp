#include "ui/panels/block/step_kind.h"

#include <QCoreApplication>

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
    const auto tr = [](const char* text) { return QCoreApplication::translate("StepKind", text); };
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
    case StepKind::GlobalLoad: return dark ? QColor(0x5c, 0xab, 0xff) : QColor(0x0b, 0x62, 0xc4);
    case StepKind::GlobalStore: return dark ? QColor(0xff, 0xa5, 0x52) : QColor(0xc2, 0x57, 0x0c);
    case StepKind::SharedLoad: return dark ? QColor(0x5f, 0xd3, 0x8d) : QColor(0x15, 0x80, 0x3d);
    case StepKind::SharedStore: return dark ? QColor(0xc7, 0x92, 0xff) : QColor(0x84, 0x2f, 0xd6);
    case StepKind::Constant: return dark ? QColor(0xe5, 0xc4, 0x53) : QColor(0x8a, 0x6d, 0x00);
    case StepKind::Local: return dark ? QColor(0x4f, 0xc9, 0xc9) : QColor(0x0e, 0x7c, 0x7c);
    case StepKind::Texture: return dark ? QColor(0xff, 0x8a, 0xc4) : QColor(0xbe, 0x18, 0x5d);
    case StepKind::Branch: return dark ? QColor(0x84, 0x90, 0xa0) : QColor(0x76, 0x81, 0x92);
    case StepKind::Divergent: return dark ? QColor(0xff, 0x6b, 0x63) : QColor(0xd3, 0x20, 0x20);
    case StepKind::Barrier:
    case StepKind::Release: return dark ? QColor(0xe4, 0xe7, 0xeb) : QColor(0x1b, 0x20, 0x27);
    case StepKind::Other: return dark ? QColor(0x84, 0x90, 0xa0) : QColor(0x76, 0x81, 0x92);
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

#include "ui/shell/panel.h"

#include "ui/translation.h"

namespace tilescope
{

QString toText(Panel panel)
{
    switch (panel) {
    case Panel::Settings: return QStringLiteral("settings");
    case Panel::Kernel: return QStringLiteral("kernel");
    case Panel::Timings: return QStringLiteral("timings");
    case Panel::Compare: return QStringLiteral("compare");
    case Panel::Counters: return QStringLiteral("counters");
    case Panel::Findings: return QStringLiteral("findings");
    case Panel::Gallery: return QStringLiteral("gallery");
    case Panel::Block: return QStringLiteral("block");
    case Panel::Roofline: return QStringLiteral("roofline");
    case Panel::Sweep: return QStringLiteral("sweep");
    case Panel::History: return QStringLiteral("history");
    case Panel::Device: return QStringLiteral("device");
    case Panel::Inspector: return QStringLiteral("inspect");
    case Panel::Histogram: return QStringLiteral("histogram");
    case Panel::Profile: return QStringLiteral("profile");
    }
    return {};
}

std::optional<Panel> parsePanel(const QString& text)
{
    for (const Panel panel : panels)
        if (text == toText(panel))
            return panel;
    return {};
}

QStringList panelTexts()
{
    QStringList texts;
    for (const Panel panel : panels)
        texts << toText(panel);
    return texts;
}

QString titleOf(Panel panel)
{
    switch (panel) {
    case Panel::Settings: return tr("Settings");
    case Panel::Kernel: return tr("Kernel");
    case Panel::Timings: return tr("Timings");
    case Panel::Compare: return tr("Compare");
    case Panel::Counters: return tr("Counters");
    case Panel::Findings: return tr("Findings");
    case Panel::Gallery: return tr("Gallery");
    case Panel::Block: return tr("Block");
    case Panel::Roofline: return tr("Roofline");
    case Panel::Sweep: return tr("Sweep");
    case Panel::History: return tr("History");
    case Panel::Device: return tr("Device");
    case Panel::Inspector: return tr("Inspector");
    case Panel::Histogram: return tr("Histogram");
    case Panel::Profile: return tr("Profile");
    }
    return {};
}

} // namespace tilescope

#include "ui/parts/charts/warp_state.h"

#include "gpu/recipe/words/stall_words.h"
#include "ui/translation.h"

namespace tilescope
{

QColor colourOf(StallReason state, bool dark)
{
    switch (state) {
    case StallReason::Selected: return dark ? QColor(0xd3, 0xfb, 0xda) : QColor(0x0e, 0x3a, 0x1c);
    case StallReason::NotSelected: return dark ? QColor(0x52, 0x6f, 0x24) : QColor(0xb8, 0xfd, 0xc2);
    case StallReason::LongScoreboard: return dark ? QColor(0xf9, 0x8b, 0x2c) : QColor(0xe0, 0x9a, 0x45);
    case StallReason::ShortScoreboard: return dark ? QColor(0x55, 0x91, 0xfa) : QColor(0x3d, 0x55, 0xbc);
    case StallReason::Wait: return dark ? QColor(0x41, 0x44, 0x48) : QColor(0xc3, 0xc7, 0xcd);
    case StallReason::Barrier: return dark ? QColor(0xd8, 0x35, 0x64) : QColor(0xcf, 0x41, 0x48);
    case StallReason::MathPipe: return dark ? QColor(0xb8, 0x6e, 0xd0) : QColor(0xaa, 0x62, 0xd3);
    case StallReason::LoadStore: return dark ? QColor(0x74, 0x3d, 0x04) : QColor(0x7d, 0x46, 0x0b);
    case StallReason::MemoryQueue: return dark ? QColor(0x36, 0x4a, 0xb9) : QColor(0x1c, 0x3b, 0x8a);
    case StallReason::TextureQueue: return dark ? QColor(0xe2, 0x9c, 0xa1) : QColor(0xf8, 0x69, 0x94);
    case StallReason::Branch: return dark ? QColor(0xe5, 0xd4, 0x50) : QColor(0xf1, 0xe1, 0x6b);
    case StallReason::Constant: return dark ? QColor(0x35, 0xc1, 0xd2) : QColor(0x21, 0xab, 0xb8);
    case StallReason::Fence: return dark ? QColor(0x84, 0x40, 0x8c) : QColor(0x48, 0x0a, 0x55);
    case StallReason::NoInstruction: return dark ? QColor(0x79, 0x7f, 0x90) : QColor(0x71, 0x6a, 0x84);
    case StallReason::Dispatch: return dark ? QColor(0x88, 0x10, 0xf8) : QColor(0xc8, 0x90, 0xf8);
    case StallReason::Drain: return dark ? QColor(0x98, 0xe0, 0xf8) : QColor(0x58, 0x50, 0x70);
    }
    return {};
}

QString titleOf(StallReason state) { return translated(nameOf(state)); }
QString plainTitleOf(StallReason state) { return translated(plainNameOf(state)); }

QString bothTitlesOf(StallReason state)
{
    const QString plain = plainTitleOf(state), name = titleOf(state);
    return plain == name ? plain : QStringLiteral("%1 (%2)").arg(plain, name);
}

QString doingTextOf(StallReason state) { return translated(doingOf(state)); }
QString sentenceOf(StallReason state) { return translated(meaningOf(state)); }

QString shareText(double share)
{
    const QString percent =
        share > 0 && share < 0.005 ? QStringLiteral("<\u00A01") : QString::number(100 * share, 'f', 0);
    return tr("%1\u00A0%").arg(percent);
}

} // namespace tilescope

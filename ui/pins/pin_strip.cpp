#include "ui/pins/pin_strip.h"

#include "ui/parts/labels.h"
#include "ui/pins/pin_chip.h"

#include <QHBoxLayout>
#include <QToolButton>

#include <algorithm>

namespace tilescope
{

PinStrip::PinStrip(QWidget* parent)
    : QWidget(parent), m_unpinAll(toolButton(tr("Unpin all"), tr("Unpin all pinned runs")))
{
    setAccessibleName(tr("Pinned runs"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 6, 8, 0);
    row->setSpacing(8);
    row->setSizeConstraint(QLayout::SetNoConstraint); // names are elided in a narrow row
    for (auto& chip : m_chips) {
        chip = new PinChip;
        chip->hide();
        row->addWidget(chip);
        connect(chip, &PinChip::baselineWanted, this, &PinStrip::baselineWanted);
        connect(chip, &PinChip::unpinWanted, this, &PinStrip::unpinWanted);
    }
    row->addWidget(m_unpinAll);
    row->addStretch(1);
    connect(m_unpinAll, &QToolButton::clicked, this, &PinStrip::unpinAllWanted);
    hide();
}

PinChip* PinStrip::chip(char letter) const { return m_chips.at(static_cast<std::size_t>(letter - 'A')); }

void PinStrip::setPins(const std::vector<PinTitle>& pins)
{
    if (pins == m_pins)
        return;
    m_pins = pins;
    for (char letter = 'A'; letter < char('A' + PinnedRuns::most); ++letter) {
        const auto pinned = std::ranges::find(pins, letter, &PinTitle::letter);
        if (pinned != pins.end())
            chip(letter)->setTitle(*pinned);
        chip(letter)->setVisible(pinned != pins.end());
    }
    setVisible(!pins.empty());
    fit();
}

QSize PinStrip::minimumSizeHint() const { return {0, QWidget::minimumSizeHint().height()}; }

void PinStrip::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

/// Distributes the available width: short names get their full width, long ones equal parts of the rest.
void PinStrip::fit()
{
    std::vector<PinChip*> shown;
    int room = width() - layout()->contentsMargins().left() - layout()->contentsMargins().right();
    room -= m_unpinAll->sizeHint().width();
    for (const auto& pin : m_pins) {
        shown.push_back(chip(pin.letter));
        const int wanted = shown.back()->nameWidth();
        shown.back()->setNameWidth(wanted);
        room -= shown.back()->sizeHint().width() - wanted + layout()->spacing();
    }
    std::ranges::sort(shown, {}, &PinChip::nameWidth);
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const int share = std::max(0, room / static_cast<int>(shown.size() - i));
        const int given = std::min(shown[i]->nameWidth(), share);
        shown[i]->setNameWidth(given);
        room -= given;
    }
}

} // namespace tilescope

#include "ui/block/access_view.h"

#include "ui/block/lane_groups_view.h"
#include "ui/block/punch_card_view.h"
#include "ui/block/sector_view.h"
#include "ui/parts/labels.h"
#include "ui/trace/lane_text.h"
#include "ui/trace/step_kind.h"
#include "ui/trace/step_text.h"
#include "ui/translation.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <bit>

namespace tilescope
{

AccessView::AccessView(QWidget* parent)
    : QWidget(parent), m_title(headingLabel({})), m_figures(mutedLabel({})), m_pages(new QStackedWidget),
      m_empty(new QWidget), m_cards(new QWidget), m_sectors(new SectorView), m_card(new PunchCardView),
      m_padded(new PunchCardView), m_groups(new LaneGroupsView)
{
    m_title->setWordWrap(false);
    auto* cards = new QHBoxLayout(m_cards);
    cards->setContentsMargins(0, 0, 0, 0);
    cards->setSpacing(16);
    cards->addWidget(m_card, 1);
    cards->addWidget(m_padded, 1);
    for (QWidget* page : {m_empty, m_cards, static_cast<QWidget*>(m_sectors), static_cast<QWidget*>(m_groups)})
        m_pages->addWidget(page);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(0, 0, 0, 0);
    head->setSpacing(12);
    head->addWidget(m_title, 0, Qt::AlignTop);
    head->addWidget(m_figures, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 0, 8, 4);
    column->setSpacing(4);
    column->addLayout(head);
    column->addWidget(m_pages, 1);
    setMinimumWidth(220);
}

QString AccessView::figures() const { return m_figures->text(); }
bool AccessView::showsPadding() const { return m_pages->currentWidget() == m_cards && !m_padded->isHidden(); }

void AccessView::clear()
{
    m_title->clear();
    showNothing();
}

void AccessView::showNothing()
{
    m_figures->clear();
    m_pages->setCurrentWidget(m_empty);
}

void AccessView::setStep(const TracedBlock& block, std::size_t index)
{
    if (!block.trace || index >= block.trace->events.size()) {
        clear();
        return;
    }
    const TraceEvent& event = block.trace->events[index];
    QString title = titleOf(stepKindOf(event));
    m_title->setText(title.replace(0, 1, title.at(0).toUpper()));
    switch (event.kind) {
    case TraceEvent::Kind::Access: showAccess(block, event); break;
    case TraceEvent::Kind::Branch: showBranch(*block.trace, index); break;
    case TraceEvent::Kind::Barrier:
    case TraceEvent::Kind::Release: showBarrier(*block.trace, index); break;
    default: showNothing(); break;
    }
}

void AccessView::showAccess(const TracedBlock& block, const TraceEvent& event)
{
    const BlockTrace& trace = *block.trace;
    if (event.lanes >= trace.lanes.size()) {
        showNothing();
        return;
    }
    switch (event.space) {
    case TraceSpace::Global:
        m_sectors->setAccess(trace, event);
        m_figures->setText(sectorFigures(m_sectors->picture()).join(QStringLiteral(" · ")));
        m_pages->setCurrentWidget(m_sectors);
        break;
    case TraceSpace::Shared: showShared(block, event); break;
    case TraceSpace::Constant: showConstant(trace, event); break;
    case TraceSpace::Local: showNothing(); break;
    }
}

void AccessView::showShared(const TracedBlock& block, const TraceEvent& event)
{
    const TraceLanes& lanes = block.trace->lanes[event.lanes];
    const BankPicture now = bankPicture(event, lanes);
    m_figures->setText(bankFigures(now).join(QStringLiteral(" · ")));
    const PitchCure& cure = block.cure;
    const auto element = static_cast<std::size_t>(std::max(cure.elementBytes, 1));
    const bool hasRows = cure.pitchBytes > 0;
    m_card->setPicture(hasRows ? tr("rows %1 elements apart, as now").arg(cure.pitchBytes / element) : tr("current"),
                       now);
    m_padded->setVisible(cure.cureBytes.has_value());
    if (cure.cureBytes)
        m_padded->setPicture(tr("rows %1 elements apart").arg(*cure.cureBytes / element),
                             bankPictureAtPitch(event, lanes, cure.pitchBytes, *cure.cureBytes));
    m_pages->setCurrentWidget(m_cards);
}

void AccessView::showConstant(const BlockTrace& trace, const TraceEvent& event)
{
    const ConstantPicture picture = constantPicture(event, trace.lanes[event.lanes]);
    std::vector<LaneGroupsView::Group> groups;
    for (const ConstantPicture::Address& address : picture.addresses)
        groups.push_back({QStringLiteral("+%1").arg(number(address.offset)), address.lanes, StepKind::Constant});
    const bool isBroadcast = groups.size() <= 1;
    m_groups->setGroups(
        groups, 32,
        isBroadcast
            ? tr("A broadcast: the constant cache serves one address for all lanes at once.")
            : tr("The constant cache serves one address at a time: %1 passes instead of 1.").arg(groups.size()));
    m_figures->setText(isBroadcast ? tr("1 address for all lanes")
                                   : tr("%1 addresses, one after another").arg(groups.size()));
    m_pages->setCurrentWidget(m_groups);
}

void AccessView::showBranch(const BlockTrace& trace, std::size_t index)
{
    const TraceEvent& event = trace.events[index];
    const std::uint32_t goesOn = event.mask & ~event.taken;
    const bool diverges = event.taken != 0 && goesOn != 0;
    QString note;
    if (diverges) {
        const auto meeting = meetingAfter(trace, index);
        note = tr("The lanes do not reconverge in the recorded events.");
        if (meeting && *meeting < trace.events.size()) {
            const std::size_t site = trace.events[*meeting].site;
            const int line = site < trace.sites.size() ? trace.sites[site].line : 0;
            note = line > 0 ? tr("The lanes reconverge at line %1, event %2.")
                                  .arg(line)
                                  .arg(number(trace.firstEvent + *meeting + 1))
                            : tr("The lanes reconverge at event %1.").arg(number(trace.firstEvent + *meeting + 1));
        }
    }
    m_groups->setGroups({{tr("taken"), event.taken, StepKind::GlobalStore},
                         {tr("not taken"), goesOn, StepKind::GlobalLoad},
                         {tr("inactive"), ~event.mask, StepKind::Branch}},
                        32, note);
    m_figures->setText(tr("%1 taken · %2 not taken").arg(std::popcount(event.taken)).arg(std::popcount(goesOn)));
    m_pages->setCurrentWidget(m_groups);
}

void AccessView::showBarrier(const BlockTrace& trace, std::size_t index)
{
    const std::vector<WarpState> warps = warpsAfter(trace, index + 1);
    std::uint32_t waiting = 0, running = 0, ended = 0;
    for (std::size_t warp = 0; warp < warps.size() && warp < 32; ++warp)
        (warps[warp].ended ? ended : warps[warp].waits ? waiting : running) |= 1U << warp;
    const bool opens = trace.events[index].kind == TraceEvent::Kind::Release;
    m_groups->setGroups({{tr("wait"), waiting, StepKind::Barrier},
                         {opens ? tr("continue") : tr("running"), running, StepKind::SharedLoad},
                         {tr("ended"), ended, StepKind::Branch}},
                        static_cast<unsigned>(std::min<std::size_t>(warps.size(), 32)),
                        opens ? tr("Every warp can now read everything that was stored before the barrier.")
                              : tr("A warp at the barrier does nothing until the last warp arrives."));
    m_figures->setText(tr("%1 of %2 warps are waiting")
                           .arg(std::popcount(waiting))
                           .arg(warps.size() - static_cast<std::size_t>(std::popcount(ended))));
    m_pages->setCurrentWidget(m_groups);
}

} // namespace tilescope

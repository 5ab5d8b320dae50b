#pragma once

#include "ui/trace/traced_block.h"

#include <QWidget>

class QLabel;
class QStackedWidget;

namespace tilescope
{

class LaneGroupsView;
class PunchCardView;
class SectorView;

/// Shows what the current event does, drawn according to its kind: sectors, bank grids ("punch cards"), groups of
/// lanes; with its figures beside it.
class AccessView : public QWidget
{
    Q_OBJECT

public:
    explicit AccessView(QWidget* parent = nullptr);

    void setStep(const TracedBlock& block, std::size_t index);
    void clear();

    QString figures() const;
    bool showsPadding() const; ///< a second grid shows the access at the pitch that removes its conflicts
    SectorView& sectors() const { return *m_sectors; }
    PunchCardView& card() const { return *m_card; }
    PunchCardView& paddedCard() const { return *m_padded; }
    LaneGroupsView& groups() const { return *m_groups; }

private:
    void showAccess(const TracedBlock& block, const TraceEvent& event);
    void showShared(const TracedBlock& block, const TraceEvent& event);
    void showConstant(const BlockTrace& trace, const TraceEvent& event);
    void showBranch(const BlockTrace& trace, std::size_t index);
    void showBarrier(const BlockTrace& trace, std::size_t index);
    void showNothing();

    QLabel *m_title, *m_figures;
    QStackedWidget* m_pages;
    QWidget *m_empty, *m_cards;
    SectorView* m_sectors;
    PunchCardView *m_card, *m_padded;
    LaneGroupsView* m_groups;
};

} // namespace tilescope

#include "ui/window/bottom_panels.h"

#include "ui/block/block_panel.h"
#include "ui/compare/compare_panel.h"
#include "ui/counters/counters_panel.h"
#include "ui/device/device_panel.h"
#include "ui/findings/findings_panel.h"
#include "ui/gallery/gallery_panel.h"
#include "ui/history/history_panel.h"
#include "ui/inspect/histogram_panel.h"
#include "ui/inspect/inspector_panel.h"
#include "ui/inspect/profile_panel.h"
#include "ui/roofline/roofline_panel.h"
#include "ui/sweep/sweep_panel.h"
#include "ui/timings/timings_panel.h"

namespace tilescope
{

BottomPanels::BottomPanels(Session& session, QObject* parent)
    : QObject(parent), m_timings(new TimingsPanel(session.registry())), m_compare(new ComparePanel(session.registry())),
      m_counters(new CountersPanel(session.registry())), m_findings(new FindingsPanel), m_gallery(new GalleryPanel),
      m_block(new BlockPanel), m_roofline(new RooflinePanel(session.registry())),
      m_sweep(new SweepPanel(session.registry())), m_history(new HistoryPanel(session.registry())),
      m_device(new DevicePanel), m_inspector(new InspectorPanel), m_histogram(new HistogramPanel),
      m_profile(new ProfilePanel)
{
    connect(&session, &Session::ready, m_device, &DevicePanel::setEnvironment);
    connect(&session, &Session::started, this, [this](Session::Stage stage) { m_stage = stage; });
    connect(&session, &Session::reportReady, this, [this](const std::shared_ptr<const Report>& report) {
        m_timings->setReport(*report);
        m_compare->setReport(report);
        m_roofline->setReport(report);
        m_counters->setReport(*report);
        m_findings->setReport(*report);
        m_gallery->setReport(*report);
        if (m_stage == Session::Stage::Settled)
            m_history->addRun(*report);
    });
    connect(&session, &Session::otherReady, this, [this](const std::shared_ptr<const Report>& report) {
        m_timings->setOtherReport(*report);
        m_compare->setReport(report);
        m_roofline->setReport(report);
    });
    connect(&session, &Session::failed, this,
            [this, &session](const RunFailure& failure) { m_compare->setFailure(session.recipe(), failure.message); });
    connect(&session, &Session::otherFailed, this,
            [this, &session](const QString& strategy, const RunFailure& failure) {
                Recipe other = session.recipe();
                other.strategy = strategy.toStdString();
                m_timings->setOtherFailure(other.strategy, failure.message);
                m_compare->setFailure(other, failure.message);
            });
    connect(&session, &Session::failed, m_findings, &FindingsPanel::setFailure);
    connect(m_counters, &CountersPanel::siliconWanted, &session, &Session::readSilicon);
    connect(&session, &Session::siliconReading, m_counters, &CountersPanel::setReadingSilicon);
    connect(m_compare, &ComparePanel::strategyChosen, this, &BottomPanels::strategyChosen);
    connect(m_history, &HistoryPanel::recipeChosen, this, &BottomPanels::recipeChosen);
    connect(m_findings, &FindingsPanel::lineChosen, this, &BottomPanels::lineChosen);
}

std::vector<BottomPanels::Entry> BottomPanels::entries() const
{
    return {{Panel::Timings, m_timings},   {Panel::Compare, m_compare},     {Panel::Counters, m_counters},
            {Panel::Findings, m_findings}, {Panel::Gallery, m_gallery},     {Panel::Block, m_block},
            {Panel::Roofline, m_roofline}, {Panel::Sweep, m_sweep},         {Panel::History, m_history},
            {Panel::Device, m_device},     {Panel::Inspector, m_inspector}, {Panel::Histogram, m_histogram},
            {Panel::Profile, m_profile}};
}

void BottomPanels::setChosen(const Recipe& recipe)
{
    m_timings->setChosen(recipe.strategy);
    m_compare->setChosen(recipe);
    m_roofline->setChosen(recipe);
    m_sweep->setRecipe(recipe);
    m_findings->setRecipe(recipe);
}

} // namespace tilescope

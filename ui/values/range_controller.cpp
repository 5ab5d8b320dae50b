#include "ui/values/range_controller.h"

#include "ui/canvas/canvas.h"
#include "ui/canvas/pictures/display_range.h"
#include "ui/canvas/scene.h"
#include "ui/session/run_state.h"
#include "ui/session/source_picture.h"
#include "ui/session/view_subject.h"
#include "ui/values/range_panel.h"

#include <memory>
#include <utility>

namespace tilescope
{

RangeController::RangeController(const WindowParts& parts, RangePanel& panel)
    : QObject(&panel), m_parts(parts), m_panel(panel)
{
    connect(&parts.source, &SourcePicture::opened, this, &RangeController::follow);
    connect(&parts.source, &SourcePicture::rangeChanged, this, &RangeController::follow);
    connect(&parts.run, &RunState::reported, this, [this] {
        if (floatResult() != m_result)
            follow();
    });
    connect(&panel, &RangePanel::becameVisible, this, &RangeController::follow);
    connect(&panel, &RangePanel::subjectChanged, this, &RangeController::follow);
    connect(&panel, &RangePanel::dropped, this, &RangeController::follow);
    connect(&panel, &RangePanel::chosen, this, &RangeController::choose);
    connect(&panel, &RangePanel::channelChosen, &parts.subject, &ViewSubjectModel::chooseChannel);
    connect(&parts.subject, &ViewSubjectModel::changed, this, [this](const ViewSubject& subject) {
        m_parts.canvas.setChannel(subject.channel);
        m_panel.setChannel(subject.channel);
    });
}

ImagePtr RangeController::floatResult() const
{
    const ImagePtr image = m_parts.run.report() ? m_parts.run.report()->picture : nullptr;
    return image && image->format() == PixelFormat::Float32 ? image : nullptr;
}

void RangeController::follow()
{
    m_result = floatResult();
    const PictureValuesPtr& source = m_parts.source.values();
    m_panel.setHasResult(m_result != nullptr);
    m_panel.setHasAlpha(source && source->alpha);
    m_panel.setChannel(m_parts.canvas.scene().channel);
    if (m_panel.subject() == RangePanel::Subject::Source) {
        m_panel.setChoice(m_parts.source.range());
        if (m_panel.isVisible() && !m_panel.bar().isDragging()) // its histogram stays under the mouse
            find(source, m_parts.source.range());
        return;
    }
    const auto& given = m_parts.canvas.scene().resultRange;
    const RangeChoice choice = given ? RangeChoice{RangeChoice::Kind::Given, *given} : RangeChoice();
    m_panel.setChoice(choice);
    if (!m_panel.isVisible() || m_panel.bar().isDragging() || !m_result)
        return;
    auto values = std::make_shared<PictureValues>();
    values->kind = PictureValues::Kind::Floats;
    values->planes = {m_result};
    const ValueRange own = displayRange(m_parts.run.report()->display, m_result.get()).values;
    find(std::move(values), choice, PictureRange{own.low, own.high});
}

void RangeController::find(PictureValuesPtr values, const RangeChoice& choice, const std::optional<PictureRange>& full)
{
    if (!values) {
        m_finding.drop();
        return take(nullptr);
    }
    m_finding.start(
        [values = std::move(values), choice, full](const std::stop_token& stop) {
            return std::make_shared<const RangeFacts>(rangeFactsOf(*values, choice, full, stop));
        },
        [this](const RangeFactsPtr& facts) { take(facts); });
}

void RangeController::take(const RangeFactsPtr& facts)
{
    m_facts = facts;
    m_panel.setFacts(facts);
}

void RangeController::choose(const RangeChoice& choice)
{
    if (m_panel.subject() == RangePanel::Subject::Source)
        return m_parts.source.choose(choice);
    if (choice.kind == RangeChoice::Kind::Full)
        m_parts.canvas.setResultRange({});
    else
        m_parts.canvas.setResultRange(choice.kind == RangeChoice::Kind::Auto && m_facts ? m_facts->stretched
                                                                                        : choice.given);
    follow();
}

} // namespace tilescope

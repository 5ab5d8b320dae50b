#pragma once

#include "ui/newest_job.h"
#include "ui/shell/window_parts.h"
#include "ui/values/range_facts.h"

#include <QObject>

namespace tilescope
{

class RangePanel;

/// Shows the range of the source's values, or of a result of floats, and sets it.
class RangeController : public QObject
{
    Q_OBJECT

public:
    RangeController(const WindowParts& parts, RangePanel& panel);

private:
    void follow(); ///< another picture, range or subject
    void find(PictureValuesPtr values, const RangeChoice& choice, const std::optional<PictureRange>& full = {});
    void take(const RangeFactsPtr& facts);
    void choose(const RangeChoice& choice);
    ImagePtr floatResult() const; ///< null if the result is not of floats, or not in host memory

    WindowParts m_parts;
    RangePanel& m_panel;
    NewestJob<RangeFactsPtr> m_finding;
    RangeFactsPtr m_facts;
    ImagePtr m_result; ///< of the last facts
};

} // namespace tilescope

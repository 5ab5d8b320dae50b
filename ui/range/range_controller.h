#pragma once

#include "ui/range/range_facts.h"
#include "ui/shell/panel_kind.h"
#include "ui/shell/window_parts.h"

#include <QObject>

namespace tilescope
{

inline constexpr PanelKey rangePanel{"range"};
PanelKind rangePanelKind();

class RangePanel;

/// Shows the range of the source's values, or of a result of floats, and sets it.
class RangeController : public QObject
{
    Q_OBJECT

public:
    RangeController(const WindowParts& parts, RangePanel& panel);

private:
    void follow(); ///< another picture, range or subject
    void choose(const RangeChoice& choice);
    ImagePtr floatResult() const; ///< null if the result is not of floats, or not in host memory

    WindowParts m_parts;
    RangePanel& m_panel;
    RangeFactsMaker m_maker;
    RangeFactsPtr m_facts;
    ImagePtr m_result; ///< of the last facts
};

} // namespace tilescope

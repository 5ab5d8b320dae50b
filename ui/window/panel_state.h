#pragma once

#include "gpu/image/image.h"
#include "gpu/recipe/recipe.h"
#include "ui/shell/window_parts.h"

#include <QObject>

#include <utility>
#include <vector>

class QWidget;

namespace tilescope
{

struct PanelKind;

/// Dims the panels of a run's figures (PanelKind::isOfRun) while the last report is of earlier settings, as
/// PictureState does with the picture. A panel that compares strategies stays as it is if only the strategy is another,
/// and once another strategy has run with the current settings: it marks each strategy's figures itself. Findings stay
/// if they are of the run that failed.
class PanelState : public QObject
{
    Q_OBJECT

public:
    explicit PanelState(const WindowParts& parts); ///< once the panels exist

private:
    using Compared = std::pair<Recipe, ImagePtr>; ///< without the strategy; the picture

    Compared now() const;
    void take();   ///< figures of the current settings have arrived
    void follow(); ///< RunState::isOutdated

    WindowParts m_parts;
    Compared m_compared; ///< what the last figures were of
    std::vector<std::pair<const PanelKind*, QWidget*>> m_veils;
};

} // namespace tilescope

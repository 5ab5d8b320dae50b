#pragma once

#include "gpu/image/image.h"
#include "gpu/recipe/recipe.h"
#include "ui/session/view_subject.h"
#include "ui/shell/window_parts.h"

#include <QObject>
#include <QString>

#include <array>
#include <optional>

class QMenu;

namespace tilescope
{

/// Offers and shows what the difference view subtracts, and runs what is not at hand, in the emulator and apart from
/// the runs.
class DifferenceController : public QObject
{
    Q_OBJECT

public:
    explicit DifferenceController(const WindowParts& parts);

    const QString& problem() const { return m_problem; } ///< why there is no difference; shown over the picture

private:
    /// What a side's run gave.
    struct Made {
        Recipe recipe;
        ImagePtr source, picture;
        QString problem;
    };

    void follow(); ///< something that the pictures depend on has changed
    const DifferenceSides& sides() const;
    void fillMenu(QMenu& menu);
    void fillSide(QMenu& menu, std::size_t index);
    void offer(QMenu& menu, std::size_t index, const DifferenceSide& side);
    QString nameOf(const DifferenceSide& side) const;
    std::optional<Recipe> recipeOf(const DifferenceSide& side) const; ///< of one that must be run
    ImagePtr pictureOf(std::size_t index, QString& problem);          ///< null: it does not exist yet
    ImagePtr ranFor(std::size_t index, const Recipe& recipe, QString& problem);

    WindowParts m_parts;
    std::array<std::optional<Made>, 2> m_made;
    QString m_problem;
};

} // namespace tilescope

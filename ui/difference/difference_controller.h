#pragma once

#include "gpu/image/image.h"
#include "gpu/recipe/recipe.h"
#include "ui/shell/window_parts.h"

#include <QObject>
#include <QString>

#include <array>
#include <optional>
#include <string>

class QMenu;

namespace tilescope
{

/// One of the two pictures of a difference.
struct DifferenceSide {
    enum class Kind {
        Result,
        Source,
        Reference, ///< of the result
        Pin,       ///< what a pinned run's settings make of the open picture
        Strategy   ///< what another strategy makes of it, with the present settings
    } kind = Kind::Result;
    char letter = 'A';         ///< of Kind::Pin
    std::string strategy = {}; ///< of Kind::Strategy
    bool operator==(const DifferenceSide&) const = default;
};

/// Chooses what the difference view subtracts, and runs what is not at hand, in the emulator and apart from the runs.
class DifferenceController : public QObject
{
    Q_OBJECT

public:
    explicit DifferenceController(const WindowParts& parts);

    using Sides = std::array<DifferenceSide, 2>; ///< the result and its CPU reference, unless chosen otherwise
    void choose(const Sides& sides);
    const Sides& sides() const { return m_sides; }
    const QString& problem() const { return m_problem; } ///< why there is no difference; shown over the picture

private:
    /// What a side's run gave.
    struct Made {
        Recipe recipe;
        ImagePtr source, picture;
        QString problem;
    };

    void follow(); ///< something that the pictures depend on has changed
    void fillMenu(QMenu& menu);
    void fillSide(QMenu& menu, std::size_t index);
    void offer(QMenu& menu, std::size_t index, const DifferenceSide& side);
    QString nameOf(const DifferenceSide& side) const;
    std::optional<Recipe> recipeOf(const DifferenceSide& side) const; ///< of one that must be run
    ImagePtr pictureOf(std::size_t index, QString& problem);          ///< null: it does not exist yet
    ImagePtr ranFor(std::size_t index, const Recipe& recipe, QString& problem);

    WindowParts m_parts;
    Sides m_sides{DifferenceSide{}, DifferenceSide{DifferenceSide::Kind::Reference}};
    std::array<std::optional<Made>, 2> m_made;
    QString m_problem;
};

} // namespace tilescope

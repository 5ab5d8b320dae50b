#pragma once

#include "gpu/operations/registry.h"
#include "ui/session/environment.h"
#include "ui/session/run_failure.h"

#include <QObject>
#include <QRect>

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>

namespace tilescope
{

/// The recipe that is chosen, the only place that holds it: controls, presentation, palette, undo, sessions and sweeps
/// show it and change it here. Holds besides what choosing needs: the last settings of every operation, the person's
/// own text of every strategy, the person's own block while a strategy has one that it asked for, and why the present
/// settings cannot run.
class SettingsModel : public QObject
{
    Q_OBJECT

public:
    /// Throws SettingError for an unknown operation or strategy, as setRecipe() does.
    explicit SettingsModel(const Registry& registry, const Recipe& recipe = {}, QObject* parent = nullptr);

    const Registry& registry() const { return m_registry; }
    const Recipe& recipe() const { return m_recipe; }
    const Operation& operation() const { return m_registry.operation(m_recipe.operation); }
    const Strategy& strategy() const { return m_registry.strategy(operation(), m_recipe.strategy); }

    void setRecipe(const Recipe& recipe);

    /// By the names that SettingError, JSON and the command line have: "operation", "strategy", "block", "backend",
    /// "compiler", "gpu" (empty: the machine's own), "counters", "compile_time_sizes", or a parameter of the operation.
    ParameterValue value(const std::string& field) const;
    void change(const std::string& field, const ParameterValue& value);

    void setBlock(BlockSize block);                       ///< also one that cannot be: it is shown, and explained
    void setBlockSide(Qt::Orientation side, int threads); ///< of a square block the other side goes with it

    /// The operation must have it. A text of the person's own stays with the strategy that it was written for, and
    /// comes back with it.
    void pickStrategy(const std::string& name);

    /// With the settings that it had when it was left. Without a strategy, the same one where it has that and it was
    /// not refused, else its first.
    void pickOperation(const std::string& name, const std::string& strategy = {});

    /// The parameter that is a rectangle of the picture, such as a template: whether the operation has one, and its
    /// rectangle unless it holds something else.
    bool takesRectangle() const { return rectangleParameter() != nullptr; }
    bool hasRectangleText() const; ///< the parameter is not empty
    std::optional<QRect> rectangle() const;
    void setRectangle(const QRect& rectangle); ///< does nothing where no parameter takes one

    /// The present settings cannot run. Where the strategy that was just picked refuses the block, the nearest that it
    /// takes is set, and the next strategy gets the person's back. False when no setting has the failure's field.
    bool takeFailure(const RunFailure& failure);
    void clearFailure();
    const std::optional<RunFailure>& failure() const { return m_failure; }  ///< of a setting; stays until the next run
    void cure();                                                            ///< sets the nearest value that works
    const std::optional<BlockSize>& ownBlock() const { return m_ownBlock; } ///< while the strategy has one it asked for

    void setPicture(PixelFormat format);
    PixelFormat picture() const { return m_picture; }
    void setEnvironment(const Environment& environment);
    const Environment& environment() const { return m_environment; }

    /// Is asked before any recipe is taken: gives it back, or the one to be taken in its place.
    void setGate(std::function<Recipe(const Recipe&)> gate) { m_gate = std::move(gate); }

signals:
    void changed(const tilescope::Recipe& recipe); ///< set anew, perhaps to an equal one
    void runDue(const tilescope::Recipe& recipe);  ///< likewise, once everything that listens to changed() shows it
    void failureChanged();                         ///< failure() or ownBlock()
    void pictureChanged();
    void environmentChanged();

private:
    enum class Failure { Keep, Clear };
    void take(const Recipe& recipe, std::optional<BlockSize> ownBlock, Failure failure);
    bool hasField(const std::string& field) const;
    const Parameter* parameter(const std::string& name) const; ///< null when the operation has none of that name
    const Parameter* rectangleParameter() const;
    void rememberText();
    void recallText(Recipe& recipe) const;

    /// What belongs to a kernel text of the person's own.
    struct OwnText {
        std::optional<std::string> source;
        std::optional<std::int64_t> sharedBytes;
    };

    const Registry& m_registry;
    Recipe m_recipe;
    bool m_hasJustPicked = false; ///< the last thing the person did was to pick a strategy
    std::optional<BlockSize> m_ownBlock;
    std::optional<RunFailure> m_failure;
    std::map<std::string, Recipe> m_remembered;                     ///< the last settings of each operation
    std::map<std::pair<std::string, std::string>, OwnText> m_texts; ///< by operation and strategy, of those left
    PixelFormat m_picture = PixelFormat::Grey8;
    Environment m_environment;
    std::function<Recipe(const Recipe&)> m_gate;
};

} // namespace tilescope

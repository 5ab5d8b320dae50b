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
#include <tuple>
#include <utility>

namespace tilescope
{

/// The chosen recipe, the only place that holds it: controls, presentation, palette, undo, sessions and sweeps show it
/// and change it here. Also holds the state needed for choosing: the last settings of every operation, the user's
/// edited text of every strategy, the user's block while the strategy uses another one, and why the current settings
/// cannot run.
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

    /// `field` is a name as in SettingError, JSON and the command line: "operation", "strategy", "block", "backend",
    /// "compiler", "gpu" (empty: the machine's own), "counters", "compile_time_sizes", or a parameter of the operation.
    ParameterValue value(const std::string& field) const;
    void change(const std::string& field, const ParameterValue& value);

    void setBlock(BlockSize block);                       ///< an invalid one too: it is shown with an explanation
    void setBlockSide(Qt::Orientation side, int threads); ///< if blocks are square, changes the other side too

    /// The operation must have it. Edited text stays with its strategy, and is restored when that is picked again.
    void pickStrategy(const std::string& name);

    /// Restores the operation's last settings. Without a strategy: the current strategy if the operation has it and it
    /// can run there, else the operation's first.
    void pickOperation(const std::string& name, const std::string& strategy = {});

    /// Why this machine cannot run the strategy, whatever the other settings are; empty: it can.
    QString machineRefusal(const std::string& operation, const std::string& strategy) const;

    /// The parameter that is a rectangle of the picture, such as a template: whether the operation has one, and its
    /// rectangle unless the parameter holds something else.
    bool takesRectangle() const { return rectangleParameter() != nullptr; }
    bool hasRectangleText() const; ///< the parameter is not empty
    std::optional<QRect> rectangle() const;
    void setRectangle(const QRect& rectangle); ///< does nothing if no parameter takes a rectangle

    /// The current settings cannot run. If the strategy that was just picked refuses the block, the nearest block that
    /// it accepts is set, and the next strategy gets the user's block again. Returns false if no setting has the
    /// failure's field.
    bool takeFailure(const RunFailure& failure);
    void clearFailure();
    const std::optional<RunFailure>& failure() const { return m_failure; }  ///< of a setting; kept until the next run
    void cure();                                                            ///< sets the nearest valid value
    const std::optional<BlockSize>& ownBlock() const { return m_ownBlock; } ///< if the strategy uses another block

    void setPicture(PixelFormat format);
    PixelFormat picture() const { return m_picture; }
    void setEnvironment(const Environment& environment);
    const Environment& environment() const { return m_environment; }

    /// The gate is called before any recipe is taken: it returns the recipe, or one to be taken in its place.
    void setGate(std::function<Recipe(const Recipe&)> gate) { m_gate = std::move(gate); }

    /// The registry has other operations: what is remembered of those that are gone is forgotten, and the recipe
    /// becomes one that they have, run again.
    void takeOperations();

signals:
    void operationsChanged();                      ///< the registry has others; changed() follows
    void changed(const tilescope::Recipe& recipe); ///< set again, possibly to an equal recipe
    void runDue(const tilescope::Recipe& recipe);  ///< emitted after every listener of changed() shows the recipe
    void failureChanged();                         ///< failure() or ownBlock()
    void pictureChanged();
    void environmentChanged();

private:
    enum class Failure { Keep, Clear };
    void take(const Recipe& recipe, std::optional<BlockSize> ownBlock, Failure failure);
    bool hasField(const std::string& field) const;
    const Parameter* parameter(const std::string& name) const; ///< null if the operation has no such parameter
    const Parameter* rectangleParameter() const;
    bool canRun(const Recipe& recipe) const;
    void rememberText();
    void recallText(Recipe& recipe) const;

    /// What belongs to an edited kernel text.
    struct OwnText {
        std::optional<std::string> source;
        std::optional<std::int64_t> sharedBytes;
    };

    const Registry& m_registry;
    Recipe m_recipe;
    bool m_hasJustPicked = false; ///< the user's last action was to pick a strategy
    std::optional<BlockSize> m_ownBlock;
    std::optional<RunFailure> m_failure;
    std::map<std::string, Recipe> m_remembered;                     ///< the last settings of each operation
    std::map<std::pair<std::string, std::string>, OwnText> m_texts; ///< by operation and strategy, if not current
    PixelFormat m_picture = PixelFormat::Grey8;
    Environment m_environment;
    mutable std::map<std::tuple<BackendChoice, std::string, std::string>, QString> m_refusals; ///< of this environment
    std::function<Recipe(const Recipe&)> m_gate;
};

} // namespace tilescope

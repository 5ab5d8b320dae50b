#pragma once

#include "gpu/operations/registry.h"
#include "ui/session/environment.h"
#include "ui/session/run_failure.h"

#include <QRect>
#include <QWidget>

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>

class QLabel;
class QVBoxLayout;

namespace tilescope
{

class BlockControl;
class MachineControl;
class OperationPicker;
class ParameterControl;
class ProblemNote;

/// Every setting of a recipe, made from what the registry declares. Holds a recipe, shows it, and says when the person
/// changed it; a setting that cannot be is explained beside its control with a button that sets what would work.
class SettingsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit SettingsPanel(const Registry& registry, QWidget* parent = nullptr);

    const Recipe& recipe() const { return m_recipe; }
    /// Shows a recipe of a known operation and strategy; gives no signal.
    void setRecipe(const Recipe& recipe);
    void applyRecipe(const Recipe& recipe); ///< as if the person had set it: says that the recipe changed
    void setPicture(PixelFormat format);
    void setEnvironment(const Environment& environment);

    /// Explains it beside its control. False when no control here has that field. Where the strategy that was just
    /// picked refuses the block, the nearest that it takes is set, and the next strategy gets the person's back.
    bool showFailure(const RunFailure& failure);
    void clearFailure();

    /// The rectangle of the picture that the operation may be given, such as a template: whether there is such a
    /// parameter, and its rectangle unless it holds something else. Setting it is the person's doing: recipeChanged.
    bool takesRectangle() const;
    bool hasRectangleText() const; ///< the parameter is not empty
    std::optional<QRect> rectangle() const;
    void setRectangle(const QRect& rectangle);

    /// As if the person had picked it: says that the recipe changed. The operation must have it. A text of the
    /// person's own stays with the strategy that it was written for, and comes back with it.
    void pickStrategy(const std::string& name);

    /// Likewise, with the settings that it had when it was left. Without a strategy, the same one where it has that and
    /// it was not refused, else its first.
    void pickOperation(const std::string& name, const std::string& strategy = {});

    OperationPicker* operationPicker() const { return m_operation; }
    MachineControl* machineControl() const { return m_machine; }
    BlockControl* blockControl() const { return m_block; }
    ParameterControl* parameterControl(const std::string& name) const; ///< null when the operation has none
    ProblemNote* problemNote(const std::string& field) const;          ///< null for an unknown field

signals:
    void recipeChanged(const tilescope::Recipe& recipe);

private:
    ParameterControl* rectangleControl() const; ///< null when no parameter takes one
    ProblemNote* addNote(const std::string& field, QVBoxLayout* column);
    void showStrategy();
    void fillParameters(const Operation& operation);
    void apply(const std::string& field, const ParameterValue& value);
    void takeBlockOfStrategy(BlockSize block);
    void rememberText();
    void recallText();
    void announce();

    /// What belongs to a kernel text of the person's own.
    struct OwnText {
        std::optional<std::string> source;
        std::optional<std::int64_t> sharedBytes;
    };

    const Registry& m_registry;
    Recipe m_recipe;
    bool m_hasJustPicked = false;               ///< the last thing the person did was to pick a strategy
    std::optional<BlockSize> m_ownBlock;        ///< the person's, while the strategy has one that it asked for
    std::map<std::string, Recipe> m_remembered; ///< the last settings of each operation
    std::map<std::pair<std::string, std::string>, OwnText> m_texts; ///< by operation and strategy, of those left
    OperationPicker* m_operation;
    BlockControl* m_block;
    MachineControl* m_machine;
    QWidget* m_parameterSection;
    QVBoxLayout* m_parameterColumn;
    std::string m_parametersOf; ///< the operation whose parameters are shown
    std::map<std::string, ParameterControl*> m_parameters;
    std::map<std::string, ProblemNote*> m_notes; ///< by field
};

} // namespace tilescope

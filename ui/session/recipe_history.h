#pragma once

#include "ui/session/recipe_step.h"

#include <cstdint>
#include <vector>

namespace tilescope
{

/// The settings that a person went through, and where in them they are. A change of the same setting while the mouse
/// stays down is one step, and so is one of a number or of the block that follows the last within `mergeMs`.
class RecipeHistory
{
public:
    static constexpr int mostSteps = 200; ///< the oldest go first
    static constexpr std::int64_t mergeMs = 800;

    RecipeHistory(const Registry& registry, const Recipe& recipe);

    void reset(const Recipe& recipe); ///< to this one step, without a picture

    /// Takes a changed recipe; one equal to the present is no step. `nowMs` is any clock that does not go back; `grip`
    /// tells one press of the mouse from another and is 0 while none is down.
    void setRecipe(const Recipe& recipe, std::int64_t nowMs, std::uint64_t grip = 0);

    /// Takes the picture that was opened. One that cannot be opened again (an empty name) is no step, nor is the one
    /// after it: earlier steps lead to settings alone then.
    void setImage(const QString& image);

    /// The picture could not be opened: what is shown is still this one.
    void correctImage(const QString& image);

    const Setting& present() const { return m_settings[m_at]; }
    bool canUndo() const { return m_at > 0; }
    bool canRedo() const { return m_at + 1 < m_settings.size(); }
    QString undoText() const; ///< "block 16×16 → 32×8"; empty when there is nothing to undo
    QString redoText() const;

    /// The setting to go to, which is the present one from now on; unchanged when there is none.
    const Setting& undo();
    const Setting& redo();

private:
    bool continues(const SettingStep& step, std::int64_t nowMs, std::uint64_t grip) const;
    void push(Setting setting);

    const Registry& m_registry;
    std::vector<Setting> m_settings; ///< never empty
    std::size_t m_at = 0;
    SettingStep m_last; ///< the step to the present one, while it can still go on
    std::int64_t m_lastMs = 0;
    std::uint64_t m_lastGrip = 0;
};

} // namespace tilescope

#pragma once

#include "ui/session/saved/recipe_step.h"

#include <cstdint>
#include <vector>

namespace tilescope
{

/// The sequence of the user's settings and the current position in it. All changes of the same setting while the mouse
/// button is held are one step; a change of a number or of the block within `mergeMs` of the last one is merged with
/// it. A block that a strategy asks for belongs to the choice of that strategy, however late the run asks for it.
class RecipeHistory
{
public:
    static constexpr int mostSteps = 200; ///< the oldest are dropped first
    static constexpr std::int64_t mergeMs = 800;

    enum class BlockOf { User, Strategy }; ///< who has set the block

    RecipeHistory(const Registry& registry, const Recipe& recipe);

    /// Takes a changed recipe; a recipe equal to the current one is no step. `nowMs` is from any monotonic clock;
    /// `grip` identifies a mouse press and is 0 while no button is held.
    void setRecipe(const Recipe& recipe, std::int64_t nowMs, std::uint64_t grip = 0, BlockOf blockOf = BlockOf::User);

    /// Takes the picture that was opened. A picture that cannot be reopened (an empty name) is no step, and neither is
    /// the next one: earlier steps then lead to settings alone.
    void setImage(const QString& image, const RangeChoice& range = {});
    void setRange(const RangeChoice& range, std::int64_t nowMs, std::uint64_t grip = 0); ///< of the present picture

    void setSubject(const ViewSubject& subject, std::int64_t nowMs, std::uint64_t grip = 0); ///< of the view

    /// The picture of a step could not be opened: `image` is still shown.
    void correctImage(const QString& image);

    const Setting& present() const { return m_settings[m_at]; }
    bool canUndo() const { return m_at > 0; }
    bool canRedo() const { return m_at + 1 < m_settings.size(); }
    QString undoText() const; ///< "block 16×16 → 32×8"; empty if there is nothing to undo
    QString redoText() const;

    /// The setting to apply, which becomes the current one; unchanged if there is nothing to undo.
    const Setting& undo();
    const Setting& redo();

private:
    void take(Setting next, std::int64_t nowMs, std::uint64_t grip, BlockOf blockOf = BlockOf::User);
    bool continues(const SettingStep& step, std::int64_t nowMs, std::uint64_t grip, BlockOf blockOf) const;
    void push(Setting setting);

    const Registry& m_registry;
    std::vector<Setting> m_settings; ///< never empty
    std::size_t m_at = 0;
    SettingStep m_last; ///< the step to the current setting, while it can still be merged
    std::int64_t m_lastMs = 0;
    std::uint64_t m_lastGrip = 0;
};

} // namespace tilescope

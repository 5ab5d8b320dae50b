#include "ui/session/saved/recipe_history.h"

#include <algorithm>
#include <utility>

namespace tilescope
{

RecipeHistory::RecipeHistory(const Registry& registry, const Recipe& recipe)
    : m_registry(registry), m_settings{{withDefaults(recipe, registry), {}}}
{
}

void RecipeHistory::setRecipe(const Recipe& recipe, std::int64_t nowMs, std::uint64_t grip, BlockOf blockOf)
{
    Setting next = present();
    next.recipe = withDefaults(recipe, m_registry);
    take(std::move(next), nowMs, grip, blockOf);
}

void RecipeHistory::setRange(const RangeChoice& range, std::int64_t nowMs, std::uint64_t grip)
{
    Setting next = present();
    next.range = range;
    take(std::move(next), nowMs, grip);
}

void RecipeHistory::setSubject(const ViewSubject& subject, std::int64_t nowMs, std::uint64_t grip)
{
    Setting next = present();
    next.subject = subject;
    take(std::move(next), nowMs, grip);
}

void RecipeHistory::take(Setting next, std::int64_t nowMs, std::uint64_t grip, BlockOf blockOf)
{
    const SettingStep step = stepBetween(present(), next);
    if (step.field.empty())
        return;
    if (continues(step, nowMs, grip, blockOf)) {
        m_settings[m_at] = std::move(next);
        if (m_settings[m_at] == m_settings[m_at - 1]) { // dragged back to the start of the step
            m_settings.pop_back();
            --m_at;
            m_last = {};
        }
    } else {
        push(std::move(next));
        m_last = step;
    }
    m_lastMs = nowMs;
    m_lastGrip = grip;
}

bool RecipeHistory::continues(const SettingStep& step, std::int64_t nowMs, std::uint64_t grip, BlockOf blockOf) const
{
    if (canRedo() || !canUndo() || step.field == "*")
        return false;
    if (step.field == "block" && m_last.field == "strategy")
        return blockOf == BlockOf::Strategy;
    if (step.field != m_last.field)
        return false;
    if (grip != 0 || m_lastGrip != 0)
        return grip == m_lastGrip;
    return step.isSweep && nowMs - m_lastMs < mergeMs;
}

void RecipeHistory::push(Setting setting)
{
    m_settings.resize(m_at + 1); // drops undone steps
    m_settings.push_back(std::move(setting));
    if (m_settings.size() > mostSteps + 1)
        m_settings.erase(m_settings.begin());
    m_at = m_settings.size() - 1;
}

void RecipeHistory::setImage(const QString& image, const RangeChoice& range)
{
    if (image == present().image) {
        m_settings[m_at].range = range;
        return;
    }
    m_last = {};
    if (!image.isEmpty() && !present().image.isEmpty()) {
        push({present().recipe, image, range, present().subject});
        return;
    }
    // Steps between pictures and ranges become steps between equal settings, which are dropped.
    std::vector<Setting> kept;
    std::size_t at = 0;
    for (std::size_t i = 0; i < m_settings.size(); ++i) {
        Setting setting{m_settings[i].recipe, image, range, m_settings[i].subject};
        if (kept.empty() || kept.back() != setting)
            kept.push_back(std::move(setting));
        if (i == m_at)
            at = kept.size() - 1;
    }
    m_settings = std::move(kept);
    m_at = at;
}

void RecipeHistory::correctImage(const QString& image)
{
    m_settings[m_at].image = image;
    m_last = {};
}

QString RecipeHistory::undoText() const
{
    return canUndo() ? textOf(m_settings[m_at - 1], m_settings[m_at], m_registry) : QString();
}

QString RecipeHistory::redoText() const
{
    return canRedo() ? textOf(m_settings[m_at], m_settings[m_at + 1], m_registry) : QString();
}

const Setting& RecipeHistory::undo()
{
    m_last = {};
    if (canUndo())
        --m_at;
    return present();
}

const Setting& RecipeHistory::redo()
{
    m_last = {};
    if (canRedo())
        ++m_at;
    return present();
}

} // namespace tilescope

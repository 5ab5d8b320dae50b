#include "ui/findings/cure_controller.h"

#include "gpu/recipe/text/tile_padding.h"
#include "ui/findings/gain_text.h"
#include "ui/kernel/kernel_panel.h"
#include "ui/kernel/mistake_controller.h"
#include "ui/parts/run_name.h"
#include "ui/pins/pin_controller.h"
#include "ui/session/run_state.h"
#include "ui/session/settings_model.h"
#include "ui/shell/message_bar.h"
#include "ui/shell/window_actions.h"
#include "ui/translation.h"

#include <QAction>

#include <algorithm>
#include <utility>

namespace tilescope
{

constexpr auto cureTopic = MessageBar::Topic::Cure;

CureController::CureController(const WindowParts& parts, KernelPanel& kernel, MistakeController& mistakes,
                               QObject* parent)
    : QObject(parent), m_parts(parts), m_kernel(kernel), m_mistakes(mistakes)
{
    connect(&mistakes, &MistakeController::repairableChanged, this, &CureController::curesChanged);
    connect(&m_parts.settings, &SettingsModel::changed, this, &CureController::takeRecipe);
    connect(&m_parts.run, &RunState::reported, this, &CureController::takeReport);
    connect(&m_parts.run, &RunState::failed, this, [this] { m_applied.reset(); });
}

QString CureController::mistakeOf(const Finding& finding) const
{
    const auto found = m_mistakes.repairable().find(finding.kind);
    return found == m_mistakes.repairable().end() ? QString() : found->second;
}

QString CureController::cureOf(const Finding& finding) const
{
    if (const QString mistake = mistakeOf(finding); !mistake.isEmpty())
        return tr("The mistake \"%1\" is removed from the kernel.").arg(mistake);
    if (!curedBy(finding.remedy))
        return {};
    return finding.remedy.block ? tr("The block is %1 instead of %2.")
                                      .arg(blockText(*finding.remedy.block), blockText(m_parts.settings.recipe().block))
           : finding.remedy.tilePadding == 1
               ? tr("The rows of the tile are 1 element further apart in the kernel source.")
               : tr("The rows of the tile are %1 elements further apart in the kernel source.")
                     .arg(finding.remedy.tilePadding);
}

/// Nothing if the present settings and text do not permit it.
std::optional<Recipe> CureController::curedBy(const Remedy& remedy) const
{
    Recipe recipe = m_parts.settings.recipe();
    if (remedy.isNone() || remedy.block == recipe.block)
        return std::nullopt;
    recipe.block = remedy.block.value_or(recipe.block);
    if (remedy.tilePadding > 0) {
        recipe.source = withTilePadding(m_kernel.text(), remedy.tilePadding);
        if (!recipe.source || recipe.sharedBytes) // a size chosen by hand would remain
            return std::nullopt;
    }
    const Registry& registry = m_parts.settings.registry();
    try {
        registry.checkBlock(registry.completed(recipe));
    } catch (const SettingError&) {
        return std::nullopt;
    }
    return recipe;
}

/// The complete run of the present settings.
std::shared_ptr<const Report> CureController::presentRun() const
{
    const auto& run = m_parts.run.fullReport();
    const bool isPresent = run && (run->check || run->uncomputed) && !m_parts.run.failure() &&
                           run->recipe == m_parts.settings.registry().completed(m_parts.settings.recipe());
    return isPresent ? run : nullptr;
}

/// Makes it the baseline of every panel. If four others are pinned, they stay. Returns whether it was not pinned
/// before.
bool CureController::pin(const std::shared_ptr<const Report>& run)
{
    PinController& pins = m_parts.pins;
    const bool isNew = !pins.pins().find(*run);
    if (isNew) {
        if (pins.pins().runs().size() == PinnedRuns::most)
            return false;
        m_baselineBefore = pins.pins().isEmpty() ? '\0' : pins.pins().baseline()->letter;
        pins.pin(run);
    }
    pins.setBaseline(pins.pins().find(*run)->letter);
    return isNew;
}

void CureController::unpin()
{
    PinController& pins = m_parts.pins;
    const std::shared_ptr<const Report> run = std::exchange(m_pinned, nullptr);
    const PinnedRun* const pinned = run ? pins.pins().find(*run) : nullptr;
    if (!pinned)
        return;
    const bool wasBaseline = pins.pins().isBaseline(*pinned);
    pins.unpin(pinned->letter);
    if (wasBaseline && pins.pins().find(m_baselineBefore))
        pins.setBaseline(m_baselineBefore);
}

/// Its figures are of a kernel that computes something else: nothing to compare with.
static bool isBroken(const Report& run)
{
    return (run.check && run.check->mismatches > 0) ||
           std::ranges::any_of(run.findings, [](const Finding& one) { return one.severity == Severity::Error; });
}

void CureController::apply(const Finding& finding)
{
    Applied applied{finding, cureOf(finding), presentRun(), {}};
    if (applied.change.isEmpty())
        return;
    const Recipe before = m_parts.settings.recipe();
    unpin(); // of the cure before
    const bool isPinned = applied.before && !isBroken(*applied.before) && pin(applied.before);
    if (!mistakeOf(finding).isEmpty())
        m_mistakes.repairFirst(finding.kind);
    else
        m_parts.settings.setRecipe(*curedBy(finding.remedy));
    if (m_parts.settings.recipe() == before)
        return;
    applied.recipe = m_parts.settings.recipe();
    m_pinned = isPinned ? applied.before : nullptr;
    m_pinnedFor = applied.recipe;
    m_applied = std::move(applied);
}

void CureController::takeRecipe(const Recipe& recipe)
{
    if (m_applied && m_applied->recipe != recipe)
        m_applied.reset();
    if (recipe != m_cured)
        m_parts.messages.clear(cureTopic);
    if (m_pinned && recipe != m_pinnedFor)
        unpin();
    emit curesChanged();
}

void CureController::takeReport(const std::shared_ptr<const Report>& report)
{
    const Registry& registry = m_parts.settings.registry();
    if (!m_applied || !(report->check || report->uncomputed) || report->recipe != registry.completed(m_applied->recipe))
        return;
    const Applied applied = *std::exchange(m_applied, std::nullopt);
    const PinnedRun* const pinned = applied.before ? m_parts.pins.pins().find(*applied.before) : nullptr;
    const QString gain =
        gainText({applied.finding.kind, applied.before.get(), pinned ? pinned->letter : '\0', *report}, registry);
    m_cured = applied.recipe;
    m_parts.messages.post(cureTopic, MessageBar::Severity::Note, sentences({applied.change, gain}),
                          {{tr("Undo"), [this] { m_parts.actions.undo->trigger(); }}});
}

} // namespace tilescope

#include "ui/kernel/mistake_controller.h"

#include "ui/canvas/canvas.h"
#include "ui/kernel/kernel_controller.h"
#include "ui/kernel/kernel_editor.h"
#include "ui/kernel/kernel_panel.h"
#include "ui/kernel/lesson_strip.h"
#include "ui/parts/tables/table_text.h"
#include "ui/session/session.h"
#include "ui/session/settings_model.h"
#include "ui/shell/message_bar.h"
#include "ui/shell/window_actions.h"
#include "ui/shell/window_docks.h"
#include "ui/translation.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace tilescope
{

MistakeController::MistakeController(const WindowParts& parts, KernelPanel& panel)
    : QObject(&panel), m_parts(parts), m_panel(panel)
{
    auto* menu = m_parts.actions.breakKernel->menu();
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { fillMenu(*menu); });
    connect(&m_panel, &KernelPanel::textChanged, this, &MistakeController::showLesson);
    connect(&m_panel.lesson(), &LessonStrip::repairWanted, this, [this] { repairFirst(std::nullopt); });
    connect(&parts.settings, &SettingsModel::changed, this, // what could not be made was to be made of others
            [this] { m_parts.messages.clear(MessageBar::Topic::Mistake); });
    showLesson();
}

std::vector<Mistake> MistakeController::mistakes() const
{
    const Registry& registry = m_parts.session.registry();
    const Recipe& recipe = m_parts.settings.recipe();
    return registry.mistakes(registry.operation(recipe.operation), recipe.strategy);
}

/// Without comments and white space.
static QString codeOf(const std::string& text)
{
    static const QRegularExpression noCode(QStringLiteral(R"(//[^\n]*|/\*.*?\*/|\s+)"),
                                           QRegularExpression::DotMatchesEverythingOption);
    return QString::fromStdString(text).remove(noCode);
}

/// Code that the mistake deletes, which leaves only a comment, is back: someone wrote it again beside the comment.
static bool isMendedByHand(const std::string& text, const std::string& own, const Mistake& mistake)
{
    return std::ranges::any_of(mistake.edits, [code = codeOf(text), ownCode = codeOf(own)](const TextEdit& edit) {
        const QString deleted = codeOf(edit.find);
        return !deleted.isEmpty() && codeOf(edit.replace).isEmpty() &&
               code.count(deleted) > ownCode.count(deleted) - edit.times;
    });
}

static bool isIn(const std::string& text, const std::string& own, const Mistake& mistake)
{
    return isApplied(text, mistake) && !isMendedByHand(text, own, mistake);
}

std::vector<Mistake> MistakeController::made() const
{
    const std::string text = m_panel.text(), own = m_panel.ownText();
    std::vector<Mistake> found;
    for (const Mistake& mistake : mistakes())
        if (isIn(text, own, mistake))
            found.push_back(mistake);
    const auto last = std::ranges::find(found, m_last, &Mistake::name);
    if (last != found.end())
        std::rotate(found.begin(), last, last + 1); // the lesson is about the last one applied
    return found;
}

void MistakeController::fillMenu(QMenu& menu)
{
    menu.clear();
    const std::string text = m_panel.text();
    const auto before = m_before;
    const std::string whole = withoutMistakes().source.value_or(m_panel.ownText());
    m_before = before;
    for (const Mistake& mistake : mistakes())
        addEntry(menu, mistake, isIn(text, m_panel.ownText(), mistake) ? text : whole);
    const QStringList others = elsewhere();
    if (others.isEmpty())
        return;
    auto* rest =
        menu.addAction(counted(others.size(), tr("1 more in other strategies"), tr("%1 more in other strategies")));
    rest->setEnabled(false);
    rest->setToolTip(
        plainToolTip(tr("This kernel does not have the code that these mistakes change: %1.").arg(listed(others))));
}

QStringList MistakeController::elsewhere() const
{
    const Registry& registry = m_parts.session.registry();
    QStringList found;
    for (const Strategy& strategy : registry.operation(m_parts.settings.recipe().operation).strategies)
        for (const Mistake& mistake : strategy.mistakes)
            found << translated(mistake.title);
    for (const Mistake& own : mistakes())
        found.removeAll(translated(own.title));
    found.removeDuplicates();
    return found;
}

void MistakeController::addEntry(QMenu& menu, const Mistake& mistake, const std::string& text)
{
    QString reason;
    const bool isMade = isIn(text, m_panel.ownText(), mistake);
    try {
        isMade ? repaired(text, mistake) : applied(text, mistake);
    } catch (const SettingError& error) {
        reason = translated(messageOf(error));
    }
    QString title = translated(mistake.title).replace(QLatin1Char('&'), QLatin1String("&&"));
    if (!reason.isEmpty())
        title += tr(" (source was changed here)");
    auto* action = menu.addAction(title, this, [this, mistake, isMade] { isMade ? repair(mistake) : make(mistake); });
    action->setCheckable(true);
    action->setChecked(isMade);
    action->setEnabled(reason.isEmpty());
    action->setToolTip(plainToolTip(reason.isEmpty() ? translated(mistake.lesson) : reason));
}

/// Changes text, block and parameters in one step. A mistake that was made before is taken out: two at once would be
/// explained as one.
void MistakeController::make(const Mistake& mistake)
{
    const auto before = m_before;
    Recipe recipe = withoutMistakes();
    m_before[mistake.name] = recipe;
    try {
        recipe = m_parts.session.registry().withMistake(recipe, mistake.name);
    } catch (const SettingError& error) {
        m_before = before;
        m_parts.messages.post(MessageBar::Topic::Mistake, MessageBar::Severity::Error, translated(messageOf(error)));
        return;
    }
    m_parts.messages.clear(MessageBar::Topic::Mistake);
    m_last = mistake.name;
    m_parts.docks.show(kernelPanel);
    m_parts.settings.setRecipe(recipe);
    leaveText();
    goToChange();
}

/// The present settings and text, without the mistakes that can be taken out of it.
Recipe MistakeController::withoutMistakes()
{
    Recipe recipe = m_parts.settings.recipe();
    recipe.source = m_panel.text();
    for (const Mistake& other : made())
        try {
            recipe = without(recipe, other);
        } catch (const SettingError&) { // its passage was changed: it stays, and is named beside the other
        }
    return recipe;
}

/// Reverts the settings that came with the mistake too, unless they were changed since.
Recipe MistakeController::without(Recipe recipe, const Mistake& mistake)
{
    recipe.source = repaired(recipe.source.value_or(m_panel.ownText()), mistake);
    if (recipe.source == m_panel.ownText())
        recipe.source.reset();
    const auto before = m_before.find(mistake.name);
    if (before == m_before.end() || before->second.operation != recipe.operation)
        return recipe;
    if (mistake.block && recipe.block == *mistake.block)
        recipe.block = before->second.block;
    for (const auto& [name, value] : mistake.parameters)
        if (const auto set = recipe.parameters.find(name); set != recipe.parameters.end() && set->second == value) {
            const auto was = before->second.parameters.find(name);
            was == before->second.parameters.end() ? (void)recipe.parameters.erase(set)
                                                   : (void)(set->second = was->second);
        }
    m_before.erase(before);
    return recipe;
}

void MistakeController::repair(const Mistake& mistake)
{
    Recipe recipe = m_parts.settings.recipe();
    recipe.source = m_panel.text();
    try {
        recipe = without(recipe, mistake);
    } catch (const SettingError& error) {
        m_parts.messages.post(MessageBar::Topic::Mistake, MessageBar::Severity::Error, translated(messageOf(error)));
        return;
    }
    m_parts.messages.clear(MessageBar::Topic::Mistake);
    m_parts.settings.setRecipe(recipe);
    leaveText();
}

/// The text is another one: letters are commands again.
void MistakeController::leaveText()
{
    if (m_panel.view().hasFocus())
        m_parts.canvas.setFocus();
}

void MistakeController::repairFirst(std::optional<FindingKind> kind)
{
    for (const Mistake& mistake : made())
        if (!kind || std::ranges::count(mistake.finds, *kind) > 0)
            return repair(mistake);
}

/// Highlights the lines of a mistake while the text contains it, however it got there; leaves the user's own choice
/// alone.
void MistakeController::light(bool hasMistake)
{
    QAction& differences = *m_parts.actions.kernelDifferences;
    if (std::exchange(m_hasMistake, hasMistake) == hasMistake)
        return;
    if (hasMistake) {
        m_litByUs = !differences.isChecked();
        differences.setChecked(true);
        goToChange();
    } else if (std::exchange(m_litByUs, false)) {
        differences.setChecked(false);
    }
}

void MistakeController::goToChange()
{
    KernelEditor& view = m_panel.view();
    if (!view.changes().empty())
        view.goToLine(view.changes().front().newFirst);
}

void MistakeController::showLesson()
{
    m_parts.actions.breakKernel->setEnabled(!mistakes().empty() || !elsewhere().empty());
    m_repairable.clear();
    const auto present = made();
    for (const Mistake& mistake : present)
        for (const FindingKind kind : mistake.finds)
            m_repairable.try_emplace(kind, translated(mistake.title));
    emit repairableChanged(m_repairable);
    light(!present.empty());
    if (present.empty()) {
        m_panel.lesson().clear();
        return;
    }
    const Mistake& mistake = present.front();
    QString lesson = translated(mistake.lesson);
    const ImagePtr image = m_parts.session.image();
    if (mistake.onlyColour && image && image->format() != PixelFormat::Rgb8)
        lesson = sentences({lesson, tr("A greyscale image does not show the mistake; a colour image does.")});
    QStringList titles;
    for (const Mistake& one : present)
        titles << translated(one.title);
    m_panel.lesson().setLesson(tr("Mistake: %1").arg(titles.join(QStringLiteral(" + "))), lesson);
}

} // namespace tilescope

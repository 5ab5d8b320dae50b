#include "gpu/lesson/lesson.h"
#include "gpu/recipe/words/glossary.h"
#include "ui/glossary/glossary_controller.h"
#include "ui/lesson/lesson_controller.h"
#include "ui/lesson/lesson_store.h"
#include "ui/palette/menu_commands.h"
#include "ui/translation.h"

#include <QCoreApplication>

namespace tilescope
{

static QString firstSentence(const QString& text)
{
    for (const QString& end : {QStringLiteral(". "), QStringLiteral("。")})
        if (const auto at = text.indexOf(end); at >= 0)
            return text.left(at + 1);
    return text;
}

QList<PaletteCommand> termCommands(GlossaryController& glossary)
{
    QList<PaletteCommand> all;
    for (const GlossaryTerm& term : tilescope::glossary()) {
        PaletteCommand made;
        made.path = QCoreApplication::translate("PaletteController", "Glossary");
        made.title = translated(term.name);
        made.words = QString::fromStdString(term.name);
        for (const std::string& form : term.forms)
            made.words += u' ' + QString::fromStdString(form);
        made.meaning = firstSentence(translated(term.meaning));
        made.isTopic = true;
        made.run = [&glossary, &term] { glossary.open(&term); };
        all << made;
    }
    return all;
}

QList<PaletteCommand> lessonCommands(LessonController& lessons)
{
    QList<PaletteCommand> all;
    for (const StoredLesson& stored : lessons.store().lessons()) {
        if (!stored.read.lesson)
            continue;
        PaletteCommand made;
        made.path = QCoreApplication::translate("PaletteController", "Lesson");
        made.title = QString::fromStdString(stored.read.lesson->textIn(lessons.language().toStdString()).title);
        made.words = QString::fromStdString(stored.id());
        made.isTopic = true;
        made.run = [&lessons, id = QString::fromStdString(stored.id())] { lessons.open(id); };
        all << made;
    }
    return all;
}

} // namespace tilescope

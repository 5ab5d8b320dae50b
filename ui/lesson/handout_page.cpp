#include "ui/lesson/handout_page.h"

#include "gpu/lesson/answer_sheet.h"
#include "ui/export/page_sections.h"
#include "ui/lesson/lesson_labels.h"
#include "ui/lesson/lesson_taking.h"
#include "ui/translation.h"

#include <QTextBlock>
#include <QTextDocument>
#include <QTextList>

namespace tilescope
{

namespace
{

class HandoutWriter
{
public:
    HandoutWriter(const Lesson& lesson, const QString& language, const LessonFigures& figures, bool withAnswers)
        : m_lesson(lesson), m_language(language.toStdString()), m_figures(figures), m_withAnswers(withAnswers),
          m_text(lesson.textIn(m_language)), m_writer(q(m_text.title) + QStringLiteral(" – Tilescope"), pageStyle())
    {
    }

    QByteArray write()
    {
        m_writer.element("h1", q(m_text.title));
        if (m_text.isUnread)
            m_writer.paragraph(tr("Machine-translated; not reviewed by a speaker of the language."), "remark");
        markdown(m_text.introduction);
        m_writer.open("ul");
        for (const std::string& goal : m_text.goals)
            m_writer.element("li", plain(goal));
        m_writer.close();
        int number = 0;
        for (const LessonStep& step : m_lesson.steps)
            writeStep(step, ++number);
        return m_writer.finish();
    }

private:
    void writeStep(const LessonStep& step, int number)
    {
        const StepText& text = m_lesson.stepText(m_language, step.id);
        m_writer.element("h2", QStringLiteral("%1").arg(number));
        if (!step.place.empty())
            m_writer.paragraph(q(step.place), "muted");
        markdown(filled(text.question));
        if (!step.options.empty()) {
            m_writer.open("ul");
            for (const LessonOption& option : step.options)
                m_writer.element("li", QStringLiteral("☐ ") + plain(words(text, option.id)));
            m_writer.close();
        } else {
            m_writer.paragraph(QStringLiteral("______________________"));
        }
        markdown(filled(text.task));
        if (m_withAnswers)
            writeAnswer(step, text);
    }

    void writeAnswer(const LessonStep& step, const StepText& text)
    {
        m_writer.open("div", "remark");
        m_writer.paragraph(tr("Hint: %1").arg(plain(text.hint)));
        if (!step.edit) {
            const PointerLookup lookup = m_figures.lookup();
            const QString right = step.number ? lessonNumber(step.number->value.number(lookup))
                                              : plain(words(text, rightAnswer(step, lookup)));
            m_writer.element("strong", tr("Answer: %1").arg(right));
        }
        markdown(filled(text.conclusion));
        m_writer.close();
    }

    static std::string words(const StepText& text, const std::string& option)
    {
        const auto found = text.options.find(option);
        return found == text.options.end() ? option : found->second;
    }

    std::string filled(const std::string& text) const
    {
        return filledText(text, m_figures.lookup(), [](double number) { return lessonNumber(number).toStdString(); });
    }

    static QString plain(const std::string& text)
    {
        QTextDocument document;
        document.setMarkdown(withNamesOfWindow(q(text)), QTextDocument::MarkdownNoHTML);
        return document.toPlainText().simplified();
    }

    void markdown(const std::string& text)
    {
        if (text.empty())
            return;
        QTextDocument document;
        document.setMarkdown(withNamesOfWindow(q(text)), QTextDocument::MarkdownNoHTML);
        for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
            const bool isQuoted = block.blockFormat().intProperty(QTextFormat::BlockQuoteLevel) > 0;
            m_writer.open(isQuoted ? "blockquote" : "p");
            if (block.textList())
                m_writer.text(QStringLiteral("• "));
            for (auto part = block.begin(); !part.atEnd(); ++part)
                fragment(part.fragment());
            m_writer.close();
        }
    }

    void fragment(const QTextFragment& fragment)
    {
        const QTextCharFormat format = fragment.charFormat();
        const char* const tag = format.fontFixedPitch()               ? "code"
                                : format.fontWeight() > QFont::Normal ? "strong"
                                : format.fontItalic()                 ? "em"
                                                                      : nullptr;
        if (tag)
            m_writer.element(tag, fragment.text());
        else
            m_writer.text(fragment.text());
    }

    const Lesson& m_lesson;
    std::string m_language;
    const LessonFigures& m_figures;
    bool m_withAnswers;
    const LessonText& m_text;
    PageWriter m_writer;
};

} // namespace

QByteArray handoutPage(const Lesson& lesson, const QString& language, const LessonFigures& figures, bool withAnswers)
{
    return HandoutWriter(lesson, language, figures, withAnswers).write();
}

} // namespace tilescope

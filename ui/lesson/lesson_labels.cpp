#include "ui/lesson/lesson_labels.h"

#include "ui/language/language.h"
#include "ui/mnemonics.h"
#include "ui/translation.h"

#include <QRegularExpression>
#include <QScrollArea>

namespace tilescope
{

/// A panel, button or figure as the window calls it: "로드 요청" for "Load requests". What is none stays. The text may
/// break the line within the name, and the window's own may have a mnemonic anywhere.
static QString nameInWindow(const QString& written)
{
    constexpr qsizetype longest = 60;
    const QString english = written.simplified();
    QStringList keys{english};
    for (qsizetype at = 0; at < english.size() && english.size() <= longest; ++at)
        keys << QString(english).insert(at, u'&');
    for (const QString& key : keys)
        if (const QString found = translated(key.toStdString()); found != key)
            return withoutMnemonic(found);
    return written;
}

/// A lesson, whatever language it is in, has the names in the window in English and in italics. Slanted Hangul and Han
/// look wrong or the same: there, a name is in quotation marks, and in Chinese without spaces around it.
QString withNamesOfWindow(const QString& markdown)
{
    static const QRegularExpression italics(
        QStringLiteral("(?<!\\*)\\*([^*\\s][^*]*)\\*(?!\\*)|`[^`]*`")); // code stays
    static const QRegularExpression spaced(QStringLiteral("(?<=\\p{Han}) (?=“)|(?<=”) (?=\\p{Han})"));
    const QString code = spokenLanguage().code;
    const bool isChinese = code == QStringLiteral("zh_CN"), areQuoted = isChinese || code == QStringLiteral("ko");
    QString made;
    qsizetype from = 0;
    for (auto found = italics.globalMatch(markdown); found.hasNext();) {
        const auto one = found.next();
        if (!one.hasCaptured(1))
            continue;
        const QString name = nameInWindow(one.captured(1));
        made += markdown.mid(from, one.capturedStart() - from) + (areQuoted ? u'“' + name + u'”' : u'*' + name + u'*');
        from = one.capturedEnd();
    }
    made += markdown.mid(from);
    return withParticles(isChinese ? made.remove(spaced) : made);
}

void setMarkdown(QLabel& label, const QString& markdown)
{
    label.setText(withNamesOfWindow(markdown).replace(QStringLiteral("!["), QStringLiteral("!\\[")));
    label.setVisible(!markdown.isEmpty());
}

QLabel* markdownLabel()
{
    auto* label = new QLabel;
    label->setTextFormat(Qt::MarkdownText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    return label;
}

std::pair<QString, QString> titleParts(const QString& title)
{
    static const QRegularExpression colon(QStringLiteral("[:：]"));
    return {title.section(colon, 0, 0), title.section(colon, 1).trimmed()};
}

QScrollArea* scrollingColumn(QWidget* inner)
{
    auto* area = new QScrollArea;
    area->setWidget(inner);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    return area;
}

} // namespace tilescope

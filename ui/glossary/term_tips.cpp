#include "ui/glossary/term_tips.h"

#include "ui/glossary/term_picture.h"
#include "ui/mnemonics.h"
#include "ui/translation.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QBuffer>
#include <QGroupBox>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QTabBar>
#include <QToolTip>

namespace tilescope
{

namespace
{

struct Words {
    QString text, tip;
    QRect place; ///< in the widget; the tool tip disappears when the mouse leaves it
};

std::optional<Words> wordsOfView(QAbstractItemView& view, QPoint at)
{
    if (auto* header = qobject_cast<QHeaderView*>(&view)) {
        const int section = header->logicalIndexAt(at);
        if (section < 0 || !header->model())
            return std::nullopt;
        const auto data = [&](int role) {
            return header->model()->headerData(section, header->orientation(), role).toString();
        };
        return Words{withoutMnemonic(data(Qt::DisplayRole)), data(Qt::ToolTipRole), header->viewport()->rect()};
    }
    const QModelIndex index = view.indexAt(at);
    if (!index.isValid())
        return std::nullopt;
    return Words{withoutMnemonic(index.data(Qt::DisplayRole).toString()), index.data(Qt::ToolTipRole).toString(),
                 view.visualRect(index)};
}

/// The words at a place of a widget that has words and leaves its tool tip to Qt.
std::optional<Words> wordsAt(QWidget& widget, QPoint at)
{
    if (auto* view = qobject_cast<QAbstractItemView*>(widget.parentWidget()); view && view->viewport() == &widget)
        return wordsOfView(*view, at);
    if (auto* tabs = qobject_cast<QTabBar*>(&widget)) {
        const int tab = tabs->tabAt(at);
        return tab < 0 ? std::nullopt
                       : std::optional(
                             Words{withoutMnemonic(tabs->tabText(tab)), tabs->tabToolTip(tab), tabs->tabRect(tab)});
    }
    if (const auto* label = qobject_cast<QLabel*>(&widget))
        return Words{withoutMnemonic(label->text()), label->toolTip(), label->rect()};
    if (const auto* button = qobject_cast<QAbstractButton*>(&widget))
        return Words{withoutMnemonic(button->text()), button->toolTip(), button->rect()};
    if (const auto* box = qobject_cast<QGroupBox*>(&widget))
        return Words{withoutMnemonic(box->title()), box->toolTip(), box->rect()};
    return std::nullopt;
}

QString paragraph(const QString& text)
{
    QString lines = text.toHtmlEscaped();
    return QStringLiteral("<p>%1</p>").arg(lines.replace(QLatin1Char('\n'), QStringLiteral("<br>")));
}

QString pictureTag(const GlossaryTerm& term, const Colours& colours, qreal ratio)
{
    const QImage picture = termPicture(term.key, colours, ratio);
    if (picture.isNull())
        return {};
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    picture.save(&buffer, "PNG");
    return QStringLiteral("<p><img width=\"%1\" height=\"%2\" src=\"data:image/png;base64,%3\"></p>")
        .arg(termPictureSize.width())
        .arg(termPictureSize.height())
        .arg(QLatin1String(png.toBase64()));
}

/// In another language than English: the term whose translated name comes first; of two at one place the longer.
const GlossaryTerm* firstTranslatedTerm(const QString& words)
{
    const GlossaryTerm* found = nullptr;
    qsizetype first = words.size(), length = 0;
    for (const GlossaryTerm& term : glossary()) {
        const QString name = translated(term.name);
        const qsizetype at =
            name == QString::fromStdString(term.name) ? -1 : words.indexOf(name, 0, Qt::CaseInsensitive);
        if (at >= 0 && (at < first || (at == first && name.size() > length))) {
            found = &term;
            first = at;
            length = name.size();
        }
    }
    return found;
}

const GlossaryTerm* firstTermIn(const QString& words)
{
    constexpr qsizetype longest = 80; // sentences use terms that they are not about
    if (words.size() > longest)
        return nullptr;
    if (const GlossaryTerm* const term = firstTranslatedTerm(words))
        return term;
    const auto terms = termsIn(words.toStdString());
    return terms.empty() ? nullptr : terms.front();
}

/// A name may go on in the next line. Of a longer text the first line has a say.
const GlossaryTerm* firstTerm(const QString& words)
{
    const GlossaryTerm* const term = firstTermIn(words.simplified());
    return term ? term : firstTermIn(words.section(QLatin1Char('\n'), 0, 0));
}

/// What a tool tip shows for words that use a term, and for their own tool tip, which may be empty.
QString tipOf(const GlossaryTerm& term, const QString& ownTip, const Colours& colours, qreal ratio)
{
    const QString meaning = translated(term.meaning);
    QString tip;
    if (!ownTip.isEmpty())
        tip += Qt::mightBeRichText(ownTip) ? ownTip : paragraph(ownTip);
    tip += pictureTag(term, colours, ratio);
    if (!ownTip.contains(meaning))
        tip += QStringLiteral("<p><b>%1</b>: %2</p>").arg(translated(term.name), meaning.toHtmlEscaped());
    return tip + QStringLiteral("<p><span style=\"color:%1\">%2</span></p>")
                     .arg(colours.textMuted.name(), TermTips::tr("Shift+F1: the glossary"));
}

} // namespace

TermTips::TermTips(QObject* parent) : QObject(parent) {}

bool TermTips::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::ToolTip || !m_isEnabled || !watched->isWidgetType())
        return false;
    auto& widget = static_cast<QWidget&>(*watched);
    const auto& help = static_cast<const QHelpEvent&>(*event);
    const auto words = wordsAt(widget, help.pos());
    const GlossaryTerm* const term = words ? firstTerm(words->text) : nullptr;
    if (!term)
        return false;
    m_lastTerm = term;
    QToolTip::showText(help.globalPos(),
                       tipOf(*term, words->tip, coloursOf(widget.palette()), widget.devicePixelRatioF()), &widget,
                       words->place);
    return true;
}

} // namespace tilescope

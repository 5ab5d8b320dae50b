#include "ui/kernel/kernel_editor.h"

#include "gpu/declared/note_completion.h"
#include "ui/kernel/kernel_lexer.h"
#include "ui/kernel/kernel_styles.h"
#include "ui/translation.h"

#include <QEvent>
#include <QMimeData>
#include <QScopedValueRollback>

#include <Qsci/qscicommandset.h>
#include <Qsci/qscistyledtext.h>

#include <algorithm>
#include <map>

namespace tilescope
{

KernelEditor::KernelEditor(QWidget* parent) : KernelView(parent)
{
    setFocusPolicy(Qt::StrongFocus); // turning the wheel is reading
    setEolMode(EolUnix);
    setIndentationsUseTabs(false);
    setAutoIndent(true);
    setBackspaceUnindents(true);
    setAnnotationDisplay(AnnotationStandard);
    setMarginType(ChangeMargin, QsciScintilla::SymbolMargin);
    setMarginMarkerMask(ChangeMargin, changeMask);
    setMarginWidth(ChangeMargin, 0);
    setUpKeys();
    SendScintilla(SCI_AUTOCSETSEPARATOR, '\n'); // some names have a blank
    connect(this, &QsciScintilla::SCN_CHARADDED, this, &KernelEditor::complete);
    applyColours();
    connect(this, &QsciScintilla::textChanged, this, [this] {
        compare();
        if (!m_isBeingSet)
            emit edited();
    });
}

/// Keys that the window uses for other commands, or that users expect.
void KernelEditor::setUpKeys()
{
    auto& commands = *standardCommands();
    for (const int key :
         {int(Qt::Key_Escape), int(Qt::Key_D) | int(Qt::ControlModifier),
          int(Qt::Key_Return) | int(Qt::ControlModifier), int(Qt::Key_Enter) | int(Qt::ControlModifier)})
        if (auto* command = commands.boundTo(key)) {
            if (command->key() == key)
                command->setKey(0);
            else
                command->setAlternateKey(0);
        }
    if (auto* redo = commands.find(QsciCommand::Redo))
        redo->setAlternateKey(int(Qt::Key_Z) | int(Qt::ControlModifier) | int(Qt::ShiftModifier));
}

void KernelEditor::load(const std::string& text, const std::string& original, bool isEditable)
{
    m_original = original;
    {
        const QScopedValueRollback guard(m_isBeingSet, true);
        m_notes.clear();
        setKernel(text);
        convertEols(EolUnix);
        SendScintilla(SCI_EMPTYUNDOBUFFER);
    }
    setReadOnly(!isEditable);
    compare();
}

void KernelEditor::setOriginal(const std::string& original)
{
    if (original == m_original)
        return;
    m_original = original;
    compare();
}

/// What a note can go on with (gpu/declared/note_completion.h).
void KernelEditor::complete()
{
    const long caret = SendScintilla(SCI_GETCURRENTPOS);
    const long begin = SendScintilla(SCI_POSITIONFROMLINE, SendScintilla(SCI_LINEFROMPOSITION, caret));
    const QByteArray all = text().toUtf8(); // positions are bytes of it
    const std::string begun = all.mid(begin, caret - begin).toStdString();
    std::string list;
    for (const std::string& one : noteCompletions(begun, all.toStdString()))
        list += (list.empty() ? "" : "\n") + one;
    const std::size_t word = begun.find_last_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.");
    if (!list.empty())
        SendScintilla(SCI_AUTOCSHOW, begun.size() - 1 - word, list.c_str());
}

/// Replaces only the lines between the common beginning and end of both texts, so that the caret and the scroll
/// position stay.
void KernelEditor::exchange(const std::string& text)
{
    const std::string old = kernel();
    if (old == text)
        return;
    const auto lineStart = [&](std::size_t at) { // at or before
        const auto end = at == 0 ? std::string::npos : old.rfind('\n', at - 1);
        return end == std::string::npos ? std::size_t{0} : end + 1;
    };
    const auto begin = lineStart(
        static_cast<std::size_t>(std::mismatch(old.begin(), old.end(), text.begin(), text.end()).first - old.begin()));
    const std::size_t most = std::min(old.size(), text.size()) - begin;
    std::size_t tail = 0;
    while (tail < most && old[old.size() - 1 - tail] == text[text.size() - 1 - tail])
        ++tail;
    while (tail > 0 && tail < old.size() && old[old.size() - tail - 1] != '\n')
        --tail;
    const QScopedValueRollback guard(m_isBeingSet, true);
    const bool wasReadOnly = isReadOnly();
    setReadOnly(false);
    const std::string put = text.substr(begin, text.size() - tail - begin);
    SendScintilla(SCI_SETTARGETRANGE, static_cast<unsigned long>(begin), static_cast<long>(old.size() - tail));
    SendScintilla(SCI_REPLACETARGET, static_cast<unsigned long>(put.size()), put.c_str());
    setReadOnly(wasReadOnly);
}

std::string KernelEditor::kernel() const { return text().toStdString(); }

void KernelEditor::setShowsDifferences(bool isShown)
{
    m_showsDifferences = isShown;
    showChanges();
    showUnderLines();
}

void KernelEditor::setNotes(const std::vector<Finding>& notes)
{
    if (notes == m_notes)
        return;
    m_notes = notes;
    showUnderLines();
}

void KernelEditor::compare()
{
    m_changes = changesBetween(m_original, kernel());
    showChanges();
    showUnderLines();
}

void KernelEditor::showChanges()
{
    for (const int marker : {addedMarker, changedMarker, removedMarker, litMarker})
        markerDeleteAll(marker);
    setMarginWidth(ChangeMargin, m_changes.empty() ? 0 : 10);
    for (const LineChange& change : m_changes) {
        for (int line = change.newFirst; line < change.newFirst + change.newCount; ++line) {
            markerAdd(line - 1, line < change.newFirst + change.oldCount ? changedMarker : addedMarker);
            if (m_showsDifferences)
                markerAdd(line - 1, litMarker);
        }
        if (change.newCount == 0)
            markerAdd(std::min(change.newFirst, lines()) - 1, removedMarker);
    }
}

/// Breaks lines, as Scintilla does not wrap annotations.
static QString broken(const QString& sentence, int columns)
{
    QString text;
    int used = 0;
    for (const QString& word : sentence.split(QLatin1Char(' '))) {
        const int length = static_cast<int>(word.size());
        if (used > 0 && used + 1 + length > columns) {
            text += QLatin1String("\n  ");
            used = 2;
        } else if (used > 0) {
            text += QLatin1Char(' ');
            ++used;
        }
        text += word;
        used += length;
    }
    return text;
}

void KernelEditor::showUnderLines()
{
    std::map<int, QList<QsciStyledText>> under; // by line number, from 1
    const auto add = [&](int line, const QString& text, int style) {
        auto& list = under[std::clamp(line, 1, std::max(lines(), 1))];
        list << QsciStyledText((list.isEmpty() ? QString() : QStringLiteral("\n")) + text, style);
    };
    for (const Finding& note : m_notes)
        if (note.severity != Severity::Note)
            add(note.line, broken(QStringLiteral("▲ ") + translated(note.message), columns()),
                note.severity == Severity::Error ? errorNoteStyle : warningNoteStyle);
    if (m_showsDifferences && !m_changes.empty()) {
        const auto original = linesOf(m_original);
        for (const LineChange& change : m_changes) {
            QStringList gone; // removed lines, shown above the lines that replaced them
            for (int line = change.oldFirst; line < change.oldFirst + change.oldCount; ++line) {
                const std::string_view text = original[static_cast<std::size_t>(line - 1)];
                gone << QStringLiteral("− ") + QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
            }
            if (!gone.isEmpty())
                add(change.newFirst - 1, gone.join(QLatin1Char('\n')), removedStyle);
        }
    }
    clearAnnotations();
    for (const auto& [line, texts] : under)
        annotate(line - 1, texts);
}

/// Not by annotation(), which returns what happens to be in memory in QScintilla 2.14.1.
QString KernelEditor::noteAt(int line) const
{
    const auto at = static_cast<unsigned long>(line - 1);
    void* const nothing = nullptr;
    QByteArray text(SendScintilla(SCI_ANNOTATIONGETTEXT, at, nothing), '\0');
    SendScintilla(SCI_ANNOTATIONGETTEXT, at, static_cast<void*>(text.data()));
    return QString::fromUtf8(text);
}

int KernelEditor::columns() const
{
    int margins = 0;
    for (int margin = NumberMargin; margin <= ChangeMargin; ++margin)
        margins += marginWidth(margin);
    const int letter = std::max(QFontMetrics(kernelFont()).horizontalAdvance(QLatin1Char('n')), 1);
    return std::max((viewport()->width() - margins - 16) / letter, 24);
}

bool KernelEditor::focusNextPrevChild(bool next)
{
    return next ? KernelView::focusNextPrevChild(next) : QAbstractScrollArea::focusNextPrevChild(next);
}

/// A file dropped here is opened; its path is not inserted into the text.
bool KernelEditor::canInsertFromMimeData(const QMimeData* source) const
{
    return !source->hasUrls() && KernelView::canInsertFromMimeData(source);
}

void KernelEditor::resizeEvent(QResizeEvent* event)
{
    KernelView::resizeEvent(event);
    if (!m_notes.empty())
        showUnderLines();
}

void KernelEditor::changeEvent(QEvent* event)
{
    KernelView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        applyColours();
        showUnderLines();
    }
}

static QColor between(const QColor& from, const QColor& to, double share)
{
    const auto mixed = [&](int a, int b) { return static_cast<int>(a + (b - a) * share); };
    return {mixed(from.red(), to.red()), mixed(from.green(), to.green()), mixed(from.blue(), to.blue())};
}

void KernelEditor::focusInEvent(QFocusEvent* event)
{
    KernelView::focusInEvent(event);
    showCaretLine(!isReadOnly());
}

void KernelEditor::focusOutEvent(QFocusEvent* event)
{
    KernelView::focusOutEvent(event);
    showCaretLine(false);
}

void KernelEditor::showCaretLine(bool takesLetters)
{
    const Colours& colours = coloursOf(palette());
    setCaretLineBackgroundColor(takesLetters ? between(colours.surface, colours.accent, 0.3) : colours.noteField);
}

void KernelEditor::applyColours()
{
    const Colours& colours = coloursOf(palette());
    showCaretLine(hasFocus() && !isReadOnly());
    defineStyle(errorNoteStyle, colours.error, colours.errorField);
    defineStyle(warningNoteStyle, colours.warning, colours.warningField);
    defineStyle(removedStyle, colours.error, colours.errorField);
    const auto define = [&](MarkerSymbol symbol, int marker, const QColor& colour) {
        markerDefine(symbol, marker);
        setMarkerForegroundColor(colour, marker);
        setMarkerBackgroundColor(colour, marker);
    };
    define(LeftRectangle, addedMarker, colours.good);
    define(LeftRectangle, changedMarker, colours.accent);
    define(RightTriangle, removedMarker, colours.error);
    define(Background, litMarker, between(colours.surface, colours.good, 0.16));
}

} // namespace tilescope

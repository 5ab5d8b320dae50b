#pragma once

#include "ui/kernel/kernel_view.h"
#include "ui/kernel/line_diff.h"

namespace tilescope
{

/// An editor for a kernel's text. It takes letters after a click or Tab into it, and the line of the caret then has a
/// colour of its own. Beside each line it shows whether the line differs from the strategy's own text;
/// under it, the compiler's messages and, if differences are shown, the lines removed there.
class KernelEditor : public KernelView
{
    Q_OBJECT

public:
    enum { ChangeMargin = FigureMargin + 1 };

    explicit KernelEditor(QWidget* parent = nullptr);

    /// Starts with an empty undo history. `original` is the text that differences refer to.
    void load(const std::string& text, const std::string& original, bool isEditable);
    void setOriginal(const std::string& original);
    void exchange(const std::string& text); ///< as an undoable edit; the caret stays
    std::string kernel() const;             ///< the current text

    void setShowsDifferences(bool isShown);
    const std::vector<LineChange>& changes() const { return m_changes; }

    void setNotes(const std::vector<Finding>& notes); ///< shown under their lines
    QString noteAt(int line) const;                   ///< what is shown under the line, from 1; empty if nothing is

signals:
    void edited(); ///< by the user, including undo

protected:
    bool focusNextPrevChild(bool next) override; ///< Tab indents; Shift+Tab leaves, for keyboard users
    bool canInsertFromMimeData(const QMimeData* source) const override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void showCaretLine(bool takesLetters);
    void setUpKeys();
    void complete();
    void applyColours();
    void compare();
    void showChanges();
    void showUnderLines();
    int columns() const;

    std::string m_original;
    std::vector<LineChange> m_changes;
    std::vector<Finding> m_notes;
    bool m_showsDifferences = false;
    bool m_isBeingSet = false;
};

} // namespace tilescope

#pragma once

#include "ui/kernel/kernel_view.h"
#include "ui/kernel/line_diff.h"

namespace tilescope
{

/// A kernel's text to be edited. Beside each line stands whether it differs from the strategy's own text, under it
/// what the compiler says and, when differences are shown, the lines that were taken away there.
class KernelEditor : public KernelView
{
    Q_OBJECT

public:
    enum { ChangeMargin = FigureMargin + 1 };

    explicit KernelEditor(QWidget* parent = nullptr);

    /// Begins anew: there is nothing to undo. `original` is what the text is compared with.
    void load(const std::string& text, const std::string& original, bool isEditable);
    void exchange(const std::string& text); ///< as an edit that can be undone; the caret stays
    std::string kernel() const;             ///< the text as it stands

    void setShowsDifferences(bool isShown);
    const std::vector<LineChange>& changes() const { return m_changes; }

    void setNotes(const std::vector<Finding>& notes); ///< in words under their lines
    QString noteAt(int line) const { return annotation(line - 1); }

signals:
    void edited(); ///< by the person, also by undoing

protected:
    bool focusNextPrevChild(bool next) override; ///< Tab indents; Shift+Tab leaves, so that the keyboard is not caught
    bool canInsertFromMimeData(const QMimeData* source) const override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void setUpKeys();
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

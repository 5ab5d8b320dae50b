#pragma once

#include <QWidget>

#include <optional>

class QToolButton;
class QVBoxLayout;

namespace tilescope
{

/// A section of the settings under a title that folds and unfolds it. What the user chose last stays; until then the
/// panel decides.
class Fold : public QWidget
{
    Q_OBJECT

public:
    Fold(const QString& title, const QString& meaning, QWidget* parent = nullptr);

    QVBoxLayout& column() const { return *m_column; } ///< of the section
    bool isOpen() const;
    void setOpen(bool isOpen);     ///< whatever the user chose, for something in it that must be seen
    void suggestOpen(bool isOpen); ///< unless the user chose
    void setFolding(bool folds);   ///< false: no title, and always open
    int addedHeight() const;       ///< by unfolding it, logical pixels

private:
    QToolButton* m_title;
    QWidget* m_section;
    QVBoxLayout* m_column;
    bool m_isChosen = false;
};

} // namespace tilescope

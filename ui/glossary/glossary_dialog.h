#pragma once

#include "gpu/recipe/words/glossary.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QListWidget;

namespace tilescope
{

/// The glossary as a page: a list of the terms with a search field, and the chosen term with its picture, its meaning
/// and links to related terms. The dialog is modeless.
class GlossaryDialog : public QDialog
{
    Q_OBJECT

public:
    explicit GlossaryDialog(QWidget* parent);

    void choose(const GlossaryTerm& term);
    const GlossaryTerm* chosen() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makePage();
    void showMatching(const QString& words);
    void showChosen();

    QLineEdit* m_search;
    QListWidget* m_list;
    QLabel *m_name, *m_picture, *m_meaning, *m_forms, *m_related;
};

} // namespace tilescope

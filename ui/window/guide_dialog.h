#pragma once

#include <QDialog>

class QTextBrowser;

namespace tilescope
{

/// The user guide (resources/guide), page by page, in English. Images and links to other files of the source are left
/// out: the program does not contain them. The dialog is modeless.
class GuideDialog : public QDialog
{
    Q_OBJECT

public:
    explicit GuideDialog(QWidget* parent);

    QTextBrowser& pages() const { return *m_pages; }

private:
    QTextBrowser* m_pages;
};

} // namespace tilescope

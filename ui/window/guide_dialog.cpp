#include "ui/window/guide_dialog.h"

#include <QDialogButtonBox>
#include <QRegularExpression>
#include <QTextBrowser>
#include <QTextDocument>
#include <QVBoxLayout>

#include <algorithm>

namespace tilescope
{

namespace
{

class GuidePages : public QTextBrowser
{
protected:
    QVariant loadResource(int type, const QUrl& name) override
    {
        const QVariant loaded = QTextBrowser::loadResource(type, name);
        if (type != QTextDocument::MarkdownResource)
            return loaded;
        static const QRegularExpression image(QStringLiteral("!\\[[^\\]]*\\]\\([^)]*\\)\n*"));
        static const QRegularExpression outward(QStringLiteral("\\[([^\\]]*)\\]\\(\\.\\.[^)]*\\)"));
        QString text = QString::fromUtf8(loaded.toByteArray());
        return text.remove(image).replace(outward, QStringLiteral("\\1"));
    }
};

} // namespace

GuideDialog::GuideDialog(QWidget* parent) : QDialog(parent), m_pages(new GuidePages)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("User guide"));
    m_pages->setAccessibleName(tr("User guide"));
    m_pages->setOpenLinks(true);
    m_pages->setSource(QUrl(QStringLiteral("qrc:/guide/README.md")));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 20, 20, 16);
    column->setSpacing(12);
    column->addWidget(m_pages, 1);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    const QSize room = parent ? parent->window()->size() : QSize(1280, 860);
    resize(std::min(860, room.width() - 60), std::min(800, room.height() - 60));
}

} // namespace tilescope

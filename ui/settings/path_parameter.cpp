#include "ui/settings/path_parameter.h"

#include "ui/parts/brief_label.h"
#include "ui/session/setting_list.h"
#include "ui/settings/row_name.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>

namespace tilescope
{

PathParameter::PathParameter(const Parameter& parameter, QWidget* parent)
    : ParameterControl(parent), m_kind(parameter.textKind), m_line(new QLineEdit)
{
    const bool isFolder = m_kind == Parameter::TextKind::Folder;
    const bool isRectangle = m_kind == Parameter::TextKind::RectangleOrFile;
    const QString name = labelOf(parameter);
    m_line->setAccessibleName(name);
    m_line->setPlaceholderText(isFolder      ? tr("folder")
                               : isRectangle ? tr("x,y,width,height or a file")
                                             : tr("file.npy"));
    auto* button = new QToolButton;
    button->setText(QStringLiteral("…"));
    button->setToolTip(isFolder ? tr("Choose a folder") : tr("Open a file"));
    button->setAccessibleName(tr("%1: %2").arg(name, button->toolTip()));
    button->setFocusPolicy(Qt::StrongFocus);
    button->setProperty("role", QStringLiteral("field"));

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(rowName(name, m_line));
    row->addWidget(m_line, 1);
    row->addWidget(button);
    column->addLayout(row);
    if (isRectangle) {
        auto* hint = new BriefLabel(2);
        hint->setFullText(
            tr("Or draw it on the image with Shift+drag. Drag its inside to move it, or its corners to resize it."));
        column->addWidget(hint);
    }
    connect(button, &QToolButton::clicked, this, &PathParameter::ask);
    connect(m_line, &QLineEdit::editingFinished, this, [this] { take(m_line->text()); });
}

ParameterValue PathParameter::value() const { return m_line->text().toStdString(); }

void PathParameter::setValue(const ParameterValue& value)
{
    const auto* text = std::get_if<std::string>(&value);
    m_last = text ? QString::fromStdString(*text) : QString();
    if (m_line->text() != m_last) // otherwise the cursor would jump
        m_line->setText(m_last);
}

void PathParameter::ask()
{
    const bool isFolder = m_kind == Parameter::TextKind::Folder;
    const QFileInfo last(m_line->text());
    const QString folder = last.isDir() ? last.absoluteFilePath() : last.isFile() ? last.absolutePath() : QString();
    const bool areImages = m_kind == Parameter::TextKind::ImagesFile;
    auto* dialog = new QFileDialog(this,
                                   isFolder    ? tr("Choose a folder of images")
                                   : areImages ? tr("Open a NumPy file of images")
                                               : tr("Open an image"),
                                   folder);
    if (areImages)
        dialog->setNameFilters(
            {tr("NumPy files (%1)").arg(QStringLiteral("*.npy")), tr("All files (%1)").arg(QStringLiteral("*"))});
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(isFolder ? QFileDialog::Directory : QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        m_line->setText(path);
        take(path);
    });
    dialog->open();
}

void PathParameter::take(const QString& text)
{
    if (text == m_last)
        return;
    m_last = text;
    emit valueChanged();
}

} // namespace tilescope

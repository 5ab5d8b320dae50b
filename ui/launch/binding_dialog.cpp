#include "ui/launch/binding_dialog.h"

#include "gpu/declared/declared_operation.h"
#include "gpu/declared/declared_plan.h"
#include "gpu/declared/kernel_text.h"
#include "ui/launch/binding_model.h"
#include "ui/launch/launch_table.h"
#include "ui/translation.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace tilescope
{

static Declaration declarationOf(const QString& path, const std::string& text)
{
    return declarationOfKernel(path.toStdString(), text);
}

static std::vector<LaunchBindings> bindingsIn(const Declaration& declaration)
{
    return bindingsAtDefaults(declaration, declaration.strategies.front());
}

bool BindingDialog::canAsk(const QString& path, const std::string& text)
{
    try {
        return !bindingsIn(declarationOf(path, text)).empty();
    } catch (const SettingError&) {
        return false;
    }
}

BindingDialog::BindingDialog(const QString& path, const std::string& text, QWidget* parent)
    : QDialog(parent), m_path(path), m_original(text), m_text(text), m_problem(new QLabel(this)),
      m_notes(new QLabel(this)), m_table(new LaunchTable(this))
{
    setWindowTitle(tr("Arguments of %1").arg(QFileInfo(path).fileName()));
    for (QLabel* label : {m_problem, m_notes}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    auto* buttons = new QDialogButtonBox(this);
    m_open = buttons->addButton(tr("Write the notes and open"), QDialogButtonBox::AcceptRole);
    buttons->addButton(QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(&m_table->launches(), &BindingModel::editWanted, this, &BindingDialog::take, Qt::QueuedConnection);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_problem);
    column->addWidget(m_table, 1);
    column->addWidget(m_notes);
    column->addWidget(buttons);
    resize(820, 520);
    showRows();
}

QString BindingDialog::problem() const
{
    try {
        operationOfKernel(m_path.toStdString(), m_text);
        return {};
    } catch (const SettingError& error) {
        return translated(messageOf(error));
    }
}

void BindingDialog::take(const LaunchEdit& edit)
{
    m_text = edited(m_text, edit);
    showRows();
}

void BindingDialog::showRows()
{
    try {
        const Declaration declaration = declarationOf(m_path, m_text);
        ParameterValues values;
        for (const Parameter& parameter : declaration.parameters)
            values[parameter.name] = parameter.defaultValue;
        m_table->launches().setLaunches(bindingsIn(declaration), declaration.parameters, values, m_text);
    } catch (const SettingError&) { // what was written cannot be read: the sentence says so, the rows stay
    }
    const QString why = problem();
    m_problem->setText(why.isEmpty() ? tr("Every parameter has a value. The file can be opened.") : why);
    m_open->setEnabled(why.isEmpty());
    QStringList lines;
    for (const KernelNote& note : notesIn(m_text))
        if (const QString line = QString::fromStdString("//@ " + note.word + " " + note.rest);
            m_original.find(line.toStdString()) == std::string::npos)
            lines << line;
    m_notes->setText(
        lines.isEmpty()
            ? tr("Your choices are written to the file as notes (comments that begin with //@).")
            : tr("These notes will be written to %1:\n%2").arg(QFileInfo(m_path).fileName(), lines.join(u'\n')));
}

} // namespace tilescope

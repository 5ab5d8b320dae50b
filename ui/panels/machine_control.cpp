#include "ui/panels/machine_control.h"

#include "ui/panels/labels.h"

#include <QComboBox>
#include <QGridLayout>
#include <QSignalBlocker>

namespace tilescope
{

MachineControl::MachineControl(QWidget* parent)
    : QWidget(parent), m_backend(new QComboBox), m_compiler(new QComboBox),
      m_detail(mutedLabel(tr("Looking for a GPU and compilers…")))
{
    m_backend->addItem(tr("Automatic"), static_cast<int>(BackendChoice::Auto));
    m_backend->addItem(tr("NVIDIA GPU"), static_cast<int>(BackendChoice::Cuda));
    m_backend->addItem(tr("Emulator"), static_cast<int>(BackendChoice::Emulator));
    m_backend->setToolTip(
        tr("Automatic takes the GPU where there is one, else the emulator, which runs the same kernels "
           "on the processor."));
    m_compiler->addItem(tr("Automatic"), static_cast<int>(CompilerChoice::Auto));
    m_compiler->addItem(QStringLiteral("NVRTC"), static_cast<int>(CompilerChoice::Nvrtc));
    m_compiler->addItem(QStringLiteral("clang"), static_cast<int>(CompilerChoice::Clang));
    m_compiler->setToolTip(
        tr("What turns the kernel's text into code. Automatic takes NVRTC where it is installed, else clang."));

    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(8);
    grid->setColumnStretch(1, 1);
    const auto row = [grid](int index, const QString& name, QComboBox* box) {
        auto* label = new QLabel(name);
        label->setBuddy(box);
        box->setAccessibleName(name);
        box->setFocusPolicy(Qt::StrongFocus);
        grid->addWidget(label, index, 0);
        grid->addWidget(box, index, 1);
    };
    row(0, tr("Runs on"), m_backend);
    row(1, tr("Compiler"), m_compiler);
    grid->addWidget(m_detail, 2, 0, 1, 2);
    for (auto* box : {m_backend, m_compiler})
        connect(box, &QComboBox::currentIndexChanged, this, &MachineControl::choiceChanged);
}

void MachineControl::setEnvironment(const Environment& environment)
{
    QStringList lines;
    if (environment.deviceLost)
        lines << tr("The GPU was lost after an error in a kernel. Restart Tilescope to use it again.");
    else if (environment.device.device)
        lines << QString::fromStdString(environment.device.device->name);
    else
        lines << QString::fromStdString(environment.device.reason);
    QStringList compilers;
    for (const auto& found : environment.compilers)
        if (!found.name.empty())
            compilers << QString::fromStdString(found.name);
    for (const auto& found : environment.compilers)
        m_compiler->setItemData(m_compiler->findData(static_cast<int>(found.kind)),
                                QString::fromStdString(found.detail), Qt::ToolTipRole);
    lines << (compilers.isEmpty() ? tr("No compiler was found.") : compilers.join(QStringLiteral(", ")));
    m_detail->setText(lines.join(QLatin1Char('\n')));
}

void MachineControl::setChoice(BackendChoice backend, CompilerChoice compiler)
{
    const QSignalBlocker quietBackend(m_backend);
    const QSignalBlocker quietCompiler(m_compiler);
    m_backend->setCurrentIndex(m_backend->findData(static_cast<int>(backend)));
    m_compiler->setCurrentIndex(m_compiler->findData(static_cast<int>(compiler)));
}

BackendChoice MachineControl::backend() const { return static_cast<BackendChoice>(m_backend->currentData().toInt()); }
CompilerChoice MachineControl::compiler() const
{
    return static_cast<CompilerChoice>(m_compiler->currentData().toInt());
}

} // namespace tilescope

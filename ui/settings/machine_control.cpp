#include "ui/settings/machine_control.h"

#include "gpu/model/gpu_model.h"
#include "ui/parts/labels.h"
#include "ui/parts/table_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QSignalBlocker>

namespace tilescope
{

namespace
{

QString factsOf(const GpuModel& gpu)
{
    return MachineControl::tr("%1, compute capability %2.%3\n%L4 multiprocessors, %L5 GB/s of memory")
        .arg(QString::fromStdString(gpu.architecture))
        .arg(gpu.major)
        .arg(gpu.minor)
        .arg(gpu.multiprocessors)
        .arg(gpu.bandwidthGBs, 0, 'f', 0);
}

/// Goes there; a GPU that the table does not have, from a file or another version, becomes an entry of its own.
void choose(QComboBox& box, const std::optional<std::string>& gpu)
{
    int index = gpu ? box.findData(QString::fromStdString(*gpu)) : 0;
    if (index < 0) {
        box.addItem(QString::fromStdString(*gpu), QString::fromStdString(*gpu));
        index = box.count() - 1;
    }
    box.setCurrentIndex(index);
}

} // namespace

MachineControl::MachineControl(QWidget* parent)
    : QWidget(parent), m_backend(new QComboBox), m_compiler(new QComboBox), m_gpu(new QComboBox),
      m_counters(new QComboBox), m_sizes(new QCheckBox(tr("Compile-time sizes"))),
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
    m_sizes->setToolTip(plainToolTip(tr("Tells the compiler the block's sides and the filter's sizes, as if the "
                                        "kernel's text had them as constants: it unrolls loops over them and computes "
                                        "with them beforehand. Each setting is then compiled for itself.")));
    m_gpu->addItem(tr("Automatic"));
    for (const GpuModel& gpu : gpuTable()) {
        m_gpu->addItem(QString::fromStdString(gpu.name), QString::fromStdString(gpu.name));
        m_gpu->setItemData(m_gpu->count() - 1, plainToolTip(factsOf(gpu)), Qt::ToolTipRole);
    }
    m_gpu->setToolTip(tr("The GPU that the emulator stands for: its limits, its occupancy and its time band, which is "
                         "an estimate."));
    m_counters->addItem(tr("Automatic"), static_cast<int>(CounterMode::Auto));
    m_counters->addItem(tr("Every block"), static_cast<int>(CounterMode::Full));
    m_counters->addItem(tr("None"), static_cast<int>(CounterMode::None));
    m_counters->setToolTip(tr("Automatic counts one block of each class of equal ones, and every block where they are "
                              "not equal."));

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
    grid->addWidget(m_sizes, 2, 1);
    row(3, tr("Emulated GPU"), m_gpu);
    row(4, tr("Counters"), m_counters);
    grid->addWidget(m_detail, 5, 0, 1, 2);
    connect(m_sizes, &QCheckBox::toggled, this, &MachineControl::choiceChanged);
    for (auto* box : {m_backend, m_compiler, m_gpu, m_counters})
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
    m_gpu->setItemText(0, environment.hasGpu() ? tr("This machine's GPU") : tr("Automatic"));
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

void MachineControl::setChoice(const Recipe& recipe)
{
    const QSignalBlocker quiet[] = {QSignalBlocker(m_backend), QSignalBlocker(m_compiler), QSignalBlocker(m_gpu),
                                    QSignalBlocker(m_counters), QSignalBlocker(m_sizes)};
    m_backend->setCurrentIndex(m_backend->findData(static_cast<int>(recipe.backend)));
    m_compiler->setCurrentIndex(m_compiler->findData(static_cast<int>(recipe.compiler)));
    m_sizes->setChecked(recipe.compileTimeSizes);
    choose(*m_gpu, recipe.gpu);
    m_counters->setCurrentIndex(m_counters->findData(static_cast<int>(recipe.counters)));
}

void MachineControl::applyTo(Recipe& recipe) const
{
    recipe.backend = static_cast<BackendChoice>(m_backend->currentData().toInt());
    recipe.compiler = static_cast<CompilerChoice>(m_compiler->currentData().toInt());
    recipe.compileTimeSizes = m_sizes->isChecked();
    const QVariant gpu = m_gpu->currentData();
    recipe.gpu = gpu.isValid() ? std::optional(gpu.toString().toStdString()) : std::nullopt;
    recipe.counters = static_cast<CounterMode>(m_counters->currentData().toInt());
}

} // namespace tilescope

#include "ui/operations/operation_controller.h"

#include "gpu/declared/kernel_text.h"
#include "ui/kernel/kernel_controller.h"
#include "ui/launch/binding_dialog.h"
#include "ui/launch/launch_controller.h"
#include "ui/operations/operation_store.h"
#include "ui/program/program_controller.h"
#include "ui/session/run_failure.h"
#include "ui/session/saved/kernel_file.h"
#include "ui/session/session.h"
#include "ui/session/settings_model.h"
#include "ui/session/side_runner.h"
#include "ui/shell/file_dialogs.h"
#include "ui/shell/message_bar.h"
#include "ui/shell/preferences.h"
#include "ui/shell/window_actions.h"
#include "ui/shell/window_docks.h"
#include "ui/translation.h"

#include <QFile>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>

#include <algorithm>

/// Qt's resources of a static library must be named once by a program that uses them.
static void initKernelResources() { Q_INIT_RESOURCE(kernels); }

namespace tilescope
{

static constexpr auto operationTopic = MessageBar::Topic::Operation;

OperationController::OperationController(const WindowParts& parts, std::unique_ptr<OperationStore> store,
                                         QObject* parent)
    : QObject(parent), m_parts(parts), m_store(std::move(store)),
      m_program(parts.window.findChild<ProgramController*>())
{
    initKernelResources();
    m_patterns = std::make_unique<QMenu>();
    fillNewMenu(*m_patterns);
    QAction* const begin =
        parts.actions.add(MenuSection::FileKernel, {QStringLiteral("kernel.new"), tr("&New kernel"),
                                                    tr("Start a kernel of your own from a common pattern")});
    begin->setMenu(m_patterns.get());
    begin->setEnabled(m_store != nullptr);
    if (!m_store)
        return;
    connect(m_store.get(), &OperationStore::changed, this, &OperationController::take);
    connect(m_program, &ProgramController::kernelsWanted, this, &OperationController::openKernels);
    connect(m_program, &ProgramController::textWanted, this, [this](const QString& path) {
        try {
            m_parts.settings.pickOperation(m_store->add(path));
        } catch (...) { // no operation can be made of it: it is not shown
        }
    });
    connect(m_program, &ProgramController::operationReady, this, [this](const Operation& operation) {
        m_store->addMade(operation);
        m_parts.settings.pickOperation(operation.name);
    });
    showFaults();
}

OperationController::~OperationController() = default;

bool OperationController::isOperation(const QString& kernelFile) const
{
    if (!m_store)
        return false;
    if (ProgramController::isProgram(kernelFile))
        return true;
    const std::string& own = m_parts.settings.strategy().source.text;
    try {
        const std::vector<DefinedKernel> opened = kernelsIn(readKernel(kernelFile));
        const std::vector<DefinedKernel> launched = kernelsIn(own);
        const auto has = [&](const DefinedKernel& kernel) {
            const auto found = std::ranges::find(opened, kernel.name, &DefinedKernel::name);
            return found != opened.end() && found->parameters.size() == kernel.parameters.size();
        };
        return launched.empty() || !std::ranges::all_of(launched, has);
    } catch (const KernelFileError&) { // whoever opens it says why
        return false;
    }
}

void OperationController::open(const QStringList& paths, const QStringList& arguments)
{
    const QFileInfo first(paths.constFirst());
    if (m_program && first.isDir() && !QFileInfo::exists(first.filePath() + QStringLiteral("/operation.json")))
        return m_program->openFolder(first.filePath());
    const auto program = std::ranges::find_if(paths, &ProgramController::isProgram);
    if (m_program && program != paths.end()) {
        QStringList files = paths;
        files.move(program - paths.begin(), 0);
        m_program->open(files, arguments);
    } else {
        openKernels(paths.constFirst());
    }
}

void OperationController::openKernels(const QString& path)
{
    try {
        const std::string name = m_store->add(path);
        m_parts.messages.clear(operationTopic);
        m_parts.settings.pickOperation(name);
        if (isKernelFile(path))
            m_parts.docks.show(kernelPanel);
    } catch (const KernelFileError& error) {
        m_parts.messages.post(operationTopic, MessageBar::Severity::Error, translated(messageOf(error)));
    } catch (...) {
        if (!ask(path))
            m_parts.messages.post(operationTopic, MessageBar::Severity::Error,
                                  toRunFailure(std::current_exception()).message);
    }
}

void OperationController::takeSaved(const QString& path)
{
    if (!isKernelFile(QString::fromStdString(m_parts.settings.operation().file)))
        return; // one of a folder's files, which the store follows
    if (m_program->isShown())
        return m_program->runAgain();
    try {
        const std::string name = m_store->add(path);
        if (name != m_parts.settings.recipe().operation)
            m_parts.settings.pickOperation(name);
    } catch (...) {
        m_parts.messages.post(operationTopic, MessageBar::Severity::Error,
                              toRunFailure(std::current_exception()).message);
    }
}

/// Asks what the parameters of a kernel file are given; false: it cannot be asked.
bool OperationController::ask(const QString& path)
{
    if (!isKernelFile(path))
        return false;
    const std::string text = readKernel(path); // it was read a moment ago
    if (!BindingDialog::canAsk(path, text))
        return false;
    auto* const dialog = new BindingDialog(path, text, &m_parts.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, path] {
        try {
            writeKernel(dialog->text(), path);
        } catch (const KernelFileError& error) {
            m_parts.messages.post(operationTopic, MessageBar::Severity::Error, translated(messageOf(error)));
            return;
        }
        openKernels(path);
    });
    dialog->open();
    return true;
}

void OperationController::fillNewMenu(QMenu& menu)
{
    const std::pair<QString, const char*> templates[] = {
        {tr("&Point operation"), "point"},   {tr("&Stencil"), "stencil"},
        {tr("Shared &tile"), "shared_tile"}, {tr("&Reduction"), "reduction"},
        {tr("&Histogram"), "histogram"},     {tr("S&can"), "scan"},
        {tr("Tr&anspose"), "transpose"},     {tr("&Matrix product"), "matrix_product"},
    };
    for (const auto& [title, name] : templates)
        menu.addAction(title, this, [this, resource = QLatin1String(name)] { begin(resource); });
}

void OperationController::begin(const QString& resource)
{
    QFile file(QStringLiteral(":/kernels/%1.cu").arg(resource));
    if (!file.open(QIODevice::ReadOnly))
        return;
    const std::string text = file.readAll().toStdString();
    const QString suggested = QStringLiteral("%1/%2.cu").arg(m_parts.preferences.sessionFolder(), resource);
    askWhereToSaveKernel(&m_parts.window, suggested, [this, text](const QString& path) {
        try {
            writeKernel(text, path);
        } catch (const KernelFileError& error) {
            m_parts.messages.post(operationTopic, MessageBar::Severity::Error, translated(messageOf(error)));
            return;
        }
        openKernels(path);
    });
}

/// The registry, both runners and the settings follow what was read.
void OperationController::take()
{
    const std::vector<Operation> operations = m_store->operations();
    m_parts.session.setOperations(operations);
    m_parts.side.setOperations(operations);
    m_parts.settings.takeOperations();
    showFaults();
}

void OperationController::showFaults()
{
    if (m_store->faults().isEmpty())
        m_parts.messages.clear(operationTopic);
    else
        m_parts.messages.post(operationTopic, MessageBar::Severity::Error, m_store->faults().constFirst());
}

} // namespace tilescope

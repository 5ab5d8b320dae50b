#pragma once

#include "ui/shell/window_parts.h"

#include <QObject>
#include <QString>

#include <memory>

class QMenu;

namespace tilescope
{

class OperationStore;
class ProgramController;

/// Operations of the user's own in the window: opened, begun from a template, and taken again when their files are
/// saved.
class OperationController : public QObject
{
    Q_OBJECT

public:
    /// Without a store, nothing but the built-in operations is there: for tests.
    OperationController(const WindowParts& parts, std::unique_ptr<OperationStore> store, QObject* parent);
    ~OperationController() override;

    /// Whether a kernel file is an operation of its own: else it is a text for the current strategy, whose kernels it
    /// has with their parameters.
    bool isOperation(const QString& kernelFile) const;

    /// Takes a kernel file or a folder among the operations and chooses it. Says what is wrong if that is not possible.
    /// Asks whether to run a program with a main(), of one or several files, or of a folder without an operation.json.
    void open(const QStringList& paths, const QStringList& arguments = {});

    /// Takes what was saved in the window as the file of the chosen operation, or in its place.
    void takeSaved(const QString& path);

    OperationStore* store() const { return m_store.get(); } ///< null: nothing but the built-in operations

private:
    void fillNewMenu(QMenu& menu);
    void begin(const QString& resource);
    void openKernels(const QString& path);
    bool ask(const QString& path);
    void take();
    void showFaults();

    WindowParts m_parts;
    std::unique_ptr<QMenu> m_patterns; ///< what a kernel can begin with
    std::unique_ptr<OperationStore> m_store;
    ProgramController* m_program;
};

} // namespace tilescope

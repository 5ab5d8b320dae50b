#pragma once

#include "gpu/recipe/recipe.h"
#include "ui/session/environment.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace tilescope
{

/// Where kernels run and what compiles them.
class MachineControl : public QWidget
{
    Q_OBJECT

public:
    explicit MachineControl(QWidget* parent = nullptr);

    void setEnvironment(const Environment& environment);
    void setChoice(BackendChoice backend, CompilerChoice compiler); ///< without a signal
    BackendChoice backend() const;
    CompilerChoice compiler() const;

signals:
    void choiceChanged();

private:
    QComboBox* m_backend;
    QComboBox* m_compiler;
    QLabel* m_detail;
};

} // namespace tilescope

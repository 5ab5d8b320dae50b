#pragma once

#include "gpu/recipe/recipe.h"
#include "ui/session/environment.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;

namespace tilescope
{

/// Where kernels run, what compiles them, which GPU the emulator stands for and whether it counts.
class MachineControl : public QWidget
{
    Q_OBJECT

public:
    explicit MachineControl(QWidget* parent = nullptr);

    void setEnvironment(const Environment& environment);
    void setChoice(const Recipe& recipe); ///< without a signal
    void applyTo(Recipe& recipe) const;   ///< backend, compiler, sizes, GPU and counters as chosen

    QComboBox* gpuBox() const { return m_gpu; }
    QComboBox* countersBox() const { return m_counters; }
    QCheckBox* sizesBox() const { return m_sizes; }

signals:
    void choiceChanged();

private:
    QComboBox *m_backend, *m_compiler, *m_gpu, *m_counters;
    QCheckBox* m_sizes;
    QLabel* m_detail;
};

} // namespace tilescope

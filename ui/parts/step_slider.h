#pragma once

#include <QList>
#include <QSlider>
#include <QString>

namespace tilescope
{

/// A slider over a list of things, a mark for each; it passes over those that cannot be chosen. Hovering a mark names
/// what it stands for.
class StepSlider : public QSlider
{
    Q_OBJECT

public:
    struct Step {
        QString title;
        QString refusal; ///< why it cannot be chosen; empty: it can
    };

    explicit StepSlider(const QString& name, QWidget* parent = nullptr);

    void setSteps(const QList<Step>& steps, int current);
    void setCurrent(int step); ///< emits no signal; the step may be one that cannot be chosen

    int markAt(int x) const; ///< the step whose mark is nearest
    int markX(int step) const;

signals:
    void stepped(int step); ///< by the user

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void take(int step);
    int choosable(int from, int to) const; ///< `to`, or the next one in that direction; `from` if there is none

    QList<Step> m_steps;
    int m_current = 0;
    int m_wheel = 0; ///< remainder of a wheel notch, in eighths of a degree
};

} // namespace tilescope

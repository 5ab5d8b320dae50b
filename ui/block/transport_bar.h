#pragma once

#include "ui/trace/trace_player.h"

#include <QColor>
#include <QIcon>
#include <QPoint>
#include <QWidget>

#include <map>
#include <optional>

class QAction;
class QBoxLayout;
class QComboBox;
class QLabel;
class QSlider;
class QSpinBox;
class QToolButton;

namespace tilescope
{

class BriefLabel;

enum class TransportSign { Start, Back, Play, Pause, Forward, End, Loop };

/// The media control icons, drawn in a colour of the theme.
QIcon transportIcon(TransportSign sign, const QColor& colour);

/// Controls for stepping through a block: which block, which warp, play, steps, speed. The actions belong to the panel:
/// their keys work wherever in it the focus is.
class TransportBar : public QWidget
{
    Q_OBJECT

public:
    explicit TransportBar(QWidget* parent = nullptr);

    QAction* stepAction(TracePlayer::Step step) const { return m_steps.at(step); }
    QAction* playAction() const { return m_play; }
    QAction* zoomAction() const { return m_zoom; }
    QSlider* speedSlider() const { return m_speed; }
    QComboBox* warpBox() const { return m_warp; }
    QSpinBox* blockX() const { return m_x; }
    QSpinBox* blockY() const { return m_y; }
    double eventsPerSecond() const;

    // These emit no signal:
    void setGrid(QSize blocks);
    void setBlock(QPoint block);
    void setWarps(std::uint32_t count);
    void setFollowed(std::optional<std::uint32_t> warp);
    void setPlaying(bool playing);
    void setReady(bool ready);                      ///< there is a trace to step through
    void setFindings(const StepFindings& findings); ///< which of the steps to findings lead somewhere
    void setPlace(const QString& text);
    QString place() const;

    QSize minimumSizeHint() const override; ///< of two narrow rows

signals:
    void stepWanted(tilescope::TracePlayer::Step step);
    void playToggled(bool play);
    void loopToggled(bool loop);
    void speedChanged(double eventsPerSecond);
    void warpChosen(int warp); ///< −1: all
    void blockChosen(QPoint block);
    void zoomWanted(); ///< to the block, in the picture

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QAction* addStep(TracePlayer::Step step, const QString& text, const QString& tip, const QKeySequence& key);
    void makeActions();
    void makeControls();
    void buildSteps();
    void buildChoices();
    void arrange();
    void showIcons();
    void showSpeed();

    std::map<TracePlayer::Step, QAction*> m_steps;
    QAction *m_play, *m_loop, *m_zoom;
    QBoxLayout *m_rows, *m_stepRow, *m_choiceRow;
    QList<QToolButton*> m_menuButtons; ///< in a narrow panel they are entries of the menu
    QToolButton* m_menu;
    QSlider* m_speed;
    QLabel *m_speedText, *m_blockText;
    BriefLabel* m_place;
    QComboBox* m_warp;
    QSpinBox *m_x, *m_y;
    bool m_isPlaying = false;
    std::optional<bool> m_isNarrow;
};

} // namespace tilescope

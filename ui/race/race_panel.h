#pragma once

#include "ui/race/race_clock.h"
#include "ui/race/race_view.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include <array>

class QAction;
class QComboBox;
class QHBoxLayout;
class QSlider;
class QToolButton;

namespace tilescope
{

class BriefLabel;
class RaceLane;

/// Two strategies side by side on one picture: their blocks sweep over it in the order of a GPU, while what they move
/// is counted. Both clocks have one scale, so that the faster one ends first.
class RacePanel : public QWidget
{
    Q_OBJECT

public:
    explicit RacePanel(QWidget* parent = nullptr);

    /// A strategy to race with.
    struct Choice {
        QString key, title;
        QString refusal; ///< why it cannot be chosen; empty: it can
        bool operator==(const Choice&) const = default;
    };
    void setChoices(const QList<Choice>& choices, const std::array<QString, 2>& chosen);
    void setSides(const RaceSides& sides, const ImagePtr& source); ///< a changed race begins anew, without playing
    void setWaiting(bool isWaiting);                               ///< a side is being run; offers Cancel
    void play(bool isPlaying);

    const RaceClock& clock() const { return m_clock; }
    const RaceSides& sides() const { return m_sides; }
    const ImagePtr& source() const { return m_source; }
    bool isReady() const { return m_sides[0].schedule && m_sides[1].schedule; }
    void seek(double us);
    QString sentence() const; ///< the outcome, or what is shown

    RaceLane& lane(std::size_t side) const { return *m_lanes.at(side); }
    QToolButton* playButton() const { return m_play; }
    QToolButton* restartButton() const { return m_restart; }
    QToolButton* cancelButton() const { return m_cancel; }
    QToolButton* ownWindowButton() const { return m_ownWindow; }
    QSlider* timeSlider() const { return m_time; }
    QComboBox* lengthBox() const { return m_length; }

signals:
    void chosen(std::size_t side, const QString& key);
    void cancelWanted();
    void ownWindowWanted(bool isOwn);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void build();
    void buildControls(QHBoxLayout& row);
    void tick();
    void refresh();
    void showScale();
    void showIcons();

    std::array<RaceLane*, 2> m_lanes;
    BriefLabel* m_sentence;
    QToolButton *m_play, *m_restart, *m_cancel, *m_ownWindow;
    QSlider* m_time;
    QComboBox* m_length;
    BriefLabel* m_scale;
    QList<Choice> m_choices;
    RaceSides m_sides;
    ImagePtr m_source;
    RaceClock m_clock;
    QTimer m_timer;
    QElapsedTimer m_sinceTick;
};

} // namespace tilescope

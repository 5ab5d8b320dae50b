#pragma once

#include "ui/parts/figure_difference.h"
#include "ui/runs/strategy_runs.h"

#include <QWidget>

#include <optional>

class QLabel;

namespace tilescope
{

class BriefLabel;

/// What the chosen strategy's run says, in words: values without widgets.
struct Headline {
    QString caption = {};    ///< the strategy, and the machine or the counted quantity
    QString figure = {};     ///< with its unit
    bool isPresent = false;  ///< of the current settings
    QString question = {};   ///< "Shared tile compared with Global memory"; empty: nothing to compare with
    QString answer = {};     ///< "1.5× slower"; it is what the panel says largest if it is there
    QString difference = {}; ///< to the baseline; empty without one
    Tone tone = Tone::Muted;
    QString differenceTip = {};
    QString verdict = {}; ///< the chosen strategy beside the one that it is compared with, and why
    QString details = {}, detailsTip = {};
    std::optional<Trip> trip = {};
};

/// `recorded`: a line about the same settings on a GPU, where the emulator ran; empty: nothing is known of them.
/// None before the first run.
std::optional<Headline> headlineOf(const StrategyRuns& runs, const QString& recorded);

/// Which of two runs is faster; empty if one of them has no time.
struct Verdict {
    QString answer;    ///< of the own run: "1.5× slower", "9 % faster", "Equally fast"
    QString sentences; ///< by how much and why: "Shared tile is 1.06× as fast as Global memory (predicted): …"
    QString term;      ///< Nsight Compute's name for what the slower one's warps wait for; empty: not known
};
Verdict verdictOf(const RunRow& own, const RunRow& other, bool isEmulator);

/// The large figure with the lines around it, as high as its content in this width; scrolls where it gets less.
class RunHeadline : public QWidget
{
    Q_OBJECT

public:
    explicit RunHeadline(QWidget* parent = nullptr);

    void setHeadline(const Headline& headline);
    const Headline& headline() const { return m_headline; }
    enum class Room { Large, Small, None }; ///< None: in a large font
    void setRoom(Room room);                ///< for the sentences: all of them, one in two lines, or none

private:
    void showSentences();

    Headline m_headline;
    Room m_room = Room::Large;
    QLabel *m_caption, *m_figure, *m_difference;
    BriefLabel* m_short;
    QLabel* m_details;
};

} // namespace tilescope

#include "colour_vision.h"
#include "tests/ui/test_program.h"
#include "ui/canvas/overlays/overlay_style.h"
#include "ui/canvas/pictures/display_range.h"
#include "ui/parts/charts/chart_style.h"
#include "ui/parts/charts/heat_legend.h"
#include "ui/parts/charts/warp_state.h"
#include "ui/theme/colours.h"
#include "ui/trace/step_kind.h"

#include <QWidget>
#include <QtTest>

using namespace tilescope;
using namespace tilescope::test;

namespace
{

/// In hundredths of OKLab, where the smallest noticeable difference is about 2.
constexpr double apart = 6;      ///< colours of a set that also differ by name or shape
constexpr double wellApart = 8;  ///< colours that carry information by themselves
constexpr double noticeable = 2; ///< adjacent steps of a scale

struct Named {
    QString name;
    QColor colour;
};

using Measure = double (*)(const QColor&, const QColor&, Vision);

void keepApart(const std::vector<Named>& set, double least, Measure measure = difference)
{
    for (const Vision vision : visions)
        for (std::size_t i = 0; i < set.size(); ++i)
            for (std::size_t j = i + 1; j < set.size(); ++j) {
                const double found = measure(set[i].colour, set[j].colour, vision);
                QVERIFY2(found >= least, qPrintable(QStringLiteral("%1 and %2: %3 for vision %4")
                                                        .arg(set[i].name, set[j].name)
                                                        .arg(found)
                                                        .arg(static_cast<int>(vision))));
            }
}

/// Lightness rises or falls throughout, each step within the tolerance of the mean step.
void verifyEven(const std::vector<QColor>& steps, double tolerance)
{
    const double mean = (lightness(steps.back()) - lightness(steps.front())) / static_cast<double>(steps.size() - 1);
    QVERIFY(std::abs(mean) > noticeable);
    for (std::size_t i = 1; i < steps.size(); ++i) {
        const double step = lightness(steps[i]) - lightness(steps[i - 1]);
        QVERIFY2(std::abs(step / mean - 1) <= tolerance, qPrintable(QStringLiteral("%1: %2").arg(i).arg(step / mean)));
    }
    for (const Vision vision : visions)
        for (std::size_t i = 1; i < steps.size(); ++i)
            QVERIFY(difference(steps[i], steps[i - 1], vision) >= noticeable);
}

std::vector<QColor> stepsOf(const ColourTable& table, int first, int last, int count)
{
    std::vector<QColor> steps;
    for (int i = 0; i < count; ++i)
        steps.emplace_back(table[static_cast<std::size_t>(first + (last - first) * i / (count - 1))]);
    return steps;
}

} // namespace

/// Scales and sets of colours, for normal and for colour-blind vision.
class ColourVisionTest : public QObject
{
    Q_OBJECT

private slots:
    void theMeasureIsRight()
    {
        QVERIFY(std::abs(lightness(Qt::white) - 100) < 0.01);
        QVERIFY(std::abs(lightness(Qt::black)) < 0.01);
        QVERIFY(std::abs(contrast(Qt::white, Qt::black) - 21) < 0.01);
        for (const Vision vision : visions) // grey has no hue
            QVERIFY(difference(QColor(128, 128, 128), QColor(128, 128, 128), vision) < 1e-9 &&
                    std::abs(lightness(QColor(128, 128, 128), vision) - lightness(QColor(128, 128, 128))) < 0.1);
        // Of the pairs that Sharma, Wu and Dalal published: the first, one across 0 degrees, and one of greys.
        QVERIFY(std::abs(ciede2000({50, 2.6772, -79.7751}, {50, 0, -82.7485}) - 2.0425) < 5e-5);
        QVERIFY(std::abs(ciede2000({50, 2.49, -0.001}, {50, -2.49, 0.0011}) - 7.2195) < 5e-5);
        QVERIFY(std::abs(ciede2000({50, 0, 0}, {50, -1, 2}) - 2.3669) < 5e-5);
        QVERIFY(std::abs(ciede2000(Qt::white, Qt::black, Vision::Full) - 100) < 0.01);
        const QColor red(200, 60, 40), green(95, 120, 40);
        QVERIFY(difference(red, green, Vision::Full) > 2 * difference(red, green, Vision::Deuteranopia));
    }

    void scalesRiseEvenly()
    {
        constexpr double tolerance = 0.08; // most of it is the rounding to 8 bits
        const ColourTable diverging = colourTable(ColourMap::Diverging);
        verifyEven(stepsOf(colourTable(ColourMap::Sequential), 0, 255, 18), tolerance);
        verifyEven(stepsOf(diverging, 0, 120, 11), tolerance);
        verifyEven(stepsOf(diverging, 255, 135, 11), tolerance);
        // Grey shows a picture's own values, whose steps are less even in sRGB, especially dark ones.
        verifyEven(stepsOf(colourTable(ColourMap::Grey), 51, 255, 13), 0.18);
    }

    void heatRisesEvenly_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void heatRisesEvenly()
    {
        QFETCH(bool, dark);
        std::vector<QColor> steps;
        for (int level = 0; level < heat::levels; ++level)
            steps.push_back(heat::colour(level, dark));
        verifyEven(steps, 0.08);
    }

    void bothSidesOfZeroDiffer()
    {
        const ColourTable diverging = colourTable(ColourMap::Diverging);
        for (const Vision vision : visions)
            for (std::size_t i = 0; i <= 96; i += 8)
                QVERIFY(difference(QColor(diverging[i]), QColor(diverging[255 - i]), vision) >= wellApart);
    }

    void setsStayApart_data() { heatRisesEvenly_data(); }
    void setsStayApart()
    {
        QFETCH(bool, dark);
        const Colours& c = dark ? darkColours() : lightColours();
        keepApart({{QStringLiteral("better"), c.good}, {QStringLiteral("worse"), c.error}}, wellApart);
        keepApart({{QStringLiteral("chosen bar"), c.accent}, {QStringLiteral("other bar"), c.bar}}, wellApart);
        QWidget chart;
        chart.setPalette(paletteOf(c));
        std::vector<Named> channels, series, kinds;
        for (int i = 0; i < 3; ++i)
            channels.push_back({QStringLiteral("channel %1").arg(i), channelColour(i, 3, chart)});
        for (std::size_t i = 0; i < seriesColours; ++i)
            series.push_back({QStringLiteral("curve %1").arg(i), seriesColour(i, chart)});
        keepApart(channels, wellApart);
        keepApart(series, wellApart);
        for (const auto* set : {&channels, &series})
            for (const auto& one : *set)
                QVERIFY2(contrast(one.colour, c.surface) >= 3, qPrintable(one.name));
        for (const StepKind kind : stepKinds) {
            const QColor colour = colourOf(kind, dark);
            QVERIFY2(contrast(colour, c.surface) >= 3, qPrintable(titleOf(kind)));
            const bool isAlike = kind == StepKind::Release || kind == StepKind::Other; // like a barrier, like a branch
            if (!isAlike)
                kinds.push_back({titleOf(kind), colour});
        }
        keepApart(kinds, apart);
    }

    /// Marks of a few pixels side by side: the frequent ones well apart, also from the line of a race over them.
    void stepsStayApart_data() { heatRisesEvenly_data(); }
    void stepsStayApart()
    {
        QFETCH(bool, dark);
        constexpr double frequent = 12, any = 8.5; // CIEDE2000
        std::vector<Named> main, all;
        for (const StepKind kind : stepKinds)
            if (kind != StepKind::Release && kind != StepKind::Other) // like a barrier, like a branch
                all.push_back({titleOf(kind), colourOf(kind, dark)});
        for (const StepKind kind : {StepKind::GlobalLoad, StepKind::GlobalStore, StepKind::SharedLoad,
                                    StepKind::SharedStore, StepKind::Barrier})
            main.push_back({titleOf(kind), colourOf(kind, dark)});
        const Measure measure = ciede2000;
        keepApart(all, any, measure);
        for (const QColor& beside :
             {colourOf(StepKind::Divergent, dark), (dark ? darkColours() : lightColours()).error}) {
            std::vector<Named> set = main;
            set.push_back({beside.name(), beside});
            keepApart(set, frequent, measure);
        }
    }

    void warpStatesStayApart_data() { heatRisesEvenly_data(); }
    void warpStatesStayApart()
    {
        QFETCH(bool, dark);
        constexpr std::size_t frequent = 6; // in a grey print these differ too
        std::vector<Named> states;
        for (const StallReason state : warpStates)
            states.push_back({tilescope::titleOf(state), colourOf(state, dark)});
        keepApart(states, 7);
        for (std::size_t i = 0; i < frequent; ++i)
            for (std::size_t j = i + 1; j < frequent; ++j)
                QVERIFY(std::abs(lightness(states[i].colour) - lightness(states[j].colour)) >= apart);
    }

    void pinsStayApart_data() { heatRisesEvenly_data(); }
    void pinsStayApart()
    {
        QFETCH(bool, dark);
        const Colours& c = dark ? darkColours() : lightColours();
        std::vector<Named> pins;
        for (char letter = 'A'; letter <= 'D'; ++letter) {
            pins.push_back({QString(QLatin1Char(letter)), pinColour(letter, c)});
            QVERIFY(contrast(pinColour(letter, c), pinTextColour(c)) >= 4.5);
            for (const auto& ground : {c.window, c.surface, c.raised})
                QVERIFY2(contrast(pinColour(letter, c), ground) >= 3, qPrintable(pins.back().name));
        }
        keepApart(pins, wellApart);
    }

    void overlaysStayApart()
    {
        using namespace overlay_style;
        const std::vector<Named> lines{{QStringLiteral("grid"), gridLine},    {QStringLiteral("tile"), tileLine},
                                       {QStringLiteral("halo"), haloLine},    {QStringLiteral("box"), boxLine},
                                       {QStringLiteral("pin"), pinLine},      {QStringLiteral("line"), valueLine},
                                       {QStringLiteral("chosen"), chosenLine}};
        keepApart(lines, apart);
        for (const auto& line : lines)
            QVERIFY2(contrast(line.colour, casing) >= 3, qPrintable(line.name)); // visible on any picture
        keepApart({{QStringLiteral("even warp"), warpEven}, {QStringLiteral("odd warp"), warpOdd}}, wellApart);
        keepApart({{QStringLiteral("load"), loadFlash}, {QStringLiteral("store"), storeFlash}}, wellApart);
    }
};

TILESCOPE_TEST(ColourVisionTest, runWithWidgets)
#include "colour_vision_test.moc"

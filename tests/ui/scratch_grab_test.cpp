#include "ui/panels/counters_panel.h"
#include "ui/theme/theme.h"
#include <QApplication>
#include <QTreeView>
#include <QtTest>
using namespace tilescope;
static Counters blurCounters()
{
    Counters counters;
    counters.globalLoad = {.requests = 10'240, .sectors = 100'804, .sectorsIdeal = 70'402};
    counters.globalStore = {.requests = 8'192, .sectors = 32'768, .sectorsIdeal = 32'768};
    counters.sharedLoad = {.requests = 204'800, .wavefronts = 409'600, .wavefrontsIdeal = 204'800};
    counters.sharedStore = {.requests = 20'480, .wavefronts = 30'720, .wavefrontsIdeal = 20'480};
    counters.branches = 40'000;
    counters.divergentBranches = 10'240;
    counters.barriers = 8'192;
    counters.instructions = 1'000'000;
    counters.threadInstructions = 30'000'000;
    return counters;
}
static Report counted(const std::string& strategy, const Counters& counters)
{
    Report report;
    report.recipe.strategy = strategy;
    report.image = {"board", 512, 512, 1};
    report.counters = counters;
    report.launches.resize(2);
    for (auto& l : report.launches) { l.kernel = "sobel"; l.grid = {32, 32, 1}; l.block = {16, 16, 1}; l.sharedBytes = 1600; l.registers = 32; l.registersFrom = RegisterSource::Estimate; l.counters = counters; }
    report.launches[0].kernel = "replicate_border";
    report.occupancy = Occupancy{.blocksPerSm = 6, .warpsPerSm = 48, .fraction = 0.75, .limitedBy = "registers"};
    report.estimate = Estimate{.gpu = "H200", .lowerUs = 3.1, .upperUs = 7.4, .boundBy = "shared memory"};
    report.siliconReason = "The driver allows performance counters to administrators alone.";
    return report;
}
int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    for (const char* theme : {"light", "dark"}) {
        applyTheme(application, *parseThemeChoice(theme));
        Registry registry;
        CountersPanel panel(registry);
        panel.resize(1250, 640);
        panel.setReport(counted("global", blurCounters()));
        if (argc > 1) {
            panel.togglePin();
            Counters c = blurCounters();
            c.globalLoad.sectors = 80'000; c.branches = 50'000; c.sharedLoad.wavefronts = 204'800;
            Report r = counted("shared", c);
            r.silicon = blurCounters();
            panel.setReport(r);
        }
        panel.show();
        QTest::qWait(100);
        panel.grab().save(QString("/tmp/panels_%1.png").arg(theme));
    }
}

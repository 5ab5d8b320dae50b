#include "session_fixture.h"
#include "tests/gpu/run/emulator_only.h"
#include "ui/session/known_reports.h"

#include <QtTest>

using namespace tilescope;
using namespace tilescope::test;

class KnownReportsTest : public QObject
{
    Q_OBJECT

private:
    Registry m_registry;

    std::shared_ptr<const Report> reportOf(const Recipe& recipe, int side = 8) const
    {
        auto report = std::make_shared<Report>();
        report->recipe = m_registry.completed(recipe);
        report->picture = std::make_shared<const Image>(side, side, PixelFormat::Grey8);
        report->reference = report->picture;
        return report;
    }
    static Recipe matching(const std::string& strategy, std::int64_t tileWidth)
    {
        Recipe recipe;
        recipe.operation = "template_matching";
        recipe.strategy = strategy;
        recipe.parameters["tile_width"] = tileWidth;
        return recipe;
    }

private slots:
    void isFoundByItsRecipe()
    {
        KnownReports known(m_registry);
        const auto report = reportOf(sobel({16, 16}));
        known.keep(report);
        QCOMPARE(known.find(sobel({16, 16})), report);
        QVERIFY(!known.find(sobel({8, 16})));
        QVERIFY(!known.find(sobel({64, 64}))); // refused
        known.clear();
        QVERIFY(!known.find(sobel({16, 16})));
    }

    void whatDoesNotConcernTheStrategyDoesNotMatter()
    {
        KnownReports known(m_registry);
        for (const char* strategy : {"shared", "padded"})
            known.keep(reportOf(matching(strategy, 32)));
        QVERIFY(known.find(matching("padded", 64)));
        QVERIFY(!known.find(matching("shared", 64)));
        Recipe box;
        box.operation = "blur";
        box.strategy = "global";
        known.keep(reportOf(box));
        box.parameters["sigma"] = 4.0;
        QVERIFY(known.find(box)); // of a box
        box.parameters["filter"] = std::string("gaussian");
        QVERIFY(!known.find(box));
    }

    /// Old pictures are dropped before old figures.
    void isBounded()
    {
        KnownReports known(m_registry);
        constexpr int side = 4096; // 16 MB
        constexpr int fit = static_cast<int>(KnownReports::mostBytes / (side * side));
        for (int width = 1; width <= fit + 2; ++width)
            known.keep(reportOf(sobel({width, 4}), side));
        for (int width = 1; width <= fit + 2; ++width) {
            const auto found = known.find(sobel({width, 4}));
            QVERIFY(found);
            QCOMPARE(found->picture != nullptr, width > 2);
        }
        for (int height = 1; height <= 32; ++height)
            for (int width = 1; width <= 32; ++width)
                known.keep(reportOf(sobel({width, height})));
        QCOMPARE(known.size(), KnownReports::mostReports);
        QVERIFY(known.find(sobel({32, 32})));
        QVERIFY(!known.find(sobel({1, 4})));
    }
};

TILESCOPE_TEST(KnownReportsTest, runWithoutDisplay)
#include "known_reports_test.moc"

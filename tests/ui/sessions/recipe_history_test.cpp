#include "tests/ui/test_program.h"
#include "ui/session/saved/recipe_history.h"

#include <QtTest>

using namespace tilescope;

namespace
{

Recipe withBlock(int width, int height)
{
    Recipe recipe;
    recipe.block = {width, height};
    return recipe;
}

constexpr std::int64_t later = RecipeHistory::mergeMs;

} // namespace

class RecipeHistoryTest : public QObject
{
    Q_OBJECT

private:
    const Registry m_registry;

    Recipe blur(std::int64_t width) const
    {
        Recipe recipe;
        recipe.operation = "blur";
        recipe.parameters["width"] = width;
        return recipe;
    }

private slots:
    void goesBackAndForth()
    {
        RecipeHistory history(m_registry, withBlock(16, 16));
        QVERIFY(!history.canUndo() && !history.canRedo());
        QCOMPARE(history.undo().recipe.block, (BlockSize{16, 16})); // nothing to undo: no change
        history.setRecipe(withBlock(32, 8), 0);
        QCOMPARE(history.undoText(), QStringLiteral("block 16×16 → 32×8"));
        history.setRecipe(withBlock(8, 8), later);
        QCOMPARE(history.undo().recipe.block, (BlockSize{32, 8}));
        QCOMPARE(history.redoText(), QStringLiteral("block 32×8 → 8×8"));
        QCOMPARE(history.undo().recipe.block, (BlockSize{16, 16}));
        QVERIFY(!history.canUndo());
        QCOMPARE(history.redo().recipe.block, (BlockSize{32, 8}));
        history.setRecipe(withBlock(4, 4), 2 * later);
        QVERIFY(!history.canRedo()); // dropped by another change
    }

    void whatWasUndoneIsNoNewStep()
    {
        RecipeHistory history(m_registry, withBlock(16, 16));
        history.setRecipe(withBlock(32, 8), 0);
        history.setRecipe(history.undo().recipe, 1); // the model reports the change
        QVERIFY(!history.canUndo());
        QVERIFY(history.canRedo());
        history.setRecipe(history.redo().recipe, 2);
        QVERIFY(history.canUndo() && !history.canRedo());
    }

    void oneDragIsOneStepHoweverLongItTakes()
    {
        RecipeHistory history(m_registry, withBlock(16, 16));
        for (int width = 17; width < 40; ++width)
            history.setRecipe(withBlock(width, 16), width * later, 7);
        QCOMPARE(history.undoText(), QStringLiteral("block 16×16 → 39×16"));
        history.setRecipe(withBlock(41, 16), 40 * later, 8); // at the same time, but another press
        QCOMPARE(history.undo().recipe.block.width, 39);
        QCOMPARE(history.undo().recipe.block.width, 16);
        QVERIFY(!history.canUndo());
    }

    void aDragBackToTheStartIsNoStep()
    {
        RecipeHistory history(m_registry, withBlock(16, 16));
        for (int width : {17, 20, 17, 16})
            history.setRecipe(withBlock(width, 16), 0, 3);
        QVERIFY(!history.canUndo());
    }

    void keysInQuickSuccessionAreOneStep()
    {
        RecipeHistory history(m_registry, blur(3));
        history.setRecipe(blur(5), 1000);
        history.setRecipe(blur(7), 1000 + later - 1);
        history.setRecipe(blur(9), 1000 + 2 * later - 1);
        QCOMPARE(history.undo().recipe.parameters.at("width"), ParameterValue(std::int64_t(7)));
        QCOMPARE(history.undo().recipe.parameters.at("width"), ParameterValue(std::int64_t(3)));
    }

    void choicesAreStepsHoweverQuick_data()
    {
        QTest::addColumn<int>("which");
        QTest::addColumn<QString>("text");
        QTest::newRow("operation") << 0 << "operation Sobel edges → Blur";
        QTest::newRow("strategy") << 1 << "strategy ";
        QTest::newRow("backend") << 2 << "backend auto → emulator";
        QTest::newRow("compiler") << 3 << "compiler auto → clang";
        QTest::newRow("counters") << 4 << "counters auto → full";
        QTest::newRow("gpu") << 5 << "emulated GPU auto → RTX 4090";
        QTest::newRow("source") << 6 << "change of the kernel source";
    }
    void choicesAreStepsHoweverQuick()
    {
        QFETCH(int, which);
        QFETCH(QString, text);
        Recipe chosen;
        switch (which) {
        case 0: chosen.operation = "blur"; break;
        case 1: chosen.strategy = "global"; break;
        case 2: chosen.backend = BackendChoice::Emulator; break;
        case 3: chosen.compiler = CompilerChoice::Clang; break;
        case 4: chosen.counters = CounterMode::Full; break;
        case 5: chosen.gpu = "RTX 4090"; break;
        default: chosen.source = "text"; break;
        }
        RecipeHistory history(m_registry, Recipe());
        history.setRecipe(chosen, 0);
        QVERIFY2(history.undoText().startsWith(text), qPrintable(history.undoText()));
        history.setRecipe(Recipe(), 1);
        QCOMPARE(history.undo().recipe, withDefaults(chosen, m_registry));
    }

    void aBlockThatTheStrategyAsksForBelongsToItHoweverLate()
    {
        const Recipe first = withDefaults(Recipe(), m_registry);
        Recipe picked = first;
        picked.strategy = "global";
        Recipe asked = picked;
        asked.block = {32, 4};
        RecipeHistory history(m_registry, first);
        history.setRecipe(picked, 0);
        history.setRecipe(asked, 100 * later, 0, RecipeHistory::BlockOf::Strategy);
        QCOMPARE(history.undo().recipe, first);
        QCOMPARE(history.redo().recipe, asked);

        RecipeHistory byHand(m_registry, first);
        byHand.setRecipe(picked, 0);
        byHand.setRecipe(asked, 1);
        QCOMPARE(byHand.undo().recipe, picked);
    }

    void defaultsSaidAloudAreNoChange()
    {
        Recipe bare;
        bare.operation = "blur";
        RecipeHistory history(m_registry, bare);
        history.setRecipe(m_registry.completed(bare), 0); // in the form that a report has
        QVERIFY(!history.canUndo());
    }

    void whatIsShownIsAStepAndStaysWithAnotherPicture()
    {
        RecipeHistory history(m_registry, Recipe());
        history.setImage(QStringLiteral("a.tif"));
        ViewSubject subject;
        subject.channel = ChannelView::Red;
        history.setSubject(subject, 0);
        QCOMPARE(history.undoText(), QStringLiteral("channels all → red"));
        subject.difference = parseDifferenceSides("source,shared", m_registry);
        history.setSubject(subject, 1);
        QCOMPARE(history.undoText(), QStringLiteral("difference result,reference → source,shared"));
        history.setImage(QStringLiteral("b.tif"));
        QVERIFY(history.present().subject == subject);
        history.undo();
        QVERIFY(history.undo().subject.difference == resultAndReference);
        QVERIFY(history.undo().subject == ViewSubject());
        QVERIFY(!history.canUndo());
    }

    void severalSettingsAtOnce()
    {
        RecipeHistory history(m_registry, Recipe());
        Recipe other = withBlock(8, 4);
        other.backend = BackendChoice::Emulator;
        history.setRecipe(other, 0);
        QCOMPARE(history.undoText(), QStringLiteral("several settings"));
    }

    void picturesAreSteps()
    {
        RecipeHistory history(m_registry, Recipe());
        history.setImage(QStringLiteral("sample:board@8x8")); // the first picture is the start
        QVERIFY(!history.canUndo());
        history.setImage(QStringLiteral("/pictures/face.png"));
        QCOMPARE(history.undoText(), QStringLiteral("image board@8x8 → face.png"));
        QCOMPARE(history.undo().image, QStringLiteral("sample:board@8x8"));
        history.setImage(QStringLiteral("sample:board@8x8")); // it was opened: no step
        QVERIFY(history.canRedo());
        QCOMPARE(history.redo().image, QStringLiteral("/pictures/face.png"));
        history.correctImage(QStringLiteral("sample:board@8x8")); // it no longer exists
        QCOMPARE(history.present().image, QStringLiteral("sample:board@8x8"));
    }

    void rangesAreSteps()
    {
        RecipeHistory history(m_registry, Recipe());
        history.setImage(QStringLiteral("a.tif"));
        history.setRange(RangeChoice::of(0, 9), 0, 1);
        history.setRange(RangeChoice::of(0, 8.5), 10, 1); // the same drag
        QCOMPARE(history.undoText(), QStringLiteral("range full → 0,8.5"));
        history.setImage(QStringLiteral("b.tif")); // in its full range
        QVERIFY(history.present().range == RangeChoice());
        QVERIFY(history.undo().range == RangeChoice::of(0, 8.5));
        QVERIFY(history.undo().range == RangeChoice());
        QVERIFY(!history.canUndo());
    }

    void aPastedPictureLeavesTheSettingsSteps()
    {
        RecipeHistory history(m_registry, withBlock(16, 16));
        history.setImage(QStringLiteral("a.png"));
        history.setRecipe(withBlock(8, 8), 0);
        history.setImage(QStringLiteral("b.png"));
        history.setImage({}); // pasted
        history.setRecipe(withBlock(4, 4), later);
        QCOMPARE(history.undo().recipe.block, (BlockSize{8, 8}));
        QCOMPARE(history.undo().recipe.block, (BlockSize{16, 16}));
        QVERIFY(history.present().image.isEmpty());
        QVERIFY(!history.canUndo());
    }

    void hasABound()
    {
        RecipeHistory history(m_registry, withBlock(1, 1));
        for (int i = 2; i <= 2 * RecipeHistory::mostSteps; ++i)
            history.setRecipe(withBlock(i, 1), i * later);
        int steps = 0;
        for (; history.canUndo(); ++steps)
            history.undo();
        QCOMPARE(steps, RecipeHistory::mostSteps);
        QCOMPARE(history.present().recipe.block.width, RecipeHistory::mostSteps);
    }
};

TILESCOPE_TEST(RecipeHistoryTest, runWithoutDisplay)
#include "recipe_history_test.moc"

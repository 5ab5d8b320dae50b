#include "tests/ui/run_reports.h"
#include "tests/ui/window_fixture.h"
#include "ui/findings/finding_model.h"
#include "ui/findings/findings_panel.h"
#include "ui/findings/gain_text.h"
#include "ui/pins/pin_controller.h"
#include "ui/session/settings_model.h"
#include "ui/shell/window_actions.h"

#include <QAction>
#include <QMenu>
#include <QPushButton>

#include <algorithm>

using namespace tilescope;
using namespace tilescope::test;

namespace
{

constexpr auto cureTopic = MessageBar::Topic::Cure;
const QString cureBoard = QStringLiteral("sample:board@64x48");

QString plainText(QString text) { return text.replace(QChar(0x00A0), QLatin1Char(' ')); }

} // namespace

/// "Apply the fix" in Findings: the change, the pin, the gain, and undo.
class CureTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    const Registry m_registry;

    WindowOptions options() const
    {
        WindowOptions made = windowOptions(m_folder, cureBoard);
        made.panel = QStringLiteral("findings");
        return made;
    }

    static void run(MainWindow& window, const std::string& operation, const std::string& strategy, BlockSize block)
    {
        Recipe recipe;
        recipe.operation = operation;
        recipe.strategy = strategy;
        recipe.block = block;
        window.parts().settings.setRecipe(recipe);
        waitForSettled(window);
    }

    /// Of the present settings.
    static void waitForSettled(MainWindow& window)
    {
        const auto isThere = [&] {
            const auto& report = window.parts().run.fullReport();
            const Recipe& recipe = window.parts().settings.recipe();
            return report && report->check && report->recipe.operation == recipe.operation &&
                   report->recipe.strategy == recipe.strategy && report->recipe.block == recipe.block &&
                   report->recipe.source == recipe.source;
        };
        QTRY_VERIFY_WITH_TIMEOUT(isThere(), patience);
    }

    static int rowOf(const MainWindow& window, FindingKind kind)
    {
        const auto& findings = panelOf<FindingsPanel>(window).model().findings();
        const auto found = std::ranges::find(findings, kind, &Finding::kind);
        return found == findings.end() ? -1 : static_cast<int>(found - findings.begin());
    }

    /// Null if there is no such finding, or no cure for it.
    static QPushButton* cureOf(const MainWindow& window, FindingKind kind)
    {
        const int row = rowOf(window, kind);
        return row < 0 ? nullptr : panelOf<FindingsPanel>(window).cureButton(row);
    }

    static QString gain(MainWindow& window) { return plainText(window.parts().messages.text(cureTopic)); }

private slots:
    void init() { QFile::remove(options().preferencesFile); }

    void aBankConflictIsPaddedAndUndone()
    {
        MainWindow window(options());
        showActive(window);
        run(window, "blur", "shared_constant", {8, 8});
        const Recipe before = window.parts().settings.recipe();
        const auto was = window.parts().run.fullReport();
        QPushButton* const button = cureOf(window, FindingKind::BankConflict);
        QVERIFY(button && button->isVisible());
        QVERIFY(button->toolTip().contains(QStringLiteral("further apart")));
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(window.parts().settings.recipe().source);
        QVERIFY(window.parts().pins.pins().find(*was)); // before the change
        QTRY_VERIFY_WITH_TIMEOUT(!gain(window).isEmpty(), patience);

        const auto is = window.parts().run.fullReport();
        QCOMPARE(is->check->mismatches, std::uint64_t{0});
        QCOMPARE(is->counters->sharedLoad.wavefronts, is->counters->sharedLoad.wavefrontsIdeal);
        QVERIFY(is->counters->sharedLoad.wavefronts < was->counters->sharedLoad.wavefronts);
        const auto wavefronts = [](const Report& report) {
            return QStringLiteral("%L1").arg(report.counters->sharedLoad.wavefronts +
                                             report.counters->sharedStore.wavefronts);
        };
        QVERIFY2(
            gain(window).contains(
                QStringLiteral("Compared with A: shared wavefronts %1 → %2").arg(wavefronts(*was), wavefronts(*is))),
            qPrintable(gain(window)));
        QVERIFY2(gain(window).contains(QStringLiteral("No finding \"Bank conflict\" is left.")),
                 qPrintable(gain(window)));
        QCOMPARE(rowOf(window, FindingKind::BankConflict), -1);

        pressOffer(window, QStringLiteral("Undo"));
        QCOMPARE(m_registry.completed(window.parts().settings.recipe()), m_registry.completed(before));
        QVERIFY(gain(window).isEmpty());
        QVERIFY(window.parts().pins.pins().isEmpty()); // the pin goes with the sentence
    }

    void aMistakeIsTakenOut()
    {
        MainWindow window(options());
        showActive(window);
        waitForReport(window, cureBoard);
        auto* menu = window.parts().actions.breakKernel->menu();
        emit menu->aboutToShow();
        for (auto* entry : menu->actions())
            if (entry->text() == QLatin1String("No barrier"))
                entry->trigger();
        QVERIFY(window.parts().settings.recipe().source);
        QTRY_VERIFY_WITH_TIMEOUT(cureOf(window, FindingKind::Race), patience);
        waitForSettled(window);
        QTest::mouseClick(cureOf(window, FindingKind::Race), Qt::LeftButton);
        QVERIFY(!window.parts().settings.recipe().source);
        QVERIFY(window.parts().pins.pins().isEmpty()); // nothing is compared with a broken kernel
        QTRY_VERIFY_WITH_TIMEOUT(!gain(window).isEmpty(), patience);
        QVERIFY2(gain(window).startsWith(QStringLiteral("The mistake \"No barrier\" is removed from the kernel.")),
                 qPrintable(gain(window)));
        QVERIFY2(gain(window).contains(QStringLiteral("No finding \"Data race\" is left.")), qPrintable(gain(window)));
        pressOffer(window, QStringLiteral("Undo"));
        QVERIFY(window.parts().settings.recipe().source);
    }

    void aBlockIsSet()
    {
        MainWindow window(options());
        showActive(window);
        run(window, "sobel", "global", {7, 9});
        QVERIFY(!cureOf(window, FindingKind::IdleThreads) &&
                !cureOf(window, FindingKind::LowOccupancy)); // no exact cure
        QPushButton* const button = cureOf(window, FindingKind::PartialWarp);
        QVERIFY(button);
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(window.parts().settings.recipe().block, (BlockSize{32, 2}));
        QTRY_VERIFY_WITH_TIMEOUT(!gain(window).isEmpty(), patience);
        QVERIFY2(gain(window).startsWith(QString::fromUtf8("The block is 32×2 instead of 7×9. Compared with A: ")),
                 qPrintable(gain(window)));
        window.parts().settings.setBlock({16, 16}); // the sentence is of other settings
        QVERIFY(gain(window).isEmpty());
    }

    void anotherSettingBeforeTheRunEndsIt()
    {
        MainWindow window(options());
        showActive(window);
        run(window, "sobel", "global", {7, 9});
        QVERIFY(cureOf(window, FindingKind::PartialWarp));
        cureOf(window, FindingKind::PartialWarp)->click();
        window.parts().settings.setBlock({16, 8});
        waitForSettled(window);
        QVERIFY(gain(window).isEmpty());
    }

    void fourPinsStay()
    {
        MainWindow window(options());
        showActive(window);
        waitForReport(window, cureBoard);
        for (const int width : {8, 16, 32, 64}) {
            auto other = std::make_shared<Report>(*window.parts().run.fullReport());
            other->recipe.block = {width, 1};
            window.parts().pins.pin(other);
        }
        run(window, "sobel", "global", {7, 9});
        QVERIFY(cureOf(window, FindingKind::PartialWarp));
        cureOf(window, FindingKind::PartialWarp)->click();
        QTRY_VERIFY_WITH_TIMEOUT(!gain(window).isEmpty(), patience);
        QVERIFY2(gain(window).contains(QStringLiteral("Compared with the previous run: ")), qPrintable(gain(window)));
        QCOMPARE(window.parts().pins.pins().runs().size(), std::size_t(4));
        QVERIFY(window.parts().messages.text(MessageBar::Topic::Pins).isEmpty());
    }

    void gainsAreSaid_data()
    {
        QTest::addColumn<FindingKind>("kind");
        QTest::addColumn<QString>("text");
        QTest::newRow("its own figure first")
            << FindingKind::Uncoalesced
            << "Compared with B: sectors 1,536 → 1,036 (−32.6 %), shared wavefronts 300 → 200 (−33.3 %)";
        QTest::newRow("another order")
            << FindingKind::BankConflict
            << "Compared with B: shared wavefronts 300 → 200 (−33.3 %), sectors 1,536 → 1,036";
    }
    void gainsAreSaid()
    {
        QFETCH(FindingKind, kind);
        QFETCH(QString, text);
        const auto before = counted("shared", 4), after = counted("shared", 9);
        after->counters->globalLoad.sectors -= 500;
        after->counters->sharedLoad.wavefronts -= 100;
        const QString said = plainText(gainText({kind, before.get(), 'B', *after}, m_registry));
        QVERIFY2(said.startsWith(text), qPrintable(said));
        QVERIFY(!said.contains(QStringLiteral("ms"))); // the emulator's time is no gain
    }

    void whatCannotBeComparedSaysSo()
    {
        const auto run = counted("shared", 4);
        const auto said = [&](const Gain& gain) { return plainText(gainText(gain, m_registry)); };
        QVERIFY(said({FindingKind::Race, nullptr, 0, *run}).startsWith(QStringLiteral("There was no complete run")));
        QVERIFY(said({FindingKind::Race, run.get(), 'A', *run})
                    .startsWith(QStringLiteral("Compared with A: no counter changed.")));
        const auto wrong = counted("shared", 4);
        wrong->check->mismatches = 3;
        QVERIFY(
            said({FindingKind::Race, wrong.get(), 'A', *run}).contains(QStringLiteral("matches the reference again")));
        QVERIFY(
            said({FindingKind::Race, run.get(), 'A', *wrong}).contains(QStringLiteral("differs from the reference")));
        const auto was = timed("shared", 200), is = timed("shared", 100);
        QVERIFY2(said({FindingKind::Trap, was.get(), 'A', *is})
                     .contains(QStringLiteral("GPU time 200 µs → 100 µs (−50.0 %)")),
                 qPrintable(said({FindingKind::Trap, was.get(), 'A', *is})));
    }
};

TILESCOPE_TEST(CureTest, runWithWindow)
#include "cure_test.moc"

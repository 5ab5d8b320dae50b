#include "tests/ui/keep_libraries.h"
#include "tests/ui/test_program.h"

#include "gpu/recipe/words/figures.h"
#include "ui/findings/finding_model.h"
#include "ui/findings/findings_panel.h"
#include "ui/kernel/kernel_editor.h"
#include "ui/kernel/kernel_panel.h"
#include "ui/parts/finding_text.h"
#include "ui/parts/labels.h"
#include "ui/settings/settings_panel.h"
#include "ui/shell/window_docks.h"
#include "ui/theme/theme.h"
#include "ui/trace/step_choice.h"
#include "ui/window/main_window.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QDockWidget>
#include <QGuiApplication>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QToolButton>
#include <QtTest>

#include <algorithm>
#include <limits>
#include <set>

using namespace tilescope;

namespace
{

Finding finding(FindingKind kind, Severity severity, int line, const std::string& source = "sobel/shared.cu")
{
    return {.kind = kind,
            .severity = severity,
            .source = source,
            .line = line,
            .message = Message("What " + nameOf(kind) + " does."),
            .cure = Message("What mends " + nameOf(kind) + ".")};
}

Report withFindings(std::vector<Finding> findings)
{
    Report report;
    report.findings = std::move(findings);
    return report;
}

QString cell(const FindingModel& model, int row, int column) { return model.index(row, column).data().toString(); }

QStringList kindsOf(const FindingModel& model)
{
    QStringList kinds;
    for (int row = 0; row < model.rowCount(); ++row)
        kinds << cell(model, row, FindingModel::Kind);
    return kinds;
}

} // namespace

class FindingsPanelTest : public QObject
{
    Q_OBJECT

private slots:
    void errorsComeFirst()
    {
        FindingsPanel panel;
        QAbstractItemModelTester tester(panel.view()->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        panel.setReport(withFindings({finding(FindingKind::IdleThreads, Severity::Note, 2),
                                      finding(FindingKind::BankConflict, Severity::Warning, 50),
                                      finding(FindingKind::Uncoalesced, Severity::Warning, 9),
                                      finding(FindingKind::Race, Severity::Error, 99)}));
        QCOMPARE(kindsOf(panel.model()),
                 (QStringList{QStringLiteral("Data race"), QStringLiteral("Uncoalesced access"),
                              QStringLiteral("Bank conflict"), QStringLiteral("Idle threads")}));
        QCOMPARE(cell(panel.model(), 0, FindingModel::Message), QStringLiteral("What race does."));
        QCOMPARE(cell(panel.model(), 0, FindingModel::Cure), QStringLiteral("What mends race."));
    }

    void theTitleCountsAndTheIconWarns()
    {
        FindingsPanel panel;
        QCOMPARE(panel.windowTitle(), QStringLiteral("Findings"));
        QVERIFY(panel.windowIcon().isNull());
        const QSignalSpy titles(&panel, &QWidget::windowTitleChanged);
        panel.setReport(withFindings(
            {finding(FindingKind::Printf, Severity::Note, 1), finding(FindingKind::Trap, Severity::Error, 1)}));
        QCOMPARE(panel.windowTitle(), QStringLiteral("Findings (2)"));
        QCOMPARE(titles.count(), 1);
        const QImage error = panel.windowIcon().pixmap(16).toImage();
        panel.setReport(withFindings({finding(FindingKind::Printf, Severity::Note, 1)}));
        QVERIFY(panel.windowIcon().pixmap(16).toImage() != error);
        panel.setReport(withFindings({}));
        QCOMPARE(panel.windowTitle(), QStringLiteral("Findings"));
        QVERIFY(panel.windowIcon().isNull());
    }

    void linesAreNamed_data()
    {
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("otherLine");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("place");
        QTest::newRow("one") << 24 << 0 << "24"
                             << "line 24";
        QTest::newRow("a pair") << 24 << 31 << "24 and 31"
                                << "lines 24 and 31";
        QTest::newRow("a line with itself") << 24 << 24 << "24"
                                            << "line 24";
        QTest::newRow("unknown") << 0 << 0 << "–"
                                 << "";
        QTest::newRow("impossible") << -7 << 3 << "–"
                                    << "";
    }
    void linesAreNamed()
    {
        QFETCH(int, line);
        QFETCH(int, otherLine);
        QFETCH(QString, text);
        FindingsPanel panel;
        Finding pair = finding(FindingKind::Race, Severity::Error, line);
        pair.otherLine = otherLine;
        panel.setReport(withFindings({pair}));
        QCOMPARE(cell(panel.model(), 0, FindingModel::Lines), text);
        QTEST(panel.model().index(0, FindingModel::Kind).data(FindingModel::PlaceRole).toString(), "place");
    }

    void everyKindHasATitleOfItsOwn()
    {
        std::set<QString> titles;
        for (const FindingKindFacts& facts : findingKinds()) {
            QCOMPARE(&factsOf(facts.kind), &facts); // the rows are in the order of the enumeration
            titles.insert(kindInWords(facts.kind));
            if (!facts.figure.empty())
                QVERIFY(!figureNamed(facts.figure).name.empty());
            if (!facts.moment.empty())
                QVERIFY(StepChoice::names().contains(
                    QString::fromLatin1(facts.moment.data(), static_cast<qsizetype>(facts.moment.size()))));
        }
        QCOMPARE(titles.size(), findingKinds().size());
    }

    void aFixIsWholeInLettersOfAnySize()
    {
        const QFont usual = QApplication::font();
        FindingsPanel panel;
        panel.resize(620, 300);
        panel.show();
        panel.setCures([](const Finding&) { return QStringLiteral("It is mended."); });
        panel.setReport(withFindings({finding(FindingKind::Race, Severity::Error, 24)}));
        for (const double size : {1.0, 1.5, 2.0}) {
            QFont font = usual;
            font.setPointSizeF(size * usual.pointSizeF());
            setApplicationFont(font);
            const QPushButton& button = *panel.cureButton(0);
            const auto end = [&] { return button.mapTo(panel.view()->viewport(), QPoint(button.width(), 0)).x(); };
            QTRY_VERIFY(button.width() >= button.sizeHint().width() &&
                        end() <= panel.view()->columnWidth(FindingModel::Kind));
        }
        setApplicationFont(usual);
    }

    void aClickAndEnterGoToTheLine()
    {
        FindingsPanel panel;
        panel.resize(900, 300);
        panel.show();
        panel.setReport(withFindings({finding(FindingKind::Race, Severity::Error, 24),
                                      finding(FindingKind::Trap, Severity::Error, 30),
                                      finding(FindingKind::StepLimit, Severity::Note, 0)}));
        QSignalSpy chosen(&panel, &FindingsPanel::chosen);
        auto& view = *panel.view();
        const auto place = [&](int row) { return view.visualRect(panel.model().index(row, 2)).center(); };
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, place(1));
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.takeFirst().at(0).value<Finding>().line, 30);
        view.setCurrentIndex(panel.model().index(0, 0));
        QTest::keyClick(&view, Qt::Key_Return);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.takeFirst().at(0).value<Finding>().source, std::string("sobel/shared.cu"));
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, place(2)); // its line is unknown
        QCOMPARE(chosen.count(), 0);
    }

    void findingsCanBeCopied()
    {
        FindingsPanel panel;
        panel.resize(900, 300);
        panel.show();
        panel.setReport(withFindings(
            {finding(FindingKind::Race, Severity::Error, 24), finding(FindingKind::Trap, Severity::Error, 30)}));
        panel.view()->selectRow(1);
        QTest::keySequence(panel.view(), QKeySequence::Copy);
        const QString one = QGuiApplication::clipboard()->text();
        QVERIFY(one.contains(QLatin1String("What mends trap.")));
        QVERIFY(!one.contains(QLatin1String("race")));
        panel.findChild<QToolButton*>()->click();
        const QString all = QGuiApplication::clipboard()->text();
        QVERIFY(all.contains(QLatin1String("What race does.")) && all.contains(QLatin1String("What trap does.")));
    }

    void nothingFoundSaysWhatWasLookedFor()
    {
        FindingsPanel panel;
        QVERIFY(panel.caption().contains(QLatin1String("after it has run")));
        Report report;
        report.backend = BackendChoice::Emulator;
        panel.setReport(report);
        QVERIFY(panel.caption().contains(QLatin1String("accesses outside buffers")));
        QVERIFY(panel.caption().contains(QLatin1String("data races")));
        QVERIFY(panel.caption().contains(QLatin1String("only if counters are on")));
        QVERIFY(!panel.caption().contains(QLatin1String("bank conflicts")));
        report.counters = Counters();
        panel.setReport(report);
        QVERIFY(panel.caption().contains(QLatin1String("bank conflicts")));
        QVERIFY(panel.view()->isHidden());
        report.backend = BackendChoice::Cuda; // does not detect faults
        panel.setReport(report);
        QVERIFY(panel.caption().contains(QLatin1String("bank conflicts")));
        QVERIFY(!panel.caption().contains(QLatin1String("outside buffers")));
        QVERIFY(panel.caption().contains(QLatin1String("runs in the emulator")));
        report.counters.reset();
        panel.setReport(report);
        QVERIFY(panel.caption().startsWith(QLatin1String("No checks have been made")));
    }

    void anotherKernelsFindingsGoAtOnce()
    {
        FindingsPanel panel;
        Recipe recipe;
        panel.setRecipe(recipe);
        panel.setReport(withFindings({finding(FindingKind::Race, Severity::Error, 24)}));
        recipe.block = {8, 8};
        panel.setRecipe(recipe);
        QCOMPARE(panel.model().rowCount(), 1);
        recipe.strategy = "global";
        panel.setRecipe(recipe);
        QCOMPARE(panel.model().rowCount(), 0);
    }

    void failuresBringTheirFindings()
    {
        FindingsPanel panel;
        RunFailure compile;
        compile.diagnostics = {{DiagnosticSeverity::Warning, "sobel/shared.cu", 9, 1, "unused"},
                               {DiagnosticSeverity::Error, "sobel/shared.cu", 12, 1, "no such name"}};
        panel.setFailure(compile);
        QCOMPARE(panel.model().rowCount(), 2);
        QCOMPARE(cell(panel.model(), 0, FindingModel::Message), QStringLiteral("no such name"));

        RunFailure refused;
        refused.field = QStringLiteral("block");
        panel.setFailure(refused); // not about the kernel
        QCOMPARE(panel.model().rowCount(), 2);

        RunFailure fault;
        fault.report = std::make_shared<Report>(withFindings({finding(FindingKind::Deadlock, Severity::Error, 3)}));
        panel.setFailure(fault);
        QCOMPARE(kindsOf(panel.model()), QStringList{QStringLiteral("Deadlock")});
    }

    void theWindowLeadsFromAFindingToItsLine()
    {
        const QTemporaryDir folder;
        WindowOptions options;
        options.preferencesFile = folder.filePath(QStringLiteral("tilescope.ini"));
        options.panel = QStringLiteral("findings");
        QApplication::setWindowIcon(applicationIcon());
        MainWindow window(options);
        window.show();
        QTRY_VERIFY_WITH_TIMEOUT(!window.parts().session.isBusy() && window.parts().run.report(), 60'000);
        auto report = std::make_shared<Report>(*window.parts().run.report());
        report->findings = {finding(FindingKind::Race, Severity::Error, 30)};
        window.parts().docks.panel<KernelPanel>().setReport(report);
        window.parts().docks.panel<FindingsPanel>().setReport(*report);
        auto* const dock = window.findChild<QDockWidget*>(QStringLiteral("findings"));
        QCOMPARE(dock->windowTitle(), QStringLiteral("Findings (1)"));
        const auto tabHasIcon = [&](const QString& title) {
            const auto bars = window.findChildren<QTabBar*>();
            return std::any_of(bars.begin(), bars.end(), [&](const QTabBar* bar) {
                for (int tab = 0; tab < bar->count(); ++tab)
                    if (bar->tabText(tab) == title)
                        return !bar->tabIcon(tab).isNull();
                return false;
            });
        };
        QTRY_VERIFY(tabHasIcon(QStringLiteral("Findings (1)")));
        QVERIFY(!tabHasIcon(QStringLiteral("Runs"))); // not even the application's icon

        window.findChild<QDockWidget*>(QStringLiteral("kernel"))->hide();
        auto& view = *window.parts().docks.panel<FindingsPanel>().view();
        view.setCurrentIndex(view.model()->index(0, 0));
        QTest::keyClick(&view, Qt::Key_Enter);
        QVERIFY(window.parts().docks.panel<KernelPanel>().isVisible());
        QCOMPARE(window.parts().docks.panel<KernelPanel>().view().currentLine(), 30);

        window.parts().settings.pickStrategy("global"); // another kernel: neither figures nor findings apply to it
        QVERIFY(window.parts().docks.panel<KernelPanel>().view().marks().empty());
        QCOMPARE(window.parts().docks.panel<KernelPanel>().fileName(), QStringLiteral("sobel/global.cu"));
        window.parts().session.cancel();
    }

    void hostileTextsAreShownAsTheyAre()
    {
        FindingsPanel panel;
        panel.resize(600, 300);
        panel.show();
        Finding hostile = finding(FindingKind::Printf, Severity::Warning, std::numeric_limits<int>::max());
        hostile.message = Message("<b>bold</b> \xff\xfe " + std::string(20'000, 'w'));
        std::vector<Finding> many(200, finding(FindingKind::Printf, Severity::Warning, 3));
        many.push_back(hostile);
        panel.setReport(withFindings(many));
        QCOMPARE(panel.model().rowCount(), 201);
        QVERIFY(cell(panel.model(), 200, FindingModel::Message).startsWith(QLatin1String("<b>bold</b>")));
        QVERIFY(!panel.grab().isNull());
    }

    void cleanupTestCase() { keepLibraries(); }
};

TILESCOPE_TEST(FindingsPanelTest, runWithWidgets)
#include "findings_panel_test.moc"

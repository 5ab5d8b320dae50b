#include "tests/ui/window_fixture.h"
#include "ui/counters/counters_panel.h"
#include "ui/runs/run_headline.h"
#include "ui/shell/paged_panel.h"

#include <QAbstractItemView>
#include <QDockWidget>
#include <QLabel>
#include <QSignalSpy>

#include <map>

using namespace tilescope;
using namespace tilescope::test;

namespace
{

const QString smallBoard = QStringLiteral("sample:board@64x48");

/// The visible texts of a panel.
QStringList wordsOf(const QWidget& panel)
{
    QStringList words;
    for (const auto* label : panel.findChildren<QLabel*>())
        if (label->isVisibleTo(&panel) && !label->text().isEmpty())
            words << label->text();
    return words;
}

bool hasSentence(const QWidget& panel)
{
    const QStringList words = wordsOf(panel);
    return std::any_of(words.begin(), words.end(), [](const QString& text) {
        return text.size() > 15 && (text.endsWith(QLatin1Char('.')) || text.endsWith(QChar(0x2026)));
    });
}

bool hasRows(const QWidget& panel)
{
    const auto views = panel.findChildren<QAbstractItemView*>();
    return std::any_of(views.begin(), views.end(), [&panel](const QAbstractItemView* view) {
        return view->isVisibleTo(&panel) && view->model() && view->model()->rowCount() > 0;
    });
}

bool says(const QWidget& panel, const QString& part) { return wordsOf(panel).join(QLatin1Char('\n')).contains(part); }

} // namespace

/// An empty panel says what would fill it. A new panel is covered automatically.
class EmptyPanelsTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    /// All panels that show results of runs, by their names.
    static std::map<QString, QWidget*> panels(MainWindow& window)
    {
        std::map<QString, QWidget*> found;
        for (const PanelKind& kind : window.parts().docks.kinds())
            if (const PagedPanel* const pages = window.parts().docks.pagesOf(kind.key); kind.isChart && pages) {
                for (const PanelPage& page : kind.pages)
                    if (pages->isOffered(page.key))
                        found[page.key.text()] = pages->widget(page.key);
            } else if (kind.isChart) {
                found[kind.key.text()] = window.parts().docks.find(kind.key)->widget();
            }
        return found;
    }

    /// Waits for the failure of an invalid first run.
    static void waitForFailure(MainWindow& window)
    {
        QSignalSpy failed(&window.parts().session, &Session::failed);
        showActive(window);
        QTRY_VERIFY_WITH_TIMEOUT(!failed.isEmpty(), patience);
    }

private slots:
    void beforeAnyRun()
    {
        WindowOptions options = windowOptions(m_folder, smallBoard);
        options.layout = LayoutName::Inspect; // Learn has the kernel alone
        MainWindow window(options);           // before any event that could bring a report
        for (const auto& [name, panel] : panels(window))
            QVERIFY2(hasSentence(*panel) || hasRows(*panel),
                     qPrintable(name + QStringLiteral(": ") + wordsOf(*panel).join(QStringLiteral(" | "))));
    }

    void afterAFirstRunThatFailed()
    {
        WindowOptions options = windowOptions(m_folder, smallBoard);
        options.recipe = Recipe();
        options.recipe->block = {64, 64};
        options.layout = LayoutName::Inspect;
        MainWindow window(options);
        waitForFailure(window);
        for (const auto& [name, panel] : panels(window))
            QVERIFY2(hasSentence(*panel) || hasRows(*panel),
                     qPrintable(name + QStringLiteral(": ") + wordsOf(*panel).join(QStringLiteral(" | "))));
    }

    void whereThereIsNothingForThePanel()
    {
        WindowOptions options = windowOptions(m_folder, smallBoard);
        options.recipe = Recipe(); // Sobel: a picture without annotations
        options.recipe->counters = CounterMode::None;
        MainWindow window(options);
        showActive(window);
        waitForReport(window, smallBoard);
        QVERIFY(says(panelOf<CountersPanel>(window), QStringLiteral("Counting is off")));
        const QMap<QString, QString> expected{{QStringLiteral("block"), QStringLiteral("Choose a block")},
                                              {QStringLiteral("inspect"), QStringLiteral("Move the cursor")},
                                              {QStringLiteral("profile"), QStringLiteral("to draw a line")},
                                              {QStringLiteral("roofline"), QStringLiteral("Counters are off")},
                                              {QStringLiteral("flow"), QStringLiteral("Counters are off")},
                                              {QStringLiteral("sweep"), QStringLiteral("A sweep runs")},
                                              {QStringLiteral("findings"), QStringLiteral("counters are on")}};
        int found = 0;
        for (const auto& [name, panel] : panels(window)) {
            if (!expected.contains(name))
                continue;
            ++found;
            QVERIFY2(says(*panel, expected[name]),
                     qPrintable(name + QStringLiteral(": ") + wordsOf(*panel).join(QStringLiteral(" | "))));
        }
        QCOMPARE(found, expected.size());
        QVERIFY(!panels(window).contains(QStringLiteral("gallery"))); // not offered, rather than empty
    }

    void aTimeThatIsNotThereSaysWhy()
    {
        const Registry registry;
        StrategyRuns runs(registry);
        Report report;
        report.recipe = registry.completed(Recipe());
        report.backend = BackendChoice::Emulator;
        report.deviceName = "emulator";
        report.emulation = EmulationReport();
        runs.choose(report.recipe);
        runs.add(std::make_shared<const Report>(report));
        Recipe texture = report.recipe;
        texture.strategy = "texture";
        runs.choose(texture);
        QCOMPARE(headlineOf(runs, {})->details, QStringLiteral("Not run with these settings yet."));
        runs.addFailure(texture, QStringLiteral("It cannot be."));
        QCOMPARE(headlineOf(runs, {})->details, QStringLiteral("It cannot be."));
    }
};

TILESCOPE_TEST(EmptyPanelsTest, runWithWindow)
#include "empty_panels_test.moc"

#include "tests/ui/still.h"
#include "tests/ui/window_fixture.h"
#include "ui/counters/counters_model.h"
#include "ui/counters/counters_panel.h"
#include "ui/pins/pin_chip.h"
#include "ui/pins/pin_strip.h"
#include "ui/runs/runs_panel.h"
#include "ui/settings/settings_panel.h"
#include "ui/shell/status_line.h"
#include "ui/shell/window_actions.h"
#include "ui/window/main_window.h"

#include <QAction>
#include <QDockWidget>
#include <QMenu>
#include <QPushButton>
#include <QTableView>
#include <QToolButton>

using namespace tilescope;
using namespace tilescope::test;

namespace
{

const QString sample = QStringLiteral("sample:board@64x48");
constexpr auto topic = MessageBar::Topic::Pins;

/// The letters of the visible chips.
QString letters(const PinStrip& strip)
{
    QString text;
    for (char letter = 'A'; letter <= 'D'; ++letter)
        if (!strip.chip(letter)->isHidden())
            text += QLatin1Char(letter);
    return text;
}

PinStrip& strip(MainWindow& window) { return *panelOf<CountersPanel>(window).pinStrip(); }

void waitForSettled(MainWindow& window, const Recipe& recipe)
{
    QTRY_VERIFY_WITH_TIMEOUT(window.parts().run.report() && window.parts().run.report()->check &&
                                 window.parts().run.report()->recipe.operation == recipe.operation &&
                                 window.parts().run.report()->recipe.strategy == recipe.strategy &&
                                 window.parts().run.report()->recipe.block == recipe.block,
                             patience);
}

void runStrategy(MainWindow& window, const std::string& strategy, BlockSize block = {16, 16})
{
    Recipe recipe = window.parts().settings.recipe();
    recipe.strategy = strategy;
    recipe.block = block;
    window.parts().settings.setRecipe(recipe);
    waitForSettled(window, recipe);
}

void pressP(MainWindow& window) { QTest::keyClick(&window, Qt::Key_P); }

QAction* menuAction(QTableView& view, const QModelIndex& index, const QString& text)
{
    const QPoint place = view.visualRect(index).center();
    QContextMenuEvent event(QContextMenuEvent::Mouse, place, view.viewport()->mapToGlobal(place));
    QCoreApplication::sendEvent(view.viewport(), &event);
    for (auto* menu : view.findChildren<QMenu*>())
        for (auto* action : menu->actions())
            if (action->text() == text)
                return action;
    return nullptr;
}

} // namespace

/// Pinning runs in the window by key, menu and mouse.
class PinWindowTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    WindowOptions options(const QString& panel = QStringLiteral("counters")) const
    {
        WindowOptions made = windowOptions(m_folder, sample);
        made.panel = panel;
        return made;
    }

private slots:
    void init() { QFile::remove(options().preferencesFile); }

    void pinsStayThroughOperationAndPicture()
    {
        MainWindow window(options());
        showActive(window);
        waitForReport(window, sample);
        pressP(window);
        QCOMPARE(letters(strip(window)), QStringLiteral("A"));
        pressP(window); // the same run
        QCOMPARE(letters(strip(window)), QStringLiteral("A"));
        QVERIFY(window.parts().status.currentMessage().contains("already pinned"));
        runStrategy(window, "global");
        pressP(window);
        QCOMPARE(letters(strip(window)), QStringLiteral("AB"));
        QVERIFY(strip(window).chip('A')->nameButton()->toolTip().contains("Shared tile"));

        Recipe blur;
        blur.operation = "blur";
        blur.strategy = "global";
        window.parts().settings.setRecipe(blur);
        waitForSettled(window, blur);
        QCOMPARE(letters(strip(window)), QStringLiteral("AB"));
        QTRY_VERIFY(panelOf<CountersPanel>(window).caption().contains("another operation"));
        window.open(QStringLiteral("sample:page@80x40"));
        waitForReport(window, QStringLiteral("sample:page@80x40"));
        QCOMPARE(letters(*panelOf<RunsPanel>(window).pinStrip()), QStringLiteral("AB"));
        QTRY_VERIFY(panelOf<RunsPanel>(window).caption().contains("another image size"));
    }

    void chipsWorkInEveryPanel()
    {
        MainWindow window(options());
        showActive(window);
        waitForReport(window, sample);
        pressP(window);
        runStrategy(window, "global");
        pressP(window);
        QTest::mouseClick(strip(window).chip('B')->nameButton(), Qt::LeftButton);
        for (const auto* shown : {&strip(window), panelOf<RunsPanel>(window).pinStrip()}) {
            QCOMPARE(letters(*shown), QStringLiteral("AB"));
            QVERIFY(shown->chip('B')->title().isBaseline && !shown->chip('A')->title().isBaseline);
        }
        QTest::mouseClick(strip(window).chip('B')->closeButton(), Qt::LeftButton);
        QCOMPARE(letters(*panelOf<RunsPanel>(window).pinStrip()), QStringLiteral("A"));
        QVERIFY(strip(window).chip('A')->title().isBaseline);
        QTest::mouseClick(strip(window).unpinAllButton(), Qt::LeftButton);
        QVERIFY(strip(window).isHidden() && panelOf<RunsPanel>(window).pinStrip()->isHidden());
    }

    void aFifthRunAsksWhichIsToGo()
    {
        MainWindow window(options());
        showActive(window);
        waitForReport(window, sample);
        for (const int width : {8, 16, 32, 64}) {
            runStrategy(window, "shared", {width, 4});
            pressP(window);
        }
        QCOMPARE(letters(strip(window)), QStringLiteral("ABCD"));
        QVERIFY(window.parts().messages.text(topic).isEmpty());
        runStrategy(window, "shared", {128, 4});
        pressP(window);
        QVERIFY(window.parts().messages.text(topic).contains("Four runs are already pinned"));
        QVERIFY(window.parts().messages.text(topic).contains(QString::fromUtf8("C: Shared tile 32×4")));
        QVERIFY(strip(window).chip('B')->title().name.contains(QString::fromUtf8("16×4")));
        for (auto* button : window.parts().messages.findChildren<QPushButton*>())
            if (button->text() == QLatin1String("Replace B"))
                QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(strip(window).chip('B')->title().name.contains(QString::fromUtf8("128×4")));
        QVERIFY(window.parts().messages.text(topic).isEmpty());
    }

    void earlierRunsAndOtherStrategiesArePinned()
    {
        MainWindow window(options(QStringLiteral("history")));
        showActive(window);
        waitForReport(window, sample);
        runStrategy(window, "global");
        auto& compare = panelOf<RunsPanel>(window);
        QTRY_COMPARE_WITH_TIMEOUT(compare.shownModel().rowCount(), 2, patience);
        menuAction(*compare.view(), compare.shownModel().index(1, 0), "Pin this run")->trigger();
        QCOMPARE(letters(strip(window)), QStringLiteral("A"));
        QVERIFY(strip(window).chip('A')->title().name.startsWith("Shared tile"));
        QCOMPARE(window.parts().session.recipe().strategy, std::string("global")); // pinning keeps the settings
        QSignalSpy idle(&window.parts().session, &Session::idle);
        window.parts().docks.show(comparePanel); // then the other strategies are timed
        QTRY_VERIFY_WITH_TIMEOUT(!idle.isEmpty() && !window.parts().session.isBusy(), patience);
        const auto texture =
            compare.shownModel().match(compare.shownModel().index(0, 0), Qt::DisplayRole, "Texture", 1).value(0);
        menuAction(*compare.view(), texture, "Pin this strategy")->trigger();
        QVERIFY(strip(window).chip('B')->title().name.startsWith("Texture"));
        QVERIFY(compare.csv().contains("\nB: Texture"));
    }

    void nothingIsPinnedBeforeTheFirstRun()
    {
        MainWindow window(options());
        window.parts().actions.pin->trigger(); // before any event that could bring a report
        QVERIFY(strip(window).isHidden());
        QVERIFY(window.parts().status.currentMessage().contains("There is no run to pin yet"));
        waitForReport(window, sample);
    }

    /// TILESCOPE_SAVE_PICTURES=FOLDER saves the window with three pins for visual inspection.
    void pictures_data()
    {
        QTest::addColumn<QString>("panel");
        for (const char* panel : {"counters", "runs"})
            QTest::newRow(panel) << QString(panel);
    }
    void pictures()
    {
        const QString folder = qEnvironmentVariable("TILESCOPE_SAVE_PICTURES");
        if (folder.isEmpty())
            QSKIP("Name a folder in TILESCOPE_SAVE_PICTURES to have the pictures saved there.");
        QFETCH(QString, panel);
        WindowOptions wide = options(panel);
        wide.size = QSize(1600, 1000);
        wide.images = {QStringLiteral("sample:board@512x512")};
        for (const auto& [theme, name] :
             {std::pair{ThemeChoice::Light, "light"}, std::pair{ThemeChoice::Dark, "dark"}}) {
            wide.theme = theme;
            applyTheme(*qApp, theme);
            MainWindow window(wide);
            showActive(window);
            waitForReport(window, wide.images.front());
            runStrategy(window, "global");
            pressP(window);
            runStrategy(window, "shared", {32, 8});
            pressP(window);
            runStrategy(window, "texture");
            pressP(window);
            runStrategy(window, "shared");
            QTRY_VERIFY_WITH_TIMEOUT(!window.parts().session.isBusy(), patience);
            window.parts().status.clearMessage();
            const QImage drawn = still([&window] { return window.grab().toImage(); }); // charts are drawn late
            QVERIFY(drawn.save(QStringLiteral("%1/%2-%3.png").arg(folder, panel, name)));
        }
    }
};

TILESCOPE_TEST(PinWindowTest, runWithWindow)
#include "pin_window_test.moc"

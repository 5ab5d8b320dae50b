#include "gpu/image/sample.h"
#include "keep_libraries.h"
#include "ui/panels/block_control.h"
#include "ui/panels/history_model.h"
#include "ui/panels/history_panel.h"
#include "ui/panels/machine_control.h"
#include "ui/panels/number_control.h"
#include "ui/panels/parameter_control.h"
#include "ui/panels/settings_panel.h"
#include "ui/session/recipe_step.h"
#include "ui/window/bottom_panels.h"
#include "ui/window/main_window.h"
#include "ui/window/run_window.h"
#include "ui/window/session_desk.h"
#include "ui/window/window_actions.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QSlider>
#include <QTableView>
#include <QTemporaryDir>
#include <QToolButton>
#include <QtTest>

using namespace tilescope;

namespace
{

constexpr int patience = 60'000;
const QString sessionTopic = QStringLiteral("session");
const QString kernelTopic = QStringLiteral("kernel");
const QString restoreTopic = QStringLiteral("restore");
const QString sample = QStringLiteral("sample:board@64x48");

} // namespace

/// Undo, the history of runs and sessions in the window, by mouse and keyboard.
class UndoTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }

    WindowOptions options() const
    {
        WindowOptions made;
        made.runner.allowCuda = false;
        made.preferencesFile = path("preferences.ini");
        made.size = QSize(1200, 800);
        made.images = {sample};
        return made;
    }

    static void show(MainWindow& window)
    {
        window.show();
        QApplication::setActiveWindow(&window); // keys go to it where no window manager says so
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QTRY_VERIFY_WITH_TIMEOUT(window.session().image(), patience);
    }

    static void undo(MainWindow& window) { QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier); }
    static void redo(MainWindow& window)
    {
        QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    }

    static QPushButton* offer(MainWindow& window, const QString& text)
    {
        for (auto* button : window.messageBar().findChildren<QPushButton*>())
            if (button->text() == text && button->isVisible())
                return button;
        return nullptr;
    }

    static void press(MainWindow& window, const QString& text)
    {
        QTRY_VERIFY(offer(window, text));
        QTest::mouseClick(offer(window, text), Qt::LeftButton);
    }

    /// A session with a kernel that no one here has written.
    QString foreignSession(BackendChoice backend) const
    {
        SavedSession session;
        session.recipe.backend = backend;
        session.recipe.source = Registry().operation("sobel").strategies.front().source.text + "\n// from elsewhere\n";
        session.recipe.strategy = Registry().operation("sobel").strategies.front().name;
        session.image = sample;
        writeSession(session, path("foreign.tilescope"));
        return path("foreign.tilescope");
    }

private slots:
    void init() { QFile::remove(options().preferencesFile); }

    void aDragOfASliderIsUndoneAtOnce()
    {
        MainWindow window(options());
        show(window);
        QVERIFY(!window.actions().undo->isEnabled());
        auto* slider = window.settingsPanel().blockControl()->widthControl()->slider();
        const int middle = slider->height() / 2;
        QTest::mousePress(slider, Qt::LeftButton, {}, QPoint(slider->width() / 2, middle));
        for (int x = slider->width() / 2; x > 4; x -= 9)
            QTest::mouseMove(slider, QPoint(x, middle));
        QTest::mouseRelease(slider, Qt::LeftButton, {}, QPoint(4, middle));
        const BlockSize dragged = window.session().recipe().block;
        QVERIFY(dragged != (BlockSize{16, 16}));
        QCOMPARE(window.actions().undo->text(),
                 QStringLiteral("&Undo block 16×16 → %1×%2").arg(dragged.width).arg(dragged.height));
        undo(window);
        QCOMPARE(window.session().recipe().block, (BlockSize{16, 16}));
        QCOMPARE(window.settingsPanel().blockControl()->widthControl()->value(), 16.0);
        QVERIFY(!window.actions().undo->isEnabled());
        redo(window);
        QCOMPARE(window.session().recipe().block, dragged);
        QVERIFY(!window.actions().redo->isEnabled());
    }

    void everyKindOfSettingIsAStep()
    {
        MainWindow window(options());
        show(window);
        auto& settings = window.settingsPanel();
        const Recipe first = settings.recipe();
        settings.pickStrategy("global");
        QTest::keyClick(settings.machineControl()->gpuBox(), Qt::Key_Down);
        QTest::keyClick(settings.machineControl()->countersBox(), Qt::Key_Down);
        QTest::keyClick(settings.blockControl()->heightControl()->slider(), Qt::Key_End);
        QVERIFY(window.actions().undo->text().startsWith(QStringLiteral("&Undo block 16×16")));
        for (const char* step : {"block", "counters", "emulated GPU", "strategy"}) {
            QVERIFY2(window.actions().undo->text().startsWith(QStringLiteral("&Undo %1").arg(QLatin1String(step))),
                     qPrintable(window.actions().undo->text()));
            window.actions().undo->trigger();
        }
        QVERIFY(!window.actions().undo->isEnabled());
        QCOMPARE(settings.recipe(), withDefaults(first, window.session().registry()));
    }

    void thePictureIsAStep()
    {
        MainWindow window(options());
        show(window);
        window.open(QStringLiteral("sample:board@33x21"));
        QTRY_VERIFY_WITH_TIMEOUT(window.session().image()->width() == 33, patience);
        QCOMPARE(window.actions().undo->text(), QStringLiteral("&Undo picture board@64x48 → board@33x21"));
        undo(window);
        QTRY_VERIFY_WITH_TIMEOUT(window.session().image()->width() == 64, patience);
        QVERIFY(!window.actions().undo->isEnabled());
        redo(window);
        QTRY_VERIFY_WITH_TIMEOUT(window.session().image()->width() == 33, patience);
    }

    void aTextFieldKeepsItsOwnUndo()
    {
        WindowOptions matching = options();
        matching.recipe = Recipe();
        matching.recipe->operation = "template_matching";
        matching.recipe->block = {32, 8};
        MainWindow window(matching);
        show(window);
        QTest::keyClick(window.settingsPanel().blockControl()->widthControl()->slider(), Qt::Key_Right);
        const BlockSize block = window.session().recipe().block;
        auto* line = window.settingsPanel().parameterControl("template")->findChild<QLineEdit*>();
        line->setFocus();
        QTest::keyClicks(line, QStringLiteral("12"));
        QTest::keyClick(line, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(line->text() != QStringLiteral("12"));
        QCOMPARE(window.session().recipe().block, block);
    }

    void aRunOfTheHistoryComesBackAtAClick()
    {
        WindowOptions shown = options();
        shown.panel = QStringLiteral("history");
        MainWindow window(shown);
        auto& history = window.bottomPanels().history();
        QVERIFY(history.caption().contains(QStringLiteral("Each run stands here")));
        show(window);
        QTRY_COMPARE_WITH_TIMEOUT(history.model().rowCount(), 1, patience);
        const Recipe first = window.settingsPanel().recipe();
        window.settingsPanel().pickStrategy("global");
        QTRY_COMPARE_WITH_TIMEOUT(history.model().rowCount(), 2, patience);
        QCOMPARE(history.model().recipe(0).strategy, std::string("global"));
        QVERIFY(history.model().index(0, HistoryModel::Sectors).data(HistoryModel::NumberRole).toULongLong() > 0);
        QCOMPARE(history.model().index(0, HistoryModel::Check).data().toString(), QStringLiteral("= reference"));
        QCOMPARE(history.model().index(0, HistoryModel::Time).data().toString(), QStringLiteral("–"));

        const QRect row = history.view()->visualRect(history.model().index(1, HistoryModel::Settings));
        QTest::mouseClick(history.view()->viewport(), Qt::LeftButton, {}, row.center());
        QCOMPARE(window.session().recipe().strategy, first.strategy);
        undo(window);
        QCOMPARE(window.session().recipe().strategy, std::string("global"));

        QVERIFY(history.csv().startsWith(QStringLiteral("Time,Settings,Picture,Machine,\"Median time, µs\",Sectors")));
        QCOMPARE(history.csv().count(QLatin1Char('\n')), history.model().rowCount() + 1);
        for (auto* button : history.findChildren<QToolButton*>())
            if (button->text() == QStringLiteral("Copy Markdown"))
                QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(QApplication::clipboard()->text().startsWith(QStringLiteral("| Time | Settings |")));
    }

    void theHistoryHasABound()
    {
        const Registry registry;
        HistoryPanel panel(registry);
        Report report;
        for (int i = 0; i < HistoryModel::mostRuns + 5; ++i) {
            report.recipe.block.width = i;
            panel.addRun(report);
        }
        QCOMPARE(panel.model().rowCount(), HistoryModel::mostRuns);
        QCOMPARE(panel.model().recipe(0).block.width, HistoryModel::mostRuns + 4);
        QCOMPARE(panel.model().recipe(HistoryModel::mostRuns - 1).block.width, 5);
    }

    void aSessionIsSavedAndOpened()
    {
        const QString file = path("mine.tilescope");
        {
            MainWindow window(options());
            show(window);
            window.settingsPanel().pickStrategy("global");
            window.actions().grid->trigger();
            window.actions().source->trigger();
            window.sessionDesk().saveTo(file);
            QVERIFY(window.messageBar().text(sessionTopic).contains(file));
            QTest::keyClick(window.settingsPanel().blockControl()->widthControl()->slider(), Qt::Key_Right);
            QTest::keyClick(&window, Qt::Key_S, Qt::ControlModifier); // to the same file, without a question
        }
        WindowOptions fromFile = options();
        fromFile.images = {file}; // tilescope FILE.tilescope
        MainWindow window(fromFile);
        show(window);
        QCOMPARE(window.session().recipe().strategy, std::string("global"));
        QCOMPARE(window.session().recipe().block, (BlockSize{17, 16}));
        QCOMPARE(window.session().image()->width(), 64);
        QVERIFY(!window.canvas().overlays().grid);
        QCOMPARE(window.canvas().shown(), Canvas::Show::Source);
        QCOMPARE(window.preferences().recentSessions(), QStringList{file});
        QVERIFY(window.messageBar().text(sessionTopic).isEmpty());
        QVERIFY(window.actions().undo->isEnabled()); // what was there before is not lost
    }

    void aDroppedSessionIsOpened()
    {
        SavedSession session;
        session.recipe.strategy = "global";
        session.image = QStringLiteral("sample:board@40x30");
        writeSession(session, path("dropped.tilescope"));
        MainWindow window(options());
        show(window);
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path("dropped.tilescope"))});
        QDragEnterEvent enter({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&window, &enter);
        QDropEvent event({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&window, &event);
        QCOMPARE(window.session().recipe().strategy, std::string("global"));
        QTRY_VERIFY_WITH_TIMEOUT(window.session().image()->width() == 40, patience);
    }

    void aDamagedSessionChangesNothing()
    {
        QFile file(path("damaged.tilescope"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"format\": \"tilescope session\", \"version\": 7}");
        file.close();
        WindowOptions damaged = options();
        damaged.images = {file.fileName()};
        MainWindow window(damaged);
        show(window); // with the board: the window is never empty
        QVERIFY(window.messageBar().text(sessionTopic).contains(QStringLiteral("newer Tilescope")));
        QVERIFY(window.preferences().recentSessions().isEmpty());
        QVERIFY(!window.actions().undo->isEnabled());
    }

    void aMissingPictureIsNamed()
    {
        SavedSession session;
        session.recipe.strategy = "global";
        session.image = QStringLiteral("/no/such/face.png");
        writeSession(session, path("missing.tilescope"));
        MainWindow window(options());
        show(window);
        window.open(path("missing.tilescope"));
        QVERIFY(window.messageBar().text(sessionTopic).contains(QStringLiteral("/no/such/face.png")));
        QCOMPARE(window.session().recipe().strategy, std::string("global"));
        QCOMPARE(window.session().image()->width(), 64);
    }

    void aKernelFromElsewhereStaysInTheEmulator()
    {
        const QString file = foreignSession(BackendChoice::Cuda);
        MainWindow window(options());
        show(window);
        window.open(file);
        QCOMPARE(window.session().recipe().backend, BackendChoice::Emulator);
        QVERIFY(window.session().recipe().source);
        QVERIFY(window.messageBar().text(kernelTopic).contains(QStringLiteral("emulator")));

        // Neither by the settings nor by the history of runs does it get to the GPU.
        Recipe onGpu = window.settingsPanel().recipe();
        onGpu.backend = BackendChoice::Auto;
        window.settingsPanel().applyRecipe(onGpu);
        QCOMPARE(window.session().recipe().backend, BackendChoice::Emulator);
        onGpu.source = *onGpu.source + "// and a word more\n";
        emit window.bottomPanels().history().recipeChosen(onGpu);
        QCOMPARE(window.session().recipe().backend, BackendChoice::Emulator);

        press(window, QStringLiteral("Allow on the GPU"));
        QCOMPARE(window.session().recipe().backend, BackendChoice::Auto);
        QVERIFY(window.messageBar().text(kernelTopic).isEmpty());
    }

    void whatWasAllowedOrSavedHereIsKnown()
    {
        const QString file = foreignSession(BackendChoice::Cuda);
        {
            MainWindow window(options());
            show(window);
            window.open(file);
            window.sessionDesk().saveTo(path("copy.tilescope")); // saving does not make it one's own
            window.open(path("copy.tilescope"));
            QVERIFY(!window.messageBar().text(kernelTopic).isEmpty());
            press(window, QStringLiteral("Allow on the GPU"));
        }
        MainWindow window(options());
        show(window);
        window.open(file);
        QVERIFY(window.messageBar().text(kernelTopic).isEmpty());
        QCOMPARE(window.session().recipe().backend, BackendChoice::Cuda);
    }

    void aCrashedRunIsRestored()
    {
        WindowOptions kept = options();
        kept.dataFolder = path("data");
        SavedSession session;
        session.recipe.strategy = "global";
        session.image = QStringLiteral("sample:board@40x30");
        QVERIFY(QDir().mkpath(kept.dataFolder + QStringLiteral("/autosave")));
        const QString left = kept.dataFolder + QStringLiteral("/autosave/left.tilescope");
        writeSession(session, left);
        {
            MainWindow window(kept);
            show(window);
            QVERIFY(!window.messageBar().text(restoreTopic).isEmpty());
            MainWindow other(kept); // beside it: the first one's file is held and not offered
            press(window, QStringLiteral("Restore"));
            QCOMPARE(window.session().recipe().strategy, std::string("global"));
            QTRY_VERIFY_WITH_TIMEOUT(window.session().image()->width() == 40, patience);
            QVERIFY(!QFile::exists(left));
            QTRY_VERIFY_WITH_TIMEOUT(!QDir(kept.dataFolder + QStringLiteral("/autosave"))
                                          .entryList({QStringLiteral("*.tilescope")})
                                          .isEmpty(),
                                     patience);
            MainWindow third(kept);
            QVERIFY(third.messageBar().text(restoreTopic).isEmpty());
        }
        MainWindow after(kept); // they ended as they should
        QVERIFY(after.messageBar().text(restoreTopic).isEmpty());
    }

    void whatIsDiscardedIsNotOfferedAgain()
    {
        WindowOptions kept = options();
        kept.dataFolder = path("discarded");
        QVERIFY(QDir().mkpath(kept.dataFolder + QStringLiteral("/autosave")));
        writeSession(SavedSession(), kept.dataFolder + QStringLiteral("/autosave/left.tilescope"));
        {
            MainWindow window(kept);
            show(window);
            press(window, QStringLiteral("Discard"));
        }
        MainWindow window(kept);
        QVERIFY(window.messageBar().text(restoreTopic).isEmpty());
    }

    void theCommandLineIsCopied()
    {
        WindowOptions kept = options();
        kept.dataFolder = path("kernels");
        MainWindow window(kept);
        show(window);
        QTest::keyClick(&window, Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        const QString line = QApplication::clipboard()->text();
        QVERIFY2(line.startsWith(QStringLiteral("tilescope run sample:board@64x48 --op sobel --strategy shared")),
                 qPrintable(line));
        QVERIFY(!window.messageBar().text(sessionTopic).isEmpty());
        Recipe own = window.settingsPanel().recipe();
        own.source = "// my own\n";
        window.settingsPanel().applyRecipe(own);
        window.actions().copyCommand->trigger();
        const QString kernel = QApplication::clipboard()->text().section(QStringLiteral("--source "), 1);
        QFile file(kernel);
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(kernel));
        QCOMPARE(file.readAll(), QByteArray("// my own\n"));
    }
};

int main(int argc, char** argv)
{
    prepareApplication();
    QApplication application(argc, argv);
    applyTheme(application, ThemeChoice::Light);
    UndoTest test;
    const int failures = QTest::qExec(&test, argc, argv);
    keepLibraries();
    return failures;
}
#include "undo_test.moc"

#include "gpu/image/sample.h"
#include "session_fixture.h"
#include "ui/canvas/scene.h"
#include "ui/parts/number_control.h"
#include "ui/pins/pin_controller.h"
#include "ui/runs/runs_panel.h"
#include "ui/session/saved/recipe_step.h"
#include "ui/sessions/session_controller.h"
#include "ui/settings/block_control.h"
#include "ui/settings/machine_control.h"
#include "ui/settings/parameter_control.h"
#include "ui/settings/settings_panel.h"
#include "ui/shell/window_actions.h"
#include "ui/window/main_window.h"

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
using namespace tilescope::test;

namespace
{

constexpr auto kernelTopic = MessageBar::Topic::HeldKernel;
constexpr auto restoreTopic = MessageBar::Topic::Restore;

} // namespace

/// Sessions in the window: saved, opened, dropped, damaged, from other users, left by a crash.
class SessionWindowTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }

    WindowOptions options() const { return windowOptions(m_folder, sample); }

    /// A session with a kernel that was not written here.
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

    void aSessionIsSavedAndOpened()
    {
        const QString file = path("mine.tilescope");
        {
            MainWindow window(options());
            showActive(window);
            window.parts().settings.pickStrategy("global");
            window.parts().actions.grid->trigger();
            window.parts().actions.source->trigger();
            waitForReport(window, sample);
            window.parts().actions.pin->trigger();
            window.parts().sessions.saveTo(file);
            QVERIFY(window.parts().messages.text(sessionTopic).contains(file));
            QTest::keyClick(panelOf<SettingsPanel>(window).blockControl()->widthControl()->slider(), Qt::Key_Right);
            QTest::keyClick(&window, Qt::Key_S, Qt::ControlModifier); // to the same file, without asking
        }
        WindowOptions fromFile = options();
        fromFile.images = {file}; // tilescope FILE.tilescope
        MainWindow window(fromFile);
        showActive(window);
        QCOMPARE(window.parts().session.recipe().strategy, std::string("global"));
        QCOMPARE(window.parts().session.recipe().block, (BlockSize{17, 16}));
        QCOMPARE(window.parts().session.image()->width(), 64);
        QVERIFY(!window.parts().canvas.scene().overlays.grid);
        QCOMPARE(window.parts().canvas.scene().mode, Canvas::Show::Source);
        QCOMPARE(window.parts().preferences.recentSessions(), QStringList{file});
        QVERIFY(window.parts().messages.text(sessionTopic).isEmpty());
        QCOMPARE(window.parts().pins.pins().runs().size(), std::size_t(1));
        QVERIFY(window.parts().pins.pins().baseline()->keptFrom.isValid());
        QVERIFY(window.parts().actions.undo->isEnabled()); // the previous settings are not lost
    }

    void twoWindowsOfOneSessionKeepBothWorks()
    {
        WindowOptions kept = options();
        kept.dataFolder = path("two");
        const QString file = path("ours.tilescope");
        MainWindow first(kept);
        showActive(first);
        first.parts().settings.pickStrategy("global");
        first.parts().sessions.saveTo(file);
        QVERIFY(!first.parts().messages.text(sessionTopic).contains(QStringLiteral("another window")));

        MainWindow second(kept);
        showActive(second);
        QVERIFY(second.parts().sessions.open(file));
        QVERIFY(second.parts().messages.text(sessionTopic).contains(QStringLiteral("also open in another window")));
        second.parts().settings.pickStrategy("local");
        second.parts().sessions.save();
        const Registry registry;
        QCOMPARE(readSession(file, registry).recipe.strategy, std::string("local"));

        first.parts().settings.pickStrategy("shared");
        first.parts().sessions.save(); // would lose the second window's work
        QVERIFY(first.parts().messages.text(sessionTopic).contains(QStringLiteral("has changed since")));
        QCOMPARE(readSession(file, registry).recipe.strategy, std::string("local"));
        pressOffer(first, QStringLiteral("Replace It"));
        QCOMPARE(readSession(file, registry).recipe.strategy, std::string("shared"));
        first.parts().settings.pickStrategy("global");
        first.parts().sessions.save(); // its own work is replaced without a question
        QCOMPARE(readSession(file, registry).recipe.strategy, std::string("global"));
        second.parts().sessions.save();
        pressOffer(second, QStringLiteral("Open It Here"));
        QTRY_COMPARE_WITH_TIMEOUT(second.parts().session.recipe().strategy, std::string("global"), patience);
    }

    void aDroppedSessionIsOpened()
    {
        SavedSession session;
        session.recipe.strategy = "global";
        session.image = QStringLiteral("sample:board@40x30");
        writeSession(session, path("dropped.tilescope"));
        MainWindow window(options());
        showActive(window);
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path("dropped.tilescope"))});
        QDragEnterEvent enter({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&window, &enter);
        QDropEvent event({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&window, &event);
        QCOMPARE(window.parts().session.recipe().strategy, std::string("global"));
        QTRY_VERIFY_WITH_TIMEOUT(window.parts().session.image()->width() == 40, patience);
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
        showActive(window); // with the sample picture: the window is never empty
        QVERIFY(window.parts().messages.text(sessionTopic).contains(QStringLiteral("newer Tilescope")));
        QVERIFY(window.parts().preferences.recentSessions().isEmpty());
        QVERIFY(!window.parts().actions.undo->isEnabled());
    }

    void aMissingPictureIsNamed()
    {
        SavedSession session;
        session.recipe.strategy = "global";
        session.image = QStringLiteral("/no/such/face.png");
        writeSession(session, path("missing.tilescope"));
        MainWindow window(options());
        showActive(window);
        window.open(path("missing.tilescope"));
        QVERIFY(window.parts().messages.text(sessionTopic).contains(QStringLiteral("/no/such/face.png")));
        QCOMPARE(window.parts().session.recipe().strategy, std::string("global"));
        QCOMPARE(window.parts().session.image()->width(), 64);
    }

    void aKernelFromElsewhereStaysInTheEmulator()
    {
        const QString file = foreignSession(BackendChoice::Cuda);
        MainWindow window(options());
        showActive(window);
        window.open(file);
        QCOMPARE(window.parts().session.recipe().backend, BackendChoice::Emulator);
        QVERIFY(window.parts().session.recipe().source);
        QVERIFY(window.parts().messages.text(kernelTopic).contains(QStringLiteral("emulator")));

        // Neither the settings nor the history of runs sends it to the GPU.
        Recipe onGpu = window.parts().settings.recipe();
        onGpu.backend = BackendChoice::Auto;
        window.parts().settings.setRecipe(onGpu);
        QCOMPARE(window.parts().session.recipe().backend, BackendChoice::Emulator);
        onGpu.source = *onGpu.source + "// and a word more\n";
        emit panelOf<RunsPanel>(window).recipeChosen(onGpu);
        QCOMPARE(window.parts().session.recipe().backend, BackendChoice::Emulator);

        pressOffer(window, QStringLiteral("Allow on the GPU"));
        QCOMPARE(window.parts().session.recipe().backend, BackendChoice::Auto);
        QVERIFY(window.parts().messages.text(kernelTopic).isEmpty());
    }

    void whatWasAllowedOrSavedHereIsKnown()
    {
        const QString file = foreignSession(BackendChoice::Cuda);
        {
            MainWindow window(options());
            showActive(window);
            window.open(file);
            window.parts().sessions.saveTo(path("copy.tilescope")); // saving does not make the text the user's own
            window.open(path("copy.tilescope"));
            QVERIFY(!window.parts().messages.text(kernelTopic).isEmpty());
            pressOffer(window, QStringLiteral("Allow on the GPU"));
        }
        MainWindow window(options());
        showActive(window);
        window.open(file);
        QVERIFY(window.parts().messages.text(kernelTopic).isEmpty());
        QCOMPARE(window.parts().session.recipe().backend, BackendChoice::Cuda);
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
            showActive(window);
            QVERIFY(!window.parts().messages.text(restoreTopic).isEmpty());
            MainWindow other(kept); // a second process: the first one's file is locked and not offered
            pressOffer(window, QStringLiteral("Restore"));
            QCOMPARE(window.parts().session.recipe().strategy, std::string("global"));
            QTRY_VERIFY_WITH_TIMEOUT(window.parts().session.image()->width() == 40, patience);
            QVERIFY(!QFile::exists(left));
            QTRY_VERIFY_WITH_TIMEOUT(!QDir(kept.dataFolder + QStringLiteral("/autosave"))
                                          .entryList({QStringLiteral("*.tilescope")})
                                          .isEmpty(),
                                     patience);
            MainWindow third(kept);
            QVERIFY(third.parts().messages.text(restoreTopic).isEmpty());
        }
        MainWindow after(kept); // both ended normally
        QVERIFY(after.parts().messages.text(restoreTopic).isEmpty());
    }

    void whatIsDiscardedIsNotOfferedAgain()
    {
        WindowOptions kept = options();
        kept.dataFolder = path("discarded");
        QVERIFY(QDir().mkpath(kept.dataFolder + QStringLiteral("/autosave")));
        writeSession(SavedSession(), kept.dataFolder + QStringLiteral("/autosave/left.tilescope"));
        {
            MainWindow window(kept);
            showActive(window);
            pressOffer(window, QStringLiteral("Discard"));
        }
        MainWindow window(kept);
        QVERIFY(window.parts().messages.text(restoreTopic).isEmpty());
    }
};

TILESCOPE_TEST(SessionWindowTest, runWithWindow)
#include "session_window_test.moc"

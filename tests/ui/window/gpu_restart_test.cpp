#include "edited_kernel_fixture.h"
#include "tests/fakes/fake_gpu.h"
#include "tests/ui/test_program.h"
#include "ui/canvas/scene.h"
#include "ui/findings/findings_panel.h"
#include "ui/sessions/session_controller.h"
#include "ui/shell/window_actions.h"
#include "ui/window/main_window.h"

#include <QAction>
#include <QPushButton>
#include <QTemporaryDir>
#include <QtTest>

using namespace tilescope;
using namespace tilescope::test;

namespace
{

constexpr auto deviceTopic = MessageBar::Topic::Device;
constexpr auto kernelTopic = MessageBar::Topic::HeldKernel;
constexpr auto runTopic = MessageBar::Topic::Run;
const QString picture = QStringLiteral("sample:board@64x48");
const QString restartText = QStringLiteral("Restart with the GPU");

const std::string right = copyingText("");
const std::string wrong = copyingText("if (x == 3 && y == 3) output[width * height + 1000000] = 1;");

} // namespace

/// Edited kernels in the window after the GPU was lost. The GPU is a fake.
class GpuRestartTest : public QObject
{
    Q_OBJECT

private:
    struct Started {
        QString program;
        QStringList arguments;
    };
    QTemporaryDir m_folder;
    std::shared_ptr<FakeGpu> m_gpu;
    std::vector<Started> m_started;
    bool m_canStart = true;

    WindowOptions options(bool checkEdited)
    {
        WindowOptions made = windowOptions(m_folder, picture);
        useFakeGpu(made.runner, m_gpu);
        made.runner.checkEdited = checkEdited;
        made.dataFolder = m_folder.filePath(QStringLiteral("data"));
        made.start = [this](const QString& program, const QStringList& arguments) {
            m_started.push_back({program, arguments});
            return m_canStart;
        };
        return made;
    }

    void lose(MainWindow& window, const std::optional<std::string>& source)
    {
        m_gpu->breaks = true;
        chooseSource(window, source);
        QTRY_VERIFY_WITH_TIMEOUT(!window.parts().messages.text(deviceTopic).isEmpty(), patience);
    }

private slots:
    void init()
    {
        m_gpu = std::make_shared<FakeGpu>();
        m_started.clear();
        m_canStart = true;
        QFile::remove(options(true).preferencesFile);
    }

    void anErrorKeepsTheKernelFromTheGpuAndTheLastPictureStays()
    {
        MainWindow window(options(true));
        showActive(window);
        QVERIFY(!window.parts().actions.command("run.restart")->isEnabled());
        chooseSource(window, right);
        waitForSource(window, BackendChoice::Cuda, right);
        const auto good = window.parts().run.report();
        const int runs = m_gpu->runs;
        chooseSource(window, wrong);
        QTRY_VERIFY_WITH_TIMEOUT(window.parts().messages.text(runTopic).contains(QStringLiteral("not sent to the GPU")),
                                 patience);
        QCOMPARE(window.parts().run.report(), good);
        QCOMPARE(m_gpu->runs.load(), runs);
        QVERIFY(panelOf<FindingsPanel>(window).windowTitle().contains(QStringLiteral("1")));
        QVERIFY(window.parts().messages.text(deviceTopic).isEmpty());
        chooseSource(window, right);
        QTRY_VERIFY_WITH_TIMEOUT(window.parts().messages.text(runTopic).isEmpty(), patience);
        QTRY_VERIFY_WITH_TIMEOUT(m_gpu->runs > runs, patience);
    }

    void whatTheGpuWasNotGivenShowsInTheEmulator()
    {
        // Reads what another warp stores without a barrier.
        const std::string racing = copyingText(
            "__shared__ unsigned char tile[256];\nint own = threadIdx.y * 16 + threadIdx.x;\ntile[own] = x;\n"
            "if (x < width && y < height) output[y * width + x] = tile[(own + 37) % 256];");
        MainWindow window(options(true));
        showActive(window);
        waitForSource(window, BackendChoice::Cuda, {});
        chooseSource(window, racing);
        QTRY_VERIFY_WITH_TIMEOUT(window.parts().messages.text(runTopic).contains(QStringLiteral("not sent to the GPU")),
                                 patience);
        pressOffer(window, QStringLiteral("Show it in the emulator"));
        waitForSource(window, BackendChoice::Emulator, racing);
        QVERIFY(window.parts().run.report()->picture);
        QVERIFY(window.parts().messages.text(runTopic).isEmpty());
    }

    void whatCannotBeCheckedRunsOnceByTheUsersWord()
    {
        const std::string unknown = copyingText("asm volatile(\"pmevent 1;\");");
        MainWindow window(options(true));
        showActive(window);
        waitForSource(window, BackendChoice::Cuda, {});
        chooseSource(window, unknown);
        QTRY_VERIFY_WITH_TIMEOUT(window.parts().messages.text(runTopic).contains(QStringLiteral("pmevent")), patience);
        QVERIFY(window.parts().run.report()->recipe.source != unknown);
        pressOffer(window, QStringLiteral("Run it on the GPU once, unchecked"));
        waitForSource(window, BackendChoice::Cuda, unknown);
        Recipe other = window.parts().settings.recipe();
        other.block = {32, 8};
        window.parts().settings.setRecipe(other);
        QTRY_VERIFY_WITH_TIMEOUT(window.parts().messages.text(runTopic).contains(QStringLiteral("pmevent")), patience);
    }

    void aLostGpuLeavesTheWindowWithTheEmulator()
    {
        MainWindow window(options(false));
        showActive(window);
        waitForSource(window, BackendChoice::Cuda, {});
        lose(window, std::nullopt);
        const int runs = m_gpu->runs;
        waitForSource(window, BackendChoice::Emulator, {});
        QCOMPARE(m_gpu->runs.load(), runs);
        QVERIFY(window.parts().actions.command("run.restart")->isEnabled());
        QVERIFY(window.parts().messages.text(kernelTopic).isEmpty());
        QCOMPARE(window.parts().session.recipe().backend, BackendChoice::Auto);
    }

    void aKernelChosenForTheGpuGoesToTheEmulatorToo()
    {
        MainWindow window(options(false));
        showActive(window);
        Recipe onGpu = window.parts().settings.recipe();
        onGpu.backend = BackendChoice::Cuda;
        window.parts().settings.setRecipe(onGpu);
        waitForSource(window, BackendChoice::Cuda, {});
        lose(window, std::nullopt);
        waitForSource(window, BackendChoice::Emulator, {});
    }

    void restartGoesOnWithTheSession()
    {
        QStringList arguments;
        {
            MainWindow window(options(false));
            showActive(window);
            waitForSource(window, BackendChoice::Cuda, {});
            window.parts().actions.grid->trigger();
            window.parts().actions.sideBySide->trigger();
            lose(window, std::nullopt);
            pressOffer(window, restartText);
            QCOMPARE(m_started.size(), 1U);
            QCOMPARE(m_started[0].program, QCoreApplication::applicationFilePath());
            QVERIFY(!window.isVisible());
            arguments = m_started[0].arguments;
        }
        QCOMPARE(arguments.at(0), QStringLiteral("--resume"));
        QCOMPARE(arguments.mid(2), (QStringList{QStringLiteral("--layout"), QStringLiteral("learn"),
                                                QStringLiteral("--size"), QStringLiteral("1200x800")}));
        QVERIFY(QFile::exists(arguments.at(1)));

        m_gpu = std::make_shared<FakeGpu>();
        WindowOptions again = options(false);
        again.images.clear();
        again.resume = arguments.at(1);
        MainWindow window(again);
        showActive(window);
        waitForSource(window, BackendChoice::Cuda, {});
        QCOMPARE(window.parts().run.report()->image.width, 64);
        QCOMPARE(window.parts().session.recipe().strategy, std::string("global"));
        QVERIFY(!window.parts().canvas.scene().overlays.grid);
        QCOMPARE(window.parts().canvas.scene().mode, Canvas::Show::SideBySide);
        QVERIFY(!QFile::exists(arguments.at(1)));
        QVERIFY(window.parts().messages.text(MessageBar::Topic::Restore).isEmpty()); // nothing crashed
        QVERIFY(window.parts().preferences.recentSessions().isEmpty());
    }

    void aKernelThatLostTheGpuComesBackInTheEmulator()
    {
        {
            MainWindow window(options(false));
            showActive(window);
            chooseSource(window, right); // kept, and thereby known as the user's own
            waitForSource(window, BackendChoice::Cuda, right);
            window.parts().sessions.keep();
            lose(window, wrong);
            QTRY_COMPARE(window.parts().session.recipe().backend, BackendChoice::Emulator);
            QVERIFY(window.parts().messages.text(kernelTopic).contains(QStringLiteral("when the GPU was lost")));
            window.parts().sessions.saveTo(
                m_folder.filePath(QStringLiteral("lost.tilescope"))); // which does not permit the GPU
            window.parts().actions.command("run.restart")->trigger();
            QCOMPARE(m_started.size(), 1U);
        }
        m_gpu = std::make_shared<FakeGpu>();
        WindowOptions again = options(true);
        again.images.clear();
        again.resume = m_started[0].arguments.at(1);
        MainWindow window(again);
        showActive(window);
        QCOMPARE(window.parts().session.recipe().source, std::optional(wrong));
        QCOMPARE(window.parts().session.recipe().backend, BackendChoice::Emulator);
        QTRY_VERIFY_WITH_TIMEOUT(!window.parts().messages.text(runTopic).isEmpty(), patience);
        QCOMPARE(m_gpu->runs.load(), 0);
        QVERIFY(window.parts().messages.text(kernelTopic).contains(QStringLiteral("when the GPU was lost")));
        pressOffer(window, QStringLiteral("Allow on the GPU"));
        QCOMPARE(window.parts().session.recipe().backend, BackendChoice::Auto);
        chooseSource(window, right);
        waitForSource(window, BackendChoice::Cuda, right);
    }

    void whatCannotBeStartedIsSaid()
    {
        MainWindow window(options(false));
        showActive(window);
        lose(window, std::nullopt);
        m_canStart = false;
        pressOffer(window, restartText);
        QVERIFY(window.parts().messages.text(deviceTopic).contains(QStringLiteral("could not be restarted")));
        QVERIFY(window.isVisible());
        QVERIFY(!QFile::exists(m_started[0].arguments.at(1)));
        m_canStart = true;
        pressOffer(window, restartText);
        QCOMPARE(m_started.size(), 2U);
    }

    void aFileOfKernelsFromElsewhereIsHeld()
    {
        MainWindow window(options(true));
        showActive(window);
        waitForSource(window, BackendChoice::Cuda, {});
        QTRY_VERIFY_WITH_TIMEOUT(!window.parts().session.isBusy(), patience); // the settled run follows the live one
        const int runs = m_gpu->runs;
        Recipe opened = window.parts().settings.recipe();
        opened.strategy = "global";
        opened.source = right;
        window.parts().sessions.applyFromElsewhere(opened);
        QCOMPARE(window.parts().session.recipe().backend, BackendChoice::Emulator);
        waitForSource(window, BackendChoice::Emulator, right);
        QCOMPARE(m_gpu->runs.load(), runs);
        pressOffer(window, QStringLiteral("Allow on the GPU"));
        waitForSource(window, BackendChoice::Cuda, right);
        chooseSource(window, {});
        waitForSource(window, BackendChoice::Cuda, {});
        window.parts().sessions.applyFromElsewhere(opened); // known from now on
        waitForSource(window, BackendChoice::Cuda, right);
    }

    void aKernelNamedOnTheCommandLineIsAllowed()
    {
        WindowOptions named = options(true);
        named.recipe = Recipe();
        named.recipe->strategy = "global";
        named.recipe->source = right;
        MainWindow window(named);
        showActive(window);
        waitForSource(window, BackendChoice::Cuda, right);
        QVERIFY(window.parts().messages.text(kernelTopic).isEmpty());
    }
};

TILESCOPE_TEST(GpuRestartTest, runWithWindow)
#include "gpu_restart_test.moc"

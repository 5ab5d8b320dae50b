#include "tests/fakes/fake_gpu.h"
#include "ui/panels/findings_panel.h"
#include "ui/panels/settings_panel.h"
#include "ui/window/bottom_panels.h"
#include "ui/window/main_window.h"
#include "ui/window/session_desk.h"
#include "ui/window/window_actions.h"
#include "window_fixture.h"

#include <QAction>
#include <QPushButton>
#include <QTemporaryDir>
#include <QtTest>

using namespace tilescope;
using namespace tilescope::test;

namespace
{

const QString deviceTopic = QStringLiteral("device");
const QString kernelTopic = QStringLiteral("kernel");
const QString runTopic = QStringLiteral("run");
const QString picture = QStringLiteral("sample:board@64x48");
const QString restartText = QStringLiteral("Restart with the GPU");

std::string kernelOf(const std::string& body)
{
    return "extern \"C\" __global__ void sobel(const unsigned char* input, unsigned char* output, int width, int "
           "height)\n{\nconst int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + "
           "threadIdx.y;\n"
           "if (x < width && y < height) output[y * width + x] = 255 - input[y * width + x];\n" +
           body + "\n}\n";
}

const std::string right = kernelOf("");
const std::string wrong = kernelOf("if (x == 3 && y == 3) output[width * height + 1000000] = 1;");

} // namespace

/// What the window does about edited kernels and a GPU that was lost. The GPU is a fake.
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

    static void choose(MainWindow& window, const std::optional<std::string>& source)
    {
        Recipe recipe = window.settingsPanel().recipe();
        recipe.strategy = "global";
        recipe.source = source;
        window.settingsPanel().applyRecipe(recipe);
    }

    static void waitFor(MainWindow& window, BackendChoice backend, const std::optional<std::string>& source)
    {
        QTRY_VERIFY_WITH_TIMEOUT(window.report() && window.report()->check && window.report()->backend == backend &&
                                     window.report()->recipe.source == source,
                                 patience);
    }

    static QPushButton* button(MainWindow& window, const QString& text)
    {
        for (auto* candidate : window.messageBar().findChildren<QPushButton*>())
            if (candidate->text() == text && candidate->isVisible())
                return candidate;
        return nullptr;
    }

    static void press(MainWindow& window, const QString& text)
    {
        QTRY_VERIFY(button(window, text));
        QTest::mouseClick(button(window, text), Qt::LeftButton);
    }

    void lose(MainWindow& window, const std::optional<std::string>& source)
    {
        m_gpu->breaks = true;
        choose(window, source);
        QTRY_VERIFY_WITH_TIMEOUT(!window.messageBar().text(deviceTopic).isEmpty(), patience);
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
        QVERIFY(!window.actions().restartGpu->isEnabled());
        choose(window, right);
        waitFor(window, BackendChoice::Cuda, right);
        const auto good = window.report();
        const int runs = m_gpu->runs;
        choose(window, wrong);
        QTRY_VERIFY_WITH_TIMEOUT(window.messageBar().text(runTopic).contains(QStringLiteral("GPU was not given")),
                                 patience);
        QCOMPARE(window.report(), good);
        QCOMPARE(m_gpu->runs.load(), runs);
        QVERIFY(window.bottomPanels().findings().windowTitle().contains(QStringLiteral("1")));
        QVERIFY(window.messageBar().text(deviceTopic).isEmpty());
        choose(window, right);
        QTRY_VERIFY_WITH_TIMEOUT(window.messageBar().text(runTopic).isEmpty(), patience);
        QTRY_VERIFY_WITH_TIMEOUT(m_gpu->runs > runs, patience);
    }

    void aLostGpuLeavesTheWindowWithTheEmulator()
    {
        MainWindow window(options(false));
        showActive(window);
        waitFor(window, BackendChoice::Cuda, {});
        lose(window, std::nullopt);
        const int runs = m_gpu->runs;
        waitFor(window, BackendChoice::Emulator, {});
        QCOMPARE(m_gpu->runs.load(), runs);
        QVERIFY(window.actions().restartGpu->isEnabled());
        QVERIFY(window.messageBar().text(kernelTopic).isEmpty());
        QCOMPARE(window.session().recipe().backend, BackendChoice::Auto);
    }

    void aKernelChosenForTheGpuGoesToTheEmulatorToo()
    {
        MainWindow window(options(false));
        showActive(window);
        Recipe onGpu = window.settingsPanel().recipe();
        onGpu.backend = BackendChoice::Cuda;
        window.settingsPanel().applyRecipe(onGpu);
        waitFor(window, BackendChoice::Cuda, {});
        lose(window, std::nullopt);
        waitFor(window, BackendChoice::Emulator, {});
    }

    void restartGoesOnWithTheSession()
    {
        QStringList arguments;
        {
            MainWindow window(options(false));
            showActive(window);
            waitFor(window, BackendChoice::Cuda, {});
            window.actions().grid->trigger();
            window.actions().sideBySide->trigger();
            lose(window, std::nullopt);
            press(window, restartText);
            QCOMPARE(m_started.size(), 1U);
            QCOMPARE(m_started[0].program, QCoreApplication::applicationFilePath());
            QVERIFY(!window.isVisible());
            arguments = m_started[0].arguments;
        }
        QCOMPARE(arguments.at(0), QStringLiteral("--resume"));
        QCOMPARE(arguments.mid(2), (QStringList{QStringLiteral("--size"), QStringLiteral("1200x800")}));
        QVERIFY(QFile::exists(arguments.at(1)));

        m_gpu = std::make_shared<FakeGpu>();
        WindowOptions again = options(false);
        again.images.clear();
        again.resume = arguments.at(1);
        MainWindow window(again);
        showActive(window);
        waitFor(window, BackendChoice::Cuda, {});
        QCOMPARE(window.report()->image.width, 64);
        QCOMPARE(window.session().recipe().strategy, std::string("global"));
        QVERIFY(!window.canvas().overlays().grid);
        QCOMPARE(window.canvas().shown(), Canvas::Show::SideBySide);
        QVERIFY(!QFile::exists(arguments.at(1)));
        QVERIFY(window.messageBar().text(QStringLiteral("restore")).isEmpty()); // nothing crashed
        QVERIFY(window.preferences().recentSessions().isEmpty());
    }

    void aKernelThatLostTheGpuComesBackInTheEmulator()
    {
        {
            MainWindow window(options(false));
            showActive(window);
            choose(window, right); // kept, and so known as this person's own
            waitFor(window, BackendChoice::Cuda, right);
            window.sessionDesk().keep();
            lose(window, wrong);
            QTRY_COMPARE(window.session().recipe().backend, BackendChoice::Emulator);
            QVERIFY(window.messageBar().text(kernelTopic).contains(QStringLiteral("when the GPU was lost")));
            window.sessionDesk().saveTo(m_folder.filePath(QStringLiteral("lost.tilescope"))); // that is no permission
            window.actions().restartGpu->trigger();
            QCOMPARE(m_started.size(), 1U);
        }
        m_gpu = std::make_shared<FakeGpu>();
        WindowOptions again = options(true);
        again.images.clear();
        again.resume = m_started[0].arguments.at(1);
        MainWindow window(again);
        showActive(window);
        QCOMPARE(window.session().recipe().source, std::optional(wrong));
        QCOMPARE(window.session().recipe().backend, BackendChoice::Emulator);
        QTRY_VERIFY_WITH_TIMEOUT(!window.messageBar().text(runTopic).isEmpty(), patience);
        QCOMPARE(m_gpu->runs.load(), 0);
        QVERIFY(window.messageBar().text(kernelTopic).contains(QStringLiteral("when the GPU was lost")));
        press(window, QStringLiteral("Allow on the GPU"));
        QCOMPARE(window.session().recipe().backend, BackendChoice::Auto);
        choose(window, right);
        waitFor(window, BackendChoice::Cuda, right);
    }

    void whatCannotBeStartedIsSaid()
    {
        MainWindow window(options(false));
        showActive(window);
        lose(window, std::nullopt);
        m_canStart = false;
        press(window, restartText);
        QVERIFY(window.messageBar().text(deviceTopic).contains(QStringLiteral("could not be started")));
        QVERIFY(window.isVisible());
        QVERIFY(!QFile::exists(m_started[0].arguments.at(1)));
        m_canStart = true;
        press(window, restartText);
        QCOMPARE(m_started.size(), 2U);
    }

    void aFileOfKernelsFromElsewhereIsHeld()
    {
        MainWindow window(options(true));
        showActive(window);
        waitFor(window, BackendChoice::Cuda, {});
        QTRY_VERIFY_WITH_TIMEOUT(!window.session().isBusy(), patience); // the settled run follows the live one
        const int runs = m_gpu->runs;
        Recipe opened = window.settingsPanel().recipe();
        opened.strategy = "global";
        opened.source = right;
        window.sessionDesk().applyFromElsewhere(opened);
        QCOMPARE(window.session().recipe().backend, BackendChoice::Emulator);
        waitFor(window, BackendChoice::Emulator, right);
        QCOMPARE(m_gpu->runs.load(), runs);
        press(window, QStringLiteral("Allow on the GPU"));
        waitFor(window, BackendChoice::Cuda, right);
        choose(window, {});
        waitFor(window, BackendChoice::Cuda, {});
        window.sessionDesk().applyFromElsewhere(opened); // known from now on
        waitFor(window, BackendChoice::Cuda, right);
    }

    void aKernelNamedOnTheCommandLineIsAllowed()
    {
        WindowOptions named = options(true);
        named.recipe = Recipe();
        named.recipe->strategy = "global";
        named.recipe->source = right;
        MainWindow window(named);
        showActive(window);
        waitFor(window, BackendChoice::Cuda, right);
        QVERIFY(window.messageBar().text(kernelTopic).isEmpty());
    }
};

int main(int argc, char** argv)
{
    GpuRestartTest test;
    return runWindowTest(test, argc, argv);
}
#include "gpu_restart_test.moc"

#include "edited_kernel_fixture.h"
#include "gpu/cuda/cuda_backend.h"
#include "gpu/cuda/device.h"
#include "tests/ui/built_program.h"
#include "tests/ui/test_program.h"
#include "ui/shell/window_actions.h"
#include "ui/window/main_window.h"

#include <QAction>
#include <QImage>
#include <QProcess>
#include <QPushButton>
#include <QTemporaryDir>
#include <QtTest>

using namespace tilescope;
using namespace tilescope::test;

namespace
{

const std::string innocuous = copyingText("");
/// A terabyte beyond the result, where no GPU has memory.
const std::string farStore = copyingText("if (x == 3 && y == 3) output[1ull << 40] = 1;");

/// The machine's own GPU; counts its runs.
class CountedBackend : public CudaBackend
{
public:
    CountedBackend(std::unique_ptr<CudaBackend> real, std::shared_ptr<std::atomic<int>> runs)
        : m_real(std::move(real)), m_runs(std::move(runs))
    {
    }
    const DeviceInfo& device() const override { return m_real->device(); }
    CudaResult run(const Plan& plan, std::span<const CompiledModule> modules, const ImagePtr& input,
                   const CudaOptions& options, const RunControl& control) override
    {
        ++*m_runs;
        return m_real->run(plan, modules, input, options, control);
    }

private:
    std::unique_ptr<CudaBackend> m_real;
    std::shared_ptr<std::atomic<int>> m_runs;
};

} // namespace

/// A GPU that is actually lost; the order of the tests matters: after the second one this process has no GPU.
class LostGpuTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString m_device; ///< its name
    std::shared_ptr<std::atomic<int>> m_runs = std::make_shared<std::atomic<int>>(0);

    WindowOptions options(bool checkEdited)
    {
        WindowOptions made = windowOptions(m_folder, QStringLiteral("sample:board@640x480"));
        made.runner.allowCuda = true;
        made.runner.checkEdited = checkEdited;
        made.runner.openGpu = [runs = m_runs](const DeviceInfo& device) {
            return std::make_unique<CountedBackend>(CudaBackend::open(device), runs);
        };
        made.dataFolder = m_folder.filePath(QStringLiteral("data"));
        return made;
    }

    /// The machine on which the started process says that it ran.
    QString machineOf(const QStringList& arguments)
    {
        const QString file = m_folder.filePath(QStringLiteral("restarted.png"));
        QFile::remove(file);
        QProcess program;
        program.setProcessChannelMode(QProcess::ForwardedChannels);
        program.start(builtProgram(), arguments + QStringList{QStringLiteral("--screenshot"), file});
        if (!program.waitForFinished(patience)) {
            program.kill();
            program.waitForFinished();
            return QStringLiteral("nothing: it did not end");
        }
        return QImage(file).text(QStringLiteral("Machine"));
    }

private slots:
    void initTestCase()
    {
        const DeviceProbe probe = probeDevice();
        if (!probe.device)
            QSKIP(english(probe.reason).c_str());
        m_device = QString::fromStdString(probe.device->name);
    }

    void aWrongKernelDoesNotReachTheGpu()
    {
        MainWindow window(options(true));
        showActive(window);
        chooseSource(window, innocuous);
        waitForSource(window, BackendChoice::Cuda, innocuous);
        const auto good = window.parts().run.report();
        const int runs = *m_runs;
        chooseSource(window, farStore);
        QTRY_VERIFY_WITH_TIMEOUT(
            window.parts().messages.text(MessageBar::Topic::Run).contains(QStringLiteral("not sent to the GPU")),
            patience);
        QCOMPARE(m_runs->load(), runs);
        QCOMPARE(window.parts().run.report(), good);
        QVERIFY(window.parts().messages.text(MessageBar::Topic::Device).isEmpty());
        chooseSource(window, innocuous);
        QTRY_VERIFY_WITH_TIMEOUT(*m_runs > runs, patience); // it still works
        QTRY_VERIFY_WITH_TIMEOUT(window.parts().messages.text(MessageBar::Topic::Run).isEmpty(), patience);
    }

    void aLostGpuIsReplacedAndARestartHasItAgain()
    {
        std::vector<QStringList> started;
        WindowOptions unchecked = options(false);
        unchecked.start = [&started](const QString&, const QStringList& arguments) {
            started.push_back(arguments);
            return started.size() > 1; // the first start is refused
        };
        {
            MainWindow window(unchecked);
            showActive(window);
            waitForSource(window, BackendChoice::Cuda, {});
            chooseSource(window, farStore);
            QTRY_VERIFY_WITH_TIMEOUT(!window.parts().messages.text(MessageBar::Topic::Device).isEmpty(), patience);
            const int runs = *m_runs;
            QTRY_COMPARE(window.parts().session.recipe().backend,
                         BackendChoice::Emulator); // held, and its fault found there
            chooseSource(window, std::nullopt);
            waitForSource(window, BackendChoice::Emulator, {});
            QVERIFY(window.parts().run.report()->picture);
            QCOMPARE(m_runs->load(), runs);
            QVERIFY(window.parts().actions.command("run.restart")->isEnabled());

            chooseSource(window, farStore); // held: without a GPU it would run only in the emulator
            QTRY_COMPARE(window.parts().session.recipe().backend, BackendChoice::Emulator);
            Recipe automatic = window.parts().settings.recipe();
            automatic.source.reset();
            automatic.backend = BackendChoice::Auto;
            window.parts().settings.setRecipe(automatic);
            window.parts().actions.command("run.restart")->trigger(); // refused: the window stays
            QVERIFY(window.isVisible());
            window.parts().actions.command("run.restart")->trigger();
            QVERIFY(!window.isVisible());
        } // destructors of a lost device: no crash, no hang
        QCOMPARE(started.size(), 2U);
        const QString machine = machineOf(started[1]);
        QCOMPARE(machine, m_device);
        qInfo("After the restart: %s", qPrintable(machine));
    }
};

TILESCOPE_TEST(LostGpuTest, runWithWindow)
#include "lost_gpu_test.moc"

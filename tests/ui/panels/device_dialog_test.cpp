#include "tests/ui/test_program.h"
#include "ui/device/device_dialog.h"

#include <QClipboard>
#include <QComboBox>
#include <QTableView>
#include <QtTest>

using namespace tilescope;

namespace
{

Environment withGpu()
{
    Environment made;
    made.device.device = DeviceInfo{};
    made.device.device->name = "NVIDIA H200";
    made.device.device->major = 9;
    made.device.device->multiprocessors = 132;
    made.compilers = {{CompilerChoice::Nvrtc, "nvrtc 13.0", "/usr/local/cuda"}};
    return made;
}

Environment withoutGpu()
{
    Environment made;
    made.device.reason = Message("There is no NVIDIA driver on this machine.");
    made.compilers = {{CompilerChoice::Clang, "", "Install clang."}};
    return made;
}

} // namespace

class DeviceDialogTest : public QObject
{
    Q_OBJECT

private slots:
    void aGroupBeginsWithItsName()
    {
        DeviceDialog panel;
        panel.setEnvironment(withGpu());
        const QTableView& view = *panel.view();
        const QAbstractItemModel& model = *view.model();
        QStringList groups;
        for (int row = 0; row < model.rowCount(); ++row) {
            const bool isGroup = model.index(row, 1).data().toString().isEmpty();
            QCOMPARE(view.columnSpan(row, 0), isGroup ? 3 : 1);
            QCOMPARE(model.index(row, 0).data(Qt::FontRole).value<QFont>().bold(), isGroup);
            if (isGroup)
                groups << model.index(row, 0).data().toString();
        }
        QStringList expected;
        for (const DeviceFact& fact : deviceFacts(*withGpu().device.device))
            if (const QString group = QString::fromStdString(fact.group); !expected.contains(group))
                expected << group;
        QVERIFY(expected.size() > 1);
        QCOMPARE(groups, expected + QStringList{QStringLiteral("Compilers")});
        QCOMPARE(groups.front(), model.index(0, 0).data().toString());
    }

    void aGpuIsNamedWithItsLimitsAndCompilers()
    {
        DeviceDialog panel;
        panel.setEnvironment(withGpu());
        QCOMPARE(panel.summary(), QStringLiteral("NVIDIA H200"));
        QVERIFY(panel.text().contains("compute capability\t9.0"));
        QVERIFY(panel.text().contains("multiprocessors\t132"));
        QVERIFY(panel.text().contains("NVRTC\tnvrtc 13.0\t/usr/local/cuda"));
    }

    void withoutAGpuItSaysWhyAndWhatTheEmulatorKeepsTo()
    {
        DeviceDialog panel;
        panel.setEnvironment(withoutGpu());
        QCOMPARE(panel.summary(), QStringLiteral("No GPU. There is no NVIDIA driver on this machine."));
        QVERIFY(panel.text().contains("shared memory\t99 KB"));
        QVERIFY(panel.text().contains("clang\tnot found\tInstall clang."));
    }

    void aGpuOfTheTableIsShownInItsPlace()
    {
        DeviceDialog panel;
        panel.showGpu("Tesla P100 PCIe"); // before the machine is known
        panel.setEnvironment(withGpu());
        QVERIFY2(panel.summary().startsWith("Tesla P100 PCIe, from the manufacturer"), qPrintable(panel.summary()));
        for (const char* line :
             {"compute capability\t6.0", "multiprocessors\t56", "clock\t1,303 MHz", "warps\t64", "global\t16.0 GB",
              "constant\t64 KB", "L2 cache\t4 MB", "shared memory\t48 KB", "bandwidth\t732 GB/s"})
            QVERIFY2(panel.text().contains(QLatin1String(line)), line);
        QVERIFY(!panel.text().contains("unknown"));
        panel.gpuBox()->setCurrentIndex(0);
        QCOMPARE(panel.summary(), QStringLiteral("NVIDIA H200"));
        panel.showGpu("a GPU that the table lacks");
        QCOMPARE(panel.summary(), QStringLiteral("NVIDIA H200"));
    }

    void aLostGpuIsSaidToBeLost()
    {
        Environment lost = withGpu();
        lost.deviceLost = true;
        DeviceDialog panel;
        panel.setEnvironment(lost);
        QVERIFY(panel.summary().contains("lost"));
    }

    void theSelectedLinesAreCopied()
    {
        DeviceDialog panel;
        panel.setEnvironment(withGpu());
        panel.show();
        panel.view()->selectRow(1);
        QTest::keyClick(panel.view(), Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("name\tNVIDIA H200\tAs reported by the driver."));
    }
};

TILESCOPE_TEST(DeviceDialogTest, runWithWidgets)
#include "device_dialog_test.moc"

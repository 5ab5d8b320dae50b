#include "app/window/display.h"
#include "tests/ui/test_program.h"

#include <QtTest>

using namespace tilescope;

Q_DECLARE_METATYPE(tilescope::DisplayWay)

/// Which of Qt's platforms opens the window, depending on what was found of Wayland and X.
class DisplayTest : public QObject
{
    Q_OBJECT

private slots:
    void chooses_data()
    {
        QTest::addColumn<DisplayWay>("wayland");
        QTest::addColumn<DisplayWay>("x");
        QTest::addColumn<QString>("platform");
        QTest::addColumn<QString>("saidOfIt"); // contained in the reason
        const QString none, way = QStringLiteral("wayland-0"), screen = QStringLiteral(":0");
        const auto row = [](const char* name, const DisplayWay& wayland, const DisplayWay& x, const char* platform,
                            const char* saidOfIt = "") {
            QTest::newRow(name) << wayland << x << QString::fromLatin1(platform) << QString::fromLatin1(saidOfIt);
        };
        row("nothing", {}, {}, "", "neither DISPLAY nor WAYLAND_DISPLAY");
        row("Wayland alone", {way, true, true}, {}, "wayland");
        row("X alone", {}, {screen, true, true}, "xcb");
        row("both", {way, true, true}, {screen, true, true}, "wayland");
        row("both, no Wayland plugin", {way, true, false}, {screen, true, true}, "xcb");
        row("both, no X plugin", {way, true, true}, {screen, true, false}, "wayland");
        row("both, Wayland left behind", {way, false, true}, {screen, true, true}, "xcb");
        row("both, X left behind", {way, true, true}, {screen, false, true}, "wayland");
        row("Wayland without plugin", {way, true, false}, {}, "", "install the package qt6-wayland");
        row("Wayland without plugin, X left behind", {way, true, false}, {screen, false, true}, "", "qt6-wayland");
        row("X without plugin", {}, {screen, true, false}, "", "install the package libqt6gui6");
        row("Wayland gone", {way, false, true}, {}, "", "\"wayland-0\" cannot be reached");
        row("Wayland gone and no plugin", {way, false, false}, {}, "", "\"wayland-0\" cannot be reached");
        row("X gone", {}, {screen, false, true}, "", "\":0\" cannot be reached");
        row("both gone", {way, false, true}, {screen, false, true}, "", "Neither the Wayland display \"wayland-0\"");
        row("X reachable by itself is not named", {way, false, true}, {none, true, true}, "", "\"wayland-0\"");
    }
    void chooses()
    {
        QFETCH(DisplayWay, wayland);
        QFETCH(DisplayWay, x);
        QFETCH(QString, saidOfIt);
        const DisplayChoice choice = chooseDisplay(wayland, x);
        QTEST(choice.platform, "platform");
        QCOMPARE(choice.reason.isEmpty(), !choice.platform.isEmpty());
        QVERIFY2(choice.reason.contains(saidOfIt), qPrintable(choice.reason));
    }

    void findsThePluginsThatAProgramBringsAlong()
    {
        QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkpath("bin"));
        const QString bin = folder.filePath("bin"), plugins = folder.filePath("plugins");
        QCOMPARE(pluginFolders(bin), QCoreApplication::libraryPaths());
        QFile conf(folder.filePath("bin/qt.conf"));
        QVERIFY(conf.open(QIODevice::WriteOnly));
        conf.write("[Paths]\nPrefix=..\nPlugins=plugins\n");
        conf.close();
        QCOMPARE(pluginFolders(bin), QStringList{plugins} + QCoreApplication::libraryPaths());
    }

    void findsTheOneTheTestRunsOn()
    {
        const bool isNamed = !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
        const DisplayProbe probe = probeDisplay();
        QCOMPARE(probe.usable, isNamed || !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"));
        QCOMPARE(probe.reason.isEmpty(), probe.usable);
    }
};

TILESCOPE_TEST(DisplayTest, runWithoutDisplay)
#include "display_test.moc"

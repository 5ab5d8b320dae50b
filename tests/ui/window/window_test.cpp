#include "tests/gpu/operations/device_only.h"
#include "tests/ui/window_fixture.h"
#include "ui/parts/number_control.h"
#include "ui/runs/run_headline.h"
#include "ui/runs/runs_panel.h"
#include "ui/settings/block_control.h"
#include "ui/settings/problem_note.h"
#include "ui/settings/settings_panel.h"
#include "ui/shell/status_line.h"
#include "ui/shell/view_bar.h"
#include "ui/shell/window_actions.h"
#include "ui/theme/colours.h"
#include "ui/window/image_controller.h"
#include "ui/window/main_window.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDockWidget>
#include <QDropEvent>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QTemporaryDir>
#include <QToolButton>
#include <QWindow>
#include <QtTest>

using namespace tilescope;
using namespace tilescope::test;

namespace
{

constexpr auto openTopic = MessageBar::Topic::Open;

QString writePicture(const QTemporaryDir& folder, const QString& name, QSize size)
{
    QImage picture(size, QImage::Format_RGB888);
    for (int y = 0; y < size.height(); ++y)
        for (int x = 0; x < size.width(); ++x)
            picture.setPixelColor(x, y, QColor(x * 5 % 256, y * 7 % 256, (x + y) % 256));
    const QString path = folder.filePath(name);
    picture.save(path);
    return path;
}

QString writeText(const QTemporaryDir& folder, const QString& name)
{
    QFile file(folder.filePath(name));
    if (file.open(QIODevice::WriteOnly))
        file.write("not a picture");
    return file.fileName();
}

void drop(MainWindow& window, const QMimeData& data)
{
    QDragEnterEvent enter({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent event({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window, &event);
}

} // namespace

class WindowTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    WindowOptions options() const { return windowOptions(m_folder, QStringLiteral("sample:board@160x120")); }

private slots:
    void init() { QFile::remove(options().preferencesFile); }

    void firstStartShowsTheBoard()
    {
        WindowOptions bare = options();
        bare.images.clear();
        MainWindow window(bare);
        window.show();
        waitForReport(window, QStringLiteral("sample:board@1024x768"));
        QCOMPARE(window.parts().run.report()->recipe.operation, std::string("sobel"));
        QCOMPARE(window.parts().run.report()->recipe.strategy, std::string("shared"));
        QCOMPARE(window.parts().status.checkText(), QStringLiteral("= reference"));
        QVERIFY(window.parts().status.machineText().startsWith(QStringLiteral("Emulator")));
        QVERIFY(!window.parts().status.displayText().isEmpty());
        QVERIFY(window.parts().status.zoomText().endsWith(QLatin1Char('%')));
        QVERIFY(panelOf<RunsPanel>(window).headline().headline().details.contains(
            QStringLiteral("(emulator time, not GPU time)")));
        QVERIFY(panelOf<RunsPanel>(window).table().isEmulator());
    }

    /// Its memory grows with its area: X lets a program make it as large as it likes.
    void isNeverLargerThanItsLimit()
    {
        MainWindow window(options());
        window.resize(30000, 30000);
        QCOMPARE(window.size(), largestWindow);
        window.resize(1200, 800); // above any layout's minimum, which would be a second resize after the one tried here
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        window.windowHandle()->resize(30000, 800);
        QTRY_COMPARE(window.size(), QSize(largestWindow.width(), 800));
    }

    void everyStrategyIsTimed()
    {
        MainWindow window(options());
        window.show();
        QSignalSpy idle(&window.parts().session, &Session::idle);
        QTRY_VERIFY_WITH_TIMEOUT(!idle.isEmpty(), patience);
        QCOMPARE(panelOf<RunsPanel>(window).table().timings().rows().size(),
                 window.parts().session.registry().operation("sobel").strategies.size());
        for (const auto& row : panelOf<RunsPanel>(window).table().timings().rows())
            if (!isDeviceOnly(window.parts().session.registry(), "sobel", row.strategy))
                QCOMPARE(row.state, StrategyTiming::State::Measured);
            else
                QVERIFY(!row.problem.empty());
    }

    void comparesInATabAndChoosesFromThere()
    {
        WindowOptions withCompare = options();
        withCompare.panel = QStringLiteral("compare");
        MainWindow window(withCompare);
        window.show();
        QSignalSpy idle(&window.parts().session, &Session::idle);
        QTRY_VERIFY_WITH_TIMEOUT(!idle.isEmpty(), patience);
        auto& compare = panelOf<RunsPanel>(window);
        QVERIFY(!compare.visibleRegion().isEmpty());
        for (const auto& row : compare.table().rows())
            QVERIFY2(row.medianUs || isDeviceOnly(window.parts().session.registry(), "sobel", row.strategy),
                     row.title.c_str());
        emit compare.strategyChosen("block_copy");
        QCOMPARE(window.parts().settings.recipe().strategy, std::string("block_copy"));
        QCOMPARE(window.parts().session.recipe().strategy, std::string("block_copy"));
    }

    void checkedButtonsHaveRoomForBoldText()
    {
        WindowOptions withCompare = options();
        withCompare.panel = QStringLiteral("compare"); // it has such buttons, too
        MainWindow window(withCompare);
        window.show();
        QTRY_VERIFY(!panelOf<RunsPanel>(window).visibleRegion().isEmpty());
        for (const auto* button : window.findChildren<QToolButton*>()) {
            const bool writesText = button->icon().isNull() || button->toolButtonStyle() != Qt::ToolButtonIconOnly;
            if (!button->isCheckable() || button->visibleRegion().isEmpty() || button->text().isEmpty() || !writesText)
                continue;
            QFont bold = button->font();
            bold.setBold(true);
            QVERIFY2(button->width() >= QFontMetrics(bold).horizontalAdvance(button->text()) + 8,
                     qPrintable(button->text()));
        }
    }

    void opensADroppedFile()
    {
        const QString path = writePicture(m_folder, QStringLiteral("dropped & kept.png"), {70, 50});
        MainWindow window(options());
        window.show();
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        drop(window, data);
        waitForReport(window, QStringLiteral("dropped & kept.png"));
        QCOMPARE(window.parts().run.report()->image.width, 70);
        QVERIFY(window.windowTitle().contains(QStringLiteral("dropped & kept.png")));
        QCOMPARE(window.parts().preferences.recentFiles(), QStringList{path});
    }

    void takesPixelsFromTheClipboard()
    {
        MainWindow window(options());
        window.show();
        waitForReport(window, QStringLiteral("sample:board@160x120"));
        QImage picture(33, 21, QImage::Format_RGB32);
        picture.fill(Qt::darkCyan);
        QApplication::clipboard()->setImage(picture);
        window.parts().actions.paste->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(window.parts().run.report()->image.width == 33, patience);

        QApplication::clipboard()->setText(QStringLiteral("words"));
        window.parts().actions.paste->trigger();
        QVERIFY(window.parts().messages.text(openTopic).contains(QStringLiteral("does not contain an image")));
    }

    void aBadFileKeepsThePicture()
    {
        MainWindow window(options());
        window.show();
        waitForReport(window, QStringLiteral("sample:board@160x120"));
        const auto before = window.parts().run.report();
        for (const QString& path :
             {writeText(m_folder, QStringLiteral("text.png")), m_folder.filePath(QStringLiteral("missing.png")),
              QStringLiteral("sample:nothing"), QStringLiteral("sample:board@0x9")}) {
            window.parts().messages.clear(openTopic);
            window.open(path);
            QTRY_VERIFY_WITH_TIMEOUT(!window.parts().messages.text(openTopic).isEmpty(), patience);
            QVERIFY(window.parts().messages.isVisible());
            QCOMPARE(window.parts().run.report(), before);
        }
        QVERIFY(window.parts().preferences.recentFiles().isEmpty());

        window.open(writePicture(m_folder, QStringLiteral("good.png"), {40, 30}));
        waitForReport(window, QStringLiteral("good.png"));
        QVERIFY(window.parts().messages.text(openTopic).isEmpty()); // fixed
    }

    void escapeEndsOpening()
    {
        MainWindow window(options());
        window.show();
        waitForReport(window, QStringLiteral("sample:board@160x120"));
        const auto before = window.parts().run.report();
        window.open(QStringLiteral("sample:board@8192x8192")); // takes seconds
        QVERIFY(window.parts().actions.cancel->isEnabled());
        window.parts().actions.cancel->trigger();
        QVERIFY(!partOf<ImageController>(window).isOpening());
        QVERIFY(window.parts().messages.text(openTopic).contains(QStringLiteral("cancelled")));
        QCOMPARE(window.parts().run.report(), before);
    }

    void aBadFirstFileIsNotAnEmptyWindow()
    {
        WindowOptions bad = options();
        bad.images = {m_folder.filePath(QStringLiteral("missing.png"))};
        MainWindow window(bad);
        window.show();
        waitForReport(window, QStringLiteral("sample:board@1024x768"));
        QVERIFY(!window.parts().messages.text(openTopic).isEmpty());
    }

    void messagesCanBeClosed()
    {
        MainWindow window(options());
        window.show();
        window.parts().messages.post(MessageBar::Topic::Notes, MessageBar::Severity::Error,
                                     QStringLiteral("<b>wrong</b>"));
        QCOMPARE(window.parts().messages.text(MessageBar::Topic::Notes), QStringLiteral("<b>wrong</b>"));
        window.parts().messages.findChild<QToolButton*>()->click();
        QVERIFY(window.parts().messages.text(MessageBar::Topic::Notes).isEmpty());
        QVERIFY(!window.parts().messages.isVisible());
    }

    /// An error about the settings goes with them.
    void anErrorOfOtherSettingsGoes()
    {
        MainWindow window(options());
        showActive(window);
        const auto& parts = window.parts();
        for (const auto topic : {MessageBar::Topic::Mistake, MessageBar::Topic::Run}) {
            waitForReport(window, QStringLiteral("sample:board@160x120"));
            QTRY_VERIFY_WITH_TIMEOUT(!parts.session.isBusy(), patience);
            parts.messages.post(topic, MessageBar::Severity::Error, QStringLiteral("wrong"));
            parts.settings.setBlock(parts.settings.recipe().block == BlockSize{16, 16} ? BlockSize{32, 8}
                                                                                       : BlockSize{16, 16});
            QTRY_VERIFY_WITH_TIMEOUT(parts.messages.text(topic).isEmpty(), patience);
        }
    }

    void anImpossibleBlockIsCured()
    {
        MainWindow window(options());
        window.show();
        waitForReport(window, QStringLiteral("sample:board@160x120"));
        const auto before = window.parts().run.report();
        auto* width = panelOf<SettingsPanel>(window).blockControl()->widthControl()->slider();
        QTest::keyClick(width, Qt::Key_End); // 1024 × 16
        auto* note = panelOf<SettingsPanel>(window).problemNote("block");
        QTRY_VERIFY_WITH_TIMEOUT(note->isVisible(), patience);
        QCOMPARE(window.parts().run.report(), before);
        QVERIFY(window.parts().messages.text(MessageBar::Topic::Run).isEmpty()); // shown once, beside its control
        note->cureButton()->click();
        QVERIFY(!note->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(window.parts().run.report() != before, patience);
        QVERIFY(window.parts().run.report()->recipe.block.threads() <= 1024);
    }

    void themesSwitchAndAreKept()
    {
        const auto preferences = options();
        {
            MainWindow window(preferences);
            window.show();
            window.parts().actions.themes.at(ThemeChoice::Dark)->trigger();
            QVERIFY(coloursOf(window.palette()).dark);
            QCOMPARE(window.parts().preferences.theme(), ThemeChoice::Dark);
            window.parts().actions.themes.at(ThemeChoice::Light)->trigger();
            QVERIFY(!coloursOf(window.palette()).dark);
            window.parts().actions.themes.at(ThemeChoice::Dark)->trigger();
        }
        MainWindow next(preferences);
        QVERIFY(next.parts().actions.themes.at(ThemeChoice::Dark)->isChecked());
        applyTheme(*qApp, ThemeChoice::Light);
    }

    void recentFilesAreThoseStillThere()
    {
        Preferences preferences(options().preferencesFile);
        const QString kept = writePicture(m_folder, QStringLiteral("kept.png"), {8, 8});
        const QString gone = writePicture(m_folder, QStringLiteral("gone.png"), {8, 8});
        preferences.addRecentFile(kept);
        preferences.addRecentFile(gone);
        preferences.addRecentFile(kept); // once only
        QCOMPARE(preferences.recentFiles(), (QStringList{kept, gone}));
        QFile::remove(gone);
        QCOMPARE(preferences.recentFiles(), QStringList{kept});
        preferences.clearRecentFiles();
        QVERIFY(preferences.recentFiles().isEmpty());
    }

    void panelsCanBeHidden()
    {
        MainWindow window(options());
        window.show();
        const auto seen = [&window] {
            QStringList names;
            for (const auto* dock : window.findChildren<QDockWidget*>())
                if (dock->isVisible())
                    names << dock->objectName();
            return names;
        };
        const QStringList before = seen();
        QVERIFY(before.contains(QStringLiteral("settings")) && before.contains(QStringLiteral("kernel")));
        window.parts().actions.hidePanels->trigger();
        for (const auto* dock : window.findChildren<QDockWidget*>())
            QVERIFY(!dock->isVisible());
        window.parts().actions.hidePanels->trigger();
        QCOMPARE(seen(), before);
    }

    void keysDoNotClash()
    {
        MainWindow window(options());
        QSet<QKeySequence> seen;
        for (const auto* action : window.parts().actions.findChildren<QAction*>())
            for (const auto& key : action->shortcuts()) {
                QVERIFY2(!seen.contains(key), qPrintable(key.toString()));
                seen << key;
            }
        QVERIFY(seen.size() > 12);
    }

    void aPictureOfTheWindow()
    {
        const QString path = m_folder.filePath(QStringLiteral("window.png"));
        auto chosen = options();
        chosen.screenshot = path;
        chosen.size = QSize(1000, 700);
        QCOMPARE(runWindow(*qApp, chosen), 0);
        const QImage picture(path);
        QCOMPARE(picture.size() / picture.devicePixelRatio(), QSize(1000, 700));

        chosen.screenshot = m_folder.filePath(QStringLiteral("no/such/folder/window.png"));
        QCOMPARE(runWindow(*qApp, chosen), 1);
    }
};

TILESCOPE_TEST(WindowTest, runWithWindow)
#include "window_test.moc"

#include "session_fixture.h"
#include "ui/counters/counters_panel.h"
#include "ui/findings/findings_panel.h"
#include "ui/kernel/kernel_panel.h"
#include "ui/operations/own_operations.h"
#include "ui/pins/pin_chip.h"
#include "ui/pins/pin_controller.h"
#include "ui/pins/pin_strip.h"
#include "ui/session/settings_model.h"
#include "ui/sessions/session_controller.h"
#include "ui/shell/message_bar.h"
#include "ui/shell/window_actions.h"
#include "ui/start/start_card.h"
#include "ui/start/start_controller.h"

#include <QAction>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMimeData>
#include <QTemporaryDir>
#include <QToolButton>
#include <QtTest>

using namespace tilescope;
using namespace tilescope::test;

/// What a window that is started without a picture begins with.
class NextStartTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    /// As a user starts it: no size, no picture, and sessions are kept.
    WindowOptions plain() const
    {
        WindowOptions made = windowOptions(*m_folder, {});
        made.size.reset();
        made.images.clear();
        made.dataFolder = m_folder->path();
        return made;
    }

    std::unique_ptr<MainWindow> started(const WindowOptions& options) const
    {
        auto window = std::make_unique<MainWindow>(options);
        showActive(*window);
        QCoreApplication::processEvents(); // the card opens
        return window;
    }

    static void end(std::unique_ptr<MainWindow>& window)
    {
        window->close();
        window->finish();
        window.reset();
    }

    QString writeProgram() const
    {
        const QString path = m_folder->filePath(QStringLiteral("lab.cu"));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write("int main() {}\n") < 0)
            qFatal("%s cannot be written", qPrintable(path));
        return path;
    }
    static bool asksForProgram(const MainWindow& window)
    {
        return window.parts().messages.text(MessageBar::Topic::Program).contains(QStringLiteral("lab.cu is a whole"));
    }

    static StartCard* cardOf(const MainWindow& window) { return window.findChild<StartCard*>(); }

    static void press(const MainWindow& window, const QString& choice)
    {
        for (QToolButton* button : cardOf(window)->buttons())
            if (button->text() == choice)
                return QTest::mouseClick(button, Qt::LeftButton);
        QFAIL("no such button");
    }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void theCardIsShownOnce()
    {
        auto window = started(plain());
        QVERIFY(cardOf(*window) && cardOf(*window)->isVisible());
        QCOMPARE(cardOf(*window)->buttons().size(), 6);
        makeActive(*cardOf(*window));
        QTest::keyClick(cardOf(*window), Qt::Key_Escape);
        QTRY_VERIFY(!cardOf(*window));
        window->parts().actions.start->trigger();
        QVERIFY(cardOf(*window));
        end(window);
        window = started(plain());
        QVERIFY(!cardOf(*window));
    }

    void theCardMakesRoomForAnotherDialog()
    {
        auto window = started(plain());
        QVERIFY(cardOf(*window));
        window->parts().actions.open->trigger();
        auto* const dialog = window->findChild<QFileDialog*>();
        QVERIFY(dialog);
        QTRY_VERIFY(!cardOf(*window));
        QVERIFY(dialog->nameFilters().front().contains(QStringLiteral("*.png")) &&
                dialog->nameFilters().front().contains(QStringLiteral("*.cu"))); // one dialog for both
        dialog->reject();
    }

    void aPictureOnTheCommandLineNeedsNoCard()
    {
        WindowOptions options = plain();
        options.images = {QStringLiteral("sample:board@64x48")};
        QVERIFY(!cardOf(*started(options)));
    }

    void theCardShowsAHalo()
    {
        auto window = started(plain());
        press(*window, QStringLiteral("See a halo"));
        QTRY_COMPARE_WITH_TIMEOUT(window->parts().settings.recipe().strategy, std::string("shared"), patience);
        waitForReport(*window, QStringLiteral("sample:coins@512x384"));
        QCOMPARE(window->parts().run.report()->check->mismatches, std::uint64_t{0});
        QCOMPARE(window->parts().run.report()->geometry.haloX, 4);
        QVERIFY(window->parts().canvas.zoom() > 4); // a block and its halo fill the view
    }

    void theCardShowsARace()
    {
        auto window = started(plain());
        press(*window, QStringLiteral("Find a data race"));
        QTRY_VERIFY_WITH_TIMEOUT(window->parts().settings.recipe().source, patience);
        const auto hasRace = [&] {
            const auto& report = window->parts().run.report();
            return report && std::ranges::any_of(report->findings, [](const Finding& finding) {
                       return factsOf(finding.kind).moment == "race";
                   });
        };
        QTRY_VERIFY_WITH_TIMEOUT(hasRace(), patience);
        QVERIFY(panelOf<FindingsPanel>(*window).isVisible());
    }

    void theCardOpensAPhoto()
    {
        auto window = started(plain());
        press(*window, QStringLiteral("My image"));
        QTRY_VERIFY_WITH_TIMEOUT(window->findChild<QFileDialog*>(), patience);
    }

    void theCardOpensACudaFile()
    {
        WindowOptions options = plain();
        options.runner.operations = withBuiltIn({});
        auto window = started(options);
        press(*window, QStringLiteral("My CUDA file"));
        QTRY_VERIFY_WITH_TIMEOUT(window->findChild<QFileDialog*>(), patience);
        auto* const dialog = window->findChild<QFileDialog*>();
        QVERIFY(dialog->nameFilters().front().contains(QStringLiteral("*.cu")));
        emit dialog->fileSelected(writeProgram());
        QTRY_VERIFY_WITH_TIMEOUT(asksForProgram(*window), patience);
    }

    void whatIsDroppedOnTheCardIsOpened()
    {
        auto window = started(plain());
        StartCard& card = *cardOf(*window);
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(writeProgram())});
        QDragEnterEvent enter({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&card, &enter);
        QDropEvent event({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&card, &event);
        QVERIFY(asksForProgram(*window));
        QTRY_VERIFY(!cardOf(*window));
    }

    void theLastSessionComesBack()
    {
        auto window = started(plain());
        delete cardOf(*window);
        window->open(QStringLiteral("sample:star@80x60"));
        waitForReport(*window, QStringLiteral("sample:star@80x60"));
        window->parts().settings.pickOperation("blur", "constant");
        window->parts().settings.setBlock({8, 8});
        window->parts().actions.grid->setChecked(false);
        const Recipe before = window->parts().settings.recipe();
        end(window);
        window = started(plain());
        QCOMPARE(window->parts().settings.recipe(), before);
        QVERIFY(!window->parts().actions.grid->isChecked());
        waitForReport(*window, QStringLiteral("sample:star@80x60"));
    }

    void pinsComeBack()
    {
        auto window = started(plain());
        delete cardOf(*window);
        window->open(QStringLiteral("sample:star@80x60"));
        waitForReport(*window, QStringLiteral("sample:star@80x60"));
        QTest::keyClick(window.get(), Qt::Key_P);
        window->parts().settings.pickStrategy("global");
        const auto hasRun = [&] { return window->parts().run.fullReport()->recipe.strategy == "global"; };
        QTRY_VERIFY_WITH_TIMEOUT(hasRun() && window->parts().run.fullReport()->check, patience);
        QTest::keyClick(window.get(), Qt::Key_P);
        window->parts().settings.pickOperation("blur");
        const auto before = window->parts().pins.pins();
        QCOMPARE(before.runs().size(), std::size_t(2));
        end(window);

        window = started(plain());
        const auto& pins = window->parts().pins.pins();
        QCOMPARE(pins.runs().size(), std::size_t(2));
        QCOMPARE(pins.baseline()->letter, 'A');
        QVERIFY(pins.find('B')->report->counters == before.find('B')->report->counters);
        QVERIFY(pins.find('B')->report->recipe == before.find('B')->report->recipe);
        auto& strip = *panelOf<CountersPanel>(*window).pinStrip();
        QVERIFY(!strip.chip('B')->isHidden());
        const QString today = QLocale().toString(QDate::currentDate(), QStringLiteral("d MMM"));
        QVERIFY(strip.chip('B')->title().name.startsWith(today)); // it says that it is not of now
        QVERIFY(strip.chip('B')->nameButton()->toolTip().contains(QStringLiteral("figures are from that day")));

        window->parts().settings.pickOperation("sobel", "global"); // the same run again
        QTRY_VERIFY_WITH_TIMEOUT(!strip.chip('B')->title().name.startsWith(today), patience);
        QVERIFY(strip.chip('A')->title().name.startsWith(today));
    }

    void aDamagedPinIsSaidAndKept()
    {
        auto window = started(plain());
        delete cardOf(*window);
        window->open(QStringLiteral("sample:star@80x60"));
        waitForReport(*window, QStringLiteral("sample:star@80x60"));
        QTest::keyClick(window.get(), Qt::Key_P);
        window->parts().settings.setBlock({8, 8});
        end(window);
        QFile file(m_folder->filePath(QStringLiteral("last.tilescope")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray damaged = file.readAll().replace("\"letter\": \"A\"", "\"letter\": \"?\"");
        file.close();
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(damaged);
        file.close();

        window = started(plain());
        QVERIFY(window->parts().pins.pins().isEmpty());
        QCOMPARE(window->parts().settings.recipe().block, (BlockSize{8, 8})); // the rest came back
        const QString said = window->parts().messages.text(MessageBar::Topic::SavedPins);
        QVERIFY2(said.contains(QStringLiteral("“letter”")) || said.contains(QStringLiteral("\"letter\"")),
                 qPrintable(said));
        QVERIFY(said.contains(QStringLiteral("last.tilescope.damaged")));
        QFile kept(m_folder->filePath(QStringLiteral("last.tilescope.damaged")));
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), damaged);
        waitForReport(*window, QStringLiteral("sample:star@80x60"));
    }

    void textThatHasNotRunComesBack()
    {
        auto window = started(plain());
        delete cardOf(*window);
        const std::string typed = panelOf<KernelPanel>(*window).ownText() + "\n// typed, not run\n";
        panelOf<KernelPanel>(*window).setText(typed);
        QVERIFY(!window->parts().settings.recipe().source);
        end(window);
        window = started(plain());
        QCOMPARE(panelOf<KernelPanel>(*window).text(), typed);
        QVERIFY(window->parts().messages.text(MessageBar::Topic::HeldKernel).isEmpty()); // it was written here
    }

    void aSessionThatEndedTheProgramIsTriedOnce()
    {
        auto window = started(plain());
        end(window);
        const QString last = m_folder->filePath(QStringLiteral("last.tilescope"));
        QVERIFY(QFileInfo::exists(last));
        window = started(plain());
        QVERIFY(!QFileInfo::exists(last)); // a crash now leaves nothing for the next start but the offer to restore
    }

    void aDamagedSessionIsSaid()
    {
        QFile file(m_folder->filePath(QStringLiteral("last.tilescope")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{");
        file.close();
        auto window = started(plain());
        QVERIFY(window->parts().messages.text(MessageBar::Topic::Session).contains(QStringLiteral("kept as")));
        QVERIFY(QFileInfo::exists(file.fileName() + QStringLiteral(".damaged")));
        QTRY_VERIFY_WITH_TIMEOUT(window->parts().session.image(), patience);
    }
};

TILESCOPE_TEST(NextStartTest, runWithWindow)
#include "next_start_test.moc"

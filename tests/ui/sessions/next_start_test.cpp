#include "session_fixture.h"
#include "ui/findings/findings_panel.h"
#include "ui/kernel/kernel_panel.h"
#include "ui/session/settings_model.h"
#include "ui/sessions/session_controller.h"
#include "ui/shell/window_actions.h"
#include "ui/start/start_card.h"
#include "ui/start/start_controller.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
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
        QCOMPARE(cardOf(*window)->buttons().size(), 4);
        makeActive(*cardOf(*window));
        QTest::keyClick(cardOf(*window), Qt::Key_Escape);
        QTRY_VERIFY(!cardOf(*window));
        window->parts().actions.start->trigger();
        QVERIFY(cardOf(*window));
        end(window);
        window = started(plain());
        QVERIFY(!cardOf(*window));
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
        press(*window, QStringLiteral("Find a race"));
        QTRY_VERIFY_WITH_TIMEOUT(window->parts().settings.recipe().source, patience);
        const auto hasRace = [&] {
            const auto& report = window->parts().run.report();
            return report && std::ranges::any_of(report->findings, [](const Finding& finding) {
                       return finding.kind.find("race") != std::string::npos;
                   });
        };
        QTRY_VERIFY_WITH_TIMEOUT(hasRace(), patience);
        QVERIFY(panelOf<FindingsPanel>(*window).isVisible());
    }

    void theCardOpensAPhoto()
    {
        auto window = started(plain());
        press(*window, QStringLiteral("My photo"));
        QTRY_VERIFY_WITH_TIMEOUT(window->findChild<QFileDialog*>(), patience);
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
        QVERIFY(!window->parts().messages.text(MessageBar::Topic::Session).isEmpty());
        QTRY_VERIFY_WITH_TIMEOUT(window->parts().session.image(), patience);
    }
};

TILESCOPE_TEST(NextStartTest, runWithWindow)
#include "next_start_test.moc"

#include "tests/ui/window_fixture.h"
#include "ui/palette/command_palette.h"
#include "ui/palette/menu_commands.h"
#include "ui/palette/palette_model.h"
#include "ui/settings/problem_note.h"
#include "ui/settings/settings_panel.h"
#include "ui/shell/window_actions.h"

#include <QAction>
#include <QDockWidget>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>

using namespace tilescope;
using namespace tilescope::test;

/// Ctrl+K in a complete window.
class PaletteTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;

    WindowOptions options() const { return windowOptions(m_folder, QStringLiteral("sample:board@160x120")); }
    CommandPalette& palette() { return *m_window->findChild<CommandPalette*>(); }

    void makeWindow()
    {
        m_window = std::make_unique<MainWindow>(options());
        showActive(*m_window);
    }
    void type(const QString& text)
    {
        if (!palette().isVisible())
            QTest::keyClick(&m_window->parts().canvas, Qt::Key_K, Qt::ControlModifier);
        palette().field().clear();
        QTest::keyClicks(&palette().field(), text);
    }
    void press(Qt::Key key) { QTest::keyClick(&palette().field(), key); }
    QString current() { return palette().list().currentIndex().data().toString(); }
    QString row(int number) { return palette().model().index(number).data().toString(); }

private slots:
    void initTestCase() { makeWindow(); }
    void cleanupTestCase() { m_window.reset(); }
    void init()
    {
        makeActive(*m_window);
        palette().leave();
        m_window->parts().canvas.setFocus();
    }

    void whatIsTypedIsChosen_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("first");
        const auto row = [](const char* typed, const QString& first) {
            QTest::newRow(typed) << QString::fromUtf8(typed) << first;
        };
        row("sobel shared", QStringLiteral("Strategy ▸ Sobel edges ▸ Shared tile"));
        row("32x8", QStringLiteral("Settings ▸ Block 32×8"));
        row("block 16×16", QStringLiteral("Settings ▸ Block 16×16"));
        row("24 x 5", QStringLiteral("Settings ▸ Block 24×5"));
        row("halo", QStringLiteral("View ▸ Overlays ▸ Halo"));
        row("sbs", QStringLiteral("View ▸ Side by side"));
        row("dark", QStringLiteral("View ▸ Theme ▸ Dark"));
        row("histogram", QStringLiteral("View ▸ Pixels ▸ Histogram"));
        row("open", QStringLiteral("File ▸ Open"));
        row("occupancy", QStringLiteral("Glossary ▸ occupancy"));
        row("coalescing", QStringLiteral("Glossary ▸ coalesced"));
    }
    void whatIsTypedIsChosen()
    {
        QFETCH(QString, typed);
        type(typed);
        QTEST(current(), "first");
    }

    void everyCommandOfTheMenusIsThere()
    {
        type({});
        QStringList names;
        for (int i = 0; i < palette().model().rowCount(); ++i)
            names << row(i);
        int count = 0;
        for (const auto* action : m_window->parts().actions.findChildren<QAction*>()) {
            if (action == m_window->parts().actions.command("palette") || action->menu() || action->text().isEmpty())
                continue;
            ++count;
            const QString title = plainName(*action);
            const auto has = [&title](const QString& name) { return name.endsWith(title); };
            QVERIFY2(std::any_of(names.begin(), names.end(), has), qPrintable(title));
        }
        QVERIFY(count > 50);
        for (const auto& operation : m_window->parts().session.registry().operations())
            for (const auto& strategy : operation.strategies)
                QVERIFY(names.contains(
                    QStringLiteral("Strategy ▸ %1 ▸ %2")
                        .arg(QString::fromStdString(operation.title), QString::fromStdString(strategy.title))));
    }

    void aNewActionAppearsByItself()
    {
        bool isRun = false;
        auto* top = m_window->menuBar()->addMenu(QStringLiteral("&Fresh"));
        auto* menu = top->addMenu(QStringLiteral("Deeper(&P)")); // as in Korean
        auto* action = menu->addAction(QStringLiteral("Quite && &unheard of…"), [&isRun] { isRun = true; });
        action->setShortcut(QKeySequence(QStringLiteral("Ctrl+Alt+U")));
        type(QStringLiteral("unheard"));
        QCOMPARE(current(), QStringLiteral("Fresh ▸ Deeper ▸ Quite & unheard of"));
        QCOMPARE(palette().list().currentIndex().data(PaletteModel::KeyRole).toString(), QStringLiteral("Ctrl+Alt+U"));
        press(Qt::Key_Return);
        QVERIFY(isRun);
        QVERIFY(!palette().isVisible());
    }

    void returnChoosesStrategyBlockAndNumber()
    {
        QVERIFY(!m_window->parts().actions.undo->isEnabled());
        type(QStringLiteral("blur shared"));
        press(Qt::Key_Return);
        QCOMPARE(m_window->parts().settings.recipe().operation, std::string("blur"));
        QCOMPARE(m_window->parts().settings.recipe().strategy, std::string("shared"));
        QCOMPARE(m_window->parts().session.recipe().strategy, std::string("shared"));
        type(QStringLiteral("32x8"));
        press(Qt::Key_Return);
        QCOMPARE(m_window->parts().session.recipe().block, (BlockSize{32, 8}));
        type(QStringLiteral("filter 11"));
        QCOMPARE(current(), QStringLiteral("Settings ▸ Filter width 11"));
        press(Qt::Key_Return);
        QCOMPARE(m_window->parts().session.recipe().parameters.at("width"), ParameterValue(std::int64_t{11}));
        m_window->parts().actions.undo->trigger(); // one step each
        m_window->parts().actions.undo->trigger();
        m_window->parts().actions.undo->trigger();
        QCOMPARE(m_window->parts().settings.recipe().operation, std::string("sobel"));
        QVERIFY(!m_window->parts().actions.undo->isEnabled());
    }

    void aCommaIsADecimalMark()
    {
        m_window->parts().settings.pickOperation("blur", "shared");
        m_window->parts().settings.change("filter", std::string("gaussian"));
        type(QStringLiteral("sigma 1,25"));
        QCOMPARE(current(), QStringLiteral("Settings ▸ Sigma 1.25"));
        press(Qt::Key_Return);
        QCOMPARE(m_window->parts().settings.recipe().parameters.at("sigma"), ParameterValue(1.25));
    }

    void aPanelThatIsFoundIsShownAndNeverHidden()
    {
        m_window->parts().actions.layouts.at(LayoutName::Inspect)->trigger();
        auto* const counters = m_window->findChild<QDockWidget*>(QStringLiteral("counters"));
        const auto isInFront = [counters] { return counters->isVisible() && !counters->visibleRegion().isEmpty(); };
        const auto find = [this] {
            type(QStringLiteral("panels counters"));
            QCOMPARE(current(), QStringLiteral("View ▸ Panels ▸ Counters"));
            press(Qt::Key_Return);
        };
        counters->raise();
        QTRY_VERIFY(isInFront());
        find(); // already in front
        QTRY_VERIFY(isInFront());
        m_window->findChild<QDockWidget*>(QStringLiteral("timeline"))->raise();
        QTRY_VERIFY(!isInFront());
        find(); // behind another tab
        QTRY_VERIFY(isInFront());
        counters->hide();
        find();
        QTRY_VERIFY(isInFront());
    }

    void anImpossibleValueIsExplainedBesideItsControl()
    {
        type(QStringLiteral("block 1000x1000"));
        QCOMPARE(current(), QStringLiteral("Settings ▸ Block 1000×1000"));
        press(Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(panelOf<SettingsPanel>(*m_window).problemNote("block")->isVisible(), patience);
    }

    void arrowsGoRoundAndEscapeGivesTheKeyboardBack()
    {
        auto* const other = m_window->findChild<QAbstractSpinBox*>();
        other->setFocus();
        QTest::keyClick(other, Qt::Key_K, Qt::ControlModifier);
        QVERIFY(palette().isVisible());
        QVERIFY(palette().field().hasFocus());
        const QString first = current();
        press(Qt::Key_Up);
        QCOMPARE(palette().list().currentIndex().row(), palette().model().rowCount() - 1);
        press(Qt::Key_Down);
        QCOMPARE(current(), first);
        press(Qt::Key_Down);
        QCOMPARE(palette().list().currentIndex().row(), 1);
        press(Qt::Key_PageDown);
        QVERIFY(palette().list().currentIndex().row() > 4);
        m_window->parts().actions.cancel->setEnabled(true); // Escape closes the palette while it is open
        QSignalSpy cancelled(m_window->parts().actions.cancel, &QAction::triggered);
        press(Qt::Key_Escape);
        QVERIFY(!palette().isVisible());
        QVERIFY(other->hasFocus());
        QCOMPARE(cancelled.count(), 0);
    }

    void theKeyClosesItToo()
    {
        type({});
        QTest::keyClick(&palette().field(), Qt::Key_K, Qt::ControlModifier);
        QVERIFY(!palette().isVisible());
        QVERIFY(m_window->parts().canvas.hasFocus());
    }

    void aCommandThatTakesTheKeyboardKeepsIt()
    {
        type(QStringLiteral("go to pixel"));
        press(Qt::Key_Return);
        auto* field = m_window->findChild<QWidget*>(QStringLiteral("goToPixel"));
        QVERIFY(field->isVisible());
        QVERIFY(field->isAncestorOf(QApplication::focusWidget()));
    }

    void aClickElsewhereClosesItAndKeepsTheKeyboardThere()
    {
        type(QStringLiteral("x"));
        auto* const other = m_window->findChild<QAbstractSpinBox*>();
        other->setFocus(Qt::MouseFocusReason);
        QVERIFY(!palette().isVisible());
        QVERIFY(other->hasFocus());
    }

    void whatCannotBeSaysWhyAndDoesNotRun()
    {
        QSignalSpy triggered(m_window->parts().actions.command("run.restart"), &QAction::triggered);
        type(QStringLiteral("restart with the gpu"));
        QCOMPARE(current(), QStringLiteral("Run ▸ Restart with the GPU"));
        QVERIFY2(palette().detail().startsWith(QStringLiteral("Not available now. ")), qPrintable(palette().detail()));
        QVERIFY(palette().detail().contains(QStringLiteral("lost")));
        press(Qt::Key_Return);
        QVERIFY(palette().isVisible());
        QCOMPARE(triggered.count(), 0);
    }

    void nothingFoundSaysSo()
    {
        type(QStringLiteral("qqqq"));
        QCOMPARE(palette().model().rowCount(), 0);
        QVERIFY(palette().detail().contains(QStringLiteral("Use fewer letters")));
        press(Qt::Key_Down);
        press(Qt::Key_Return);
        QVERIFY(palette().isVisible());
    }

    void whatWasRunComesFirstInTheNextWindowToo()
    {
        type(QStringLiteral("dark"));
        press(Qt::Key_Return);
        type(QStringLiteral("fit"));
        press(Qt::Key_Return);
        type({});
        QCOMPARE(row(0), QStringLiteral("View ▸ Zoom ▸ Fit"));
        QCOMPARE(row(1), QStringLiteral("View ▸ Theme ▸ Dark"));
        makeWindow();
        m_window->parts().canvas.setFocus();
        type({});
        QCOMPARE(row(0), QStringLiteral("View ▸ Zoom ▸ Fit"));
        applyTheme(*qApp, ThemeChoice::Light);
    }

    void staysInSmallWindows()
    {
        m_window->resize(m_window->minimumSizeHint());
        type(QStringLiteral("a"));
        QVERIFY(m_window->rect().contains(palette().geometry()));
        m_window->resize(1400, 900);
        QTRY_VERIFY(palette().width() > 600);
        QVERIFY(m_window->rect().contains(palette().geometry()));
    }
};

TILESCOPE_TEST(PaletteTest, runWithWindow)
#include "palette_test.moc"

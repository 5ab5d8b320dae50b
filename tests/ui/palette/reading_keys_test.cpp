#include "tests/ui/window_fixture.h"
#include "ui/canvas/scene.h"
#include "ui/findings/findings_panel.h"
#include "ui/kernel/find_bar.h"
#include "ui/kernel/kernel_bar.h"
#include "ui/kernel/kernel_editor.h"
#include "ui/kernel/kernel_panel.h"
#include "ui/kernel/lesson_strip.h"
#include "ui/palette/command_palette.h"
#include "ui/presentation/presentation_strip.h"
#include "ui/settings/settings_panel.h"
#include "ui/shell/window_actions.h"

#include <QAbstractItemView>
#include <QAction>
#include <QBoxLayout>
#include <QComboBox>
#include <QDockWidget>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTabBar>
#include <QTableView>
#include <QWheelEvent>

using namespace tilescope;
using namespace tilescope::test;

/// Whom letters belong to: they are commands, unless a field for text visibly has the focus.
class ReadingKeysTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;

    Canvas& canvas() { return m_window->parts().canvas; }
    const WindowActions& actions() { return m_window->parts().actions; }
    KernelPanel& panel() { return panelOf<KernelPanel>(*m_window); }
    KernelEditor& editor() { return panel().view(); }

    /// What has the focus gets the letters, as from a keyboard.
    static void type(const QString& letters) { QTest::keyClicks(QApplication::focusWidget(), letters); }

    void clickIntoText()
    {
        QTest::mouseClick(editor().viewport(), Qt::LeftButton, {}, editor().viewport()->rect().center());
        QVERIFY(editor().hasFocus());
    }

    QAction* mistake(const QString& title)
    {
        auto* menu = actions().breakKernel->menu();
        emit menu->aboutToShow();
        for (auto* action : menu->actions())
            if (action->text().startsWith(title))
                return action;
        return nullptr;
    }

    /// F and Z zoom, and nothing is typed.
    void lettersAreCommands()
    {
        QVERIFY2(canvas().hasFocus(), QApplication::focusWidget()
                                          ? QApplication::focusWidget()->metaObject()->className()
                                          : "nothing has the focus");
        const std::string text = panel().text();
        canvas().setZoom(3);
        type(QStringLiteral("f"));
        QVERIFY(canvas().zoom() != 3);
        QCOMPARE(panel().text(), text);
    }

    template <typename Widget>
    Widget* shown(const std::function<bool(const Widget&)>& isWanted)
    {
        for (auto* one : m_window->findChildren<Widget*>())
            if (one->isVisible() && isWanted(*one))
                return one;
        return nullptr;
    }

    QComboBox* filterBox()
    {
        m_window->parts().settings.pickOperation("blur", "shared");
        actions().layouts.at(LayoutName::Inspect)->setChecked(true); // Learn folds it
        const auto isFilter = [](const QComboBox& box) { return box.findData(QStringLiteral("gaussian")) >= 0; };
        QComboBox* found = nullptr;
        (void)QTest::qWaitFor([&] { return (found = shown<QComboBox>(isFilter)) != nullptr; });
        return found;
    }

    /// With the mouse, as a user does.
    static void choose(QComboBox& box, int row)
    {
        QTest::mouseClick(&box, Qt::LeftButton);
        QAbstractItemView* const list = box.view();
        QTRY_VERIFY(list->isVisible());
        QTest::qWait(QApplication::doubleClickInterval() + 50); // a popup ignores the click that opened it
        const QModelIndex entry = list->model()->index(row, box.modelColumn(), list->rootIndex());
        QTest::mouseMove(list->viewport(), list->visualRect(entry).center());
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(entry).center());
        QTRY_VERIFY(!list->isVisible());
    }

private slots:
    void init()
    {
        m_window = std::make_unique<MainWindow>(windowOptions(m_folder, QStringLiteral("sample:board@64x48")));
        showActive(*m_window);
        waitForReport(*m_window, QStringLiteral("sample:board@64x48"));
        QVERIFY(canvas().hasFocus());
    }
    void cleanup() { m_window.reset(); }

    void aMistakeThatIsMadeAndRepaired()
    {
        for (const bool isFromText : {false, true}) {
            if (isFromText)
                clickIntoText();
            QAction* const entry = mistake(QStringLiteral("Missing halo corners"));
            QVERIFY(entry);
            entry->trigger();
            lettersAreCommands();
            QVERIFY(panel().lesson().isVisible());
            if (isFromText)
                clickIntoText();
            QTest::mouseClick(panel().lesson().repairButton(), Qt::LeftButton);
            QVERIFY(!panel().lesson().isVisible());
            lettersAreCommands();
        }
    }

    /// As the answer of a lesson once it is given: its ring would say that it takes what is typed.
    void aFieldThatTakesNoMoreText()
    {
        QLineEdit field(m_window->centralWidget());
        field.show();
        field.setFocus();
        type(QStringLiteral("12"));
        QCOMPARE(field.text(), QStringLiteral("12"));
        field.setReadOnly(true);
        QVERIFY(!field.hasFocus());
        lettersAreCommands();
    }

    void aButtonThatHidesOrIsDisabledWhenItIsPressed_data()
    {
        QTest::addColumn<bool>("hides");
        QTest::newRow("hides") << true;
        QTest::newRow("is disabled") << false;
    }
    void aButtonThatHidesOrIsDisabledWhenItIsPressed()
    {
        QFETCH(bool, hides);
        for (const bool byMouse : {true, false}) {
            QPushButton button(QStringLiteral("Do it"));
            auto* const column = qobject_cast<QBoxLayout*>(panel().layout());
            column->insertWidget(column->indexOf(&editor()), &button); // the text is next
            QWidget::setTabOrder(&button, &editor());
            connect(&button, &QPushButton::clicked, &button, [&] { hides ? button.hide() : button.setEnabled(false); });
            QTRY_VERIFY(button.isVisible());
            if (byMouse) {
                QTest::mouseClick(&button, Qt::LeftButton);
            } else {
                button.setFocus(Qt::TabFocusReason);
                QTest::keyClick(&button, Qt::Key_Space);
            }
            lettersAreCommands();
        }
    }

    void aFindingThatIsGoneTo()
    {
        editor().clearFocus();
        canvas().setFocus();
        panel().goToLine(panel().fileName().toStdString(), 12);
        QCOMPARE(editor().currentLine(), 12);
        lettersAreCommands();
    }

    void aCommandFromAMenu()
    {
        clickIntoText();
        QMenu* menu = nullptr;
        for (auto* one : m_window->findChildren<QMenu*>())
            if (one->actions().contains(actions().toggleShown))
                menu = one;
        QVERIFY(menu);
        menu->popup(m_window->mapToGlobal(QPoint(10, 10)));
        QTRY_VERIFY(menu->isVisible());
        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(actions().toggleShown).center());
        QVERIFY(!menu->isVisible());
        lettersAreCommands();
    }

    void aCommandFromThePalette()
    {
        clickIntoText();
        QTest::keyClick(&editor(), Qt::Key_K, Qt::ControlModifier);
        auto* const palette = m_window->findChild<CommandPalette*>();
        QVERIFY(palette->isVisible());
        type(QStringLiteral("toggle source and result"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        lettersAreCommands();
    }

    void aTabBeforeTheText()
    {
        clickIntoText();
        auto* const tabs = shown<QTabBar>([](const QTabBar& bar) { return bar.count() > 1; });
        QVERIFY(tabs);
        QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(1 - std::min(tabs->currentIndex(), 1)).center());
        lettersAreCommands();
    }

    void theWheelIsForReading()
    {
        const QPointF middle = editor().viewport()->rect().center();
        QWheelEvent event(middle, editor().viewport()->mapToGlobal(middle), {}, QPoint(0, -240), Qt::NoButton, {},
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(editor().viewport(), &event);
        lettersAreCommands();
        QStringList taking;
        for (const auto* widget : m_window->findChildren<QWidget*>())
            if (widget->isVisible() && widget->focusPolicy() == Qt::WheelFocus && widget->window() == m_window.get())
                taking << QLatin1String(widget->metaObject()->className());
        QVERIFY2(taking.isEmpty(), qPrintable(taking.join(u' ')));
    }

    void findingWordsGivesTheFocusBack()
    {
        QTest::keyClick(&canvas(), Qt::Key_F, Qt::ControlModifier);
        QVERIFY(panel().finder().line()->hasFocus());
        type(QStringLiteral("sync"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        lettersAreCommands();
        clickIntoText();
        QTest::keyClick(&editor(), Qt::Key_F, Qt::ControlModifier);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(editor().hasFocus());
    }

    void aChoiceInAList()
    {
        QComboBox* const box = filterBox();
        QVERIFY(box);
        const int gaussian = box->findData(QStringLiteral("gaussian"));
        choose(*box, gaussian);
        QCOMPARE(box->currentIndex(), gaussian);
        QVERIFY(canvas().hasFocus());
        QTest::keyPress(QApplication::focusWidget(), Qt::Key_B, Qt::NoModifier); // not Box
        QCOMPARE(box->currentIndex(), gaussian);
        QCOMPARE(canvas().scene().mode, ViewMode::Source);
        QTest::keyRelease(QApplication::focusWidget(), Qt::Key_B, Qt::NoModifier);
        lettersAreCommands();
    }

    /// With the keyboard it keeps its place, as Tab goes on from there.
    void aListThatIsUsedWithTheKeyboardTakesNoLetters()
    {
        QComboBox* const box = filterBox();
        QVERIFY(box);
        box->setFocus(Qt::TabFocusReason);
        box->setCurrentIndex(0);
        QTest::keyClick(box, Qt::Key_Down);
        QCOMPARE(box->currentIndex(), 1);
        QVERIFY(box->hasFocus());
        const QString first = box->itemText(0).left(1).toLower();
        QTest::keyClicks(box, first);
        QCOMPARE(box->currentIndex(), 1);

        actions().present->trigger();
        auto* const strip = m_window->findChild<PresentationStrip*>();
        QVERIFY(strip);
        for (QComboBox* one : strip->findChildren<QComboBox*>()) {
            const int before = one->currentIndex();
            for (int row = 0; row < one->count(); ++row)
                QTest::keyClicks(one, one->itemText(row).left(1).toLower());
            QCOMPARE(one->currentIndex(), before);
        }
        actions().present->trigger();

        m_window->parts().docks.show(findingsPanel);
        auto* const table = shown<QTableView>([](const QTableView& view) { return view.model()->rowCount() > 1; });
        QVERIFY(table);
        table->setFocus(Qt::TabFocusReason);
        table->setCurrentIndex(table->model()->index(0, 0));
        for (int row = 0; row < table->model()->rowCount(); ++row)
            QTest::keyClicks(table, table->model()->index(row, 0).data().toString().left(1).toLower());
        QCOMPARE(table->currentIndex().row(), 0);
    }

    void theTextTakesLettersAfterAClickOrTab()
    {
        const auto line = [this] {
            const QRect row(0, 0, 3, editor().viewport()->height());
            QImage left = editor()
                              .viewport()
                              ->grab(QRect(editor().viewport()->width() - 40, 0, 3, row.height()))
                              .toImage()
                              .convertToFormat(QImage::Format_RGB32);
            return left;
        };
        const QImage read = line();
        clickIntoText();
        QTRY_VERIFY(line() != read); // it shows where letters go
        const std::string text = panel().text();
        type(QStringLiteral("f"));
        QVERIFY(panel().text() != text);
        QTest::keyClick(&editor(), Qt::Key_Backspace);
        QCOMPARE(panel().text(), text);
        QTest::keyClick(&editor(), Qt::Key_Backtab, Qt::ShiftModifier);
        QVERIFY(!editor().hasFocus());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY(editor().hasFocus());
        type(QStringLiteral("z"));
        QVERIFY(panel().text() != text);
    }
};

TILESCOPE_TEST(ReadingKeysTest, runWithWindow)
#include "reading_keys_test.moc"

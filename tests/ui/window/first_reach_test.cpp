#include "tests/ui/window_fixture.h"
#include "ui/canvas/caption_strip.h"
#include "ui/findings/finding_model.h"
#include "ui/findings/findings_panel.h"
#include "ui/kernel/kernel_bar.h"
#include "ui/kernel/kernel_panel.h"
#include "ui/kernel/kernel_view.h"
#include "ui/parts/step_slider.h"
#include "ui/runs/runs_panel.h"
#include "ui/shell/window_actions.h"
#include "ui/start/start_card.h"

#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QDockWidget>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QScreen>
#include <QTabBar>
#include <QTableView>
#include <QTextDocumentFragment>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <set>

using namespace tilescope;
using namespace tilescope::test;

namespace
{

/// Seen by the user: a dock behind another is visible, too, but nothing of it is.
bool isReached(const QWidget& widget) { return widget.isVisible() && !widget.visibleRegion().isEmpty(); }

/// A user's mouse, which counts.
class Mouse
{
public:
    int clicks() const { return m_clicks; }

    void click(QWidget* widget, QPoint at = {})
    {
        ++m_clicks;
        QTest::mouseClick(widget, Qt::LeftButton, {}, at);
    }
    /// Opens the menu of a button, and clicks the entry of that name; until then the menu has an event loop of its own.
    void chooseFrom(QWidget* button, const QString& entry)
    {
        QTimer clicker;
        QString seen;
        QObject::connect(&clicker, &QTimer::timeout, button, [this, &clicker, &seen, entry] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            if (!menu)
                return;
            clicker.stop();
            for (QAction* action : menu->actions()) {
                seen += action->text() + u'\n';
                if (action->text() == entry)
                    return click(menu, menu->actionGeometry(action).center());
            }
            menu->close();
        });
        clicker.start(10);
        click(button, button->rect().center());
        QVERIFY2(seen.endsWith(entry + u'\n'), qPrintable(seen));
    }
    void choose(StepSlider& slider, int step) { click(&slider, {slider.markX(step), slider.height() / 2}); }
    void bringForward(MainWindow& window, const QString& title)
    {
        for (auto* bar : window.findChildren<QTabBar*>(Qt::FindDirectChildrenOnly))
            for (int tab = 0; tab < bar->count(); ++tab)
                if (bar->isVisible() && bar->tabText(tab).startsWith(title))
                    return click(bar, bar->tabRect(tab).center());
        QFAIL(qPrintable(QStringLiteral("no tab ") + title));
    }

private:
    int m_clicks = 0;
};

QWidget* named(const QWidget& in, const QString& name)
{
    for (auto* widget : in.findChildren<QWidget*>())
        if (isReached(*widget) && widget->accessibleName() == name)
            return widget;
    return nullptr;
}

StepSlider& sliderOf(const MainWindow& window, const QString& name)
{
    for (auto* slider : window.findChildren<StepSlider*>())
        if (isReached(*slider) && slider->accessibleName() == name)
            return *slider;
    qFatal("no slider %s", qPrintable(name));
}

QToolButton* cardButton(const MainWindow& window, const QString& title)
{
    if (const auto* card = window.findChild<StartCard*>())
        for (QToolButton* button : card->buttons())
            if (button->text() == title)
                return button;
    return nullptr;
}

QString describe(const QWidget& widget)
{
    QStringList path;
    for (const QWidget* up = &widget; up; up = up->parentWidget())
        if (!up->objectName().isEmpty())
            path.prepend(up->objectName());
    return QStringLiteral("%1 (%2)").arg(QLatin1String(widget.metaObject()->className()), path.join(u'/'));
}

/// The texts that a person reads on a window, but for a kernel's. Those that are painted come from what they describe.
QStringList textsOn(const MainWindow& window)
{
    QStringList all;
    for (const auto* widget : window.findChildren<QWidget*>()) {
        if (!isReached(*widget) || qobject_cast<const KernelView*>(widget))
            continue;
        if (const auto* label = qobject_cast<const QLabel*>(widget))
            all << QTextDocumentFragment::fromHtml(label->text()).toPlainText();
        else if (const auto* tool = qobject_cast<const QToolButton*>(widget))
            all << (tool->toolButtonStyle() == Qt::ToolButtonIconOnly && !tool->icon().isNull() ? QString()
                                                                                                : tool->text());
        else if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            all << button->text();
        else if (const auto* box = qobject_cast<const QComboBox*>(widget))
            all << box->currentText();
        else if (const auto* field = qobject_cast<const QAbstractSpinBox*>(widget))
            all << field->text();
        else if (const auto* caption = qobject_cast<const CaptionStrip*>(widget))
            all << caption->shownText();
        else if (const auto* tabs = qobject_cast<const QTabBar*>(widget))
            for (int tab = 0; tab < tabs->count(); ++tab)
                all << tabs->tabText(tab);
        else if (const auto* menus = qobject_cast<const QMenuBar*>(widget))
            for (const QAction* action : menus->actions())
                all << action->text();
        else if (const auto* dock = qobject_cast<const QDockWidget*>(widget))
            all << (dock->titleBarWidget() ? QString() : dock->windowTitle());
        else if (const auto* view = qobject_cast<const QTableView*>(widget))
            for (int row = 0; row < view->model()->rowCount(); ++row)
                for (int column = 0; column < view->model()->columnCount(); ++column)
                    if (const QModelIndex index = view->model()->index(row, column);
                        !view->isColumnHidden(column) &&
                        view->viewport()->rect().contains(view->visualRect(index).center()))
                        all << index.data().toString();
    }
    return all;
}

} // namespace

/// What a newcomer wants to see is a few clicks away; everything is within reach of the keyboard and of a screen
/// reader.
class FirstReachTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    WindowOptions options() const
    {
        WindowOptions made = windowOptions(m_folder, QStringLiteral("sample:board@160x120"));
        made.size = QSize(1366, 768);
        return made;
    }

private slots:
    void initTestCase() { QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }

    /// A blur of 9×9 of my photo by a shared tile in blocks of 16×16, one block's halo, beside global memory.
    void theHaloOfMyPhotoTakesSixClicks()
    {
        const QString photo = m_folder.filePath(QStringLiteral("photo.png"));
        QImage picture(160, 120, QImage::Format_RGB32);
        picture.fill(Qt::darkGreen);
        QVERIFY(picture.save(photo));
        MainWindow window(options());
        showActive(window);
        window.parts().actions.start->trigger();
        Mouse mouse;
        QTRY_VERIFY(cardButton(window, QStringLiteral("My image")));
        mouse.click(cardButton(window, QStringLiteral("My image")));
        QTRY_VERIFY(window.findChild<QFileDialog*>());
        auto* dialog = window.findChild<QFileDialog*>();
        dialog->findChild<QLineEdit*>()->setText(photo);
        for (auto* button : dialog->findChildren<QPushButton*>())
            if (button->isDefault())
                mouse.click(button);
        const QString name = QStringLiteral("photo.png");
        waitForReport(window, name);
        mouse.choose(sliderOf(window, QStringLiteral("Operation")), 1);
        QTRY_VERIFY_WITH_TIMEOUT(window.parts().run.report()->recipe.operation == "blur", patience);
        mouse.click(named(window, QStringLiteral("Zoom to block")));
        QVERIFY2(mouse.clicks() <= 5, qPrintable(QString::number(mouse.clicks())));

        const Recipe& recipe = window.parts().settings.recipe();
        QCOMPARE(recipe.operation, std::string("blur"));
        QCOMPARE(recipe.strategy, std::string("shared"));
        QCOMPARE(recipe.block, (BlockSize{16, 16}));
        auto& compare = panelOf<RunsPanel>(window);
        QVERIFY(isReached(compare));
        QTRY_VERIFY_WITH_TIMEOUT(compare.csv().contains(QLatin1String("Global memory")), patience);
        QTRY_VERIFY2(window.parts().canvas.zoom() > 8, qPrintable(QString::number(window.parts().canvas.zoom())));
    }

    void aRaceTakesThreeClicksOrOneOnTheCard_data()
    {
        QTest::addColumn<bool>("isFromCard");
        QTest::addColumn<int>("most");
        QTest::newRow("the ordinary window") << false << 3;
        QTest::newRow("the start card") << true << 1;
    }
    void aRaceTakesThreeClicksOrOneOnTheCard()
    {
        QFETCH(bool, isFromCard);
        QFETCH(int, most);
        MainWindow window(options());
        showActive(window);
        waitForReport(window, QStringLiteral("sample:board@160x120"));
        Mouse mouse;
        if (isFromCard) {
            window.parts().actions.start->trigger(); // a first start shows the card by itself
            QTRY_VERIFY(cardButton(window, QStringLiteral("Find a data race")));
            mouse.click(cardButton(window, QStringLiteral("Find a data race")));
        } else {
            auto& kernel = panelOf<KernelPanel>(window);
            QVERIFY(isReached(*kernel.bar().breakButton()));
            mouse.chooseFrom(kernel.bar().breakButton(), QStringLiteral("No barrier"));
            mouse.bringForward(window, QStringLiteral("Findings"));
        }
        QVERIFY2(mouse.clicks() <= most, qPrintable(QString::number(mouse.clicks())));
        const auto& findings = panelOf<FindingsPanel>(window);
        QTRY_VERIFY(isReached(findings));
        const auto hasRace = [&findings] {
            const auto& found = findings.model().findings();
            return std::any_of(found.begin(), found.end(),
                               [](const Finding& one) { return one.kind == FindingKind::Race; });
        };
        QTRY_VERIFY_WITH_TIMEOUT(hasRace(), patience);
    }

    void everyControlHasAName()
    {
        MainWindow window(options());
        showActive(window);
        waitForReport(window, QStringLiteral("sample:board@160x120"));
        QStringList nameless;
        for (auto* dock : window.findChildren<QDockWidget*>()) {
            dock->show();
            dock->raise();
            QCoreApplication::processEvents();
            for (auto* widget : dock->findChildren<QWidget*>()) {
                if (!widget->isVisible() || !(widget->focusPolicy() & Qt::TabFocus) || widget->focusProxy())
                    continue;
                QAccessibleInterface* face = QAccessible::queryAccessibleInterface(widget);
                if (!face || face->text(QAccessible::Name).isEmpty())
                    nameless << describe(*widget);
            }
        }
        nameless.removeDuplicates();
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(u'\n')));
    }

    /// Backwards, since Tab indents in the kernel.
    void shiftTabGoesRoundTheWholeWindow()
    {
        MainWindow window(options());
        showActive(window);
        waitForReport(window, QStringLiteral("sample:board@160x120"));
        std::set<QWidget*> wanted;
        for (auto* widget : window.findChildren<QWidget*>())
            if (isReached(*widget) && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) &&
                !widget->focusProxy() && widget->window() == &window)
                wanted.insert(widget);
        QVERIFY(wanted.size() > 20);
        sliderOf(window, QStringLiteral("Operation")).setFocus();
        for (std::size_t left = 3 * wanted.size(); left > 0 && !wanted.empty(); --left) {
            wanted.erase(QApplication::focusWidget());
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab, Qt::ShiftModifier);
        }
        QStringList missed;
        for (const QWidget* widget : wanted)
            missed << describe(*widget);
        QVERIFY2(missed.isEmpty(),
                 qPrintable(missed.join(u'\n') + QStringLiteral("\nlast: ") + describe(*QApplication::focusWidget())));
    }

    /// A first-year student knows few of the words, and no number means anything yet.
    void theFirstScreenTellsLittle_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(1024, 768), QSize(1366, 768), QSize(1600, 1000)})
            QTest::addRow("%dx%d", size.width(), size.height()) << size;
    }

    void theFirstScreenTellsLittle()
    {
        QFETCH(QSize, size);
        WindowOptions first = windowOptions(m_folder, QStringLiteral("sample:board@320x240"));
        first.size = size;
        first.layout = LayoutName::Learn;
        MainWindow window(first);
        showActive(window);
        waitForReport(window, first.images.front());
        QTRY_VERIFY_WITH_TIMEOUT(!window.parts().session.isBusy(), patience);
        // Other windows of the screen may have left the mouse over a pixel.
        const QString read = textsOn(window).filter(QRegularExpression("^(?!\\(\\d+, \\d+\\) source )")).join(u'\n');
        const auto count = [&read](const char* pattern) {
            int found = 0;
            for (auto each = QRegularExpression(QLatin1String(pattern)).globalMatch(read); each.hasNext(); each.next())
                ++found;
            return found;
        };
        const int words = count("[A-Za-z]{3,}"), numbers = count("\\d[\\d.,]*");
        QVERIFY2(words <= 90 && numbers <= 25,
                 qPrintable(QStringLiteral("%1 words, %2 numbers:\n%3").arg(words).arg(numbers).arg(read)));
    }
};

TILESCOPE_TEST(FirstReachTest, runWithWindow)
#include "first_reach_test.moc"

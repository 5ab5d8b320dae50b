#include "tests/ui/window_fixture.h"
#include "ui/parts/labels.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QStyleOptionComboBox>

#include <algorithm>

using namespace tilescope;
using namespace tilescope::test;

namespace
{

/// What is cut of a widget's text; empty: nothing.
QString cutOf(const QWidget& widget)
{
    const auto lack = [](const char* what, int needed, int given) {
        return needed <= given ? QString()
                               : QStringLiteral("%1 %2 of %3").arg(QLatin1String(what)).arg(given).arg(needed);
    };
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
        if (label->text().isEmpty())
            return {};
        if (label->wordWrap())
            return lack("height", label->heightForWidth(label->width()), label->height());
        return lack("width", label->sizeHint().width(), label->width()) +
               lack("height", label->fontMetrics().height(), label->height());
    }
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) {
        if (button->text().isEmpty())
            return {};
        return lack("width", button->sizeHint().width(), button->width()) +
               lack("height", button->sizeHint().height(), button->height());
    }
    if (const auto* box = qobject_cast<const QComboBox*>(&widget)) {
        QStyleOptionComboBox option;
        option.initFrom(box);
        const QRect field =
            box->style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, box);
        return lack("width", box->fontMetrics().horizontalAdvance(box->currentText()), field.width());
    }
    if (const auto* area = qobject_cast<const QScrollArea*>(&widget); area && area->widget()) {
        const auto beyond = [&](Qt::ScrollBarPolicy policy, const char* what, int needed, int given) {
            return policy == Qt::ScrollBarAlwaysOff ? lack(what, needed, given) : QString();
        };
        return beyond(area->verticalScrollBarPolicy(), "height", area->widget()->height(), area->viewport()->height()) +
               beyond(area->horizontalScrollBarPolicy(), "width", area->widget()->width(), area->viewport()->width());
    }
    if (const auto* line = qobject_cast<const QLineEdit*>(&widget);
        line && qobject_cast<QAbstractSpinBox*>(line->parent()))
        return lack("width", line->fontMetrics().horizontalAdvance(line->displayText()), line->width());
    return {};
}

QString nameOf(const QWidget& widget)
{
    QStringList names;
    for (const QWidget* up = &widget; up; up = up->parentWidget())
        if (const QString name = up->objectName(); !name.isEmpty() && !name.startsWith(QLatin1String("qt_")))
            names.prepend(name);
    const QVariant text = widget.property("text").isValid() ? widget.property("text") : widget.property("currentText");
    return QStringLiteral("%1 %2 \"%3\"")
        .arg(names.join(u'/'), QLatin1String(widget.metaObject()->className()), text.toString().left(50));
}

QStringList cutIn(const MainWindow& window)
{
    QStringList cut;
    for (const QWidget* widget : window.findChildren<QWidget*>())
        if (const QString lack = widget->isVisible() ? cutOf(*widget) : QString(); !lack.isEmpty())
            cut << nameOf(*widget) + QStringLiteral(": ") + lack;
    return cut;
}

/// What is cut once layouts, which follow in a few rounds of events, are at rest.
QStringList cutAtRest(const MainWindow& window)
{
    QStringList cut = cutIn(window);
    for (int rounds = 0; !cut.isEmpty() && rounds < 8; ++rounds) {
        QTest::qWait(50);
        cut = cutIn(window);
    }
    return cut;
}

} // namespace

/// Every text that is seen is whole: with the sizes, themes and letters that people have.
class CutTextTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

private slots:
    void cleanup()
    {
        setApplicationFont(m_font);
        applyTheme(*qApp, ThemeChoice::Light);
    }
    void initTestCase() { m_font = QApplication::font(); }

    void nothingIsCut_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<ThemeChoice>("theme");
        QTest::addColumn<double>("letters");
        for (const QSize size : {QSize(1366, 768), {1024, 768}})
            for (const ThemeChoice theme : {ThemeChoice::Light, ThemeChoice::Dark})
                for (const double letters : {1.0, 1.5})
                    QTest::addRow("%dx%d %s %g", size.width(), size.height(),
                                  theme == ThemeChoice::Light ? "light" : "dark", letters)
                        << size << theme << letters;
    }
    void nothingIsCut()
    {
        QFETCH(QSize, size);
        QFETCH(ThemeChoice, theme);
        QFETCH(double, letters);
        applyTheme(*qApp, theme);
        QFont font = m_font;
        font.setPointSizeF(font.pointSizeF() * letters);
        setApplicationFont(font);
        WindowOptions sized = windowOptions(m_folder, QStringLiteral("sample:board@64x48"));
        sized.size = size;
        MainWindow window(sized);
        showActive(window);
        waitForReport(window, QStringLiteral("sample:board@64x48"));
        QStringList cut;
        for (const auto& operation : window.parts().settings.registry().operations()) {
            window.parts().settings.pickOperation(operation.name);
            cut << cutAtRest(window);
        }
        for (QDockWidget* dock : window.findChildren<QDockWidget*>())
            if (dock->isVisible()) {
                dock->raise();
                cut << cutAtRest(window);
            }
        QVERIFY2(window.width() <= size.width() && window.height() <= size.height(),
                 qPrintable(QStringLiteral("%1×%2").arg(window.width()).arg(window.height())));
        cut.removeDuplicates();
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
    }

private:
    QFont m_font;
};

TILESCOPE_TEST(CutTextTest, runWithWindow)
#include "cut_text_test.moc"

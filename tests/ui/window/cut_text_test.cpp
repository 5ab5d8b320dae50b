#include "tests/ui/cut_text.h"
#include "tests/ui/window_fixture.h"
#include "ui/parts/labels.h"
#include "ui/shell/status_line.h"

#include <QDockWidget>

using namespace tilescope;
using namespace tilescope::test;

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
        StatusLine& status = window.parts().status; // with the progress of a run in it
        const auto showsProgress = [&status] {      // a run of the window's own may end meanwhile
            status.beginRun(QStringLiteral("running Shared tile in dynamic memory"));
            return status.showsProgress();
        };
        QTRY_VERIFY_WITH_TIMEOUT(showsProgress(), patience);
        cut << cutAtRest(window);
        status.endRun();
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

#include "tests/ui/cut_text.h"
#include "tests/ui/language/catalogue.h"
#include "tests/ui/window_fixture.h"
#include "ui/language/language.h"
#include "ui/presentation/presentation.h"
#include "ui/shell/window_actions.h"
#include "ui/start/start_card.h"

#include <QAction>
#include <QDockWidget>
#include <QScrollBar>
#include <QToolButton>

using namespace tilescope;
using namespace tilescope::test;

static const QString board = QStringLiteral("sample:board@64x48");

/// The window in each of its languages.
class SpokenWindowTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    std::unique_ptr<Catalogue> m_catalogue;

    static void eachLanguage()
    {
        QTest::addColumn<QString>("code");
        for (const char* code : {"en", "ko", "vi", "zh_CN"})
            QTest::newRow(code) << QString::fromLatin1(code);
    }

    std::unique_ptr<MainWindow> windowIn(const QString& code)
    {
        m_catalogue = std::make_unique<Catalogue>(code);
        qApp->installTranslator(m_catalogue.get());
        WindowOptions options = windowOptions(m_folder, board);
        options.size = QSize(1366, 768);
        auto window = std::make_unique<MainWindow>(options);
        showActive(*window);
        waitForReport(*window, board);
        return window;
    }

private slots:
    void cleanup() { m_catalogue.reset(); }

    void nothingIsCut_data() { eachLanguage(); }
    void nothingIsCut()
    {
        QFETCH(QString, code);
        if (const QString missing = missingLetters(code); !missing.isEmpty())
            QSKIP(qPrintable(missing));
        const auto window = windowIn(code);
        QStringList cut;
        for (const auto& operation : window->parts().settings.registry().operations()) {
            window->parts().settings.pickOperation(operation.name);
            cut << cutAtRest(*window);
        }
        for (QDockWidget* dock : window->findChildren<QDockWidget*>())
            if (dock->isVisible()) {
                dock->raise();
                cut << cutAtRest(*window);
            }
        cut.removeDuplicates();
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
    }

    void nothingIsCutInAPresentation_data() { eachLanguage(); }
    void nothingIsCutInAPresentation()
    {
        QFETCH(QString, code);
        if (const QString missing = missingLetters(code); !missing.isEmpty())
            QSKIP(qPrintable(missing));
        const auto window = windowIn(code);
        window->parts().actions.present->trigger();
        QStringList cut;
        for (const auto& operation : window->parts().settings.registry().operations()) {
            window->parts().settings.pickOperation(operation.name);
            cut << cutAtRest(*window);
        }
        auto& presentation = partOf<Presentation>(*window);
        const PanelKey first = presentation.chart();
        do {
            window->parts().actions.command("presentation.next")->trigger();
            cut << cutAtRest(*window);
        } while (presentation.chart() != first);
        cut.removeDuplicates();
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
    }

    void theStartCardIsWhole_data() { eachLanguage(); }
    void theStartCardIsWhole()
    {
        QFETCH(QString, code);
        const auto window = windowIn(code);
        window->parts().actions.start->trigger();
        auto* const card = window->findChild<StartCard*>();
        QVERIFY(card && QTest::qWaitForWindowExposed(card));
        const auto* const area = card->findChild<QScrollArea*>();
        for (const QSize room : {QSize(1920, 1080), {1366, 720}, {1264, 672}, {1008, 720}, {640, 400}}) {
            card->fitInto(room);
            QTRY_VERIFY(card->width() <= room.width() && card->height() <= room.height());
            const QStringList cut = cutAtRest(*card);
            QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
            QVERIFY(!area->horizontalScrollBar()->isVisible());
            if (room.height() > 400)
                QVERIFY2(!area->verticalScrollBar()->isVisible(), qPrintable(QString::number(room.height())));
            for (const QToolButton* button : card->buttons()) // the picture and its title
                QVERIFY(button->height() >= button->iconSize().height() + button->fontMetrics().height());
        }
    }
};

TILESCOPE_TEST(SpokenWindowTest, runWithWindow)
#include "spoken_window_test.moc"

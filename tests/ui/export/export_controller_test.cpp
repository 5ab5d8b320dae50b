#include "gpu/recipe/hardware_record.h"
#include "tests/ui/window_fixture.h"
#include "ui/canvas/scene.h"
#include "ui/export/export_controller.h"
#include "ui/export/export_dialog.h"
#include "ui/settings/settings_panel.h"
#include "ui/shell/window_actions.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QDesktopServices>
#include <QFileDialog>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QXmlStreamReader>

using namespace tilescope;
using namespace tilescope::test;

namespace
{

const QString board = QStringLiteral("sample:board@64x48");

/// A window in which every strategy was run, and its controller.
struct Opened {
    explicit Opened(const QString& image = board)
    {
        window = std::make_unique<MainWindow>(windowOptions(folder, image));
        showActive(*window);
        waitForReport(*window, image);
        QTRY_VERIFY_WITH_TIMEOUT(!window->parts().session.isBusy(), patience);
        controller = window->findChild<ExportController*>();
    }
    /// Returns the problem, or an empty text; with the path that was written.
    QString exported(const QString& key, const QString& name, int scale = 1)
    {
        QSignalSpy finished(controller, &ExportController::finished);
        controller->exportTo(key, folder.filePath(name), scale);
        if (finished.isEmpty() && !finished.wait(patience))
            return QStringLiteral("it never ended");
        return finished.front()[1].toString();
    }
    QByteArray read(const QString& name) const
    {
        QFile file(folder.filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QImage picture(const QString& name) const { return QImage(folder.filePath(name)); }

    QTemporaryDir folder;
    std::unique_ptr<MainWindow> window;
    ExportController* controller = nullptr;
};

} // namespace

class ExportControllerTest : public QObject
{
    Q_OBJECT

public slots:
    void takeUrl(const QUrl& url) { m_opened = url; }

private:
    QUrl m_opened;
    std::unique_ptr<Opened> m_shared; ///< one window for the rows of a table

private slots:
    void cleanupTestCase() { m_shared.reset(); }

    void theResultIsExact()
    {
        Opened opened;
        QCOMPARE(opened.exported("result", "result.png"), QString());
        const QImage picture = opened.picture("result.png");
        const Image& result = *opened.window->parts().run.report()->picture;
        QCOMPARE(picture.size(), QSize(result.width(), result.height()));
        for (int y = 0; y < result.height(); ++y)
            for (int x = 0; x < result.width(); ++x)
                QCOMPARE(qGray(picture.pixel(x, y)), int(result.row<std::uint8_t>(y)[x]));
    }

    void theViewIsWhatIsSeenAndTwiceAsFine_data()
    {
        QTest::addColumn<double>("zoom");
        QTest::addColumn<bool>("hasLetters");
        QTest::newRow("pixels and blocks") << 6.0 << false;
        QTest::newRow("values written on pixels") << 32.0 << true;
    }
    void theViewIsWhatIsSeenAndTwiceAsFine()
    {
        QFETCH(double, zoom);
        QFETCH(bool, hasLetters);
        Opened opened;
        Canvas& canvas = opened.window->parts().canvas;
        canvas.setZoom(zoom);
        Canvas::Overlays overlays = canvas.scene().overlays;
        overlays.values = hasLetters;
        canvas.setOverlays(overlays);
        const QImage onScreen = canvas.grabView(); // before the message of the first export takes space
        QSignalSpy finished(opened.controller, &ExportController::finished);
        opened.controller->exportTo("view", opened.folder.filePath("view.png"));
        opened.controller->exportTo("view", opened.folder.filePath("fine.png"), 2);
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 2, patience);
        const QImage seen = opened.picture("view.png");
        QCOMPARE(seen, onScreen.convertToFormat(seen.format()));
        const QImage fine = opened.picture("fine.png");
        QCOMPARE(fine.size(), seen.size() * 2);
        if (hasLetters) { // drawn at more than the screen's resolution
            const QImage coarse = seen.scaled(fine.size());
            QVERIFY(fine != coarse.convertToFormat(fine.format()));
            return;
        }
        // The same picture: scaled down it differs only at the edges of lines.
        const QImage small = fine.scaled(seen.size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        qint64 differing = 0;
        for (int y = 0; y < seen.height(); ++y)
            for (int x = 0; x < seen.width(); ++x)
                differing += std::abs(qGray(seen.pixel(x, y)) - qGray(small.pixel(x, y))) > 48 ? 1 : 0;
        QVERIFY2(differing < seen.width() * seen.height() / 20, qPrintable(QString::number(differing)));
    }

    void theReportHasTheRun()
    {
        Opened opened;
        QCOMPARE(opened.exported("report", "report.html"), QString());
        const QByteArray page = opened.read("report.html");
        QXmlStreamReader reader(page);
        int images = 0, drawings = 0, scripts = 0;
        QString text;
        while (!reader.atEnd()) {
            reader.readNext();
            images += reader.isStartElement() && reader.name() == QLatin1String("img") ? 1 : 0;
            drawings += reader.isStartElement() && reader.name() == QLatin1String("svg") ? 1 : 0;
            scripts += reader.isStartElement() && reader.name() == QLatin1String("script") ? 1 : 0;
            if (reader.isCharacters())
                text += reader.text();
        }
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        QCOMPARE(images, 3);
        QCOMPARE(scripts, 0);
        QVERIFY(drawings >= 2); // times and histogram at least
        const Report& report = *opened.window->parts().run.report();
        const auto sectors = report.counters->globalLoad.sectors;
        const std::string symbol = basisSymbol(*basisOf(figureNamed("global_load_sectors"), report));
        QVERIFY(text.contains(QStringLiteral("%1\u00A0%L2").arg(QString::fromStdString(symbol)).arg(sectors)));
        QVERIFY(text.contains("Identical to the CPU reference."));
        QVERIFY(text.contains("tilescope run " + board + " --op sobel --strategy shared"));
        QVERIFY(text.contains("extern \"C\" __global__"));
        QVERIFY(!text.contains("still in progress"));
    }

    void aHostilePictureNameStaysText()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("<script>alert(1)<&quot;.png");
        QImage picture(40, 30, QImage::Format_RGB888);
        picture.fill(Qt::gray);
        QVERIFY(picture.save(path));
        MainWindow window(windowOptions(folder, path));
        showActive(window);
        QTRY_VERIFY_WITH_TIMEOUT(window.parts().run.report() && window.parts().run.report()->check, patience);
        auto* controller = window.findChild<ExportController*>();
        QSignalSpy finished(controller, &ExportController::finished);
        controller->exportTo("report", folder.filePath("r.html"));
        QVERIFY(finished.wait(patience));
        QCOMPARE(finished.front()[1].toString(), QString());
        QFile file(folder.filePath("r.html"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray page = file.readAll();
        QVERIFY(!page.contains("<script"));
        QVERIFY(page.contains("&lt;script&gt;alert(1)"));
        for (const QString& name :
             {controller->suggestedName("report", "html"), controller->suggestedName("timings", "svg")})
            QVERIFY2(!name.contains('<') && !name.contains('/') && !name.contains('&'), qPrintable(name));
    }

    void chartsComeInThreeFormats()
    {
        Opened opened;
        QCOMPARE(opened.exported("timings", "t.svg"), QString());
        QVERIFY(QSvgRenderer(opened.read("t.svg")).isValid());
        QCOMPARE(opened.exported("timings", "t.PNG"), QString());
        QVERIFY(opened.picture("t.PNG").width() > 1000);
        QCOMPARE(opened.exported("histogram", "h.csv"), QString());
        QVERIFY(opened.read("h.csv").startsWith("picture,channel,value"));
    }

    void whatCannotBeIsSaidInWords_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("missing folder") << "report"
                                        << "no/such/r.html"
                                        << "Choose an existing folder";
        QTest::newRow("missing folder, result") << "result"
                                                << "no/such/r.png"
                                                << "cannot be written";
        QTest::newRow("missing folder, chart") << "timings"
                                               << "no/such/t.csv"
                                               << "Choose an existing folder";
        QTest::newRow("a folder") << "view"
                                  << "folder.png"
                                  << "cannot be written";
        QTest::newRow("wrong format") << "timings"
                                      << "t.gif"
                                      << "svg, png, csv";
        QTest::newRow("no format") << "report"
                                   << "report"
                                   << "-report.html";
        QTest::newRow("no sweep") << "sweep"
                                  << "s.svg"
                                  << "Press \"Sweep\"";
        QTest::newRow("no line") << "profile"
                                 << "p.svg"
                                 << "Draw a line first";
        QTest::newRow("nothing") << "moon"
                                 << "m.png"
                                 << "There is no";
    }
    void whatCannotBeIsSaidInWords()
    {
        QFETCH(QString, key);
        QFETCH(QString, name);
        QFETCH(QString, sentence);
        if (!m_shared)
            m_shared = std::make_unique<Opened>();
        QDir(m_shared->folder.path()).mkdir("folder.png");
        const QString problem = m_shared->exported(key, name);
        QVERIFY2(problem.contains(sentence), qPrintable(problem));
        QCOMPARE(m_shared->window->parts().messages.text(MessageBar::Topic::Export), problem);
    }

    void theChooserListsAndTheKeyOpensIt()
    {
        Opened opened;
        QTest::keyClick(opened.window.get(), Qt::Key_E, Qt::ControlModifier);
        auto* dialog = opened.window->findChild<ExportDialog*>();
        QVERIFY(dialog);
        QListWidget* list = dialog->list();
        QCOMPARE(list->count(), int(opened.controller->items().size()));
        QCOMPARE(list->currentItem()->text(), QStringLiteral("Report"));
        QCOMPARE(dialog->name(), QStringLiteral("sobel-shared-16x16-board_64x48-report.html"));
        QTest::keyClick(list, Qt::Key_Down);
        QTest::keyClick(list, Qt::Key_Down);
        QCOMPARE(list->currentItem()->text(), QStringLiteral("View with overlays"));
        QCOMPARE(dialog->formats()->count(), 2);
        dialog->formats()->setCurrentIndex(1);
        for (int row = 0; row < list->count(); ++row) // disabled, with the reason
            QCOMPARE(list->item(row)->flags().testFlag(Qt::ItemIsEnabled),
                     opened.controller->items()[row].missing.isEmpty());
        QTest::mouseClick(dialog->exportButton(), Qt::LeftButton);
        auto* files = opened.window->findChild<QFileDialog*>();
        QVERIFY(files);
        QSignalSpy finished(opened.controller, &ExportController::finished);
        const QString path = opened.folder.filePath("chosen"); // the format is added
        files->selectFile(path);
        static_cast<QDialog*>(files)->accept(); // QFileDialog hides it
        QVERIFY(finished.wait(patience));
        QCOMPARE(finished.front()[1].toString(), QString());
        QCOMPARE(QImage(path + ".png").width(),
                 2 * qRound(opened.window->parts().canvas.width() * opened.window->parts().canvas.devicePixelRatioF()));
    }

    void theMenuListsThemAll()
    {
        Opened opened;
        const WindowActions& actions = opened.window->parts().actions;
        const QList<QAction*> exports = actions.command("export")->menu()->actions();
        for (auto* action : {actions.command("export.any"), actions.command("export.report"), actions.save,
                             actions.command("export.view"), actions.command("export.charts"), actions.copyCommand})
            QVERIFY2(exports.contains(action), qPrintable(action->text()));
        QMenu& charts = *actions.command("export.charts")->menu();
        emit charts.aboutToShow();
        int enabled = 0;
        for (const auto* action : charts.actions())
            enabled += action->isEnabled() ? 1 : 0;
        QCOMPARE(charts.actions().size(), 7);
        QVERIFY(enabled >= 2 && enabled < 6);
        actions.copyCommand->trigger();
        QVERIFY(QGuiApplication::clipboard()->text().startsWith("tilescope run " + board));
    }

    void successOffersToOpenItAndItsFolder()
    {
        Opened opened;
        QDesktopServices::setUrlHandler("file", this, "takeUrl");
        for (const QString& offer : {QStringLiteral("Open"), QStringLiteral("Show folder")}) {
            QCOMPARE(opened.exported("timings", "t.svg"), QString());
            QPushButton* pressed = nullptr;
            for (auto* button : opened.window->parts().messages.findChildren<QPushButton*>())
                if (button->text() == offer && button->isVisible())
                    pressed = button;
            QVERIFY(pressed);
            QTest::mouseClick(pressed, Qt::LeftButton);
            QCOMPARE(m_opened.toLocalFile(),
                     offer == "Open" ? opened.folder.filePath("t.svg") : QDir(opened.folder.path()).absolutePath());
        }
        QDesktopServices::unsetUrlHandler("file");
    }

    void aClosedWindowFinishesItsFile()
    {
        Opened opened;
        const QString path = opened.folder.filePath("late.html");
        opened.controller->exportTo("report", path);
        opened.window.reset();
        QVERIFY(QFileInfo(path).size() > 10'000);
    }
};

TILESCOPE_TEST(ExportControllerTest, runWithWindow)
#include "export_controller_test.moc"

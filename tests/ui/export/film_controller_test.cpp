#include "tests/ui/still.h"
#include "tests/ui/window_fixture.h"
#include "ui/block/block_panel.h"
#include "ui/block/transport_bar.h"
#include "ui/export/export_controller.h"
#include "ui/export/export_dialog.h"
#include "ui/film/film_dialog.h"
#include "ui/film/gif_file.h"
#include "ui/shell/window_actions.h"

#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QFileDialog>
#include <QImageReader>
#include <QListWidget>
#include <QProgressBar>
#include <QSignalSpy>
#include <QSpinBox>

using namespace tilescope;
using namespace tilescope::test;

/// Films from the window.
class FilmControllerTest : public QObject
{
    Q_OBJECT

    const QString m_picture = QStringLiteral("sample:board@160x120");
    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
    ExportController* m_controller = nullptr;

    QString message() const { return m_window->parts().messages.text(MessageBar::Topic::Export); }
    ExportItem filmItem() const
    {
        for (const ExportItem& item : m_controller->items())
            if (item.key == QLatin1String("film"))
                return item;
        return {};
    }
    FilmDialog* openDialog()
    {
        m_window->parts().actions.command("export.film")->trigger();
        return m_window->findChild<FilmDialog*>();
    }
    /// Presses the dialog's button and gives the file dialog this name.
    void save(FilmDialog* dialog, const QString& path)
    {
        QTest::mouseClick(dialog->saveButton(), Qt::LeftButton);
        auto* files = dialog->findChild<QFileDialog*>();
        QVERIFY(files);
        QVERIFY(files->selectedFiles().value(0).contains("sobel-shared-16x16-board_160x120-film"));
        files->selectFile(path);
        static_cast<QDialog*>(files)->accept();
    }

private slots:
    void initTestCase()
    {
        if (!GifFile::isSupported())
            QSKIP("built without giflib");
        WindowOptions options = windowOptions(m_folder, m_picture);
        options.panel = QStringLiteral("block");
        m_window = std::make_unique<MainWindow>(options);
        showActive(*m_window);
        waitForReport(*m_window, m_picture);
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->parts().session.isBusy(), patience);
        m_controller = m_window->findChild<ExportController*>();
        QTRY_COMPARE_WITH_TIMEOUT(filmItem().missing, QString(), patience);
    }
    void cleanupTestCase() { m_window.reset(); }

    void theMenuAsksAndSaves()
    {
        FilmDialog* const dialog = openDialog();
        QVERIFY(dialog);
        QCOMPARE(dialog->summary(), QStringLiteral("229 steps, one per frame: 25 s."));
        QVERIFY2(dialog->subject().title.startsWith("Sobel edges · Shared tile"), qPrintable(dialog->subject().title));
        QVERIFY(dialog->subject().title.endsWith("block 5, 4 · board"));
        dialog->lastStep()->setValue(12);
        QSignalSpy finished(m_controller, &ExportController::finished);
        const QString path = m_folder.filePath("menu.gif");
        save(dialog, path);
        QVERIFY(dialog->progress()->isVisible());
        QVERIFY(!dialog->saveButton()->isEnabled());
        QVERIFY(finished.wait(patience));
        QCOMPARE(finished.front()[1].toString(), QString());
        QCOMPARE(QImageReader(path).imageCount(), 12);
        QVERIFY(message().contains("Exported as " + path));
        QTRY_VERIFY(!m_window->findChild<FilmDialog*>());
    }

    void cancelStopsTheFilmAndKeepsTheChoice()
    {
        FilmDialog* const dialog = openDialog();
        QVERIFY(dialog);
        const QString path = m_folder.filePath("cancelled.gif");
        QSignalSpy finished(m_controller, &ExportController::finished);
        save(dialog, path);
        QTRY_VERIFY_WITH_TIMEOUT(dialog->progress()->value() >= 2, patience);
        const ProcessorTime since;
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(dialog->saveButton()->isEnabled());
        QVERIFY2(since.elapsed() < 400, qPrintable(QString::number(since.elapsed())));
        QVERIFY(dialog->isVisible());
        QVERIFY(!QFileInfo::exists(path));
        QCOMPARE(finished.size(), 0);
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(!m_window->findChild<FilmDialog*>());
    }

    void theExportDialogListsIt()
    {
        m_controller->choose();
        auto* const dialog = m_window->findChild<ExportDialog*>();
        QVERIFY(dialog);
        const QList<QListWidgetItem*> rows = dialog->list()->findItems("Animation of the block", Qt::MatchExactly);
        QCOMPARE(rows.size(), 1);
        dialog->list()->setCurrentItem(rows.front());
        QVERIFY(dialog->name().endsWith("-film.gif"));
        QTest::mouseClick(dialog->exportButton(), Qt::LeftButton);
        auto* const film = m_window->findChild<FilmDialog*>();
        QVERIFY(film);
        film->reject();
        QSignalSpy finished(m_controller, &ExportController::finished);
        m_controller->exportTo("film", m_folder.filePath("film.mp4"));
        QVERIFY(finished.front()[1].toString().contains("Supported extensions: gif"));
        QTRY_VERIFY(!m_window->findChild<FilmDialog*>());
    }

    void aFilmBeginsAtTheCurrentStep()
    {
        auto& panel = panelOf<BlockPanel>(*m_window);
        panel.goTo(*StepChoice::parse("220"));
        QSignalSpy finished(m_controller, &ExportController::finished);
        const QString path = m_folder.filePath("from.gif");
        m_controller->exportTo("film", path);
        QVERIFY(!filmItem().missing.isEmpty()); // one at a time
        QVERIFY(finished.wait(patience));
        QCOMPARE(finished.front()[1].toString(), QString());
        QCOMPARE(QImageReader(path).imageCount(), 10);
        QVERIFY(filmItem().missing.isEmpty());
    }

    void withoutABlockInSightThereIsNoFilm()
    {
        m_window->findChild<QDockWidget*>("runs")->raise();
        QTRY_VERIFY(filmItem().missing.contains("Bring the Block panel to the front"));
        m_window->parts().actions.command("export.film")->trigger();
        QVERIFY(message().contains("Bring the Block panel to the front"));
        QVERIFY(!m_window->findChild<FilmDialog*>());
    }
};

TILESCOPE_TEST(FilmControllerTest, runWithWindow)
#include "film_controller_test.moc"

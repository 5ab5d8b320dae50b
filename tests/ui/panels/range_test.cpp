#include "tests/ui/window_fixture.h"
#include "ui/canvas/pictures/image_file.h"
#include "ui/canvas/scene.h"
#include "ui/session/saved/session_file.h"
#include "ui/session/source_picture.h"
#include "ui/sessions/session_controller.h"
#include "ui/shell/message_bar.h"
#include "ui/shell/window_actions.h"
#include "ui/values/range_controller.h"
#include "ui/values/range_panel.h"

#include <QAction>
#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QSignalSpy>
#include <QToolButton>

#include <algorithm>

using namespace tilescope;
using namespace tilescope::test;

/// The range of a picture's values and of a result's colours, and the channels, in a complete window.
class RangeTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    /// 64×48 pixels of 16 bits: columns from 1000 to 1063.
    QString darkPicture() const
    {
        QByteArray bytes("P6\n64 48\n65535\n");
        for (int i = 0; i < 64 * 48; ++i)
            for (const int value : {1000 + i % 64, 500, 2 * (1000 + i % 64)}) {
                bytes += static_cast<char>(value >> 8);
                bytes += static_cast<char>(value & 255);
            }
        QFile file(m_folder.filePath(QStringLiteral("dark.ppm")));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName() : QString();
    }

    WindowOptions options(const QString& image, const std::string& operation = "sobel") const
    {
        WindowOptions made = windowOptions(m_folder, image);
        made.recipe = Recipe();
        made.recipe->operation = operation;
        made.recipe->counters = CounterMode::None;
        if (operation == "template_matching")
            made.recipe->strategy = "shared";
        made.panel = QStringLiteral("range");
        return made;
    }

    static QToolButton& button(const RangePanel& panel, const QString& text)
    {
        for (auto* one : panel.findChildren<QToolButton*>())
            if (one->text() == text)
                return *one;
        qFatal("There is no such button.");
    }
    static QLineEdit& field(const RangePanel& panel, const QString& name)
    {
        for (auto* one : panel.findChildren<QLineEdit*>())
            if (one->accessibleName() == name)
                return *one;
        qFatal("There is no such field.");
    }
    static void drag(RangeBar& bar, bool isWhite, int by)
    {
        const QPoint from(static_cast<int>(bar.handleX(isWhite)), bar.height() / 2), to = from + QPoint(by, 0);
        QTest::mousePress(&bar, Qt::LeftButton, {}, from);
        QMouseEvent move(QEvent::MouseMove, to, bar.mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(&bar, &move);
        QTest::mouseRelease(&bar, Qt::LeftButton, {}, to);
    }
    static int largest(const MainWindow& window)
    {
        const auto bytes = window.parts().session.image()->bytes();
        return std::to_integer<int>(*std::max_element(bytes.begin(), bytes.end()));
    }

private slots:
    void aDarkPictureIsStretchedAndUndone()
    {
        MainWindow window(options(darkPicture()));
        showActive(window);
        const auto& parts = window.parts();
        auto& panel = panelOf<RangePanel>(window);
        QTRY_COMPARE_WITH_TIMEOUT(panel.caption(), QStringLiteral("Values 500 to 2126, 16 bits"), patience);
        QCOMPARE(largest(window), 8);
        QVERIFY(!panel.channelBox().itemData(0).isValid());
        button(panel, QStringLiteral("Auto")).click();
        QTRY_COMPARE_WITH_TIMEOUT(largest(window), 255, patience);
        QVERIFY(parts.source.range().kind == RangeChoice::Kind::Auto);
        QTRY_VERIFY_WITH_TIMEOUT(parts.run.report() && parts.run.report()->image.name == "dark.ppm, range auto",
                                 patience);
        QCOMPARE(field(panel, QStringLiteral("Black")).text(), QStringLiteral("500"));
        parts.actions.undo->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(largest(window), 8, patience);
        QVERIFY(button(panel, QStringLiteral("Full")).isChecked());
        parts.actions.redo->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(largest(window), 255, patience);
    }

    void aHandleIsDragged()
    {
        MainWindow window(options(darkPicture()));
        showActive(window);
        auto& panel = panelOf<RangePanel>(window);
        QTRY_VERIFY_WITH_TIMEOUT(panel.bar().handleX(true) > panel.bar().handleX(false) + 50, patience);
        drag(panel.bar(), true, -40);
        const RangeChoice& range = window.parts().source.range();
        QVERIFY(range.kind == RangeChoice::Kind::Given);
        QCOMPARE(range.given.black, 0.0);
        QVERIFY2(range.given.white < 65000 && range.given.white > 30000, toText(range).c_str());
        QTRY_VERIFY_WITH_TIMEOUT(largest(window) > 8, patience);
        QVERIFY(window.parts().actions.undo->text().contains(QStringLiteral("range full")));
        drag(panel.bar(), false, 4000); // stays below white
        QVERIFY(range.given.black < range.given.white);
    }

    void fieldsTakeNumbers()
    {
        MainWindow window(options(darkPicture()));
        showActive(window);
        auto& panel = panelOf<RangePanel>(window);
        QTRY_VERIFY_WITH_TIMEOUT(field(panel, QStringLiteral("White")).text() == QStringLiteral("65535"), patience);
        const auto type = [&panel](const QString& name, const char* text) {
            QLineEdit& line = field(panel, name);
            line.setFocus();
            line.selectAll();
            QTest::keyClicks(&line, QLatin1String(text));
            QTest::keyClick(&line, Qt::Key_Return);
        };
        type(QStringLiteral("White"), "2000");
        QVERIFY(window.parts().source.range() == RangeChoice::of(0, 2000));
        type(QStringLiteral("White"), "2000,5");
        QVERIFY(window.parts().source.range() == RangeChoice::of(0, 2000.5));
        type(QStringLiteral("White"), "2,000");
        QVERIFY(window.parts().source.range() == RangeChoice::of(0, 2000));
        type(QStringLiteral("Black"), "9999"); // above white
        QVERIFY(window.parts().source.range() == RangeChoice::of(0, 2000));
        QCOMPARE(field(panel, QStringLiteral("Black")).text(), QStringLiteral("0"));
        type(QStringLiteral("Black"), "x");
        QCOMPARE(field(panel, QStringLiteral("Black")).text(), QStringLiteral("0"));
    }

    void theRangeComesWithTheSession()
    {
        const QString path = m_folder.filePath(QStringLiteral("range.tilescope"));
        {
            WindowOptions made = options(darkPicture());
            made.range = RangeChoice::of(400, 2200);
            MainWindow window(made);
            showActive(window);
            window.parts().sessions.saveTo(path);
        }
        MainWindow window(options(path));
        showActive(window);
        QTRY_VERIFY_WITH_TIMEOUT(window.parts().source.range() == RangeChoice::of(400, 2200), patience);
        QCOMPARE(largest(window), 245); // round(255 · 1726 / 1800)
    }

    void thePixelHasItsValueInTheFile()
    {
        MainWindow window(options(darkPicture()));
        showActive(window);
        window.parts().canvas.pin(QPoint(3, 5));
        const auto inspection = window.parts().canvas.inspection();
        QVERIFY(inspection);
        QVERIFY((inspection->fileValues == std::vector<double>{1003, 500, 2006}));
    }

    void oneChannelIsShownAsGrey()
    {
        MainWindow window(options(darkPicture()));
        showActive(window);
        window.parts().source.choose(RangeChoice::of(0, 2126));
        QTRY_COMPARE_WITH_TIMEOUT(largest(window), 255, patience);
        window.parts().actions.source->trigger();
        Canvas& canvas = window.parts().canvas;
        Canvas::Overlays none;
        none.grid = none.block = false;
        canvas.setOverlays(none);
        const auto middle = [&canvas] {
            const QImage view = canvas.grabView();
            return view.pixelColor(canvas.width() / 2, canvas.height() / 2);
        };
        QVERIFY(middle().blue() > middle().green() + 50);
        auto& panel = panelOf<RangePanel>(window);
        const QColor all = middle();
        panel.channelBox().setCurrentIndex(2);
        emit panel.channelBox().activated(2);
        QCOMPARE(canvas.scene().channel, ChannelView::Green);
        QCOMPARE(middle(), QColor(all.green(), all.green(), all.green()));
        window.parts().actions.undo->trigger();
        QCOMPARE(canvas.scene().channel, ChannelView::All);
        QCOMPARE(panel.channelBox().currentIndex(), 0);
        QVERIFY(!(panel.channelBox().model()->flags(panel.channelBox().model()->index(4, 0)) & Qt::ItemIsEnabled));
    }

    void aResultOfFloatsHasARangeOfItsOwn()
    {
        MainWindow window(options(QStringLiteral("sample:board@96x64"), "template_matching"));
        showActive(window);
        waitForReport(window, QStringLiteral("sample:board@96x64"));
        auto& panel = panelOf<RangePanel>(window);
        Canvas& canvas = window.parts().canvas;
        const DisplayScale own = canvas.resultScale();
        panel.subjectBox().setCurrentIndex(1);
        emit panel.subjectBox().activated(1);
        QTRY_VERIFY_WITH_TIMEOUT(panel.caption().contains(QStringLiteral("floats")), patience);
        button(panel, QStringLiteral("Auto")).click();
        QVERIFY(canvas.scene().resultRange.has_value());
        QVERIFY(!canvas.resultScale().automatic);
        QVERIFY(window.parts().source.range() == RangeChoice());
        const QImage stretched = canvas.grabView();
        button(panel, QStringLiteral("Full")).click();
        QVERIFY(canvas.resultScale() == own);
        QVERIFY(canvas.grabView() != stretched);
    }

    void theNoteOffersToStretch()
    {
        MainWindow window(options(darkPicture()));
        showActive(window);
        QPushButton* stretch = nullptr;
        for (auto* one : window.parts().messages.findChildren<QPushButton*>())
            stretch = one->text() == QStringLiteral("Stretch") ? one : stretch;
        QVERIFY(stretch);
        stretch->click();
        QTRY_COMPARE_WITH_TIMEOUT(largest(window), 255, patience);
    }
};

TILESCOPE_TEST(RangeTest, runWithWindow)
#include "range_test.moc"

#include "tests/ui/window_fixture.h"
#include "ui/glossary/glossary_dialog.h"
#include "ui/glossary/sketch.h"
#include "ui/glossary/term_picture.h"
#include "ui/glossary/term_tips.h"
#include "ui/shell/preferences.h"
#include "ui/shell/window_actions.h"

#include <QAction>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QToolTip>

#include <set>

using namespace tilescope;
using namespace tilescope::test;

/// The glossary's page, and the terms in tool tips.
class GlossaryTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;

    /// The tool tip of a label with these words; empty if it has none.
    QString tipOf(const QString& words, const QString& ownTip = {})
    {
        QLabel label(words, m_window.get());
        label.setToolTip(ownTip);
        label.show();
        QToolTip::hideText();
        const QPoint middle = label.rect().center();
        QHelpEvent event(QEvent::ToolTip, middle, label.mapToGlobal(middle));
        QApplication::sendEvent(&label, &event);
        return QToolTip::text();
    }

private slots:
    void initTestCase()
    {
        m_window = std::make_unique<MainWindow>(windowOptions(m_folder, QStringLiteral("sample:board@64x48")));
        showActive(*m_window);
    }
    void cleanupTestCase() { m_window.reset(); }

    void everyTermHasAPictureOfItsOwn()
    {
        const std::set<std::string> explainedByWords{"baseline", "finding", "sample_of_blocks", "stall", "word"};
        std::set<QByteArray> pictures;
        for (const GlossaryTerm& term : glossary()) {
            const QImage image = termPicture(term.key, lightColours(), 1);
            QCOMPARE(image.isNull(), explainedByWords.count(term.key) == 1);
            if (image.isNull())
                continue;
            QCOMPARE(image.size(), termPictureSize.toSize());
            QByteArray bits(reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes());
            QVERIFY2(bits.count('\0') < bits.size(), term.key.c_str());
            QVERIFY2(pictures.insert(bits).second, term.key.c_str());
            QVERIFY(termPicture(term.key, darkColours(), 1) != image);
        }
    }

    void aLongTextIsWrittenSmallerInItsPlace()
    {
        constexpr QRectF place(20, 10, 84, 20);
        const auto drawn = [&place](const QString& text) {
            QImage image(124, 40, QImage::Format_Grayscale8);
            image.fill(Qt::white);
            QPainter painter(&image);
            Sketch(painter, lightColours()).label(place, text, Accent::Full);
            return image;
        };
        const auto hasInk = [](const QImage& image, int x) {
            for (int y = 0; y < image.height(); ++y)
                if (image.pixelColor(x, y).lightness() < 200)
                    return true;
            return false;
        };
        for (const char* text : {"grid", "grid of many blocks"}) { // at the edges of its place a cut text has ink
            const QImage image = drawn(QString::fromLatin1(text));
            QVERIFY(!hasInk(image, 20) && !hasInk(image, 103));
            QVERIFY(hasInk(image, 60) || hasInk(image, 62));
        }
    }

    void toolTipsExplainTerms()
    {
        const QString halo = QString::fromStdString(glossaryTerm("halo").meaning).toHtmlEscaped();
        QVERIFY(tipOf(QStringLiteral("Halo")).contains(halo));
        QVERIFY(tipOf(QStringLiteral("Halo")).contains(QStringLiteral("<img")));
        const QString both = tipOf(QStringLiteral("&Halo"), QStringLiteral("Its own <tip>"));
        QVERIFY2(both.contains(halo) && both.contains(QStringLiteral("Its own &lt;tip&gt;")), qPrintable(both));
        QCOMPARE(tipOf(QStringLiteral("Halo"), halo).count(halo), 1); // not twice
        const QString bank = QString::fromStdString(glossaryTerm("bank_conflict").meaning).toHtmlEscaped();
        QVERIFY(tipOf(QStringLiteral("Bank\nconflicts")).contains(bank));
        const QString stall = tipOf(QStringLiteral("Stalls")); // words are enough
        QVERIFY(stall.contains(QString::fromStdString(glossaryTerm("stall").meaning).toHtmlEscaped()));
        QVERIFY(!stall.contains(QStringLiteral("<img")));
        QCOMPARE(tipOf(QStringLiteral("Nothing of the kind"), QStringLiteral("own")), QStringLiteral("own"));
    }

    void toolTipsExplainNothingIfTheUserDoesNotWantIt()
    {
        QAction& explains = *m_window->parts().actions.command("glossary.tips");
        QVERIFY(explains.isChecked());
        explains.trigger();
        QVERIFY(tipOf(QStringLiteral("Halo")).isEmpty());
        QVERIFY(!m_window->parts().preferences.explainsTerms());
        explains.trigger();
        QVERIFY(!tipOf(QStringLiteral("Halo")).isEmpty());
    }

    void thePageOpensAtTheLastTermOfAToolTip()
    {
        tipOf(QStringLiteral("Occupancy"));
        QTest::keyClick(m_window.get(), Qt::Key_F1, Qt::ShiftModifier);
        auto* dialog = m_window->findChild<GlossaryDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        QCOMPARE(dialog->chosen(), &glossaryTerm("occupancy"));
        m_window->parts().actions.command("glossary")->trigger(); // no second page
        QCOMPARE(m_window->findChildren<GlossaryDialog*>().size(), 1);
        delete dialog;
    }

    void thePageIsSearchedByEveryFormAndFollowsLinks()
    {
        GlossaryDialog dialog(nullptr);
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.show();
        auto& list = *dialog.findChild<QListWidget*>();
        QCOMPARE(list.count(), static_cast<int>(glossary().size()));
        auto& search = *dialog.findChild<QLineEdit*>();
        QTest::keyClicks(&search, QStringLiteral("syncthr"));
        QCOMPARE(dialog.chosen(), &glossaryTerm("barrier"));
        QLabel* related = nullptr;
        for (QLabel* label : dialog.findChildren<QLabel*>())
            related = label->text().contains(QStringLiteral("href=\"race\"")) ? label : related;
        QVERIFY(related);
        emit related->linkActivated(QStringLiteral("race"));
        QCOMPARE(dialog.chosen(), &glossaryTerm("race"));
        QVERIFY(search.text().isEmpty());
    }
};

TILESCOPE_TEST(GlossaryTest, runWithWindow)
#include "glossary_test.moc"

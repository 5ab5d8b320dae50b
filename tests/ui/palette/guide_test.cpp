#include "tests/ui/window_fixture.h"
#include "ui/shell/window_actions.h"
#include "ui/window/guide_dialog.h"

#include <QAction>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextDocument>

#include <set>

using namespace tilescope;
using namespace tilescope::test;

/// The pages of the user guide.
class GuideTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    static bool hasHeading(const QTextDocument& page)
    {
        QTextBlock block = page.begin();
        while (block.isValid() && block.blockFormat().headingLevel() != 1)
            block = block.next();
        return block.isValid();
    }

    static std::set<QString> linksOf(const QTextDocument& page)
    {
        std::set<QString> links;
        for (QTextBlock block = page.begin(); block.isValid(); block = block.next())
            for (auto part = block.begin(); !part.atEnd(); ++part)
                if (const QTextCharFormat format = part.fragment().charFormat(); format.isAnchor())
                    links.insert(format.anchorHref());
        return links;
    }

private slots:
    void theMenuOpensItOnce()
    {
        MainWindow window(windowOptions(m_folder, QStringLiteral("sample:board@64x48")));
        showActive(window);
        window.parts().actions.guide->trigger();
        window.parts().actions.guide->trigger();
        const auto dialogs = window.findChildren<GuideDialog*>();
        QCOMPARE(dialogs.size(), 1);
        QVERIFY(dialogs.front()->isVisible());
    }

    void everyLinkLeadsToAPage()
    {
        GuideDialog dialog(nullptr);
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        QTextBrowser& pages = dialog.pages();
        std::set<QUrl> seen, left{pages.source()};
        while (!left.empty()) {
            const QUrl url = *left.begin();
            left.erase(left.begin());
            seen.insert(url);
            pages.setSource(url);
            const QString name = url.toString();
            QVERIFY2(hasHeading(*pages.document()), qPrintable(name));
            QVERIFY2(!pages.toPlainText().contains(QChar::ObjectReplacementCharacter), qPrintable(name)); // no image
            for (const QString& link : linksOf(*pages.document())) {
                QVERIFY2(!link.startsWith(QStringLiteral("..")), qPrintable(name + u' ' + link));
                if (const QUrl next = url.resolved(QUrl(link)); !seen.count(next))
                    left.insert(next);
            }
        }
        QCOMPARE(static_cast<int>(seen.size()), 6);
    }
};

TILESCOPE_TEST(GuideTest, runWithWindow)
#include "guide_test.moc"

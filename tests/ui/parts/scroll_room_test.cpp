#include "tests/ui/still.h"
#include "tests/ui/test_program.h"
#include "ui/parts/labels.h"
#include "ui/parts/scroll_room.h"

#include <QComboBox>
#include <QLabel>
#include <QScrollBar>
#include <QTest>
#include <QVBoxLayout>

using namespace tilescope;
using namespace tilescope::test;

/// A room shows its bar exactly where its text needs it, whatever came before, and cuts nothing at the side.
class ScrollRoomTest : public QObject
{
    Q_OBJECT

private slots:
    void showsTheBarThatTheTextNeeds()
    {
        auto* text = mutedLabel(QString());
        auto* content = new QWidget;
        auto* column = new QVBoxLayout(content);
        column->addWidget(new QComboBox);
        column->addWidget(text);
        column->addStretch(1);
        QWidget window;
        auto* outer = new QVBoxLayout(&window);
        auto* room = new ScrollRoom(content);
        outer->addWidget(room);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        unsigned state = 1;
        const auto random = [&state](int below) { // the same on every machine
            state = state * 1664525u + 1013904223u;
            return static_cast<int>((state >> 16) % static_cast<unsigned>(below));
        };
        int seen[2] = {};
        for (int round = 0; round < 200; ++round) {
            const bool isHidden = random(4) == 0;
            room->setVisible(!isHidden);
            if (random(3) > 0)
                text->setText(QStringLiteral("word ").repeated(20 + random(120)));
            if (random(3) > 0)
                window.resize(160 + random(200), 120 + random(240));
            if (random(2) > 0)
                text->setText(QStringLiteral("word ").repeated(20 + random(120)));
            room->show();
            still([room, content] { return std::tuple(room->viewport()->size(), content->size()); }, 3);
            const QSize space = room->contentsRect().size();
            const bool needsBar = content->heightForWidth(space.width()) > space.height();
            ++seen[needsBar];
            const QString at = QStringLiteral("round %1, room of %2×%3, text of %4")
                                   .arg(round)
                                   .arg(space.width())
                                   .arg(space.height())
                                   .arg(content->heightForWidth(space.width()));
            QVERIFY2(room->verticalScrollBar()->isVisible() == needsBar, qPrintable(at));
            QVERIFY2(content->width() == room->viewport()->width(), qPrintable(at));
            QVERIFY2(content->height() >= content->heightForWidth(content->width()), qPrintable(at));
        }
        QVERIFY(seen[0] > 30 && seen[1] > 30);
    }
};

TILESCOPE_TEST(ScrollRoomTest, runWithWidgets)
#include "scroll_room_test.moc"

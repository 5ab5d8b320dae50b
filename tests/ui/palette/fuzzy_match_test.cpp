#include "tests/ui/test_program.h"
#include "ui/palette/fuzzy_match.h"

#include <QtTest>

using namespace tilescope;

namespace
{

PaletteCommand named(const QString& name, const QString& words = {})
{
    PaletteCommand made;
    made.path = name.section(PaletteCommand::separator(), 0, -2);
    made.title = name.section(PaletteCommand::separator(), -1);
    made.words = words;
    return made;
}

/// As in the window, in the order of its menus.
QList<PaletteCommand> someCommands()
{
    return {named(QStringLiteral("File ▸ Open")),
            named(QStringLiteral("File ▸ Open sample ▸ Board ▸ 512×512")),
            named(QStringLiteral("File ▸ Save session")),
            named(QStringLiteral("File ▸ Save session as")),
            named(QStringLiteral("File ▸ Save result")),
            named(QStringLiteral("View ▸ Side by side")),
            named(QStringLiteral("View ▸ Block overlays ▸ Halo")),
            named(QStringLiteral("View ▸ Block overlays ▸ Load order")),
            named(QStringLiteral("View ▸ Histogram")),
            named(QStringLiteral("View ▸ Full screen")),
            named(QStringLiteral("View ▸ Fit")),
            named(QStringLiteral("View ▸ Theme ▸ Dark")),
            named(QStringLiteral("Strategy ▸ Blur ▸ Shared tile"), QStringLiteral("blur shared")),
            named(QStringLiteral("Strategy ▸ Sobel ▸ One thread a pixel"), QStringLiteral("sobel global")),
            named(QStringLiteral("Strategy ▸ Sobel ▸ Shared tile"), QStringLiteral("sobel shared")),
            named(QStringLiteral("Settings ▸ Block 16×16")),
            named(QStringLiteral("Settings ▸ Block 32×8")),
            named(QStringLiteral("Settings ▸ Filter width 9")),
            named(QStringLiteral("Settings ▸ Runs on ▸ Emulator"))};
}

QStringList ranked(const QList<PaletteCommand>& commands, const QString& typed, const QStringList& recent = {})
{
    QStringList names;
    for (const auto& row : rankCommands(commands, typed, recent))
        names << commands[row.index].name();
    return names;
}

} // namespace

class FuzzyMatchTest : public QObject
{
    Q_OBJECT

private slots:
    void whatFits_data()
    {
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QList<int>>("marks"); // empty: no match
        const auto row = [](const char* pattern, const QString& text, const QList<int>& marks) {
            QTest::addRow("%s in %s", pattern, qPrintable(text)) << QString::fromUtf8(pattern) << text << marks;
        };
        row("halo", QStringLiteral("Halo"), {0, 1, 2, 3});
        row("HALO", QStringLiteral("Halo"), {0, 1, 2, 3});
        row("hlo", QStringLiteral("Halo"), {0, 2, 3});
        row("sbs", QStringLiteral("Side by side"), {0, 5, 8});
        row("side by", QStringLiteral("Side by side"), {0, 1, 2, 3, 5, 6});
        row("by side", QStringLiteral("Side by side"), {0, 1, 2, 3, 5, 6}); // words in any order
        row("32x8", QStringLiteral("Block 32×8"), {6, 7, 8, 9});
        row("32×8", QStringLiteral("Block 32x8"), {6, 7, 8, 9});
        row("ogram", QStringLiteral("Histogram"), {4, 5, 6, 7, 8});
        row("sobel shared", QStringLiteral("Blur shared"), {});
        row("hm", QStringLiteral("Halo order"), {});           // no m at all
        row("ale", QStringLiteral("Halo der eel"), {1, 2, 9}); // a later word, from its start
        row("alr", QStringLiteral("Halo order"), {});          // r only in the middle of another word
        row("xyzzy", QStringLiteral("Open"), {});
        row("opened", QStringLiteral("Open"), {}); // longer than the text
    }
    void whatFits()
    {
        QFETCH(QString, pattern);
        QFETCH(QString, text);
        QFETCH(QList<int>, marks);
        const auto hit = FuzzyMatch(pattern).in(text);
        QCOMPARE(hit.has_value(), !marks.isEmpty());
        if (hit)
            QCOMPARE(hit->marks, marks);
    }

    void whatComesFirst_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("first");
        const auto row = [](const char* typed, const QString& first) {
            QTest::newRow(typed) << QString::fromUtf8(typed) << first;
        };
        row("halo", QStringLiteral("View ▸ Block overlays ▸ Halo"));
        row("sobel shared", QStringLiteral("Strategy ▸ Sobel ▸ Shared tile"));
        row("shared sobel", QStringLiteral("Strategy ▸ Sobel ▸ Shared tile"));
        row("sob glob", QStringLiteral("Strategy ▸ Sobel ▸ One thread a pixel")); // its name on the command line
        row("32x8", QStringLiteral("Settings ▸ Block 32×8"));
        row("filter 9", QStringLiteral("Settings ▸ Filter width 9"));
        row("open", QStringLiteral("File ▸ Open"));
        row("save", QStringLiteral("File ▸ Save result")); // of equals the shorter one
        row("ssa", QStringLiteral("File ▸ Save session as"));
        row("sbs", QStringLiteral("View ▸ Side by side"));
        row("board 512", QStringLiteral("File ▸ Open sample ▸ Board ▸ 512×512"));
        row("dark", QStringLiteral("View ▸ Theme ▸ Dark"));
        row("theme d", QStringLiteral("View ▸ Theme ▸ Dark"));
        row("fs", QStringLiteral("View ▸ Full screen"));
        row("fit", QStringLiteral("View ▸ Fit"));
        row("emul", QStringLiteral("Settings ▸ Runs on ▸ Emulator"));
        row("  halo  ", QStringLiteral("View ▸ Block overlays ▸ Halo"));
    }
    void whatComesFirst()
    {
        QFETCH(QString, typed);
        const QStringList names = ranked(someCommands(), typed);
        QVERIFY2(!names.isEmpty(), qPrintable(typed));
        QTEST(names.front(), "first");
    }

    void nothingTypedIsTheMenusOrderAfterWhatWasUsedLately()
    {
        const auto commands = someCommands();
        QStringList expected; // commands deep in a menu come last
        for (const int depth : {1, 2, 3})
            for (const auto& command : commands)
                if (command.name().count(PaletteCommand::separator()) == depth)
                    expected << command.name();
        QCOMPARE(ranked(commands, {}), expected);
        const QStringList recent{QStringLiteral("View ▸ Fit"), QStringLiteral("gone"), QStringLiteral("File ▸ Open")};
        const QStringList names = ranked(commands, {}, recent);
        QCOMPARE(names.mid(0, 3), (QStringList{QStringLiteral("View ▸ Fit"), QStringLiteral("File ▸ Open"),
                                               QStringLiteral("File ▸ Save session")}));
        QCOMPARE(names.size(), commands.size());
    }

    void whatWasUsedLatelyWinsAmongNearlyEqual()
    {
        const QString again = QStringLiteral("File ▸ Save session as");
        QVERIFY(ranked(someCommands(), QStringLiteral("save")).front() != again);
        QCOMPARE(ranked(someCommands(), QStringLiteral("save"), {again}).front(), again);
        QCOMPARE(ranked(someCommands(), QStringLiteral("halo"), {again}).front(),
                 QStringLiteral("View ▸ Block overlays ▸ Halo"));
    }

    void whatCannotBeComesAfterItsEqual()
    {
        QList<PaletteCommand> twins{named(QStringLiteral("Save a")), named(QStringLiteral("Save b"))};
        QCOMPARE(ranked(twins, QStringLiteral("save")).front(), QStringLiteral("Save a"));
        twins[0].isEnabled = false;
        QCOMPARE(ranked(twins, QStringLiteral("save")),
                 (QStringList{QStringLiteral("Save b"), QStringLiteral("Save a")}));
    }

    void hiddenWordsAreNotMarked()
    {
        const QList<PaletteCommand> one{
            named(QStringLiteral("Strategy ▸ Sobel ▸ One thread"), QStringLiteral("global"))};
        const auto rows = rankCommands(one, QStringLiteral("global"), {});
        QCOMPARE(rows.size(), 1);
        QVERIFY(rows[0].marks.isEmpty());
    }

    void hostileTextIsOnlyText()
    {
        const QString longText(5000, QLatin1Char('a'));
        QVERIFY(FuzzyMatch(longText).in(QStringLiteral("aaa")) == std::nullopt);
        QVERIFY(FuzzyMatch(QStringLiteral("a")).in(QString()) == std::nullopt);
        QVERIFY(FuzzyMatch(QStringLiteral("İ")).in(QStringLiteral("İstanbul"))); // gets longer in lower case
        QVERIFY(FuzzyMatch(QStringLiteral(" ")).isEmpty());
        QVERIFY(FuzzyMatch(QString()).in(QStringLiteral("anything"))->marks.isEmpty());
    }
};

TILESCOPE_TEST(FuzzyMatchTest, runWithoutDisplay)
#include "fuzzy_match_test.moc"

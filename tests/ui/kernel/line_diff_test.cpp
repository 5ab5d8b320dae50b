#include "tests/ui/test_program.h"
#include "ui/kernel/line_diff.h"

#include <QtTest>

#include <string>

using namespace tilescope;

namespace
{

/// The new text, rebuilt from the old one and the changes.
std::string rebuilt(const std::string& from, const std::string& to)
{
    const auto old = linesOf(from), fresh = linesOf(to);
    std::string text;
    const auto add = [&](std::string_view line) { text += std::string(line) + '\n'; };
    int at = 1;
    for (const LineChange& change : changesBetween(from, to)) {
        for (; at < change.oldFirst; ++at)
            add(old[static_cast<std::size_t>(at - 1)]);
        for (int line = change.newFirst; line < change.newFirst + change.newCount; ++line)
            add(fresh[static_cast<std::size_t>(line - 1)]);
        at += change.oldCount;
    }
    for (; at <= static_cast<int>(old.size()); ++at)
        add(old[static_cast<std::size_t>(at - 1)]);
    text.pop_back();
    return text;
}

std::string changesText(const std::string& from, const std::string& to)
{
    std::string text;
    for (const LineChange& change : changesBetween(from, to))
        text += std::to_string(change.oldFirst) + '+' + std::to_string(change.oldCount) + "→" +
                std::to_string(change.newFirst) + '+' + std::to_string(change.newCount) + ' ';
    return text;
}

} // namespace

class LineDiffTest : public QObject
{
    Q_OBJECT

private slots:
    void theFewestLinesDiffer_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("changes");
        QTest::newRow("equal") << "a\nb"
                               << "a\nb"
                               << "";
        QTest::newRow("both empty") << ""
                                    << ""
                                    << "";
        QTest::newRow("from nothing") << ""
                                      << "a"
                                      << "1+1→1+1 ";
        QTest::newRow("a line added at the top") << "b\nc"
                                                 << "a\nb\nc"
                                                 << "1+0→1+1 ";
        QTest::newRow("a line added at the end") << "a\nb"
                                                 << "a\nb\nc"
                                                 << "3+0→3+1 ";
        QTest::newRow("a line gone") << "a\nb\nc"
                                     << "a\nc"
                                     << "2+1→2+0 ";
        QTest::newRow("a line changed") << "a\nb\nc"
                                        << "a\nx\nc"
                                        << "2+1→2+1 ";
        QTest::newRow("two places") << "a\nb\nc\nd\ne"
                                    << "x\nb\nc\nd\ny\nz"
                                    << "1+1→1+1 5+1→5+2 ";
        QTest::newRow("the last line end gone") << "a\n"
                                                << "a"
                                                << "2+1→2+0 ";
        QTest::newRow("moved") << "a\nb\nc\nd"
                               << "b\nc\nd\na"
                               << "1+1→1+0 5+0→4+1 ";
    }
    void theFewestLinesDiffer()
    {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, changes);
        QCOMPARE(QString::fromStdString(changesText(from.toStdString(), to.toStdString())), changes);
        QCOMPARE(rebuilt(from.toStdString(), to.toStdString()), to.toStdString());
    }

    void anyTwoTextsAreRebuilt()
    {
        unsigned state = 7;
        const auto next = [&](unsigned below) { return (state = state * 1664525U + 1013904223U) / 65536U % below; };
        const auto text = [&] {
            std::string made;
            for (unsigned lines = next(30); lines > 0; --lines)
                made += std::string(1, static_cast<char>('a' + next(4))) + '\n';
            return made;
        };
        for (int trial = 0; trial < 500; ++trial) {
            const std::string from = text(), to = text();
            QCOMPARE(rebuilt(from, to), to);
        }
    }

    void largeTextsThatHaveNothingInCommonComeToAnEnd()
    {
        std::string from, to;
        for (int line = 0; line < 50'000; ++line) {
            // "a" + std::string makes g++ 12 warn of a nonexistent overflow (GCC bug 105651).
            from.append("a").append(std::to_string(line)).append("\n");
            to.append("b").append(std::to_string(line)).append("\n");
        }
        QCOMPARE(changesBetween(from, to), (std::vector<LineChange>{{1, 50'000, 1, 50'000}}));
    }

    void linesAreFoundAgain()
    {
        const LineMap map("a\nb\nc\nd", "x\na\nC\nd");
        QCOMPARE(map.newLine(1), 2);
        QCOMPARE(map.newLine(2), 0); // gone
        QCOMPARE(map.newLine(3), 0); // changed
        QCOMPARE(map.newLine(4), 4);
        QCOMPARE(map.newLine(0), 0);
        QCOMPARE(LineMap().newLine(7), 7);
    }
};

TILESCOPE_TEST(LineDiffTest, runAlone)
#include "line_diff_test.moc"

#include "tests/ui/test_program.h"
#include "ui/session/report_figures.h"

#include "app/arguments.h"
#include "app/recipes.h"
#include "plain_words.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

using namespace tilescope;
using tilescope::test::parsed;

namespace
{

/// The words of a line as a shell parses them.
QStringList wordsOf(const QString& line)
{
    QProcess shell;
    shell.start(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), QStringLiteral("printf '%s\\0' ") + line});
    shell.waitForFinished();
    QStringList words;
    for (const QByteArray& word : shell.readAllStandardOutput().split('\0'))
        words << QString::fromUtf8(word);
    words.removeLast(); // after the last NUL
    return words;
}

std::vector<std::pair<std::string, std::string>> everyStrategy(const Registry& registry)
{
    std::vector<std::pair<std::string, std::string>> names;
    for (const Operation& operation : registry.operations())
        for (const Strategy& strategy : operation.strategies)
            names.emplace_back(operation.name, strategy.name);
    return names;
}

} // namespace

class CommandTextTest : public QObject
{
    Q_OBJECT

private:
    const Registry m_registry;
    std::vector<Recipe> m_recipes;
    QTemporaryDir m_folder;

private slots:
    void readsBackTheSame_data()
    {
        QTest::addColumn<int>("which");
        QTest::addColumn<QString>("image");
        const QString sample = QStringLiteral("sample:board@64x48");
        const auto row = [this](const char* name, const Recipe& recipe, const QString& image) {
            QTest::newRow(name) << static_cast<int>(m_recipes.size()) << image;
            m_recipes.push_back(m_registry.completed(recipe));
        };
        for (const auto& [operation, strategy] : everyStrategy(m_registry)) {
            Recipe recipe;
            recipe.operation = operation;
            recipe.strategy = strategy;
            recipe.block = {32, 4};
            row((operation + " " + strategy).c_str(), recipe, sample);
        }
        Recipe chosen;
        chosen.backend = BackendChoice::Emulator;
        chosen.compiler = CompilerChoice::Clang;
        chosen.counters = CounterMode::None;
        chosen.gpu = "RTX 4090";
        row("machine", chosen, sample);
        row("spaces", Recipe(), QStringLiteral("/home/a b/it's \"$HOME\" `x` \\ ü.png"));
        Recipe text;
        text.operation = "template_matching";
        text.parameters["template"] = std::string("/tmp/a 'b'; rm -rf $x\n.png");
        row("text", text, sample);
        Recipe own;
        own.source = "// mine\n\"text\"\n";
        own.sharedBytes = 4096;
        row("source", own, sample);
    }
    void readsBackTheSame()
    {
        QFETCH(int, which);
        QFETCH(QString, image);
        const Recipe& recipe = m_recipes[static_cast<std::size_t>(which)];
        QString kernel;
        if (recipe.source) {
            QFile file(m_folder.filePath(QStringLiteral("my kernel.cu")));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(recipe.source->c_str());
            kernel = file.fileName();
        }
        const QStringList words = wordsOf(commandText(recipe, image, kernel));
        QCOMPARE(words.value(0), QStringLiteral("tilescope"));
        const Arguments arguments = parsed(words.mid(1));
        QCOMPARE(arguments.command, Command::Run);
        QCOMPARE(arguments.images, Words{image.toStdString()});
        const std::vector<Recipe> recipes = recipesOf(arguments, m_registry);
        QCOMPARE(recipes.size(), std::size_t(1));
        QVERIFY(recipes.front() == recipe);
    }

    void theSamePlaceIsReadBack()
    {
        const QStringList place{QStringLiteral("--worker"), QStringLiteral("ssh 'a b' tilescope worker")};
        Recipe recipe;
        const auto argumentsOf = [&] {
            return parsed(wordsOf(commandText(recipe, QStringLiteral("a.png"), {}, {}, {}, place)).mid(1));
        };
        QCOMPARE(argumentsOf().workers, Words{place[1].toStdString()});
        recipe.backend = BackendChoice::Emulator;
        QVERIFY(argumentsOf().workers.empty()); // it runs here
    }

    void theRangeIsReadBack()
    {
        for (const RangeChoice& range :
             {RangeChoice(), RangeChoice{RangeChoice::Kind::Auto, {}}, RangeChoice::of(-20.5, 3000)}) {
            const QStringList words = wordsOf(commandText(Recipe(), QStringLiteral("a.tif"), {}, range));
            QVERIFY(parsed(words.mid(1)).range.value_or(RangeChoice()) == range);
        }
    }

    void whatIsShownIsReadBackByTheWindow_data()
    {
        QTest::addColumn<QString>("channel");
        QTest::addColumn<QString>("difference");
        QTest::newRow("channel") << "green"
                                 << "result,reference";
        QTest::newRow("difference") << "all"
                                    << "source,result";
        QTest::newRow("both") << "red"
                              << "result,shared";
    }
    void whatIsShownIsReadBackByTheWindow()
    {
        QFETCH(QString, channel);
        QFETCH(QString, difference);
        const ViewSubject subject{*fromText<ChannelView>(channel),
                                  parseDifferenceSides(difference.toStdString(), m_registry)};
        const QStringList words = wordsOf(commandText(Recipe(), QStringLiteral("a.png"), {}, {}, subject));
        const Arguments arguments = parsed(words.mid(1));
        QCOMPARE(arguments.command, Command::Window);
        QCOMPARE(arguments.channel.empty() ? QStringLiteral("all") : QString::fromStdString(arguments.channel),
                 channel);
        const QString read = arguments.difference.empty() ? QStringLiteral("result,reference")
                                                          : QString::fromStdString(arguments.difference);
        QCOMPARE(read, difference);
    }

    void plainWordsStayPlain()
    {
        QCOMPARE(shellWord(QStringLiteral("sample:board@64x48")), QStringLiteral("sample:board@64x48"));
        QCOMPARE(shellWord({}), QStringLiteral("''"));
        QCOMPARE(shellWord(QStringLiteral("a;b")), QStringLiteral("'a;b'"));
    }
};

TILESCOPE_TEST(CommandTextTest, runWithoutDisplay)
#include "command_text_test.moc"

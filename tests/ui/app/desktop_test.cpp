#include "app/arguments.h"
#include "app/help/help.h"
#include "app/option_table.h"
#include "gpu/image/sample.h"
#include "gpu/operations/registry.h"
#include "tests/ui/built_program.h"
#include "tests/ui/test_program.h"
#include "ui/canvas/overlays/overlay_mode.h"
#include "ui/language/language.h"
#include "ui/operations/own_operations.h"
#include "ui/shell/layout_name.h"
#include "ui/texts.h"
#include "ui/theme/theme.h"
#include "ui/trace/step_choice.h"
#include "ui/view_mode.h"
#include "ui/window/panel_kinds.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QStandardPaths>
#include <QSvgRenderer>
#include <QTemporaryDir>

#include <algorithm>

using namespace tilescope;

namespace
{

QString desktopFile(const char* name)
{
    return QStringLiteral(TILESCOPE_TEST_DATA "/../../resources/desktop/") + QLatin1String(name);
}

QStringList sorted(QStringList list)
{
    list.sort();
    return list;
}

/// The options that a text names; those of fish are written "-l NAME".
QSet<QString> optionsIn(QString text)
{
    QSet<QString> found;
    static const QRegularExpression fish(QStringLiteral(" -l ([a-z])")),
        pattern(QStringLiteral("(?<![\\w-])--[a-z]+(-[a-z]+)*"));
    text.replace("\\-", "-").replace("\\fB", " ").replace(fish, " --\\1");
    for (auto match = pattern.globalMatch(text); match.hasNext();)
        found.insert(match.next().captured());
    return found;
}

} // namespace

/// Help, man page and completions name what the table of options has; the icon is the program's.
class DesktopTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder, m_scripts; // the one without files that a completion would offer

    QString script(const QString& shell) const { return m_scripts.filePath(shell == "zsh" ? "_tilescope" : shell); }

    /// What a shell prints; `words` follow its arguments.
    QStringList printed(const QString& program, const QStringList& words) const
    {
        QProcess shell;
        shell.setWorkingDirectory(m_folder.path());
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        const QString folder = QFileInfo(test::builtProgram()).absolutePath();
        environment.insert("PATH", folder + ':' + environment.value("PATH"));
        shell.setProcessEnvironment(environment);
        shell.start(program, words);
        if (!shell.waitForFinished(test::patience))
            return {"did not end"};
        const QByteArray errors = shell.readAllStandardError();
        if (!errors.isEmpty())
            return {QString::fromUtf8(errors)};
        return sorted(QString::fromUtf8(shell.readAllStandardOutput()).split('\n', Qt::SkipEmptyParts));
    }

    /// What bash offers after these words, the last of which is being written.
    QStringList offered(const QStringList& words) const
    {
        return printed("bash", QStringList{"-c",
                                           "source \"$1\"; shift; COMP_WORDS=(\"$@\"); COMP_CWORD=$(($# - 1)); "
                                           "_tilescope \"$1\" \"${COMP_WORDS[COMP_CWORD]}\" "
                                           "\"${COMP_WORDS[COMP_CWORD - 1]}\"; printf '%s\\n' \"${COMPREPLY[@]}\"",
                                           "bash", script("bash"), test::builtProgram()} +
                                   words);
    }

    /// What fish offers for the last of these words.
    QStringList offeredByFish(const QStringList& words) const
    {
        const QString line = "tilescope " + words.join(' ');
        QStringList all =
            printed("fish", {"--no-config", "-c", "source $argv[1]; complete -C $argv[2]", "--", script("fish"), line});
        for (QString& one : all)
            one = one.section('\t', 0, 0); // the rest describes it
        return sorted(all);
    }

private slots:
    void initTestCase()
    {
        for (const QString shell : {"bash", "zsh", "fish"}) {
            QFile file(script(shell));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(QByteArray::fromStdString(helpText(shell.toStdString())));
        }
    }

    void completionOffersTheCommandsAndSamples()
    {
        QStringList words;
        for (const CommandOptions& one : commandOptions())
            if (!one.word.empty())
                words << QString::fromStdString(one.word);
        for (const Sample& sample : samples())
            words << QString::fromStdString("sample:" + sample.name);
        QCOMPARE(offered({""}), sorted(words));
    }

    void completionOffersTheOptionsOfEachCommand_data()
    {
        QTest::addColumn<QString>("word");
        QTest::addColumn<QStringList>("options");
        for (const CommandOptions& one : commandOptions())
            QTest::newRow(one.word.empty() ? "window" : one.word.c_str())
                << QString::fromStdString(one.word) << qtTexts(one.options);
        QTest::newRow("version") << "--version" << QStringList();
    }
    void completionOffersTheOptionsOfEachCommand()
    {
        QFETCH(QString, word);
        QFETCH(QStringList, options);
        const QStringList words{word.isEmpty() ? "picture.png" : word, "--"};
        QCOMPARE(offered(words), sorted(options));
        if (!QStandardPaths::findExecutable("fish").isEmpty())
            QCOMPARE(offeredByFish(words), sorted(options));
    }

    void completionOffersTheValues_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QStringList>("values");
        QTest::newRow("view") << QStringList{"a.png", "--view", ""} << allTexts<ViewMode>();
        QTest::newRow("overlay") << QStringList{"a.png", "--overlay", ""} << allTexts<OverlayMode>();
        QTest::newRow("layout") << QStringList{"a.png", "--layout", ""} << layoutNameTexts();
        QTest::newRow("panel") << QStringList{"a.png", "--panel", ""} << panelNames();
        QTest::newRow("channel") << QStringList{"a.png", "--channel", ""} << allTexts<ChannelView>();
        QTest::newRow("step") << QStringList{"a.png", "--step", ""} << StepChoice::names();
        QStringList codes;
        for (const Language& language : languages())
            codes << language.code;
        QTest::newRow("language") << QStringList{"a.png", "--language", ""} << codes;
        const Registry registry(withBuiltIn(readOwnOperations({}, {}).operations));
        QStringList operations, strategies{"all"}, kernels, mistakes;
        for (const Operation& operation : registry.operations())
            operations << QString::fromStdString(operation.name);
        const Operation& blur = registry.operation("blur");
        for (const Strategy& strategy : blur.strategies) {
            strategies << QString::fromStdString(strategy.name);
            for (const Mistake& mistake : registry.mistakes(blur, strategy.name))
                mistakes << QString::fromStdString(mistake.name);
        }
        mistakes.removeDuplicates();
        QTest::newRow("op") << QStringList{"run", "a.png", "--op", ""} << operations;
        QTest::newRow("strategy") << QStringList{"run", "a.png", "--op", "blur", "--strategy", ""} << strategies;
        QTest::newRow("mistake") << QStringList{"run", "a.png", "--op", "blur", "--mistake", ""} << mistakes;
        QTest::newRow("kernel's operation") << QStringList{"kernel", ""} << operations;
        strategies.removeFirst();
        QTest::newRow("kernel's strategy") << QStringList{"kernel", "blur", ""} << strategies;
        QStringList pictures, shells{"bash", "fish", "zsh"};
        for (const Sample& sample : samples())
            pictures << QString::fromStdString("sample:" + sample.name);
        QTest::newRow("image") << QStringList{"run", ""} << pictures;
        QTest::newRow("image after an option") << QStringList{"run", "--op", "blur", "--silicon", ""} << pictures;
        QTest::newRow("image after two") << QStringList{"run", "--no-check", "--op", "blur", "s"} << pictures;
        QTest::newRow("GPU") << QStringList{"devices", "--gpu", "V"} << QStringList{"V100"};
        QTest::newRow("text") << QStringList{"text", ""} << QStringList{"000", "001", "002", "003", "004"};
        QTest::newRow("help's topic") << QStringList{"help", "zs"} << QStringList{"zsh"};
        QTest::newRow("number") << QStringList{"run", "a.png", "--runs", ""} << QStringList();
        QTest::newRow("file") << QStringList{"run", "a.png", "--json", ""} << QStringList();
    }
    void completionOffersTheValues()
    {
        QFETCH(QStringList, words);
        QFETCH(QStringList, values);
        QCOMPARE(offered(words), sorted(values));
        if (!QStandardPaths::findExecutable("fish").isEmpty())
            QCOMPARE(offeredByFish(words), sorted(values));
    }

    /// Bash takes = and : for words of their own.
    void completionReadsWhatBashDivides_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QStringList>("values");
        QTest::newRow("value") << QStringList{"run", "a.png", "--op", "=", "bl"} << QStringList{"blur"};
        QTest::newRow("no value yet") << QStringList{"a.png", "--theme", "="} << QStringList{"dark", "light"};
        QTest::newRow("operation") << QStringList{"run", "--op", "=", "blur", "--strategy", "shared_"}
                                   << QStringList{"shared_constant"};
        QTest::newRow("sample") << QStringList{"run", "sample", ":", "bo"} << QStringList{"board"};
        QTest::newRow("no name yet") << QStringList{"run", "sample", ":"}
                                     << QStringList{"board", "coins", "page", "star"};
        QTest::newRow("after a sample") << QStringList{"run", "sample", ":", "board", "s"} << QStringList();
        QTest::newRow("name of two words") << QStringList{"run", "--gpu", "RTX\\ 2"} << QStringList{"RTX\\ 2080\\ Ti"};
    }
    void completionReadsWhatBashDivides()
    {
        QFETCH(QStringList, words);
        QFETCH(QStringList, values);
        QCOMPARE(offered(words), values);
    }

    void scriptsAreWellFormed_data()
    {
        QTest::addColumn<QString>("shell");
        for (const char* shell : {"bash", "zsh", "fish"})
            QTest::newRow(shell) << shell;
    }
    void scriptsAreWellFormed()
    {
        QFETCH(QString, shell);
        if (QStandardPaths::findExecutable(shell).isEmpty())
            QSKIP(qPrintable(shell + " is not installed"));
        QCOMPARE(printed(shell, {"-n", script(shell)}), QStringList());
    }

    void everythingPrintedNamesEveryCommandAndOption_data()
    {
        QTest::addColumn<QString>("topic");
        QTest::addColumn<QString>("before"); // a command
        QTest::newRow("help") << ""
                              << "tilescope ";
        QTest::newRow("man") << "man"
                             << "tilescope\\fR \\fB";
        for (const char* shell : {"bash", "zsh", "fish"})
            QTest::newRow(shell) << shell << " ";
    }
    void everythingPrintedNamesEveryCommandAndOption()
    {
        QFETCH(QString, topic);
        QFETCH(QString, before);
        const QString text = QString::fromStdString(helpText(topic.toStdString()));
        const QSet<QString> named = optionsIn(text);
        for (const OptionGroup& group : optionGroups())
            for (const Option& option : group.options) {
                QVERIFY2(named.contains(QStringLiteral("--") + option.name), option.name);
                if (topic.isEmpty() || topic == "man")
                    QVERIFY2(!option.alias || named.contains(QStringLiteral("--") + option.alias), option.alias);
            }
        for (const CommandOptions& one : commandOptions())
            QVERIFY2(one.word.empty() || text.contains(before + QString::fromStdString(one.word)), one.word.c_str());
    }

    void helpAndManPageHaveAnEntryForEachOption()
    {
        const QString help = QString::fromStdString(helpText({})), page = QString::fromStdString(manPage());
        for (const OptionGroup& group : optionGroups())
            for (const Option& option : group.options) {
                QVERIFY2(QRegularExpression(QStringLiteral("\\n  --%1[ \\n]").arg(option.name)).match(help).hasMatch(),
                         option.name);
                const QString name = QString(option.name).replace("-", "\\-");
                QVERIFY2(page.contains(QStringLiteral(".TP\n\\fB\\-\\-%1\\fR").arg(name)), option.name);
            }
    }

    void zshKnowsTheOptionsOfEachCommand()
    {
        for (const CommandRow& row : commandRows()) {
            const QString word = *row.word ? row.word : "window";
            const QString part = QString::fromStdString(zshCompletion())
                                     .section("\n    " + word + ")\n", 1)
                                     .section(QStringLiteral("\n        ;;"), 0, 0);
            QVERIFY2(part.contains("_arguments"), qPrintable(word));
            for (const OptionGroup& group : optionGroups())
                for (const Option& option : group.options) {
                    const QString start =
                        QString(option.value.shape ? "'*--%1=[" : "'--%1[").arg(QLatin1String(option.name));
                    QVERIFY2(part.contains(start + QString::fromStdString(option.summary()).left(4)) ==
                                 option.belongs(row.command),
                             qPrintable(word + ": " + option.name));
                }
        }
    }

    /// A help that names an option that there is not would be worse than none.
    void helpAndManPageNameNoOtherOption()
    {
        QSet<QString> known{"--help", "--version"};
        for (const OptionGroup& group : optionGroups())
            for (const Option& option : group.options)
                known << QStringLiteral("--") + option.name << QStringLiteral("--") + option.alias;
        for (const char* topic : {"", "man"})
            QCOMPARE(sorted((optionsIn(QString::fromStdString(helpText(topic))) - known).values()), QStringList());
    }

    void everyOptionHasASentence()
    {
        static const QRegularExpression sentences(QStringLiteral("^[A-Z].{8,}\\.$"));
        for (const OptionGroup& group : optionGroups())
            for (const Option& option : group.options) {
                QVERIFY2(sentences.match(QString::fromStdString(option.sentences())).hasMatch(), option.name);
                QVERIFY2(option.sentences().find('%') == std::string::npos && option.summary().size() < 120,
                         option.name);
                QVERIFY2(option.commands != 0, option.name);
            }
        for (const CommandRow& row : commandRows())
            QVERIFY2(sentences.match(row.text).hasMatch(), row.word);
    }

    void helpOfACommandHasItsOptionsAlone()
    {
        for (const CommandOptions& one : commandOptions())
            if (!one.word.empty()) {
                const QString text = QString::fromStdString(helpText(one.word));
                QVERIFY2(text.startsWith("  tilescope " + QString::fromStdString(one.word)), qPrintable(text));
                for (const CommandOptions& other : commandOptions())
                    for (const QString& option : qtTexts(other.options))
                        QVERIFY2(text.contains("\n  " + option) == qtTexts(one.options).contains(option) ||
                                     !QRegularExpression("\n  " + option + "( |$)").match(text).hasMatch(),
                                 qPrintable(QString::fromStdString(one.word) + ": " + option));
            }
    }

    void manPageHasItsSections()
    {
        QStringList titles;
        for (const QString& line : QString::fromStdString(manPage()).split('\n'))
            if (line.startsWith(".SH "))
                titles << line.mid(4);
        QCOMPARE(titles, (QStringList{"NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "OPTIONS", "ENVIRONMENT",
                                      "EXIT STATUS", "FILES", "EXAMPLES"}));
    }

    void manPageIsWellFormed()
    {
        QFile file(m_scripts.filePath("tilescope.1"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(manPage()));
        file.close();
        if (QStandardPaths::findExecutable("mandoc").isEmpty())
            QSKIP("mandoc is not installed; app/packaging/validate asks man");
        QCOMPARE(printed("mandoc", {"-Tlint", file.fileName()}), QStringList());
    }

    /// What is printed has no copy that is written by hand.
    void resourcesHaveNoCopy()
    {
        const QDir folder(desktopFile(""));
        QVERIFY(folder.exists());
        for (const QString& name : folder.entryList(QDir::Files)) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            QVERIFY2(!file.readAll().contains("--strategy"), qPrintable(name));
        }
    }

    void iconIsAsTheProgramDrawsIt()
    {
        QSvgRenderer renderer(desktopFile("io.github.tilescope.Tilescope.svg"));
        QVERIFY(renderer.isValid());
        for (const int side : {48, 256}) {
            QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::transparent);
            QPainter painter(&image);
            renderer.render(&painter);
            painter.end();
            const QImage drawn = applicationIcon().pixmap(side).toImage().convertToFormat(image.format());
            QCOMPARE(drawn.size(), image.size());
            int largest = 0;
            for (int y = 0; y < side; ++y)
                for (int x = 0; x < side; ++x) {
                    const QRgb a = image.pixel(x, y), b = drawn.pixel(x, y);
                    largest = std::max({largest, std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)),
                                        std::abs(qBlue(a) - qBlue(b)), std::abs(qAlpha(a) - qAlpha(b))});
                }
            QVERIFY2(largest <= 24, qPrintable(QString("%1 at %2").arg(largest).arg(side)));
        }
    }
};

TILESCOPE_TEST(DesktopTest, runWithWidgets)

#include "desktop_test.moc"

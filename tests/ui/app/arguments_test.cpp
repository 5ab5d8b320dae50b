#include "app/arguments.h"
#include "app/files.h"
#include "plain_words.h"
#include "tests/ui/test_program.h"

#include <QDir>
#include <QFile>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

using namespace tilescope;
using tilescope::test::parsed;

/// Which of the options that a command knows a call may have, and that no file of the call is read and written.
class ArgumentsTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString path(const QString& name) const { return m_folder.filePath(name); }

    void write(const QString& name) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{}");
    }

    /// The words of a call that gives an option a file; empty for an option that takes none.
    QStringList reading(const QString& option, const QString& written) const
    {
        const bool isOfWindow = written == "--export" || written == "--screenshot";
        const QStringList command = isOfWindow           ? QStringList()
                                    : written == "--csv" ? QStringList{"sweep", "sample:board"}
                                                         : QStringList{"run", "sample:board"};
        const QStringList launch{"run", "--grid", "1", "--block", "1", "--kernel"};
        const auto launchOf = [&](const char* kernel, const QStringList& more) {
            return launch + QStringList{path(kernel)} + more;
        };
        if (option == "--include")
            return {"run", path("read.cu"), option, path("folders")};
        if (option == "--image")
            return {"run", path("other.cu"), option, path("read.cu")};
        if (option == "--kernel")
            return launchOf("read.cu", {});
        if (option == "--listing")
            return launchOf("other.ptx", {option, path("read.cu")});
        if (option == "--arg" || option == "--constant")
            return launchOf("other.ptx", {option, "x=" + path("read.cu")});
        if (option == "--param")
            return command + QStringList{option, "template=" + path("read.cu")};
        if (option == "--source" || option == "--ncu")
            return command + QStringList{option, path("read.cu")};
        if (option == "--operations")
            return command + QStringList{option, path("folders")};
        if (option == "--lessons" && isOfWindow)
            return {option, path("folders")};
        if (option == "--lessons" && written == "--csv")
            return {"lesson", "verify", "a.tilescope-answers", option, path("folders")};
        if (option == "--lessons")
            return {"lesson", "handout", "one", option, path("folders")};
        if (option == "--resume")
            return {option, path("read.cu")};
        return {};
    }

    /// The file, by another name with the suffix that the option takes.
    QStringList writing(const QString& option) const
    {
        const QStringList suffixes{"--out=png",      "--export=png", "--screenshot=png", "--html=html",  "--csv=csv",
                                   "--timeline=svg", "--json=json",  "--save=npy",       "--sarif=sarif"};
        for (const QString& known : suffixes)
            if (known.startsWith(option + '=')) {
                const QString file = path("written." + known.section('=', 1));
                return {option, option == "--save" ? "x=" + file : file};
            }
        return {};
    }

    /// What refuses the call; empty if nothing does.
    static QByteArray refusal(const QStringList& words)
    {
        try {
            const Arguments arguments = parsed(words);
            checkOutputs(arguments, arguments.outFile.empty() ? Words() : Words{arguments.outFile});
        } catch (const std::exception& error) {
            return error.what();
        }
        return {};
    }

    void compareRefused(const QStringList& words) const
    {
        const QByteArray sentence = refusal(words);
        QVERIFY2(sentence.contains("which is read") || sentence.contains("There is no option") ||
                     sentence.contains(" out.") || sentence.contains("together with"),
                 qPrintable(words.join(' ') + ": " + sentence));
    }

private slots:
    void initTestCase()
    {
        for (const char* folder : {"folders/one", "folders/two/lessons/three"})
            QVERIFY(QDir(m_folder.path()).mkpath(folder));
        for (const char* name : {"read.cu", "other.ptx", "read.tilescope-answers", "folders/one/operation.json"})
            write(name);
        QCOMPARE(::link(qPrintable(path("folders/one/operation.json")), qPrintable(path("folders/one/lesson.json"))),
                 0);
    }

    /// Every option that takes a file to be read, with every one that takes a file to be written.
    void noOutputReplacesAnInput()
    {
        QSet<QString> read, written;
        for (const CommandOptions& command : commandOptions()) {
            for (const QString& option : qtTexts(command.read))
                read << option;
            for (const QString& option : qtTexts(command.written))
                written << option;
        }
        QVERIFY(read.size() >= 9 && written.size() >= 8);
        int combined = 0;
        for (const QString& to : written)
            for (const QString& from : read) {
                const QStringList call = reading(from, to), output = writing(to);
                QVERIFY2(!call.isEmpty(), qPrintable(from));
                QVERIFY2(!output.isEmpty(), qPrintable(to));
                const QString file = output.back().section('=', -1);
                QFile::remove(file);
                const QString original = call.contains(path("folders")) ? "folders/one/operation.json" : "read.cu";
                QCOMPARE(::link(qPrintable(path(original)), qPrintable(file)), 0);
                compareRefused(call + output);
                combined += refusal(call + output).contains("which is read") ? 1 : 0;
            }
        QVERIFY2(combined >= 30, qPrintable(QString::number(combined)));
    }

    void noOutputReplacesAnInputThatIsNoOption_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("file");
        QTest::newRow("kernel") << QStringList{"run", "sample:board", path("read.cu"), "--json"} << path("read.cu");
        QTest::newRow("checked kernel") << QStringList{"check", path("read.cu"), "--sarif"} << path("read.cu");
        QTest::newRow("picture") << QStringList{"run", path("other.ptx"), "--html"} << path("other.ptx");
        QTest::newRow("kernel of a sweep")
            << QStringList{"sweep", "sample:board", path("read.cu"), "--csv"} << path("read.cu");
        QTest::newRow("part") << QStringList{"sweep", "--merge", path("other.ptx"), "--csv"} << path("other.ptx");
        QTest::newRow("answers") << QStringList{"lesson", "verify", path("read.tilescope-answers"), "--csv"}
                                 << path("read.tilescope-answers");
        QTest::newRow("lesson") << QStringList{"lesson", "handout", path("folders"), "--html"}
                                << path("folders/one/lesson.json");
        QTest::newRow("window") << QStringList{path("read.cu"), "--export"} << path("read.cu");
        QTest::newRow("array in place") << QStringList{"run",    "--kernel", path("read.cu"),
                                                       "--grid", "1",        "--block",
                                                       "1",      "--arg",    "0=" + path("other.ptx"),
                                                       "--save"}
                                        << path("other.ptx");
    }
    void noOutputReplacesAnInputThatIsNoOption()
    {
        QFETCH(QStringList, words);
        QFETCH(QString, file);
        const QStringList output = writing(words.back());
        const QString name = output.back().section('=', -1);
        QFile::remove(name);
        QCOMPARE(::link(qPrintable(file), qPrintable(name)), 0);
        words.removeLast();
        const QByteArray sentence = refusal(words + output);
        QVERIFY2(sentence.contains("which is read"), sentence);
    }

    /// Two arrays in one file.
    void twoOutputsOfOneOptionAreNamed()
    {
        const QString file = "=" + path("both.npy");
        const QByteArray sentence = refusal({"run", "--kernel", path("read.cu"), "--grid", "1", "--block", "1",
                                             "--save", "a" + file, "--save", "b" + file});
        QVERIFY2(sentence.startsWith("--save ") && !sentence.contains("--out"), sentence);
    }

    /// The calls that use only some of their command's options.
    void whatACallDoesNotUseIsRefused_data()
    {
        QTest::addColumn<QStringList>("call");
        QTest::addColumn<QString>("used");
        QTest::newRow("launch")
            << QStringList{"run", "--kernel", "k.cu", "--grid", "1", "--block", "1"}
            << "--kernel --grid --block --entry --shared --arg --constant --define --save --device "
               "--backend --compiler --counters --gpu --hardware-counters --ncu --unchecked --json --html "
               "--timeline --runs";
        QTest::newRow("launch of PTX")
            << QStringList{"run", "--kernel", "k.ptx", "--grid", "1", "--block", "1"}
            << "--kernel --grid --block --entry --shared --arg --constant --listing --save "
               "--device --backend --compiler --counters --gpu --hardware-counters --ncu --unchecked --json "
               "--html --timeline --runs";
        QTest::newRow("run")
            << QStringList{"run", "sample:board"}
            << "--op --strategy --block --param --backend --compiler --counters --gpu --worker "
               "--device --range --source --mistake --out --runs --json --no-check "
               "--compile-time-sizes --hardware-counters --ncu --unchecked --published --html --timeline --operations";
        QTest::newRow("program") << QStringList{"run", "a.cu", "b.cpp"}
                                 << "--define --include --library --launch --time-limit --image --device --backend "
                                    "--compiler --counters --gpu "
                                    "--hardware-counters --ncu --unchecked --json --html --timeline --runs";
        QTest::newRow("merge") << QStringList{"sweep", "--merge", "a.json"} << "--merge --csv --json";
        QTest::newRow("texts") << QStringList{"text"} << "";
        QTest::newRow("GPU of the table") << QStringList{"devices", "--gpu", "H200"} << "--gpu --json";
        QTest::newRow("lessons") << QStringList{"lesson", "list"} << "--lessons --operations";
        QTest::newRow("proof") << QStringList{"lesson", "check"} << "--lessons --operations --compiler";
        QTest::newRow("handout") << QStringList{"lesson", "handout", "one", "--html", "a.html"}
                                 << "--lessons --operations --html --language --answers";
        QTest::newRow("answers") << QStringList{"lesson", "verify", "a.tilescope-answers"}
                                 << "--lessons --operations --csv";
    }
    void whatACallDoesNotUseIsRefused()
    {
        QFETCH(QStringList, call);
        QFETCH(QString, used);
        const QStringList taken = used.split(' ', Qt::SkipEmptyParts);
        const QStringList flags{
            "--merge",     "--no-check", "--compile-time-sizes", "--hardware-counters", "--unchecked",
            "--published", "--answers"};
        const auto all = commandOptions();
        const auto command = std::ranges::find(all, call.front().toStdString(), &CommandOptions::word);
        QVERIFY(command != all.end());
        for (const QString& option : qtTexts(command->options)) {
            QStringList words = call + QStringList{option};
            const bool isJsonFlag = option == "--json" && command->command == Command::Devices;
            if (!flags.contains(option) && !isJsonFlag)
                words << (option == "--runs"                                 ? "3"
                          : option == "--launch" || option == "--time-limit" ? "3"
                          : option == "--block" || option == "--grid"        ? "1x1"
                          : option == "--range"                              ? "auto"
                          : option == "--shared" || option == "--shard"      ? "1"
                          : option == "--save"                               ? "x=a.npy"
                          : option == "--arg" || option == "--param"         ? "x=1"
                          : option == "--constant"                           ? "x=a.npy"
                          : option == "--html"                               ? "a.html"
                          : option == "--timeline"                           ? "a.svg"
                          : option == "--kernel"                             ? call.value(2)
                          : option == "--listing" || option == "--source"    ? "b.cu"
                                                                             : "a");
            QByteArray sentence;
            try {
                (void)parsed(words);
            } catch (const UsageError& error) {
                sentence = error.what();
            }
            QVERIFY2(sentence.isEmpty() == taken.contains(option), qPrintable(words.join(' ') + ": " + sentence));
            QVERIFY2(sentence.isEmpty() || sentence.contains(option.toUtf8()), sentence);
        }
    }

    void theWindowShowsOneStrategyInOneBlock()
    {
        QVERIFY(refusal({"sample:board", "--block", "8x8,16x16"}).contains("one block"));
        QVERIFY(refusal({"sample:board", "--strategy", "global,shared"}).contains("one strategy"));
        QCOMPARE(refusal({"sample:board", "--strategy", "shared", "--block", "8x8"}), QByteArray());
    }
};

TILESCOPE_TEST(ArgumentsTest, runWithoutDisplay)
#include "arguments_test.moc"

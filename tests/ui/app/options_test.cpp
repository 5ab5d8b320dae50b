#include "app/arguments.h"
#include "command_line_fixture.h"
#include "plain_words.h"
#include "tests/ui/test_program.h"

#include <QJsonDocument>
#include <QtTest>

#include <algorithm>
#include <functional>
#include <vector>

using namespace tilescope;
using namespace tilescope::test;

/// Each option of the command line arrives where it belongs.
class OptionsTest : public QObject, CommandLine
{
    Q_OBJECT

private:
    struct OptionCase {
        QStringList words; ///< the option that is tried is the last one with two hyphens
        std::function<bool(const Arguments&)> arrived;

        QString option() const
        {
            const auto last =
                std::find_if(words.rbegin(), words.rend(), [](const QString& word) { return word.startsWith("--"); });
            return last == words.rend() ? QString() : *last;
        }
    };

    static std::vector<OptionCase> optionCases()
    {
        const QStringList run{"run", "sample:board"}, sweep{"sweep", "sample:board"};
        const QStringList launch{"run", "--kernel", "a.cu", "--grid", "2", "--block", "32"};
        const QStringList ptx{"run", "--kernel", "a.ptx", "--grid", "2", "--block", "32"};
        const QStringList program{"run", "a.cu", "b.cpp"};
        using Given = Arguments;
        return {
            {run + QStringList{"--op", "blur"}, [](const Given& a) { return a.operation == "blur"; }},
            {run + QStringList{"--strategy", "global,shared"}, [](const Given& a) { return a.strategies.size() == 2; }},
            {run + QStringList{"--block", "8x4"},
             [](const Given& a) {
                 return a.block == BlockSize{8, 4};
             }},
            {run + QStringList{"--param", "width=9"},
             [](const Given& a) { return a.parameters.front().second == "9"; }},
            {run + QStringList{"--backend", "emulator"}, [](const Given& a) { return a.backend == "emulator"; }},
            {run + QStringList{"--compiler", "clang"}, [](const Given& a) { return a.compiler == "clang"; }},
            {run + QStringList{"--counters", "full"}, [](const Given& a) { return a.counters == "full"; }},
            {run + QStringList{"--gpu", "H100"}, [](const Given& a) { return a.gpu == "H100"; }},
            {run + QStringList{"--worker", "ssh a"}, [](const Given& a) { return a.workers == Words{"ssh a"}; }},
            {run + QStringList{"--device", "1"}, [](const Given& a) { return a.device == "1"; }},
            {run + QStringList{"--range", "0,1000"},
             [](const Given& a) { return a.range == parseRangeChoice("0,1000"); }},
            {run + QStringList{"--source", "a.cu"}, [](const Given& a) { return a.sourceFile == "a.cu"; }},
            {run + QStringList{"--source", "a.cu", "--shared-bytes", "4096"},
             [](const Given& a) { return a.sharedBytes == 4096; }},
            {run + QStringList{"--mistake", "no_barrier"}, [](const Given& a) { return a.mistakes.size() == 1; }},
            {{"run", "--grid", "2", "--block", "32", "--kernel", "a.cu"},
             [](const Given& a) { return a.direct && a.direct->kernelFile == "a.cu"; }},
            {launch + QStringList{"--entry", "fill"}, [](const Given& a) { return a.direct->entry == "fill"; }},
            {{"run", "--kernel", "a.cu", "--block", "32", "--grid", "3x2"},
             [](const Given& a) { return a.direct->grid == "3x2"; }},
            {launch + QStringList{"--shared", "512"}, [](const Given& a) { return a.direct->sharedBytes == 512; }},
            {launch + QStringList{"--arg", "n=64"}, [](const Given& a) { return a.direct->values.size() == 1; }},
            {launch + QStringList{"--constant", "w=w.npy"},
             [](const Given& a) { return a.direct->constants.size() == 1; }},
            {launch + QStringList{"--define", "N=4"}, [](const Given& a) { return a.direct->definitions.size() == 1; }},
            {launch + QStringList{"--save", "out=o.npy"}, [](const Given& a) { return a.direct->saves.size() == 1; }},
            {ptx + QStringList{"--listing", "a.py"}, [](const Given& a) { return a.direct->listing == "a.py"; }},
            {program + QStringList{"--launch", "2,5"},
             [](const Given& a) {
                 return a.program->launches == std::vector<std::size_t>{2, 5};
             }},
            {program + QStringList{"--include", "own"}, [](const Given& a) { return a.program->includes.size() == 1; }},
            {program + QStringList{"--library", "fftw3"},
             [](const Given& a) { return a.program->libraries == std::vector<std::string>{"fftw3"}; }},
            {program + QStringList{"--image", "a.png"}, [](const Given& a) { return a.program->image == "a.png"; }},
            {program + QStringList{"--time-limit", "300"},
             [](const Given& a) { return a.program->timeLimitSeconds == 300; }},
            {run + QStringList{"--out", "a.png"}, [](const Given& a) { return a.outFile == "a.png"; }},
            {run + QStringList{"--runs", "3"}, [](const Given& a) { return a.runs == 3; }},
            {run + QStringList{"--json", "-"}, [](const Given& a) { return a.jsonFile == "-"; }},
            {sweep + QStringList{"--csv", "-"}, [](const Given& a) { return a.csvFile == "-"; }},
            {sweep + QStringList{"--shard", "2/3"},
             [](const Given& a) { return a.shard.part == 2 && a.shard.parts == 3; }},
            {sweep + QStringList{"--merge"}, [](const Given& a) { return a.merge; }},
            {run + QStringList{"--no-check"}, [](const Given& a) { return !a.check; }},
            {run + QStringList{"--compile-time-sizes"}, [](const Given& a) { return a.compileTimeSizes; }},
            {run + QStringList{"--hardware-counters"}, [](const Given& a) { return a.silicon; }},
            {run + QStringList{"--ncu", "a.csv"}, [](const Given& a) { return a.ncuFile == "a.csv"; }},
            {run + QStringList{"--silicon"}, [](const Given& a) { return a.silicon; }},
            {run + QStringList{"--unchecked"}, [](const Given& a) { return a.unchecked; }},
            {run + QStringList{"--published"}, [](const Given& a) { return a.published; }},
            {{"--screenshot", "a.png"}, [](const Given& a) { return a.screenshot == "a.png"; }},
            {{"--theme", "dark"}, [](const Given& a) { return a.theme == "dark"; }},
            {{"--panel", "sweep"}, [](const Given& a) { return a.panel == "sweep"; }},
            {{"--size", "800x600"},
             [](const Given& a) {
                 return a.windowSize == BlockSize{800, 600};
             }},
            {{"--view", "wipe"}, [](const Given& a) { return a.view == "wipe"; }},
            {{"--start-sweep"}, [](const Given& a) { return a.startSweep; }},
            {{"--channel", "green"}, [](const Given& a) { return a.channel == "green"; }},
            {{"--diff", "result,reference"}, [](const Given& a) { return a.difference == "result,reference"; }},
            {{"--overlay", "banks"}, [](const Given& a) { return a.overlay == "banks"; }},
            {{"--step", "race"}, [](const Given& a) { return a.step == "race"; }},
            {{"--resume", "a.tilescope"}, [](const Given& a) { return a.resume == "a.tilescope"; }},
            {run + QStringList{"--html", "a.html"}, [](const Given& a) { return a.htmlFile == "a.html"; }},
            {run + QStringList{"--timeline", "a.svg"}, [](const Given& a) { return a.timelineFile == "a.svg"; }},
            {{"--export", "a.html"}, [](const Given& a) { return a.exportFile == "a.html"; }},
            {{"--layout", "tune"}, [](const Given& a) { return a.layout == "tune"; }},
            {{"--present"}, [](const Given& a) { return a.presents; }},
            {{"--lesson", "barrier"}, [](const Given& a) { return a.lesson == "barrier"; }},
            {{"--lesson", "barrier", "--lesson-step", "predict"},
             [](const Given& a) { return a.lessonStep == "predict"; }},
            {{"lesson", "list", "--lessons", "mine"}, [](const Given& a) { return a.lessonFolders == Words{"mine"}; }},
            {{"--lessons", "mine"}, [](const Given& a) { return a.lessonFolders == Words{"mine"}; }},
            {{"lesson", "handout", "barrier", "--html", "page.html", "--language", "ko"},
             [](const Given& a) { return a.language == "ko"; }},
            {{"--language", "en"}, [](const Given& a) { return a.language == "en"; }},
            {{"list", "--operations", "mine"}, [](const Given& a) { return a.operationFolders == Words{"mine"}; }},
            {{"lesson", "handout", "blur", "--html", "a.html", "--answers"},
             [](const Given& a) { return a.withAnswers; }},
            {{"devices", "--json"}, [](const Given& a) { return a.json; }},
            {{"check", "a.cu", "--fail-on", "race,warning"},
             [](const Given& a) {
                 return a.failOn == Words{"race", "warning"};
             }},
            {{"check", "a.cu", "--sarif", "a.sarif"}, [](const Given& a) { return a.sarifFile == "a.sarif"; }},
            {{"check", "a.cu", "--block", "32x4"},
             [](const Given& a) {
                 return a.block == BlockSize{32, 4};
             }},
        };
    }

private slots:
    void eachArrivesWhereItBelongs()
    {
        for (const OptionCase& tried : optionCases()) {
            QStringList words = tried.words;
            if (words.contains("--merge"))
                words[1] = "part.json";
            try {
                QVERIFY2(tried.arrived(parsed(words)), qPrintable(words.join(' ')));
            } catch (const UsageError& error) {
                QFAIL(qPrintable(words.join(' ') + ": " + error.what()));
            }
        }
    }

    void eachIsTried()
    {
        QStringList tried, missing;
        for (const OptionCase& one : optionCases())
            tried << one.option();
        for (const CommandOptions& command : commandOptions())
            for (const QString& option : qtTexts(command.options))
                if (!tried.contains(option) && !missing.contains(option))
                    missing << option;
        QCOMPARE(missing, QStringList());
    }

    void whatNoOptionTakesIsRefused_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const QStringList& words, const char* sentence) {
            QTest::newRow(qPrintable(words.join(' '))) << words << QString(sentence);
        };
        const QStringList run{"run", "sample:board"}, launch{"run", "--kernel", "a.cu", "--grid", "2", "--block", "32"};
        row({"--channel", "teal"}, "--channel can be all, red, green, blue, alpha.");
        row({"--language", "tlh"}, "--language can be en");
        row({"--lesson-step", "predict"}, "give it together with --lesson.");
        row({"--present=yes"}, "");
        row({"--start-sweep=now"}, "");
        row(run + QStringList{"--range", "9,1"}, "black must be below white");
        row(run + QStringList{"--range", "white"}, "A range is full, auto");
        row(run + QStringList{"--runs", "0"}, "from 1 to 1000000");
        row(run + QStringList{"--runs", "many"}, "from 1 to 1000000");
        row(run + QStringList{"--timeline", "a.txt"}, "ends in .json or .svg");
        row(run + QStringList{"--source", "a.cu", "--shared-bytes", "much"}, "a whole number of bytes");
        row(run + QStringList{"--shared-bytes", "4096"}, "give it together with --source.");
        row(run + QStringList{"--answers"}, "There is no option --answers after \"run\"");
        row(run + QStringList{"--lessons", "mine"}, "There is no option --lessons after \"run\"");
        row(launch + QStringList{"--listing", "a.py"}, "give it with a .ptx file.");
        row({"run", "a.cu", "--launch", "0"}, "counted from 1");
        row({"run", "a.cu", "--launch", "first"}, "counted from 1");
        row({"run", "a.cu", "--time-limit", "0"}, "from 1 to 86400");
        row({"run", "a.cu", "--op", "blur"}, "leave --op out.");
        row({"run", "a.cu", "--grid", "2"}, "leave --grid out.");
        row({"run", "a.cu", "--worker", "ssh a"}, "leave --worker out");
        row(run + QStringList{"--launch", "1"}, "together with the program's .cu files");
        row(run + QStringList{"--", "word"}, "together with the program's .cu files");
        row({"sweep", "sample:board", "--hardware-counters"}, "There is no option --hardware-counters after");
        row({"sweep", "sample:board", "--silicon"}, "There is no option --silicon after \"sweep\"");
        row({"sweep", "sample:board", "--unchecked"}, "There is no option --unchecked after \"sweep\"");
    }
    void whatNoOptionTakesIsRefused()
    {
        QFETCH(QStringList, words);
        QFETCH(QString, sentence);
        try {
            parsed(words);
            QFAIL("was taken");
        } catch (const UsageError& error) {
            QVERIFY2(QString(error.what()).contains(sentence), error.what());
        }
    }

    void aTimelineIsWritten()
    {
        const QStringList words{"run", "sample:board@33x31", "--op", "sobel", "--gpu", "H100", "--timeline"};
        const Outcome outcome = run(words + QStringList{path("line.json")});
        QVERIFY2(outcome.status == 0, outcome.errors);
        QFile file(path("line.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(QJsonDocument::fromJson(file.readAll()).isObject());
    }

    void aHandoutHasTheAnswersIfTheyAreAsked()
    {
        const QStringList words{"lesson", "handout", "barrier", "--html"};
        QCOMPARE(run(words + QStringList{path("questions.html")}).status, 0);
        QCOMPARE(run(words + QStringList{path("answers.html"), "--answers"}).status, 0);
        QCOMPARE(run(words + QStringList{path("korean.html"), "--language", "ko"}).status, 0);
        const auto page = [this](const char* name) {
            QFile file(path(name));
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        QVERIFY(page("answers.html").size() > page("questions.html").size());
        QVERIFY(page("korean.html").contains("배리어"));
    }
};

TILESCOPE_TEST(OptionsTest, runWithoutDisplay)
#include "options_test.moc"

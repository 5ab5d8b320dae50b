#include "app/arguments.h"
#include "gpu/operations/registry.h"
#include "tests/ui/built_program.h"
#include "tests/ui/test_program.h"
#include "ui/operations/own_operations.h"
#include "ui/theme/theme.h"
#include "ui/window/panel_kinds.h"

#include <QFile>
#include <QImage>
#include <QPainter>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
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

QString readAll(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList sorted(QStringList list)
{
    list.sort();
    return list;
}

/// The options that a text names.
QSet<QString> optionsIn(const QString& text)
{
    QSet<QString> found;
    static const QRegularExpression pattern(QStringLiteral("--[a-z]+(-[a-z]+)*"));
    for (auto match = pattern.globalMatch(text); match.hasNext();)
        found.insert(match.next().captured());
    return found;
}

QSet<QString> allOptions()
{
    QSet<QString> all{QStringLiteral("--help"), QStringLiteral("--version")};
    for (const CommandOptions& one : commandOptions())
        for (const QString& option : one.options)
            all.insert(option);
    return all;
}

} // namespace

/// The files of resources/desktop agree with the program.
class DesktopTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder; // without files that a completion would offer

    /// What bash offers after these words, the last of which is being written.
    QStringList offered(const QStringList& words) const
    {
        QProcess bash;
        bash.setWorkingDirectory(m_folder.path());
        QStringList arguments{"-c",
                              "source \"$1\"; shift; COMP_WORDS=(\"$@\"); COMP_CWORD=$(($# - 1)); "
                              "_tilescope \"$1\" \"${COMP_WORDS[COMP_CWORD]}\" \"${COMP_WORDS[COMP_CWORD - 1]}\"; "
                              "printf '%s\\n' \"${COMPREPLY[@]}\"",
                              "bash", desktopFile("tilescope.bash"), test::builtProgram()};
        bash.start("bash", arguments + words);
        if (!bash.waitForFinished(test::patience) || !bash.readAllStandardError().isEmpty())
            return {"bash failed"};
        return sorted(QString::fromUtf8(bash.readAllStandardOutput()).split('\n', Qt::SkipEmptyParts));
    }

private slots:
    void completionOffersTheCommands()
    {
        QStringList words{"help"};
        for (const CommandOptions& one : commandOptions())
            if (!one.word.isEmpty())
                words << one.word;
        QCOMPARE(offered({""}), sorted(words));
    }

    void completionOffersTheOptionsOfEachCommand_data()
    {
        QTest::addColumn<QString>("word");
        QTest::addColumn<QStringList>("options");
        for (const CommandOptions& one : commandOptions())
            QTest::newRow(one.word.isEmpty() ? "window" : qPrintable(one.word)) << one.word << one.options;
    }
    void completionOffersTheOptionsOfEachCommand()
    {
        QFETCH(QString, word);
        QFETCH(QStringList, options);
        QCOMPARE(offered({word.isEmpty() ? "picture.png" : word, "--"}), sorted(options));
    }

    void completionOffersTheValues_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QStringList>("values");
        QTest::newRow("view") << QStringList{"a.png", "--view", ""} << allTexts<ViewMode>();
        QTest::newRow("overlay") << QStringList{"a.png", "--overlay", ""} << allTexts<OverlayMode>();
        QTest::newRow("layout") << QStringList{"a.png", "--layout", ""} << layoutNameTexts();
        QTest::newRow("panel") << QStringList{"a.png", "--panel", ""} << panelNames();
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
    }
    void completionOffersTheValues()
    {
        QFETCH(QStringList, words);
        QFETCH(QStringList, values);
        QCOMPARE(offered(words), sorted(values));
    }

    void manPageAndHelpNameEveryCommandAndOption_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("man page") << readAll(desktopFile("tilescope.1")).replace("\\-", "-");
        QTest::newRow("--help") << helpText() + " --help";
    }
    void manPageAndHelpNameEveryCommandAndOption()
    {
        QFETCH(QString, text);
        QCOMPARE(sorted(optionsIn(text).values()), sorted(allOptions().values()));
        for (const CommandOptions& one : commandOptions())
            QVERIFY2(text.contains("tilescope " + one.word), qPrintable(one.word));
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

#include "gpu/model/gpu_model.h"
#include "gpu/operations/registry.h"
#include "gpu/recipe/message.h"
#include "gpu/run/declared_texts.h"
#include "tests/ui/language/catalogue.h"
#include "tests/ui/window_fixture.h"
#include "ui/language/language.h"
#include "ui/lesson/lesson_panel.h"
#include "ui/lesson/step_page.h"
#include "ui/shell/message_bar.h"
#include "ui/shell/preferences.h"
#include "ui/shell/window_actions.h"
#include "ui/translation.h"

#include <QAction>
#include <QDir>
#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QStandardPaths>

#include <map>
#include <set>

using namespace tilescope;
using namespace tilescope::test;

namespace
{

QStringList all(const QString& text, const QString& pattern)
{
    QStringList found;
    for (auto match = QRegularExpression(pattern).globalMatch(text); match.hasNext();)
        found << match.next().captured();
    found.sort();
    return found;
}

} // namespace

/// The catalogues of the window's languages, and the choice of a language.
class CataloguesTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    static void eachLanguage()
    {
        QTest::addColumn<QString>("code");
        for (const Language& language : languages())
            if (language.code != QLatin1String("en"))
                QTest::newRow(qPrintable(language.code)) << language.code;
    }

    /// A second word for a term, or one that no reader of the language would write; empty: none.
    static QString forbiddenWord(QString text, const QString& code)
    {
        text.remove(QStringLiteral(";;")); // between filters of files
        const std::map<QString, const char*> forbidden{
            {QStringLiteral("ko"), "쓰레드|글로벌|텍스쳐|와이프|작업자|발견 항목|레슨|지붕선|자료형|십시오"},
            {QStringLiteral("vi"),
             "(?i) wrap |luồng (chạy|của)|các luồng|máy chủ \\(host\\)|bảng điểm|truy xuất|\\bphim\\b|"
             "chúng ta|ô chia sẻ|văn bản của kernel"},
            {QStringLiteral("zh_CN"), "内核程序|全域|執行緒|矩形区域|图像块|存储片|影片|内核(?!函数|模块|启动)|"
                                      "\\p{Han}[,;]|[,;]\\p{Han}|\\p{Han}\"|\"\\p{Han}"}};
        const QRegularExpression word(QString::fromUtf8(forbidden.at(code)),
                                      QRegularExpression::UseUnicodePropertiesOption);
        return word.match(text).captured();
    }

    /// What is wrong with a translation; empty: nothing.
    static QString problemOf(const QString& source, const QString& text, const QString& code)
    {
        // The unit that fills tiles is the Tensor Memory Accelerator, and since Volta no warp runs in lockstep.
        for (const char* const wrong : {"copy engine", "run in step", "each instruction together"})
            if (source.contains(QLatin1String(wrong)))
                return QStringLiteral("is of a text that says ") + QLatin1String(wrong);
        if (all(source, QStringLiteral("%L?\\d")) != all(text, QStringLiteral("%L?\\d")))
            return QStringLiteral("has other places for arguments");
        if (source.contains(QLatin1String("%n")) != text.contains(QLatin1String("%n")))
            return QStringLiteral("has its number elsewhere");
        if (text.contains(QRegularExpression(QStringLiteral("\\[[^\\]%]+\\|[^\\]]+\\]"))))
            return QStringLiteral("has two forms, as English has");
        if (source.count(u'\n') != text.count(u'\n') || source.count(u'\t') != text.count(u'\t'))
            return QStringLiteral("has other line breaks");
        if (all(source, QStringLiteral("\\(\\*\\.[^)]*\\)")) != all(text, QStringLiteral("\\(\\*\\.[^)]*\\)")))
            return QStringLiteral("has another filter of files");
        if (all(source, QStringLiteral("&\\w")).size() != all(text, QStringLiteral("&\\w")).size())
            return QStringLiteral("has another number of keys with &");
        if (const QString word = forbiddenWord(text, code); !word.isEmpty())
            return QStringLiteral("says ") + word;
        if (const QString problem = endProblem(source, text, code); !problem.isEmpty())
            return problem;
        // The window speaks politely; lessons are a textbook and do not.
        if (code == QLatin1String("ko") && text.contains(QRegularExpression(QStringLiteral("([^니]|아니)다\\."))))
            return QStringLiteral("has a sentence in the plain form");
        return {};
    }

    /// Whether both end in the same mark, each in its language's, or in none.
    static QString endProblem(const QString& source, const QString& text, const QString& code)
    {
        const auto endOf = [](const QString& said, const QString& marks) { return marks.indexOf(said.back()); };
        const QString english = QStringLiteral(".:?…"), chinese = QString::fromUtf8("。：？…");
        const bool isChinese = code == QLatin1String("zh_CN");
        if (endOf(source, english) != endOf(text, isChinese ? chinese : english))
            return QStringLiteral("ends otherwise");
        if (source.endsWith(QStringLiteral(" …")) != text.endsWith(QStringLiteral(" …")))
            return QStringLiteral("has a space before its end");
        static const QRegularExpression wrong(QString::fromUtf8("\\p{Han}[.:?]$|\"%L?\\d\""),
                                              QRegularExpression::UseUnicodePropertiesOption);
        if (const auto match = wrong.match(text); match.hasMatch())
            return QStringLiteral("has ") + match.captured();
        // A text that ui/ puts together itself says what no particle follows: "파일 %1" (see ui/particles.h).
        static const QRegularExpression both(
            QString::fromUtf8("은\\(는\\)|이\\(가\\)|을\\(를\\)|과\\(와\\)|와\\(과\\)|\\(으\\)로"));
        static const QRegularExpression one(
            QString::fromUtf8("%L?\\d[”\"]?(은|는|이|가|을|를|과|와|으로|로)(?![\\p{Hangul}(])"),
            QRegularExpression::UseUnicodePropertiesOption);
        if (const auto match = one.match(text); code == QLatin1String("ko") && match.hasMatch())
            return QStringLiteral("has one form of a particle: ") + match.captured();
        if (const auto match = both.match(text); match.hasMatch() && textsOfWindow().contains(source))
            return QStringLiteral("is shown without the choice of ") + match.captured();
        return {};
    }

    static QDir root() { return QDir(QStringLiteral(TILESCOPE_TEST_DATA "/../..")); }

    /// Of Qt's own dialogs.
    static const QSet<QString>& textsOfQt()
    {
        static const QSet<QString> texts = [] {
            QSet<QString> found;
            QFile file(root().filePath(QStringLiteral("resources/translations/qt_texts.json")));
            if (file.open(QIODevice::ReadOnly))
                for (const QJsonValue& text : QJsonDocument::fromJson(file.readAll()).array())
                    found << text.toString();
            return found;
        }();
        return texts;
    }

    /// The files of ui/, by name.
    static std::map<QString, QString> sourcesOfWindow()
    {
        std::map<QString, QString> sources;
        for (QDirIterator files(root().filePath(QStringLiteral("ui")), {QStringLiteral("*.cpp"), QStringLiteral("*.h")},
                                QDir::Files, QDirIterator::Subdirectories);
             files.hasNext();)
            if (QFile file(files.next()); file.open(QIODevice::ReadOnly))
                sources[file.fileName()] = QString::fromUtf8(file.readAll());
        return sources;
    }

    /// What tr() shows in ui/, and Qt's own dialogs.
    static const QSet<QString>& textsOfWindow()
    {
        static const QSet<QString> texts = [] {
            QSet<QString> found = textsOfQt();
            static const QRegularExpression marked(
                QStringLiteral("\\b(?:tr|translate|QT_TRANSLATE_NOOP)\\(\\s*(?:\"tilescope\",\\s*)?((?:\"(?:[^\"\\\\]|"
                               "\\\\.)*\"\\s*)+)"));
            static const QRegularExpression joint(QStringLiteral("(?<!\\\\)\"\\s*\"|^\"|\"\\s*$"));
            for (const auto& [name, code] : sourcesOfWindow())
                for (auto text = marked.globalMatch(code); text.hasNext();)
                    found << text.next()
                                 .captured(1)
                                 .remove(joint)
                                 .replace(QStringLiteral("\\n"), QStringLiteral("\n"))
                                 .replace(QStringLiteral("\\\""), QStringLiteral("\""));
            return found;
        }();
        return texts;
    }

    static QString lessonsFolder() { return QStringLiteral(TILESCOPE_TEST_DATA "/../../resources/lessons"); }

    /// The text of a lesson without formulas, code and quotations.
    static QString lessonText(const QString& lesson, const QString& code)
    {
        QFile file(QStringLiteral("%1/%2/%3.md").arg(lessonsFolder(), lesson, code));
        if (!file.open(QIODevice::ReadOnly))
            return {};
        return QString::fromUtf8(file.readAll())
            .remove(QRegularExpression(QStringLiteral("\\[\\[.*?\\]\\]|`[^`]*`|(?m)^>.*$|“[^”]*”"),
                                       QRegularExpression::DotMatchesEverythingOption));
    }

    /// The letters with & of a menu's actions that are there more than once.
    static QStringList repeatedKeys(const QList<QAction*>& actions)
    {
        std::map<QString, QStringList> byKey;
        for (const QAction* action : actions)
            if (const auto key = QRegularExpression(QStringLiteral("(?<!&)&(\\w)")).match(action->text());
                key.hasMatch() && action->isVisible())
                byKey[key.captured(1).toUpper()] << action->text();
        QStringList repeated;
        for (const auto& [key, texts] : byKey)
            if (texts.size() > 1)
                repeated << texts.join(QStringLiteral(" | "));
        return repeated;
    }

private slots:
    void theLanguageIsTheWantedOrTheSystems_data()
    {
        QTest::addColumn<QString>("wanted");
        QTest::addColumn<QStringList>("systems");
        QTest::addColumn<QString>("code");
        QTest::newRow("nothing known") << QString() << QStringList{"C"} << "en";
        QTest::newRow("Korea") << QString() << QStringList{"ko-KR", "en-US"} << "ko";
        QTest::newRow("Vietnam, second") << QString() << QStringList{"fr-FR", "vi-VN"} << "vi";
        QTest::newRow("mainland China") << QString() << QStringList{"zh-Hans-CN", "zh-CN"} << "zh_CN";
        QTest::newRow("Taiwan has other characters") << QString() << QStringList{"zh-Hant-TW"} << "en";
        QTest::newRow("wanted") << "vi" << QStringList{"ko-KR"} << "vi";
        QTest::newRow("wanted English") << "en" << QStringList{"ko-KR"} << "en";
        QTest::newRow("unknown") << "tlh" << QStringList{"ko-KR"} << "ko";
    }
    void theLanguageIsTheWantedOrTheSystems()
    {
        if (languages().size() < 4)
            QSKIP("Built without lrelease: the window speaks English only.");
        QFETCH(QString, wanted);
        QFETCH(QStringList, systems);
        QTEST(languageFor(wanted, systems), "code");
    }

    void everyTextIsTranslatedWithItsArguments_data() { eachLanguage(); }
    void everyTextIsTranslatedWithItsArguments()
    {
        QFETCH(QString, code);
        const Texts texts = textsOf(code);
        QVERIFY(texts.size() > 2000);
        QStringList problems, missing;
        for (const auto& [source, translation] : texts)
            if (translation.text.isEmpty())
                missing << source;
            else if (const QString problem = problemOf(source, translation.text, code); !problem.isEmpty())
                problems << QStringLiteral("\"%1\" %2: \"%3\"").arg(source, problem, translation.text);
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(u'\n')));
        // A few may wait for somebody who knows the language: until then, they are English.
        constexpr qsizetype share = 20;
        qInfo("%s: %d of %d texts have no translation", qPrintable(code), int(missing.size()), int(texts.size()));
        QVERIFY2(missing.size() * share <= qsizetype(texts.size()), qPrintable(missing.join(u'\n')));
    }

    /// The texts of the window are found, or no particle would be looked at.
    void theTextsOfTheWindowAreKnown()
    {
        QVERIFY2(textsOfWindow().size() > 2000, qPrintable(QString::number(textsOfWindow().size())));
        for (const char* const known :
             {"\"%1\" is empty.", "%1 already exists.\nDo you want to replace it?", "Make %1 the baseline"})
            QVERIFY2(textsOfWindow().contains(QLatin1String(known)), known);
    }

    /// By sentences(), since not every language has a space between them.
    void sentencesAreJoinedByTheLanguage()
    {
        static const QRegularExpression joined(QStringLiteral("(?:u' '|QLatin1Char\\(' '\\)) "
                                                              "\\+\\s*\\(?(?:\\w+::)?tr\\(|\\btr\\(\"(?:[^\"]|\\\\\")*["
                                                              ".?]\"\\)[^;]*\\+\\s*(?:u' '|QLatin1Char\\(' '\\))"));
        QVERIFY(QStringLiteral("text += QLatin1Char(' ') + tr(\"No.\")").contains(joined));
        QStringList found;
        for (const auto& [name, code] : sourcesOfWindow())
            if (const auto match = joined.match(code); match.hasMatch())
                found << QStringLiteral("%1: %2").arg(name, match.captured());
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
    }

    void aTextWithoutATranslationIsEnglish()
    {
        const QString lrelease = QStandardPaths::findExecutable(
            QStringLiteral("lrelease"), {QStringLiteral("/usr/lib/qt6/bin"), QStringLiteral("/usr/bin")});
        if (lrelease.isEmpty())
            QSKIP("lrelease is missing.");
        QFile source(m_folder.filePath(QStringLiteral("holes.ts")));
        QVERIFY(source.open(QIODevice::WriteOnly));
        source.write("<TS version=\"2.1\" language=\"vi\"><context><name>tilescope</name>"
                     "<message><source>Save</source><translation>Lưu</translation></message>"
                     "<message><source>Open</source><translation type=\"unfinished\"></translation></message>"
                     "<message><source>Close</source><translation></translation></message></context></TS>");
        source.close();
        const QString compiled = m_folder.filePath(QStringLiteral("holes.qm"));
        QCOMPARE(QProcess::execute(lrelease,
                                   {QStringLiteral("-silent"), source.fileName(), QStringLiteral("-qm"), compiled}),
                 0);
        QTranslator translator;
        QVERIFY(translator.load(compiled));
        qApp->installTranslator(&translator);
        QCOMPARE(tilescope::tr("Save"), QStringLiteral("Lưu"));
        QCOMPARE(tilescope::tr("Open"), QStringLiteral("Open"));
        QCOMPARE(tilescope::tr("Close"), QStringLiteral("Close"));
        qApp->removeTranslator(&translator);
    }

    void listsHaveTheLanguagesMarks()
    {
        const QStringList parts{QStringLiteral("2"), QString(), QStringLiteral("3")};
        QCOMPARE(listed(parts), QStringLiteral("2, 3"));
        QCOMPARE(sentences({QString(), QStringLiteral("One."), QString(), QStringLiteral("Two.")}),
                 QStringLiteral("One. Two."));
        Catalogue chinese(QStringLiteral("zh_CN"));
        qApp->installTranslator(&chinese);
        QCOMPARE(listed(parts), QStringLiteral("2、3"));
        QCOMPARE(clauses(parts), QStringLiteral("2；3"));
        QCOMPARE(titled(parts.front(), parts.back()), QStringLiteral("2：3"));
        QCOMPARE(added(parts.front(), parts.back()), QStringLiteral("2，3"));
        QCOMPARE(added(parts.front(), {}), parts.front());
        QCOMPARE(sentences({QStringLiteral("一。"), QString(), QStringLiteral("二。"), QStringLiteral("Three."),
                            QStringLiteral("四")}),
                 QStringLiteral("一。二。Three. 四"));
        const Message first(std::string("一。")), second(std::string("二。"));
        QCOMPARE(translated(joined(first, second)), QStringLiteral("一。二。"));
        QCOMPARE(translated(joined(second, Message(std::string("Three.")))), QStringLiteral("二。Three."));
        QCOMPARE(tilescope::tr("%1.").arg(QStringLiteral("一")), QStringLiteral("一。"));
        qApp->removeTranslator(&chinese);
    }

    void aParticleFitsTheWordBeforeIt_data()
    {
        QTest::addColumn<QString>("fitting");
        const std::pair<const char*, const char*> rows[] = {{"블록은(는) 큽니다", "블록은 큽니다"},
                                                            {"뱅크은(는) 큽니다", "뱅크는 큽니다"},
                                                            {"뱅크와(과) 행과(와) 열", "뱅크와 행과 열"},
                                                            {"Sobel을(를)", "Sobel을"},
                                                            {"“GPU”을(를)", "“GPU”를"},
                                                            {"\"padded\"이(가)", "\"padded\"가"},
                                                            {"16이(가)", "16이"},
                                                            {"32이(가)", "32가"},
                                                            {"30(으)로", "30으로"},
                                                            {"31(으)로", "31로"},
                                                            {"32(으)로", "32로"},
                                                            {"파일(으)로", "파일로"},
                                                            {"열(1, 2)(으)로", "열(1, 2)로"},
                                                            {"블록(으)로", "블록으로"},
                                                            {"*Bank*을(를)", "*Bank*를"},
                                                            {"%은(는)", "%은(는)"},
                                                            {"线程은(는)", "线程은(는)"},
                                                            {"a (b) c", "a (b) c"}};
        for (const auto& [both, fitting] : rows)
            QTest::newRow(both) << QString::fromUtf8(fitting);
    }
    void aParticleFitsTheWordBeforeIt()
    {
        QFETCH(QString, fitting);
        QCOMPARE(withParticles(QString::fromUtf8(QTest::currentDataTag())), fitting);
    }

    /// Whatever gpu/ says with an argument before a particle.
    void messagesHaveFittingParticles()
    {
        Catalogue korean(QStringLiteral("ko"));
        qApp->installTranslator(&korean);
        int seen = 0;
        for (const auto& [source, translation] : textsOf(QStringLiteral("ko")))
            if (translation.text.contains(QStringLiteral("%1은(는)")) && !source.contains(u'&')) {
                const Message message(source.toStdString(), {"GPU", "GPU", "GPU", "GPU", "GPU", "GPU"}, 2);
                QVERIFY2(translated(message).contains(QStringLiteral("GPU는")), qPrintable(translated(message)));
                ++seen;
            }
        QVERIFY(seen > 10);
        qApp->removeTranslator(&korean);
    }

    void aMenuHasEachKeyOnce_data()
    {
        QTest::addColumn<QString>("code");
        for (const char* const code : {"en", "ko", "vi", "zh_CN"})
            QTest::newRow(code) << QString::fromLatin1(code);
    }
    void aMenuHasEachKeyOnce()
    {
        QFETCH(QString, code);
        Catalogue catalogue(code);
        if (!catalogue.isEmpty())
            qApp->installTranslator(&catalogue);
        QStringList repeated;
        {
            MainWindow window(windowOptions(m_folder, QStringLiteral("sample:board@64x48")));
            showActive(window);
            std::set<QMenu*> menus;
            for (QMenu* menu : window.findChildren<QMenu*>())
                menus.insert(menu);
            for (const QAction* action : window.findChildren<QAction*>())
                if (action->menu())
                    menus.insert(action->menu());
            QVERIFY(menus.size() > 10);
            repeated += repeatedKeys(window.menuBar()->actions());
            for (const QMenu* menu : menus)
                repeated += repeatedKeys(menu->actions());
        }
        qApp->removeTranslator(&catalogue);
        QVERIFY2(repeated.isEmpty(), qPrintable(repeated.join(u'\n')));
    }

    /// Panels, buttons, strategies and figures stand in a lesson in italics as keys of the catalogues.
    void aLessonNamesWhatTheWindowHas_data()
    {
        QTest::addColumn<QString>("code");
        for (const char* const code : {"en", "ko", "vi", "zh_CN"})
            QTest::newRow(code) << QString::fromLatin1(code);
    }
    void aLessonNamesWhatTheWindowHas()
    {
        QFETCH(QString, code);
        std::set<QString> names;
        for (const auto& [source, translation] : textsOf(QStringLiteral("ko")))
            names.insert(QString(source).remove(u'&'));
        for (const GpuModel& gpu : gpuTable())
            names.insert(QString::fromStdString(gpu.name));
        const QStringList lessons = QDir(lessonsFolder()).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        QVERIFY(lessons.size() > 5);
        for (const QString& lesson : lessons)
            names.insert(
                QRegularExpression(QStringLiteral("(?m)^# (.*)$")).match(lessonText(lesson, code)).captured(1));
        QStringList problems;
        for (const QString& lesson : lessons) {
            const QString text = lessonText(lesson, code);
            QVERIFY2(!text.isEmpty(), qPrintable(lesson));
            static const QRegularExpression italics(QStringLiteral("(?<!\\*)\\*([^*\\s][^*]*)\\*(?!\\*)(\\S*)"));
            for (auto found = italics.globalMatch(text); found.hasNext();) {
                const auto one = found.next();
                if (!names.count(one.captured(1).simplified()))
                    problems << QStringLiteral("%1: *%2* is no name").arg(lesson, one.captured(1));
                // The name in the window decides which form a particle has.
                if (one.captured(2).contains(QRegularExpression(QStringLiteral("^(은|는|이|가|을|를|과|와|으로|로)$"))))
                    problems << QStringLiteral("%1: *%2*%3 has one form").arg(lesson, one.captured(1), one.captured(2));
            }
            if (const QString word = code == QLatin1String("en") ? QString() : forbiddenWord(text, code);
                !word.isEmpty())
                problems << QStringLiteral("%1 says %2").arg(lesson, word);
        }
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(u'\n')));
    }

    /// The terms and marks that CONTRIBUTING asks for.
    void theEnglishFollowsTheStyleSheet()
    {
        const QRegularExpression wrong(QStringLiteral(
            "(?<!reference )\\b[Pp]ictures?\\b(?!\\.png)|\\b[Ff]ilms?\\b|[Ss]ilicon|\\b[Cc]ures?\\b|[Tt]ime line|"
            "[Ii]n place of|\\b[Ss]ettled\\b|\\b[Oo]urs\\b|copy engine|[Tt]ensor cores|[Ff]orgotten|to be had|"
            "sliders (have )?rest|[“”]|[a-z] …$|\\.\\.\\.|"
            "\\b(bytes|sectors|registers|instructions|wavefronts|requests|threads|pixels|images|rows|steps|cycles|"
            "loads|stores|warps) an? "
            "(pixel|thread|block|warp|lane|second|row|request|multiprocessor|launch|image)\\b"));
        QVERIFY(QStringLiteral("Registers a thread").toLower().contains(wrong));
        QStringList found;
        for (const auto& [source, translation] : textsOf(QStringLiteral("ko")))
            if (const auto match = wrong.match(source); match.hasMatch())
                found << QStringLiteral("\"%1\" says %2").arg(source, match.captured());
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
    }

    /// Several sentences end in a mark, an argument that has its own, or an example of code. What a menu or a button
    /// says has none; arguments stand between straight double quotation marks.
    void everyEnglishTextEndsByTheStyleSheet()
    {
        const QRegularExpression sentenceEnd(QStringLiteral("(?<!e\\.g)[.?] (?=[A-Z\"%])")),
            ended(QStringLiteral("[.…:?]$|%L?\\d[\"”)]*$")), code(QStringLiteral("//@ |__|--\\w")),
            wrong(QStringLiteral(
                "(?<!\\()&[A-Za-z].*\\.$|[,;!\\s-]$|^ [A-Z]|\\s[:;,?!.](\\s|$)|'%L?\\d'|…\\.|\\.\\.$|[a-z0-9] …$"));
        QStringList found;
        for (const auto& [source, translation] : textsOf(QStringLiteral("ko"))) {
            const qsizetype last = source.lastIndexOf(sentenceEnd);
            if (last >= 0 && !source.contains(ended) && !source.mid(last).contains(code))
                found << QStringLiteral("\"%1\" has no end").arg(source);
            if (source.count(u'"') % 2 != 0)
                found << QStringLiteral("\"%1\" has half a quotation").arg(source);
            if (const auto match = wrong.match(source);
                match.hasMatch() && source != QStringLiteral(", ") && source != QStringLiteral("; ") &&
                !textsOfQt().contains(source) && !source.mid(std::max<qsizetype>(last, 0)).contains(code))
                found << QStringLiteral("\"%1\" has %2").arg(source, match.captured());
        }
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
    }

    void everyTextThatGpuDeclaresIsListed_data() { eachLanguage(); }
    void everyTextThatGpuDeclaresIsListed()
    {
        QFETCH(QString, code);
        const Texts texts = textsOf(code);
        QStringList missing;
        for (const std::string& text : declaredTexts(Registry()))
            if (const QString source = QString::fromStdString(text);
                source.contains(QRegularExpression(QStringLiteral("[A-Za-z]{3}"))) && !texts.count(source))
                missing << source;
        QVERIFY2(missing.isEmpty(),
                 qPrintable(QStringLiteral("resources/translations/update adds: ") + missing.join(u'\n')));
    }

    void aLanguageIsReadIfEveryTextIs_data() { eachLanguage(); }
    void aLanguageIsReadIfEveryTextIs()
    {
        QFETCH(QString, code);
        bool isRead = true;
        for (const auto& [source, translation] : textsOf(code))
            isRead = isRead && translation.isRead;
        QCOMPARE(languageOf(code).isRead, isRead);
    }

    void aChosenLanguageIsForTheNextStart()
    {
        if (languages().size() < 4)
            QSKIP("Built without lrelease: the window speaks English only.");
        WindowOptions options = windowOptions(m_folder, QStringLiteral("sample:board@64x48"));
        QStringList started;
        options.start = [&started](const QString&, const QStringList& arguments) {
            started = arguments;
            return true;
        };
        options.dataFolder = m_folder.filePath(QStringLiteral("data"));
        MainWindow window(options);
        showActive(window);
        QVERIFY(window.parts().actions.languages.at(QStringLiteral("en"))->isChecked());
        window.parts().actions.languages.at(QStringLiteral("vi"))->trigger();
        QCOMPARE(window.parts().preferences.language(), QStringLiteral("vi"));
        QVERIFY(window.parts().messages.text(MessageBar::Topic::Language).contains(QStringLiteral("Tiếng Việt")));
        window.parts().actions.languages.at(QStringLiteral("en"))->trigger(); // taken back: there is nothing to say
        QCOMPARE(window.parts().messages.text(MessageBar::Topic::Language), QString());
        window.parts().actions.languages.at(QStringLiteral("vi"))->trigger();
        pressOffer(window, QStringLiteral("Restart now"));
        QVERIFY(started.contains(QStringLiteral("--resume")));
        QTRY_VERIFY(!window.isVisible());
    }

    /// Last: the translations stay installed.
    void theWindowSpeaksIt_data() { eachLanguage(); }
    void theWindowSpeaksIt()
    {
        if (languages().size() < 4)
            QSKIP("Built without lrelease: the window speaks English only.");
        QFETCH(QString, code);
        speak(*qApp, code);
        QCOMPARE(spokenLanguage().code, code);
        const Texts texts = textsOf(code);
        WindowOptions options = windowOptions(m_folder, QStringLiteral("sample:board@64x48"));
        options.lesson = QStringLiteral("sobel");
        MainWindow window(options);
        QCOMPARE(window.menuBar()->actions().front()->text(), texts.at(QStringLiteral("&File")).text);
        // A lesson calls what is in the window as the window does; Hangul and Han are not slanted.
        const QString task = (code == QLatin1String("vi") ? QStringLiteral("*%1*") : QStringLiteral("“%1”"))
                                 .arg(texts.at(QStringLiteral("Global load requests")).text);
        const auto labels = panelOf<LessonPanel>(window).page().findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [&](const QLabel* label) { return label->text().contains(task); }));
        QVERIFY(window.parts().actions.languages.at(code)->isChecked());
    }
};

TILESCOPE_TEST(CataloguesTest, runWithWindow)
#include "catalogues_test.moc"

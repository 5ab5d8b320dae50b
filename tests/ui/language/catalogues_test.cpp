#include "gpu/operations/registry.h"
#include "tests/ui/language/catalogue.h"
#include "tests/ui/window_fixture.h"
#include "ui/language/language.h"
#include "ui/lesson/lesson_panel.h"
#include "ui/lesson/step_page.h"
#include "ui/shell/message_bar.h"
#include "ui/shell/preferences.h"
#include "ui/shell/window_actions.h"

#include <QAction>
#include <QLabel>
#include <QMenuBar>
#include <QRegularExpression>

#include <map>

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

    /// What is wrong with a translation; empty: nothing.
    static QString problemOf(const QString& source, const QString& text, const QString& code)
    {
        if (text.isEmpty())
            return QStringLiteral("is missing");
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
        // A second word for a term, and words that no reader of the language would write.
        const std::map<QString, QStringList> forbidden{
            {QStringLiteral("ko"),
             {QStringLiteral("쓰레드"), QStringLiteral("글로벌 메모리"), QStringLiteral("텍스쳐")}},
            {QStringLiteral("vi"), {QStringLiteral(" wrap "), QStringLiteral("luồng chạy")}},
            {QStringLiteral("zh_CN"), {QStringLiteral("内核程序"), QStringLiteral("全域"), QStringLiteral("執行緒")}}};
        for (const QString& word : forbidden.at(code))
            if (text.contains(word))
                return QStringLiteral("says ") + word;
        return {};
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
        QStringList problems;
        for (const auto& [source, translation] : texts)
            if (const QString problem = problemOf(source, translation.text, code); !problem.isEmpty())
                problems << QStringLiteral("\"%1\" %2: \"%3\"").arg(source, problem, translation.text);
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(u'\n')));
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
        pressOffer(window, QStringLiteral("Start again now"));
        QVERIFY(started.contains(QStringLiteral("--resume")));
        QTRY_VERIFY(!window.isVisible());
    }

    /// Last: the translation stays installed.
    void theWindowSpeaksIt()
    {
        if (languages().size() < 4)
            QSKIP("Built without lrelease: the window speaks English only.");
        speak(*qApp, QStringLiteral("vi"));
        QCOMPARE(spokenLanguage().code, QStringLiteral("vi"));
        const Texts texts = textsOf(QStringLiteral("vi"));
        WindowOptions options = windowOptions(m_folder, QStringLiteral("sample:board@64x48"));
        options.lesson = QStringLiteral("sobel");
        MainWindow window(options);
        QCOMPARE(window.menuBar()->actions().front()->text(), texts.at(QStringLiteral("&File")).text);
        // A lesson calls what is in the window as the window does.
        const QString task = QStringLiteral("*%1*").arg(texts.at(QStringLiteral("Global load requests")).text);
        const auto labels = panelOf<LessonPanel>(window).page().findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [&](const QLabel* label) { return label->text().contains(task); }));
        QVERIFY(window.parts().actions.languages.at(QStringLiteral("vi"))->isChecked());
    }
};

TILESCOPE_TEST(CataloguesTest, runWithWindow)
#include "catalogues_test.moc"

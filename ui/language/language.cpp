#include "ui/language/language.h"

#include <QApplication>
#include <QFile>
#include <QFont>
#include <QFontDatabase>
#include <QLibraryInfo>
#include <QTranslator>
#include <QVariant>

#include <algorithm>
#include <stdexcept>

namespace tilescope
{

namespace
{

constexpr const char* languageProperty = "tilescopeLanguage"; ///< of the application

/// The writing of a language, the fonts that are best for it, and the Debian packages that have them.
struct Letters {
    const char* code;
    QFontDatabase::WritingSystem writing;
    QStringList families;
    const char* packages;
};

const std::vector<Letters>& allLetters()
{
    static const std::vector<Letters> all{
        {"ko",
         QFontDatabase::Korean,
         {QStringLiteral("Noto Sans CJK KR"), QStringLiteral("NanumGothic"), QStringLiteral("NanumBarunGothic")},
         "fonts-nanum or fonts-noto-cjk"},
        {"vi", QFontDatabase::Vietnamese, {}, "fonts-dejavu-core"},
        {"zh_CN",
         QFontDatabase::SimplifiedChinese,
         {QStringLiteral("Noto Sans CJK SC"), QStringLiteral("WenQuanYi Micro Hei"),
          QStringLiteral("WenQuanYi Zen Hei")},
         "fonts-wqy-microhei or fonts-noto-cjk"}};
    return all;
}

const Letters* lettersOf(const QString& code)
{
    const auto found =
        std::ranges::find_if(allLetters(), [&](const Letters& one) { return code == QLatin1String(one.code); });
    return found == allLetters().end() ? nullptr : &*found;
}

QString catalogueOf(const QString& code) { return QStringLiteral(":/translations/tilescope_%1.qm").arg(code); }

/// Looks a text up whatever class shows it: a catalogue has every English text once.
class Catalogue : public QTranslator
{
public:
    using QTranslator::QTranslator;

    QString translate(const char*, const char* text, const char* comment, int n) const override
    {
        const QString found = QTranslator::translate("tilescope", text, comment, n);
        return found.isEmpty() ? QString() : found; // not translated yet: English
    }
};

/// The font that the language's letters are taken from where the window's own has none. Han characters are shaped
/// differently in Korea, Japan and China, so it is chosen by the language and not by the system.
QString familyFor(const QString& code)
{
    const Letters* const letters = lettersOf(code);
    const QStringList able = letters ? QFontDatabase::families(letters->writing) : QStringList();
    if (!letters || able.isEmpty())
        return {};
    for (const QString& family : letters->families)
        if (able.contains(family))
            return family;
    return letters->families.isEmpty() ? QString() : able.front();
}

bool isSame(const QLocale& one, const QLocale& other)
{
    return one.language() == other.language() &&
           (one.language() != QLocale::Chinese || one.script() == other.script()); // traditional characters are another
}

} // namespace

const std::vector<Language>& languages()
{
    static const std::vector<Language> all = [] {
        std::vector<Language> known{{QStringLiteral("en"), QStringLiteral("English"), true},
                                    {QStringLiteral("ko"), QStringLiteral("한국어"), false},
                                    {QStringLiteral("vi"), QStringLiteral("Tiếng Việt"), false},
                                    {QStringLiteral("zh_CN"), QStringLiteral("简体中文"), false}};
        std::erase_if(known, [](const Language& one) {
            return one.code != QLatin1String("en") && !QFile::exists(catalogueOf(one.code));
        });
        return known;
    }();
    return all;
}

const Language& languageOf(const QString& code)
{
    const auto found = std::ranges::find(languages(), code, &Language::code);
    if (found == languages().end())
        throw std::out_of_range("The window has no language \"" + code.toStdString() + "\".");
    return *found;
}

const Language& spokenLanguage()
{
    const QVariant code = QCoreApplication::instance()->property(languageProperty);
    return languageOf(code.isValid() ? code.toString() : QStringLiteral("en"));
}

QString languageFor(const QString& wanted, const QStringList& systems)
{
    if (std::ranges::find(languages(), wanted, &Language::code) != languages().end())
        return wanted;
    for (const QString& system : systems)
        for (const Language& language : languages())
            if (isSame(QLocale(system), QLocale(language.code)))
                return language.code;
    return QStringLiteral("en");
}

void speak(QApplication& application, const QString& code)
{
    application.setProperty(languageProperty, code);
    if (code == QLatin1String("en"))
        return;
    // Qt's own dialogs, where the system has their texts; ours are asked first and have the usual buttons.
    auto* qt = new QTranslator(&application);
    if (qt->load(QStringLiteral("qtbase_") + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(qt);
    auto* own = new Catalogue(&application);
    if (own->load(catalogueOf(code)))
        QCoreApplication::installTranslator(own);
    if (const QString family = familyFor(code); !family.isEmpty()) {
        QFont font = QApplication::font();
        font.setFamilies(font.families() << family);
        QApplication::setFont(font);
    }
}

QString missingLetters(const QString& code)
{
    const Letters* const letters = lettersOf(code);
    if (!letters || !QFontDatabase::families(letters->writing).isEmpty())
        return {};
    return QStringLiteral("No font on this system has the letters of %1; install %2 (Debian's names).")
        .arg(QLocale::languageToString(QLocale(code).language()), QLatin1String(letters->packages));
}

/// Korean texts have Han characters too, and a font of Korean letters has those.
QString missingLettersIn(const QString& text)
{
    const auto has = [&text](QChar::Script script) {
        return std::ranges::any_of(text, [script](QChar letter) { return letter.script() == script; });
    };
    return has(QChar::Script_Hangul) ? missingLetters(QStringLiteral("ko"))
           : has(QChar::Script_Han)  ? missingLetters(QStringLiteral("zh_CN"))
                                     : QString();
}

} // namespace tilescope

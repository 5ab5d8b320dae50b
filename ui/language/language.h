#pragma once

#include <QLocale>
#include <QString>
#include <QStringList>

#include <string>
#include <vector>

class QApplication;

namespace tilescope
{

/// A language of the window.
struct Language {
    QString code;       ///< "zh_CN", as on the command line
    QString name;       ///< as its speakers write it: "简体中文"
    bool isRead = true; ///< false: translated by machine, and no speaker has read it yet
};

/// English first; the others only if their catalogues were built (CMake needs lrelease).
const std::vector<Language>& languages();

/// Throws std::out_of_range for a code that is not listed.
const Language& languageOf(const QString& code);

/// What the application speaks; English before speak().
const Language& spokenLanguage();

/// The code of the language to speak: `wanted` if it is listed, else the first one listed of the system's
/// ("zh-Hans-CN"), else "en".
QString languageFor(const QString& wanted, const QStringList& systems = QLocale::system().uiLanguages());

/// Makes the application's texts those of the language, and adds a font with its letters. Parts of the window that
/// exist already keep their texts. To be called once, after the theme was applied.
void speak(QApplication& application, const QString& code);

/// If no installed font has the letters of a language: a sentence in English that names the packages; else empty.
QString missingLetters(const QString& code);

/// The same for the letters of a text, which may quote another language than the window's.
QString missingLettersIn(const QString& text);

} // namespace tilescope

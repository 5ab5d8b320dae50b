#pragma once

#include <QRegularExpression>
#include <QString>

namespace tilescope
{

/// Whether a word that ends so ends in a consonant when it is read aloud in Korean, and whether that is ㄹ; nothing for
/// a letter whose sound is not known.
struct KoreanEnd {
    bool isKnown = false, isConsonant = false, isRieul = false;
};

inline KoreanEnd koreanEndOf(QChar letter)
{
    constexpr char16_t first = 0xAC00, last = 0xD7A3, finals = 28, rieul = 8; // Hangul syllables, in order of finals
    const char16_t code = letter.toLower().unicode();
    if (code >= first && code <= last)
        return {true, (code - first) % finals != 0, (code - first) % finals == rieul};
    // 영 일 삼 육 칠 팔, and the letters 엘 엠 엔 알.
    if ((code >= u'0' && code <= u'9') || (code >= u'a' && code <= u'z'))
        return {true, QStringView(u"013678lmnr").contains(code), QStringView(u"178lr").contains(code)};
    return {};
}

/// A Korean text in which a particle behind an argument has both its forms, "%1은(는)", with the one that fits what the
/// argument has become: "블록은", "타일 2는". Quotation marks and the like between the two do not count. Where nothing
/// is known of the sound, and in every other language, the text stays as it is.
inline QString withParticles(const QString& text)
{
    if (!text.contains(u'('))
        return text;
    static const QRegularExpression both(QStringLiteral(
        "([^\\s”’\"'*`)\\]])([”’\"'*`)\\]]*)(은\\(는\\)|이\\(가\\)|을\\(를\\)|과\\(와\\)|와\\(과\\)|\\(으\\)로)"));
    QString made;
    qsizetype from = 0;
    for (auto found = both.globalMatch(text); found.hasNext();) {
        const auto one = found.next();
        const KoreanEnd end = koreanEndOf(one.capturedView(1).front());
        if (!end.isKnown)
            continue;
        const QString forms = one.captured(3);
        QString fitting;
        if (forms.startsWith(u'('))
            fitting = end.isConsonant && !end.isRieul ? QStringLiteral("으로") : QStringLiteral("로");
        else
            fitting = end.isConsonant == (forms != QStringLiteral("와(과)")) ? forms.at(0) : forms.at(2);
        made += text.mid(from, one.capturedStart(3) - from) + fitting;
        from = one.capturedEnd(3);
    }
    return made + text.mid(from);
}

} // namespace tilescope

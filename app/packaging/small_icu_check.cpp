// Prints what Qt's core asks of ICU's data: encodings, sorting and case in the languages of the window, zones of time.
// app/packaging/small-icu compares what it prints with the whole data and with the small ones.
#include <QtCore/QCollator>
#include <QtCore/QDateTime>
#include <QtCore/QLocale>
#include <QtCore/QStringConverter>
#include <QtCore/QTimeZone>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace
{

void print(const char* what, const QString& of, const QString& is)
{
    std::printf("%s %s: %s\n", what, qUtf8Printable(of), qUtf8Printable(is));
}

/// A text encoded and decoded again. One that is in no data at all would compare equal: that is an error.
void convert(const char* encoding, const QString& text)
{
    QStringEncoder encoder(encoding);
    QStringDecoder decoder(encoding);
    if (!encoder.isValid() || !decoder.isValid()) {
        std::fprintf(stderr, "%s is unknown.\n", encoding);
        std::exit(1);
    }
    const QByteArray bytes = encoder.encode(text);
    print(encoding, QString::fromLatin1(bytes.toHex()), decoder.decode(bytes));
}

void sort(const char* language, QStringList words, bool isNumeric)
{
    QCollator collator{QLocale(QString::fromLatin1(language))};
    collator.setNumericMode(isNumeric);
    std::stable_sort(words.begin(), words.end(), collator);
    print("sorted in", QString::fromLatin1(language), words.join(u' '));
    for (const QString& word : words)
        print("compared in", QString::fromLatin1(language),
              word + u' ' + QString::number(collator.compare(word, words.front())));
}

} // namespace

int main()
{
    convert("UTF-8", QStringLiteral("타일 ô 块"));
    for (const char* encoding : {"GB18030", "GBK", "GB2312"})
        convert(encoding, QStringLiteral("共享内存 block"));
    convert("Big5", QStringLiteral("共享記憶體 block"));
    for (const char* encoding : {"EUC-KR", "windows-949"})
        convert(encoding, QStringLiteral("공유 메모리 block"));
    convert("windows-1258", QStringLiteral("bô nhó block"));
    for (const char* encoding : {"ISO-8859-2", "windows-1250"})
        convert(encoding, QStringLiteral("Žižka block"));
    for (const char* encoding : {"KOI8-R", "windows-1251", "ISO-8859-5"})
        convert(encoding, QStringLiteral("Память block"));
    for (const char* encoding : {"ISO-8859-1", "windows-1252", "ISO-8859-15"})
        convert(encoding, QStringLiteral("Größe block"));

    for (const char* language : {"C", "en_US", "en_GB", "ko_KR", "vi_VN", "zh_CN"}) {
        const QString name = QString::fromLatin1(language);
        const QLocale locale(name);
        sort(language, {"Zoo", "apple", "Äpfel", "Apple", "zebra", "_x", "1b", "10a", "9c"}, false);
        sort(language, {"tile10.png", "tile9.png", "tile1.png", "Tile2.png"}, true);
        sort(language, {"한국", "가나", "각", "漢", "갸"}, false);
        sort(language, {"ân", "az", "ăn", "ơn", "oz", "ôn", "ốn", "ưu", "uz", "đi", "dz", "êm", "ez"}, false);
        sort(language, {"张", "李", "王", "阿", "中", "一"}, false);
        print("upper in", name, locale.toUpper(QStringLiteral("straße đường ﬁ ǆ ñ 타일 i")));
        print("lower in", name, locale.toLower(QStringLiteral("ĐƯỜNG ÀÉÎ Σ ΟΔΟΣ I İ 块")));
    }
    print("upper in", QStringLiteral("tr"), QLocale(QStringLiteral("tr_TR")).toUpper(QStringLiteral("istanbul")));
    for (const char* id :
         {"UTC", "Europe/Berlin", "Asia/Seoul", "Asia/Ho_Chi_Minh", "Asia/Shanghai", "America/New_York"}) {
        const QTimeZone zone(id);
        const QDateTime summer(QDate(2024, 7, 1), QTime(12, 0), Qt::UTC);
        print("zone", QString::fromLatin1(id),
              QString::number(zone.offsetFromUtc(summer)) + zone.displayName(QTimeZone::StandardTime));
    }
}

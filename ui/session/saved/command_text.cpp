#include "ui/session/report_figures.h"

#include "gpu/recipe/json/enum_names.h"

#include <QStringList>

#include <algorithm>

namespace tilescope
{

QString shellWord(const QString& word)
{
    const bool isPlain = !word.isEmpty() && std::all_of(word.begin(), word.end(), [](QChar c) {
        return c.unicode() < 128 && (c.isLetterOrNumber() || QStringLiteral("_-+./:@,=").contains(c));
    });
    if (isPlain)
        return word;
    return QLatin1Char('\'') + QString(word).replace(QLatin1Char('\''), QLatin1String("'\\''")) + QLatin1Char('\'');
}

QString commandText(const Recipe& recipe, const QString& image, const QString& sourceFile, const RangeChoice& range,
                    const ViewSubject& subject, const QStringList& place)
{
    QStringList words{QStringLiteral("tilescope")};
    if (subject == ViewSubject())
        words << QStringLiteral("run");
    words << image;
    const auto add = [&words](const char* option, const std::string& value) {
        words << QLatin1String(option) << QString::fromStdString(value);
    };
    add("--op", recipe.operation);
    add("--strategy", recipe.strategy);
    add("--block", toText(recipe.block));
    for (const auto& [name, value] : recipe.parameters)
        add("--param", name + "=" + toText(value));
    if (recipe.backend != BackendChoice::Emulator)
        words << place;
    if (recipe.backend != BackendChoice::Auto)
        add("--backend", nameOf(recipe.backend));
    if (recipe.compiler != CompilerChoice::Auto)
        add("--compiler", nameOf(recipe.compiler));
    if (recipe.counters != CounterMode::Auto)
        add("--counters", nameOf(recipe.counters));
    if (recipe.compileTimeSizes)
        words << QStringLiteral("--compile-time-sizes");
    if (recipe.gpu)
        add("--gpu", *recipe.gpu);
    if (range != RangeChoice())
        words << QStringLiteral("--range=") + QString::fromStdString(toText(range)); // black may be negative
    if (!sourceFile.isEmpty()) {
        words << QStringLiteral("--source") << sourceFile;
        if (recipe.sharedBytes)
            add("--shared-bytes", std::to_string(*recipe.sharedBytes));
    }
    if (subject.channel != ChannelView::All)
        add("--channel", toText(subject.channel).toStdString());
    if (subject.difference != resultAndReference)
        add("--diff", toText(subject.difference));
    std::transform(words.begin(), words.end(), words.begin(), shellWord);
    return words.join(QLatin1Char(' '));
}

} // namespace tilescope

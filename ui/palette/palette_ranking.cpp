#include "ui/palette/palette_ranking.h"

#include "ui/palette/fuzzy_match.h"

#include <algorithm>

namespace tilescope
{

namespace
{

constexpr int recentBonus = 6;  // one that is used often may lie a little worse
constexpr int disabledCost = 6; // and one that cannot be now a little better

struct Rank {
    RankedCommand command;
    int score = 0;
    qsizetype age = 0;    ///< among those used lately
    qsizetype length = 0; ///< of its name, or how deep it lies: the shorter one is nearer to what was typed
};

bool isBefore(const Rank& a, const Rank& b)
{
    if (a.score != b.score)
        return a.score > b.score;
    if (a.age != b.age)
        return a.age < b.age;
    return a.length != b.length ? a.length < b.length : a.command.index < b.command.index;
}

} // namespace

QList<RankedCommand> rankCommands(const QList<PaletteCommand>& commands, const QString& typed,
                                  const QStringList& recent)
{
    const FuzzyMatch wanted(typed);
    QList<Rank> ranks;
    for (int index = 0; index < commands.size(); ++index) {
        const auto& command = commands[index];
        const QString name = command.name();
        const auto hit =
            wanted.in(name + QLatin1Char(' ') + command.words, static_cast<int>(name.size() - command.title.size()));
        if (!hit)
            continue;
        const auto age = recent.indexOf(name);
        Rank rank{{index, {}},
                  hit->score,
                  age < 0 ? recent.size() : age,
                  wanted.isEmpty() ? name.count(PaletteCommand::separator()) : name.size()};
        for (const int mark : hit->marks)
            if (mark < name.size())
                rank.command.marks << mark;
        if (!wanted.isEmpty())
            rank.score += (age < 0 ? 0 : recentBonus) - (command.isEnabled ? 0 : disabledCost);
        ranks << rank;
    }
    std::sort(ranks.begin(), ranks.end(), isBefore);
    QList<RankedCommand> best;
    for (const auto& rank : ranks)
        best << rank.command;
    return best;
}

} // namespace tilescope

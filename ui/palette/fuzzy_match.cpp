#include "ui/palette/fuzzy_match.h"

#include <QStringList>

#include <algorithm>
#include <limits>
#include <vector>

namespace tilescope
{

namespace
{

constexpr int letterScore = 2;
constexpr int followsScore = 6;   // directly after the previous letter
constexpr int wordStartScore = 9; // of the first letter of a word
constexpr int wholeWordScore = 8; // the pattern's word is a word of the text
constexpr int titleScore = 2;     // each letter of the name itself
constexpr int gapCost = 3;        // letters skipped within a word
constexpr int middleCost = 6;     // beginning in the middle of a word
constexpr int never = std::numeric_limits<int>::min() / 2;

QString folded(const QString& text)
{
    QString plain = text.toLower();
    if (plain.size() != text.size()) // a few letters change length in lower case: then only equal case matches
        plain = text;
    return plain.replace(QChar(0x00D7), QLatin1Char('x'));
}

/// A text split into words: runs of letters and digits, so that "32x8" is one of them.
struct Words {
    QString letters;
    std::vector<int> number; ///< of the word at a position; -1 between words

    explicit Words(const QString& text) : letters(folded(text)), number(static_cast<std::size_t>(text.size()), -1)
    {
        int last = -1;
        for (int at = 0; at < letters.size(); ++at) {
            const bool isInside = letters[at].isLetterOrNumber();
            const bool isFirst = isInside && (at == 0 || !letters[at - 1].isLetterOrNumber());
            last += isFirst ? 1 : 0;
            number[static_cast<std::size_t>(at)] = isInside ? last : -1;
        }
    }
    int wordAt(int at) const { return number[static_cast<std::size_t>(at)]; }
    bool startsAt(int at) const { return wordAt(at) >= 0 && (at == 0 || wordAt(at - 1) != wordAt(at)); }
    bool endsAt(int at) const { return wordAt(at) >= 0 && (at + 1 == letters.size() || wordAt(at + 1) != wordAt(at)); }
};

/// The best way to match one word of the pattern to the text: for each letter and each position the best score of all
/// matches that end there, and the previous position.
class Alignment
{
public:
    Alignment(const QString& wanted, const Words& words, int titleFrom)
        : m_wanted(wanted), m_words(words), m_titleFrom(titleFrom), m_width(static_cast<int>(words.letters.size())),
          m_best(static_cast<std::size_t>(wanted.size() * m_width), never), m_before(m_best.size(), -1)
    {
        for (int letter = 0; letter < m_wanted.size(); ++letter)
            for (int at = 0; at < m_width; ++at)
                if (m_wanted[letter] == m_words.letters[at])
                    place(letter, at);
    }

    std::optional<FuzzyHit> best() const
    {
        const int last = static_cast<int>(m_wanted.size()) - 1;
        int end = -1, score = never;
        for (int at = 0; at < m_width; ++at) {
            const int whole = isWholeWord(at) ? wholeWordScore : 0;
            if (value(last, at) > never && value(last, at) + whole > score) {
                score = value(last, at) + whole;
                end = at;
            }
        }
        if (end < 0)
            return std::nullopt;
        FuzzyHit hit;
        hit.score = score;
        for (int letter = last, at = end; letter >= 0; at = m_before[index(letter, at)], --letter)
            hit.marks.prepend(at);
        return hit;
    }

private:
    std::size_t index(int letter, int at) const { return static_cast<std::size_t>(letter * m_width + at); }
    int value(int letter, int at) const { return m_best[index(letter, at)]; }

    void place(int letter, int at)
    {
        const bool isStart = m_words.startsAt(at);
        const int own = letterScore + (isStart ? wordStartScore : 0) + (at >= m_titleFrom ? titleScore : 0);
        if (letter == 0) {
            m_best[index(letter, at)] = own - (isStart ? 0 : middleCost);
            return;
        }
        for (int from = 0; from < at; ++from) {
            const bool follows = from + 1 == at;
            const bool isSameWord = m_words.wordAt(from) >= 0 && m_words.wordAt(from) == m_words.wordAt(at);
            if (value(letter - 1, from) == never || !(follows || isSameWord || isStart))
                continue;
            const int score = value(letter - 1, from) + own + (follows ? followsScore : isSameWord ? -gapCost : 0);
            if (score > value(letter, at)) {
                m_best[index(letter, at)] = score;
                m_before[index(letter, at)] = from;
            }
        }
    }

    bool isWholeWord(int end) const
    {
        const int from = end + 1 - static_cast<int>(m_wanted.size());
        return from >= 0 && m_words.endsAt(end) && m_words.startsAt(from) &&
               m_words.letters.mid(from, m_wanted.size()) == m_wanted;
    }

    const QString& m_wanted;
    const Words& m_words;
    int m_titleFrom, m_width;
    std::vector<int> m_best, m_before;
};

} // namespace

FuzzyMatch::FuzzyMatch(const QString& pattern)
{
    constexpr int longest = 64; // longest useful pattern
    m_words = folded(pattern.left(longest)).split(QChar(' '), Qt::SkipEmptyParts);
}

std::optional<FuzzyHit> FuzzyMatch::in(const QString& text, int titleFrom) const
{
    const Words words(text);
    FuzzyHit all;
    for (const auto& wanted : m_words) {
        const auto hit = Alignment(wanted, words, titleFrom).best();
        if (!hit)
            return std::nullopt;
        all.score += hit->score;
        all.marks += hit->marks;
    }
    std::sort(all.marks.begin(), all.marks.end());
    all.marks.erase(std::unique(all.marks.begin(), all.marks.end()), all.marks.end());
    return all;
}

namespace
{

constexpr int recentBonus = 6;  // a recently used command may match slightly worse
constexpr int disabledCost = 6; // and a disabled one must match slightly better
constexpr int topicCost = 30;   // something to read stands after all commands that match like it

struct Rank {
    RankedCommand command;
    int score = 0;
    qsizetype age = 0;    ///< position among the recently used
    qsizetype length = 0; ///< of its name, or its depth in the menus: shorter is closer to what was typed
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
            rank.score += (age < 0 ? 0 : recentBonus) - (command.isEnabled ? 0 : disabledCost) -
                          (command.isTopic ? topicCost : 0);
        ranks << rank;
    }
    std::sort(ranks.begin(), ranks.end(), isBefore);
    QList<RankedCommand> best;
    for (const auto& rank : ranks)
        best << rank.command;
    return best;
}

} // namespace tilescope

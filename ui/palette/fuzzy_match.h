#pragma once

#include "ui/palette/palette_command.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace tilescope
{

/// How well a text matches the input, and where.
struct FuzzyHit {
    int score = 0;    ///< larger is better; only comparable for one pattern
    QList<int> marks; ///< positions in the text of the pattern's letters, ascending
};

/// Finds texts by a few of their letters. Each word of the pattern must occur in the text, in any order, its letters in
/// sequence: a letter directly follows the previous one, or is later in the same word, or is at the start of a later
/// word. So "sbs" finds "Side by side" and "hlo" finds "Halo", while letters scattered over the middles of words find
/// nothing. Case is ignored, and × counts as x.
class FuzzyMatch
{
public:
    explicit FuzzyMatch(const QString& pattern);

    bool isEmpty() const { return m_words.isEmpty(); } ///< matches everything, with no marks

    /// Letters from `titleFrom` on score higher: they belong to a command's name rather than to its menu path.
    std::optional<FuzzyHit> in(const QString& text, int titleFrom = 0) const;

private:
    QList<QString> m_words;
};

struct RankedCommand {
    int index = 0;    ///< in the list that was ranked
    QList<int> marks; ///< positions in PaletteCommand::name() to be marked
};

/// The commands that match the input, the best first. Of equals a recently used one comes first, then the earlier one
/// in the list. With empty input, commands deep in a menu come last. `recent` holds names, the newest first.
QList<RankedCommand> rankCommands(const QList<PaletteCommand>& commands, const QString& typed,
                                  const QStringList& recent);

} // namespace tilescope

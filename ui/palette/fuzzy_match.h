#pragma once

#include "ui/palette/palette_command.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace tilescope
{

/// How well a text fits what was typed, and where.
struct FuzzyHit {
    int score = 0;    ///< larger is better; only comparable for one pattern
    QList<int> marks; ///< places of the text that the pattern's letters took, ascending
};

/// Finds texts by a few of their letters. Each word of the pattern must be in the text, in any order, its letters in
/// turn: a letter follows the one before it at once, later in the same word, or at the start of a later word. So "sbs"
/// finds "Side by side" and "hlo" finds "Halo", while letters strewn over the middles of words find nothing. Upper case
/// counts as lower, × as x.
class FuzzyMatch
{
public:
    explicit FuzzyMatch(const QString& pattern);

    bool isEmpty() const { return m_words.isEmpty(); } ///< fits everything, with no marks

    /// Letters from `titleFrom` on count for more: the name of a thing rather than the way to it.
    std::optional<FuzzyHit> in(const QString& text, int titleFrom = 0) const;

private:
    QList<QString> m_words;
};

struct RankedCommand {
    int index = 0;    ///< in the list that was ranked
    QList<int> marks; ///< places of PaletteCommand::name() to be marked
};

/// Those that fit what is typed, the best first. Of equals one that was used lately comes first, then the one that
/// stands first in the list. Where nothing is typed, those that lie deep in a menu come last. `recent` holds names, the
/// newest first.
QList<RankedCommand> rankCommands(const QList<PaletteCommand>& commands, const QString& typed,
                                  const QStringList& recent);

} // namespace tilescope

#pragma once

#include "gpu/emulator/observe/trace/access_picture.h"
#include "ui/trace/step_finding.h"

#include <QString>
#include <QStringList>

#include <cstddef>

namespace tilescope
{

/// Events of a traced block in words for students.

/// "Warp 3 loads 4 bytes × 32 lanes from input: 5 sectors where 4 would do."
QString stepSentence(const BlockTrace& trace, std::size_t index);

/// With which other step an access races: a second sentence.
QString raceSentence(const BlockTrace& trace, const TraceRace& race);

/// All that is to be said of a step: its sentence, the fault that ends the block there, and its race.
QString stepSentences(const BlockTrace& trace, const StepFindings& findings, std::size_t index);

/// "event 12 of 404", with "· line 33" where it is known.
QString stepPlace(const BlockTrace& trace, std::size_t index);

/// "events 50,001–100,000 of 812,340" if the trace holds only a window of them; else empty.
QString windowText(const BlockTrace& trace);

/// The figures of an access, a short line each: "5 sectors, ideal 4", "160 bytes moved, 128 used".
QStringList sectorFigures(const SectorPicture& picture);
QStringList bankFigures(const BankPicture& picture);

} // namespace tilescope

#pragma once

#include "gpu/emulator/observe/trace/block_trace.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>

namespace tilescope
{

/// A step of a block that someone asks for by its number or by what happens there, as `--step` does.
class StepChoice
{
public:
    static QStringList names();                                  ///< "shared-conflict", "barrier", "divergent" …
    static std::optional<StepChoice> parse(const QString& text); ///< one of these or a number from 1

    /// The event's number among all of the block's, from 0. By what happens: the first within the trace's window; none
    /// where it does not happen.
    std::optional<std::uint64_t> find(const BlockTrace& trace) const;

private:
    std::uint64_t m_number = 0; ///< 0: by what happens
    QString m_name;
};

} // namespace tilescope

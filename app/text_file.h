#pragma once

#include <QString>

#include <string>

namespace tilescope
{

/// Writes the whole text or nothing; "-" is standard output. Throws std::runtime_error with the reason.
void writeText(const QString& file, const std::string& text);

/// Writes out what was printed so far. Throws std::runtime_error where standard output did not take all of it.
void flushStandardOutput();

} // namespace tilescope

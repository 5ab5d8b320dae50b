#pragma once

#include <QString>

#include <string>

namespace tilescope
{

/// Writes the whole text or nothing; "-" is standard output. Throws std::runtime_error with the reason.
void writeText(const QString& file, const std::string& text);

} // namespace tilescope

#pragma once

#include <QString>

#include <stdexcept>

namespace tilescope
{

/// Something that cannot be exported: what is wrong and what would work, in a sentence.
class ExportError : public std::runtime_error
{
public:
    explicit ExportError(const QString& message) : std::runtime_error(message.toStdString()) {}
};

} // namespace tilescope

#pragma once

#include "gpu/recipe/text/output_file.h"
#include "ui/translation.h"

#include <QByteArray>
#include <QFile>
#include <QString>

namespace tilescope
{

/// As of gpu/, with the reason in the user's language.
[[nodiscard]] inline QString writeOutput(const QString& path, const QByteArray& bytes, const std::stop_token& stop = {})
{
    return translated(writeOutput(std::filesystem::path(QFile::encodeName(path).toStdString()),
                                  {bytes.constData(), static_cast<std::size_t>(bytes.size())}, stop));
}

} // namespace tilescope

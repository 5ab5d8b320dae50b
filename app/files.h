#pragma once

#include "app/arguments.h"
#include "ui/canvas/pictures/image_file.h"

#include <QString>
#include <QStringList>

#include <string>

namespace tilescope
{

/// Loads a file, or a generated sample "sample:NAME[@WxH]". Throws UsageError for a sample that does not exist,
/// ImageFileError for a file that cannot be read, Cancelled if a stop was requested.
LoadedImage openImage(const QString& name, const std::stop_token& stop);

/// Refuses, before anything runs, an output file that is also another output or an input, under whatever name, and an
/// output picture whose name has no known format. `pictures` are the files that --out produces. Throws UsageError.
void checkOutputs(const Arguments& arguments, const QStringList& pictures);

/// Writes the whole text or nothing; "-" is standard output. Throws std::runtime_error with the reason.
void writeText(const QString& file, const std::string& text);

/// Flushes the printed output. Throws std::runtime_error if standard output did not accept all of it.
void flushStandardOutput();

} // namespace tilescope

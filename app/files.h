#pragma once

#include "app/arguments.h"
#include "ui/canvas/pictures/image_file.h"

#include <QString>
#include <QStringList>

#include <string>

namespace tilescope
{

/// A file, or a generated sample "sample:NAME[@WxH]". Throws UsageError for a sample that does not exist,
/// ImageFileError for a file that cannot be read, Cancelled when asked to stop.
LoadedImage openImage(const QString& name, const std::stop_token& stop);

/// Refuses, before anything runs, a file to be written that is also another one to be written or one that is read, by
/// whatever name, and a picture to be written whose name has no known format. `pictures` are the files that --out
/// makes. Throws UsageError.
void checkOutputs(const Arguments& arguments, const QStringList& pictures);

/// Writes the whole text or nothing; "-" is standard output. Throws std::runtime_error with the reason.
void writeText(const QString& file, const std::string& text);

/// Writes out what was printed so far. Throws std::runtime_error where standard output did not take all of it.
void flushStandardOutput();

} // namespace tilescope

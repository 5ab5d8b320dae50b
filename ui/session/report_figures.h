#pragma once

#include "gpu/image/picture_values.h"
#include "gpu/recipe/recipe.h"
#include "gpu/recipe/report.h"
#include "ui/session/view_subject.h"

#include <QString>

#include <memory>

namespace tilescope
{

/// A run's figures for long-term storage: without pictures and their GPU memory, and without data on single lines or
/// places of the picture.
std::shared_ptr<const Report> figuresOf(const Report& report);

/// Whether both have the same settings, the same picture and the same machine.
bool isSameRun(const Report& a, const Report& b);

/// A word quoted for a POSIX shell: in single quotes if it contains characters that are special to a shell.
QString shellWord(const QString& word);

/// The command line that runs this recipe on this picture (a file or "sample:NAME@WxH"), in this range, without a
/// window: "tilescope run … --op sobel …". `sourceFile` is the file of the recipe's edited kernel text, if it has one.
/// Another subject than the usual one needs the window: "tilescope … --diff source,result". `place` says where it runs
/// if not in the emulator: "--device", "1".
QString commandText(const Recipe& recipe, const QString& image, const QString& sourceFile = {},
                    const RangeChoice& range = {}, const ViewSubject& subject = {}, const QStringList& place = {});

} // namespace tilescope

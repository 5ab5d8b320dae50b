#pragma once

#include "gpu/lesson/lesson.h"
#include "gpu/operations/registry.h"

#include <functional>
#include <string>

namespace tilescope
{

class Runner;

/// Opens an image by its name on the command line. Throws std::runtime_error with a sentence.
using LessonImages = std::function<ImagePtr(const std::string& name)>;

/// Opens samples only. Throws std::invalid_argument.
ImagePtr lessonSample(const std::string& name);

/// The declared run as a completed recipe: with the operation's block if it names none, its mistakes, edits or kernel.
/// Throws SettingError.
Recipe lessonRecipe(const LessonRun& run, const Registry& registry);

/// The kernel text of a run: its own, or the strategy's.
std::string lessonKernel(const LessonRun& run, const Registry& registry);

/// Runs it in the emulator. Throws as Runner::run() does.
Report runOf(const LessonRun& run, Runner& runner, const LessonImages& images, const RunControl& control,
             CompilerChoice compiler = CompilerChoice::Auto);

} // namespace tilescope

#pragma once

#include "app/arguments.h"
#include "gpu/image/image.h"

#include <string>

#include <nlohmann/json_fwd.hpp>

#include <stop_token>

namespace tilescope
{

/// A picture for kernels.
struct OpenedPicture {
    ImagePtr image;
    std::string name; ///< without its folder
    std::string note; ///< sentences on its values and on conversions; often empty
    RangeChoice range = {};
};

/// Loads a file, or a generated sample "sample:NAME[@WxH]", in that range. Throws UsageError for a sample that does not
/// exist, std::runtime_error for a file that cannot be read, Cancelled if a stop was requested.
OpenedPicture openImage(const std::string& name, const std::stop_token& stop, const RangeChoice& range = {});

/// Refuses, before anything runs, an output file that is also another output, an input or where the printed text goes,
/// under whatever name, one in a folder that does not exist, and an output picture whose name has no known format.
/// `pictures` are the files that --out produces. Throws UsageError.
void checkOutputs(const Arguments& arguments, const Words& pictures);

/// Refuses a file that was opened to be read, which is not always known before the run: the picture of an operation's
/// reference, for example. To be called before an output is written. Throws std::runtime_error.
void refuseInput(const std::string& file);

/// Writes the whole text or nothing, and none over an input; "-" is standard output. Throws std::runtime_error with the
/// reason. A stop ends the wait for a pipe's reader (writeOutput).
void writeText(const std::string& file, const std::string& text, const std::stop_token& stop = {});

/// As writeText(), with the program's version in the document, or in each object of an array, unless that has a
/// "version" already. Text that is not UTF-8 is written with replacement characters.
void writeJson(const std::string& file, nlohmann::json document, const std::stop_token& stop = {});

/// If the program was started with a standard stream closed ("tilescope list >&-"), keeps its number from being given
/// to a file that is opened later; writing to it remains an error. To be called first.
void keepClosedStreamsClosed();

/// Flushes the printed output. Throws std::runtime_error if standard output did not accept all of it.
void flushStandardOutput();

} // namespace tilescope

#pragma once

#include <cstddef>
#include <string>

// A record is a folder: what to record, then one line of JSON per event, the code of each module, and a file with the
// memory before each observed launch.

namespace tilescope
{

constexpr int recordVersion = 1;                           ///< in the first line
constexpr const char* recordVariable = "TILESCOPE_RECORD"; ///< of the environment: the folder
constexpr const char* recordRequestName = "request.json";
constexpr const char* recordEventsName = "events.jsonl";
/// Beside the program: the calls whose errors it does not look at, a line each: "12 lab.cu".
constexpr const char* discardedErrorsName = "discarded-errors";
/// The files that the program could not open for reading, a line each: "-" and the name; "+" if one was found later,
/// "=" for an image in whose place another was read.
constexpr const char* missingFilesName = "missing-files";
/// Of the environment: a folder with picture.png, picture.jpg and the like, read in place of images that do not exist.
constexpr const char* picturesVariable = "TILESCOPE_PICTURES";
/// Beside the program: the command, a word a line, that compiles for the device; empty if there is no clang.
constexpr const char* deviceCompilerName = "device-compiler";
/// Beside the program: the PTX files of its .cu files, a line each: "file-0.ptx lab".
constexpr const char* builtTextsName = "built-texts";
/// How PTX begins that several objects of the program share.
constexpr const char* joinedCodeMark = "// all files of the program\n";
/// An event's member: code that RecordRequest::noCode denies was wanted.
constexpr const char* noCodeEventName = "no_code";
constexpr std::size_t mostRecordedLaunches = 20'000; ///< those after them are only counted

inline std::string recordModuleName(std::size_t module) { return "module-" + std::to_string(module) + ".ptx"; }
inline std::string recordMemoryName(std::size_t launch) { return "memory-" + std::to_string(launch); }

} // namespace tilescope

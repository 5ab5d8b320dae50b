#include "app/files.h"
#include "app/help/help.h"
#include "app/operations.h"
#include "app/option_table.h"
#include "app/program.h"
#include "app/terminal.h"
#include "gpu/run/failure.h"
#include "gpu/run/memory_reserve.h"
#include "gpu/run/runner.h"

#include <csignal>
#include <cstdio>
#include <exception>
#include <filesystem>

namespace tilescope
{

namespace
{

/// Well-formed UTF-8: as U+0000 to U+10FFFF without surrogates, each in its shortest form.
bool isUtf8(std::string_view text)
{
    for (std::size_t i = 0; i < text.size();) {
        const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(at < text.size() ? text[at] : 0); };
        const unsigned first = byte(i);
        const std::size_t more = first < 0x80                    ? 0
                                 : first >= 0xC2 && first < 0xE0 ? 1
                                 : first >= 0xE0 && first < 0xF0 ? 2
                                 : first >= 0xF0 && first < 0xF5 ? 3
                                                                 : 4;
        if (more == 4)
            return false;
        for (std::size_t j = 1; j <= more; ++j)
            if ((byte(i + j) & 0xC0) != 0x80)
                return false;
        const unsigned second = byte(i + 1);
        if ((first == 0xE0 && second < 0xA0) || (first == 0xED && second >= 0xA0) || (first == 0xF0 && second < 0x90) ||
            (first == 0xF4 && second >= 0x90))
            return false;
        i += more + 1;
    }
    return true;
}

/// The arguments after the program's name. Reports and pages are Unicode: a name of other bytes would name another
/// file.
Words wordsOf(int argc, char** argv)
{
    Words words(argv + (argc > 0 ? 1 : 0), argv + argc);
    for (const std::string& word : words)
        if (!isUtf8(word))
            throw UsageError("\"" + word +
                             "\" has bytes that are not UTF-8; files of such a name cannot be used. Rename the file.");
    return words;
}

/// A word without a folder or a suffix that names no file is a mistyped command rather than an image.
void refuseUnknownWords(const Arguments& arguments)
{
    for (const std::string& word : arguments.images) {
        std::error_code error;
        if (word.find_first_of("/.:") != std::string::npos || std::filesystem::exists(word, error))
            continue;
        Words commands;
        for (const CommandRow& row : commandRows())
            if (*row.word)
                commands.emplace_back(row.word);
        throw UsageError("\"" + word + "\" is neither a command nor a file" + didYouMean(word, commands) +
                         "\"tilescope --help\" lists the commands.");
    }
}

int runCommandOf(const Arguments& arguments)
{
    switch (arguments.command) {
    case Command::Help: print(stdout, helpText(arguments.topic)); return 0;
    case Command::Version: print(stdout, "%s\n", versionText().c_str()); return 0;
    case Command::Window: refuseUnknownWords(arguments); return program().openWindow(arguments);
    case Command::Devices: return devicesCommand(arguments);
    case Command::List: return listCommand(arguments);
    case Command::Kernel: return kernelCommand(arguments);
    case Command::Lesson: return lessonCommand(arguments);
    case Command::Worker: return workerCommand(arguments);
    case Command::Operation: return operationCommand(arguments);
    case Command::Check: return checkCommand(arguments);
    case Command::Sweep: return sweepCommand(arguments);
    case Command::Text: return textCommand(arguments);
    case Command::Run:
        return arguments.program  ? programCommand(arguments)
               : arguments.direct ? launchCommand(arguments)
                                  : runCommand(arguments);
    }
    return 2;
}

} // namespace

int runMain(int argc, char** argv)
{
    keepClosedStreamsClosed();
    std::signal(SIGXFSZ, SIG_IGN); // beyond the limit of a file's size a write fails, as on a full disk
    holdMemoryReserve();
    try {
        const Arguments arguments = withKernelChosen(parseArguments(wordsOf(argc, argv)));
        const std::shared_ptr<void> prepared = program().prepare(arguments);
        const int status = runCommandOf(arguments);
        flushStandardOutput();
        return status;
    } catch (const UsageError& error) {
        print(stderr, "tilescope: %s\n", error.what());
        return 2;
    } catch (const UncheckedKernel& error) {
        print(stderr,
              "tilescope: %s\nWith --unchecked the GPU runs it nevertheless; a fault in it then ends the run, and can "
              "disturb other programs on this GPU.\n",
              error.what());
        return 2;
    } catch (const SettingError& error) {
        print(stderr, "tilescope: %s\n", error.what());
        return 2;
    } catch (...) {
        print(stderr, "tilescope: %s\n", english(failureMessage(std::current_exception())).c_str());
        return 1;
    }
}

} // namespace tilescope

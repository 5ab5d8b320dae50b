#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tilescope
{

struct Arguments;

/// A figure as Nsight Compute writes it.
struct NcuValue {
    double value = 0;
    double accuracy = 0; ///< half of the last digit's place: "1.05 Ksector" is 1050 and 5
};

/// A launch, with its metrics by name: "smsp__inst_executed.sum".
struct NcuLaunch {
    std::string kernel;      ///< without arguments, template arguments and namespaces: "sobel"
    std::string grid, block; ///< "64,48,1"; empty if they are not written
    std::map<std::string, NcuValue> metrics;
};

/// A line of the source page.
struct NcuLine {
    std::string kernel, file; ///< file: the name without its folder
    int line = 0;
    std::size_t launch = 0;                ///< which of the kernel's launches on the source page, from 0
    std::map<std::string, double> columns; ///< "L1 Wavefronts Shared"
};

/// What a file of Nsight Compute says.
struct NcuFile {
    std::string name;
    std::vector<NcuLaunch> launches; ///< of "ncu --csv", with or without --page raw
    std::vector<NcuLine> lines;      ///< of "--page source --csv --print-source cuda,sass"
};

/// Reads a CSV file, or a report (.ncu-rep) through NVIDIA's Python module ncu_report. Throws UsageError, which says
/// what to use instead.
NcuFile readNcuFile(const std::string& name);

/// That of --ncu, if there is one. Throws UsageError.
std::optional<NcuFile> givenNcuFile(const Arguments& arguments);

/// The same of a CSV text. Throws UsageError.
NcuFile ncuFileOf(const std::string& name, const std::string& text);

/// A report as such a CSV text. Throws UsageError.
std::string csvOfNcuReport(const std::string& name);

/// "sobel" of "void filters::sobel<(int)3>(const unsigned char *, int)".
std::string plainKernelName(std::string name);

} // namespace tilescope

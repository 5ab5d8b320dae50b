#include "app/arguments.h"
#include "app/ncu/ncu_file.h"
#include "gpu/compile/child_process.h"
#include "gpu/files/regular_file.h"

#include <filesystem>
#include <stdexcept>

namespace tilescope
{

namespace
{

constexpr int notInstalled = 3, notReadable = 4;

// Writes what "ncu --csv" writes of a report: the raw page, and the source page's lines. Nsight Compute has the module
// among its files; ncu-report is the same module as a package.
constexpr const char* script = R"python(
import csv, glob, sys

folders = ("/opt/nvidia/nsight-compute/*", "/usr/local/cuda*/nsight-compute*", "/usr/local/NVIDIA-Nsight-Compute*")
sys.path += sorted((path for folder in folders for path in glob.glob(folder + "/extras/python")), reverse=True)
try:
    import ncu_report
except ImportError:
    sys.exit(3)
columns = {
    "Instructions Executed": "inst_executed",
    "L2 Theoretical Sectors Global": "memory_l2_theoretical_sectors_global",
    "L1 Wavefronts Shared": "memory_l1_wavefronts_shared",
    "Divergent Branches": "smsp__branch_targets_threads_divergent",
}
try:
    report = ncu_report.load_report(sys.argv[1])
    actions = [action for part in range(report.num_ranges()) for action in report.range_by_idx(part)]
except Exception as error:
    sys.exit(4)
out = csv.writer(sys.stdout, quoting=csv.QUOTE_ALL)
for number, action in enumerate(actions):
    def sides(what):
        found = [action.metric_by_name("launch__%s_dim_%s" % (what, axis)) for axis in "xyz"]
        return "" if None in found else "(%s)" % ", ".join(str(metric.as_uint64()) for metric in found)
    def value(metric):
        return "%.17g" % metric.as_double()
    kernel = action.name(ncu_report.IAction.NameBase_DEMANGLED)
    names = [name for name in action.metric_names() if "__" in name and action.metric_by_name(name).has_value()]
    out.writerow(["ID", "Kernel Name", "Block Size", "Grid Size"] + names)
    out.writerow([number, kernel, sides("block"), sides("grid")] + [value(action.metric_by_name(n)) for n in names])
    lines = {}
    for title, name in columns.items():
        metric = action.metric_by_name(name)
        if metric is None or not metric.has_correlation_ids():
            continue
        addresses = metric.correlation_ids()
        for i in range(metric.num_instances()):
            place = action.source_info(addresses.as_uint64(i))
            if place is not None:
                counts = lines.setdefault((place.file_name(), place.line()), dict.fromkeys(columns, 0.0))
                counts[title] += metric.as_double(i)
    last = None
    for (path, line), counts in sorted(lines.items()):
        if path != last:
            out.writerow(["File Path", path])
            out.writerow(["Function Name", kernel])
            out.writerow(["Line No", "Source"] + list(columns))
            last = path
        out.writerow([line, ""] + ["%.17g" % counts[title] for title in columns])
)python";

[[noreturn]] void refuseReport(const std::string& name, const std::string& why)
{
    throw UsageError(name + " cannot be compared with: " + why + " Use the CSV file that \"ncu --import " + name +
                     " --csv --page raw >FILE\" writes.");
}

} // namespace

std::string csvOfNcuReport(const std::string& name)
{
    ChildRequest request;
    try {
        openRegularFile(name);
        request.arguments = {"-c", script, std::filesystem::absolute(name).string()};
    } catch (const std::runtime_error& error) {
        throw UsageError(name + " cannot be read: " + error.what());
    }
    constexpr const char* install = "NVIDIA's Python module ncu_report, which reads reports, is not installed. "
                                    "\"pip install ncu-report\" installs it.";
    request.program = "/usr/bin/env"; // looks for Python as the user's shell does, in an active environment too
    request.arguments.insert(request.arguments.begin(), "python3");
    request.folder = "/"; // so that no module is taken from the user's current folder
    request.environment = std::vector<std::string>{"PYTHONIOENCODING=utf-8"};
    request.timeout = std::chrono::minutes(2);
    request.outputBytes = std::size_t{64} << 20;
    const ChildResult result = runChild(request, {});
    if (result.timedOut)
        refuseReport(name, "reading it took more than two minutes.");
    if (result.signal == 0 && (result.exitCode == notInstalled || result.exitCode == 127))
        refuseReport(name, install);
    if (result.exitCode != 0 && result.exitCode != notReadable)
        refuseReport(name, "NVIDIA's module ncu_report failed on it.");
    if (result.exitCode == notReadable || result.output.empty())
        refuseReport(name, "NVIDIA's module ncu_report finds no launch in it.");
    if (result.output.size() >= request.outputBytes)
        refuseReport(name, "it has more than 64 MB of figures.");
    return result.output;
}

} // namespace tilescope

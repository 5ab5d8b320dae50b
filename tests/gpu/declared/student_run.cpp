#include "tests/gpu/declared/student_run.h"

#include "gpu/compile/toolchain.h"
#include "gpu/declared/declared_operation.h"

#include <cstring>
#include <memory>
#include <string_view>

namespace tilescope
{

std::string textOf(const StudentRow& row)
{
    if (std::string_view(row.body).empty())
        return row.declarations;
    return std::string(row.declarations) + "__global__ void k(const unsigned char* in, " + row.type +
           "* out, int n)\n{\n    const int i = blockIdx.x * blockDim.x + threadIdx.x;\n" + row.body + "\n}\n";
}

StudentOutcome studentRun(const RunnerOptions& options, const std::string& text, CompilerChoice compiler,
                          const std::string& kernel, const ParameterValues& parameters)
{
    StudentOutcome outcome;
    try {
        RunnerOptions own = options;
        own.operations = {operationOfKernel("own.cu", text)};
        Runner runner(own);
        RunRequest request;
        request.recipe.operation = "own";
        request.recipe.strategy = kernel.empty() ? own.operations.front().strategies.front().name : kernel;
        request.recipe.block = {64, 1};
        request.recipe.compiler = compiler;
        request.recipe.parameters = parameters;
        Image picture(64, 4, PixelFormat::Grey8);
        for (std::size_t i = 0; i < picture.bytes().size(); ++i)
            picture.bytes()[i] = static_cast<std::byte>(i);
        request.image = std::make_shared<const Image>(std::move(picture));
        const Report report = runner.run(request, {});
        for (const Finding& finding : report.findings) {
            if (finding.kind == FindingKind::Printf) {
                outcome.printed.push_back(finding);
            } else if (finding.severity != Severity::Note) {
                outcome.said += nameOf(finding.kind) + ": " + english(finding.message) + "\n";
                outcome.lines.push_back(finding.line);
            }
        }
        if (!report.picture)
            return outcome;
        for (std::size_t i = 0; i < 256; ++i)
            if (report.picture->format() == PixelFormat::Float32) {
                float value = 0;
                std::memcpy(&value, report.picture->bytes().data() + i * sizeof value, sizeof value);
                outcome.values.push_back(static_cast<double>(value));
            } else {
                outcome.values.push_back(std::to_integer<int>(report.picture->bytes()[i]));
            }
    } catch (const std::exception& error) {
        outcome.said = error.what();
    }
    return outcome;
}

std::vector<CompilerChoice> installedCompilers(const RunnerOptions& options)
{
    const Toolchain toolchain(options.toolchain);
    std::vector<CompilerChoice> installed;
    for (const CompilerChoice compiler : {CompilerChoice::Nvrtc, CompilerChoice::Clang})
        if (toolchain.has(compiler))
            installed.push_back(compiler);
    return installed;
}

} // namespace tilescope

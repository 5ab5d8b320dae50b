#include "gpu/program/nvrtc/device_compiler.h"
#include "gpu/program/record/recorded_finding.h"
#include "gpu/program/runtime/device.h"

#include <nlohmann/json.hpp>
#include <nvrtc.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <filesystem>
#include <iterator>
#include <map>
#include <stdexcept>
#include <string_view>

// NVRTC's functions. Its machine code ("CUBIN") is PTX here, which the driver's cuModuleLoadData takes as well.

using namespace tilescope;

/// What the header declares and does not define.
struct _nvrtcProgram { // NOLINT(bugprone-reserved-identifier): the header's name
    DeviceText text;
    std::map<std::string, std::string> names; ///< by expression: the mangled one, after the compilation
    DeviceCode code;
    bool isCompiled = false;
};

namespace
{

/// How a variable is called whose value tells the compiler's name of expression number i.
std::string nameVariable(std::size_t i) { return "__tilescope_name" + std::to_string(i) + "_"; }

struct OptionRule {
    std::string_view name;  ///< an option of NVRTC, without "-" or "--"
    std::string_view clang; ///< with its value behind it; empty: it is left out
    enum { None, Value, MayHaveValue } value = None;
};

constexpr OptionRule optionRules[] = {
    {"I", "-I", OptionRule::Value},
    {"include-path", "-I", OptionRule::Value},
    {"D", "-D", OptionRule::Value},
    {"define-macro", "-D", OptionRule::Value},
    {"U", "-U", OptionRule::Value},
    {"undefine-macro", "-U", OptionRule::Value},
    {"std", "-std=", OptionRule::Value},
    {"pre-include", "-include", OptionRule::Value},
    {"include", "-include", OptionRule::Value},
    {"w", "-w"},
    {"disable-warnings", "-w"},
    // What the emulator's code does not depend on.
    {"gpu-architecture", "", OptionRule::Value},
    {"arch", "", OptionRule::Value},
    {"maxrregcount", "", OptionRule::Value},
    {"fmad", "", OptionRule::Value},
    {"ftz", "", OptionRule::Value},
    {"prec-sqrt", "", OptionRule::Value},
    {"prec-div", "", OptionRule::Value},
    {"use_fast_math", ""},
    {"rdc", "", OptionRule::Value},
    {"relocatable-device-code", "", OptionRule::Value},
    {"dc", ""},
    {"device-c", ""},
    {"dw", ""},
    {"device-w", ""},
    {"G", ""},
    {"device-debug", ""},
    {"lineinfo", ""},
    {"generate-line-info", ""},
    {"dopt", "", OptionRule::MayHaveValue},
    {"extra-device-vectorization", ""},
    {"extended-lambda", ""},
    {"builtin-move-forward", "", OptionRule::Value},
    {"builtin-initializer-list", "", OptionRule::Value},
    {"default-device", ""},
    {"device-as-default-execution-space", ""},
    {"restrict", ""},
    {"no-source-include", ""},
    {"diag-suppress", "", OptionRule::Value},
    {"Xptxas", "", OptionRule::Value},
    {"ptxas-options", "", OptionRule::Value},
};

/// Clang's words for option i, which may have its value in the next. Throws std::invalid_argument for one that is not
/// known.
std::vector<std::string> translated(const std::vector<std::string>& options, std::size_t& i)
{
    const std::string& option = options[i];
    const std::string_view text = option;
    const std::string_view name = text.substr(std::min(text.find_first_not_of('-'), text.size()));
    for (const OptionRule& rule : optionRules) {
        if (!text.starts_with('-') || !name.starts_with(rule.name))
            continue;
        std::string value(name.substr(rule.name.size()));
        const bool isLetter = rule.name.size() == 1;
        if (rule.value == OptionRule::None ? !value.empty() : !value.empty() && value[0] != '=' && !isLetter)
            continue; // another option that begins like this one
        if (value.starts_with('='))
            value.erase(0, 1);
        else if (rule.value == OptionRule::Value && value.empty() && i + 1 < options.size())
            value = options[++i];
        if (rule.clang.empty())
            return {};
        if (rule.clang == "-include")
            return {"-include", value};
        return {std::string(rule.clang) + value};
    }
    throw std::invalid_argument("nvrtc: error: unrecognized option " + option + " found");
}

/// "kernel" in "… __tilescope_name0_ = kernel;", whose line is cut out; empty if there is none.
std::string takeName(std::string& ptx, const std::string& variable)
{
    const std::size_t at = ptx.find(" " + variable + " = ");
    if (at == std::string::npos)
        return {};
    const std::size_t begin = ptx.rfind('\n', at) + 1, end = ptx.find(';', at);
    std::string name = ptx.substr(at + variable.size() + 4, end - at - variable.size() - 4);
    if (const std::string generic = "generic("; name.starts_with(generic))
        name = name.substr(generic.size(), name.find(')') - generic.size());
    ptx.erase(begin, end + 1 - begin);
    return name;
}

/// The whole name of a file; another name as it is, without what would end it in a line.
std::string fileName(std::string name)
{
    std::error_code none;
    if (std::filesystem::is_regular_file(name, none))
        name = std::filesystem::absolute(name).lexically_normal().string();
    std::erase_if(name, [](char sign) { return sign == '"' || sign == '\\' || sign == '\n'; });
    return name;
}

nvrtcResult copyOut(const std::string& text, char* to)
{
    std::memcpy(to, text.c_str(), text.size() + 1);
    return NVRTC_SUCCESS;
}

nvrtcResult countOf(const std::string& text, std::size_t* bytes)
{
    *bytes = text.size() + 1;
    return NVRTC_SUCCESS;
}

} // namespace

extern "C" {

const char* nvrtcGetErrorString(nvrtcResult result)
{
    constexpr std::array names = {"NVRTC_SUCCESS",
                                  "NVRTC_ERROR_OUT_OF_MEMORY",
                                  "NVRTC_ERROR_PROGRAM_CREATION_FAILURE",
                                  "NVRTC_ERROR_INVALID_INPUT",
                                  "NVRTC_ERROR_INVALID_PROGRAM",
                                  "NVRTC_ERROR_INVALID_OPTION",
                                  "NVRTC_ERROR_COMPILATION",
                                  "NVRTC_ERROR_BUILTIN_OPERATION_FAILURE",
                                  "NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION",
                                  "NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION",
                                  "NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID",
                                  "NVRTC_ERROR_INTERNAL_ERROR"};
    const auto number = static_cast<std::size_t>(result);
    return number < names.size() ? names[number] : "NVRTC_ERROR unknown";
}

nvrtcResult nvrtcVersion(int* major, int* minor)
{
    *major = 13, *minor = 0;
    return NVRTC_SUCCESS;
}
nvrtcResult nvrtcGetNumSupportedArchs(int* count)
{
    *count = 1;
    return NVRTC_SUCCESS;
}
nvrtcResult nvrtcGetSupportedArchs(int* architectures)
{
    *architectures = 80;
    return NVRTC_SUCCESS;
}

nvrtcResult nvrtcCreateProgram(nvrtcProgram* program, const char* text, const char* name, int headerCount,
                               const char* const* headers, const char* const* headerNames)
{
    if (!program || !text || headerCount < 0 || (headerCount > 0 && (!headers || !headerNames)))
        return NVRTC_ERROR_INVALID_INPUT;
    *program = new _nvrtcProgram;
    (*program)->text.text = text;
    (*program)->text.name = fileName(name ? name : "default_program");
    for (int i = 0; i < headerCount; ++i)
        (*program)->text.headers.push_back({headerNames[i], headers[i]});
    return NVRTC_SUCCESS;
}
nvrtcResult nvrtcDestroyProgram(nvrtcProgram* program)
{
    if (!program || !*program)
        return NVRTC_ERROR_INVALID_PROGRAM;
    delete *program;
    *program = nullptr;
    return NVRTC_SUCCESS;
}

nvrtcResult nvrtcCompileProgram(nvrtcProgram program, int count, const char* const* options)
{
    if (!program)
        return NVRTC_ERROR_INVALID_PROGRAM;
    DeviceText text = program->text;
    const std::vector<std::string> given(options, options + std::max(count, 0));
    try {
        for (std::size_t i = 0; i < given.size(); ++i)
            for (std::string& word : translated(given, i))
                text.options.push_back(std::move(word));
        std::size_t number = 0;
        for (const auto& [expression, lowered] : program->names)
            text.text += "\nextern \"C\" __device__ const void* " + nameVariable(number++) + " = (const void*)(" +
                         expression + ");";
        text.text += '\n';
        program->code = compileForDevice(text);
    } catch (const std::invalid_argument& error) {
        program->code = {"", error.what()};
        return NVRTC_ERROR_INVALID_OPTION;
    } catch (const std::exception& error) {
        program->code = {"", error.what()};
        return NVRTC_ERROR_COMPILATION;
    }
    std::size_t number = 0;
    for (auto& [expression, lowered] : program->names)
        lowered = takeName(program->code.ptx, nameVariable(number++));
    program->isCompiled = !program->code.ptx.empty();
    if (Recorder* const recorder = Device::instance().recording().recorder(); recorder && program->isCompiled)
        recorder->event(toRecordedEvent(RecordedText{program->text.name, program->text.text}));
    return program->isCompiled ? NVRTC_SUCCESS : NVRTC_ERROR_COMPILATION;
}

nvrtcResult nvrtcGetPTXSize(nvrtcProgram program, std::size_t* bytes)
{
    return program ? countOf(program->code.ptx, bytes) : NVRTC_ERROR_INVALID_PROGRAM;
}
nvrtcResult nvrtcGetPTX(nvrtcProgram program, char* ptx)
{
    return program ? copyOut(program->code.ptx, ptx) : NVRTC_ERROR_INVALID_PROGRAM;
}
nvrtcResult nvrtcGetCUBINSize(nvrtcProgram program, std::size_t* bytes) { return nvrtcGetPTXSize(program, bytes); }
nvrtcResult nvrtcGetCUBIN(nvrtcProgram program, char* code) { return nvrtcGetPTX(program, code); }
nvrtcResult nvrtcGetProgramLogSize(nvrtcProgram program, std::size_t* bytes)
{
    return program ? countOf(program->code.log, bytes) : NVRTC_ERROR_INVALID_PROGRAM;
}
nvrtcResult nvrtcGetProgramLog(nvrtcProgram program, char* log)
{
    return program ? copyOut(program->code.log, log) : NVRTC_ERROR_INVALID_PROGRAM;
}

nvrtcResult nvrtcAddNameExpression(nvrtcProgram program, const char* expression)
{
    if (!program)
        return NVRTC_ERROR_INVALID_PROGRAM;
    if (program->isCompiled)
        return NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION;
    program->names[expression];
    return NVRTC_SUCCESS;
}
nvrtcResult nvrtcGetLoweredName(nvrtcProgram program, const char* expression, const char** name)
{
    if (!program)
        return NVRTC_ERROR_INVALID_PROGRAM;
    if (!program->isCompiled)
        return NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION;
    const auto found = program->names.find(expression);
    if (found == program->names.end() || found->second.empty())
        return NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID;
    *name = found->second.c_str();
    return NVRTC_SUCCESS;
}

} // extern "C"

#include "gpu/cuda/libraries/device_library.h"

#include "gpu/cuda/libraries/nccl.h"

#include "gpu/recipe/plan.h"

#include <algorithm>
#include <stdexcept>

namespace tilescope
{

namespace
{

std::span<const LibraryFunction> functionsOf(const std::string& library)
{
    if (library == "npp")
        return nppFunctions();
    if (library == "cublas")
        return cublasFunctions();
    if (library == "cufft")
        return cufftFunctions();
    if (library == "nccl")
        return ncclFunctions();
    throw std::invalid_argument("The plan cannot run: there is no library \"" + library +
                                "\"; there are npp, cublas, cufft and nccl.");
}

bool fits(const Argument& argument, ArgumentKind kind)
{
    const auto* number = std::get_if<std::int32_t>(&argument);
    switch (kind) {
    case ArgumentKind::Address: return std::holds_alternative<BufferArgument>(argument) || (number && *number == 0);
    case ArgumentKind::Integer: return number != nullptr;
    case ArgumentKind::Float: return std::holds_alternative<float>(argument);
    }
    return false;
}

const char* wordFor(ArgumentKind kind)
{
    switch (kind) {
    case ArgumentKind::Address: return "a buffer";
    case ArgumentKind::Integer: return "a whole number";
    case ArgumentKind::Float: return "a float";
    }
    return "";
}

} // namespace

void checkLibraryLaunch(const Launch& launch)
{
    const std::span<const LibraryFunction> known = functionsOf(launch.library);
    const auto function = std::find_if(known.begin(), known.end(),
                                       [&launch](const LibraryFunction& f) { return f.name == launch.kernel; });
    const std::string start = "The plan cannot run: " + libraryTitle(launch.library) + "'s " + launch.kernel;
    if (function == known.end())
        throw std::invalid_argument(start + " is not known here.");
    const auto& wanted = function->arguments;
    if (launch.arguments.size() != wanted.size())
        throw std::invalid_argument(start + " takes " + std::to_string(wanted.size()) + " arguments and is given " +
                                    std::to_string(launch.arguments.size()) + ".");
    for (std::size_t i = 0; i < wanted.size(); ++i)
        if (!fits(launch.arguments[i], wanted[i]))
            throw std::invalid_argument(start + " takes " + wordFor(wanted[i]) + " as its argument " +
                                        std::to_string(i + 1) + ".");
}

DeviceLibrary& DeviceLibraries::open(const std::string& library)
{
    std::unique_ptr<DeviceLibrary>& held = m_open[library];
    if (!held)
        held = library == "npp" ? openNpp(m_site) : library == "cublas" ? openCublas(m_site) : openCufft(m_site);
    return *held;
}

} // namespace tilescope

#include "gpu/emulator/execute/place_text.h"

#include <cxxabi.h>

#include <cstdlib>
#include <memory>

namespace tilescope::emulator
{

std::string plainName(const std::string& name)
{
    int status = 0;
    const std::unique_ptr<char, void (*)(void*)> text(abi::__cxa_demangle(name.c_str(), nullptr, nullptr, &status),
                                                      std::free);
    if (status != 0 || !text)
        return name;
    const std::string full = text.get();
    const std::size_t scope = full.rfind("::");
    return scope == std::string::npos ? full : full.substr(scope + 2);
}

std::string placeText(std::uint64_t index, const Dim3& size)
{
    const std::string xy = std::to_string(index % size.x) + ", " + std::to_string(index / size.x % size.y);
    return "(" + xy + (size.z > 1 ? ", " + std::to_string(index / size.x / size.y) : std::string()) + ")";
}

std::string capital(std::string text)
{
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z')
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

std::optional<SharedName> sharedVariable(const ptx::Kernel& kernel, std::uint64_t offset)
{
    for (const ptx::Variable& variable : kernel.shared)
        if (offset >= variable.offset && (variable.isExtern || offset < variable.offset + variable.bytes))
            return SharedName{plainName(variable.name), variable.offset};
    return std::nullopt;
}

} // namespace tilescope::emulator

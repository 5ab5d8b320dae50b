#include "gpu/compile/shipped_kernels.h"

#include "gpu/compile/request_check.h"
#include "gpu/compile/sha256.h"
#include "gpu/files/regular_file.h"

#include <nlohmann/json.hpp>
#include <zlib.h>

#include <fstream>
#include <stdexcept>
#include <string_view>

namespace tilescope
{
namespace
{

// The file consists of this word, the SHA-256 of the rest, and the kernels as CBOR.
constexpr std::string_view shippedMagic = "tilescope-kernels-1\n";
constexpr std::size_t shippedDigestSize = 64;
constexpr std::size_t mostShippedBytes = std::size_t{256} << 20;
constexpr const char* shippedName = "kernels.ptx";

std::string shippedKey(const CompileRequest& request)
{
    std::string all;
    const auto add = [&](std::string_view field) {
        all.append(std::to_string(field.size())).append(":").append(field);
    };
    add(clangPrelude());
    add(request.source.name);
    add(request.source.text);
    for (const std::string& definition : request.definitions)
        add(definition);
    return sha256(all);
}

nlohmann::json deflated(const std::string& text)
{
    uLongf bytes = compressBound(text.size());
    std::vector<std::uint8_t> result(bytes);
    if (compress2(result.data(), &bytes, reinterpret_cast<const Bytef*>(text.data()), text.size(),
                  Z_BEST_COMPRESSION) != Z_OK)
        throw std::runtime_error("PTX cannot be compressed.");
    result.resize(bytes);
    return nlohmann::json::binary(std::move(result));
}

std::string inflated(const std::vector<std::uint8_t>& bytes, std::size_t textBytes)
{
    std::string text(textBytes, '\0');
    uLongf size = textBytes;
    if (uncompress(reinterpret_cast<Bytef*>(text.data()), &size, bytes.data(), bytes.size()) != Z_OK ||
        size != textBytes)
        throw std::runtime_error("Shipped PTX cannot be decompressed.");
    return text;
}

} // namespace

ShippedKernels ShippedKernels::read(const std::filesystem::path& file)
{
    ShippedKernels kernels;
    try {
        const std::string content = readRegularFile(file, mostShippedBytes);
        const std::string_view all = content;
        const std::size_t begin = shippedMagic.size() + shippedDigestSize;
        if (!all.starts_with(shippedMagic) || all.size() < begin ||
            sha256(all.substr(begin)) != all.substr(shippedMagic.size(), shippedDigestSize))
            return kernels;
        const nlohmann::json values = nlohmann::json::from_cbor(all.substr(begin));
        std::map<std::string, std::map<int, Kernel>> found;
        for (const nlohmann::json& kernel : values.at("kernels"))
            found[kernel.at("key").get<std::string>()][kernel.at("capability").get<int>()] = {
                kernel.at("bytes").get<std::size_t>(), kernel.at("ptx").get_binary()};
        kernels.m_compiler = values.at("compiler").get<std::string>();
        kernels.m_kernels = std::move(found);
    } catch (const std::exception&) { // absent or damaged
    }
    return kernels;
}

void ShippedKernels::write(const std::filesystem::path& file, const std::vector<Entry>& entries)
{
    nlohmann::json kernels = nlohmann::json::array();
    for (const auto& [request, module] : entries)
        kernels.push_back({{"key", shippedKey(request)},
                           {"capability", request.computeCapability},
                           {"bytes", module.ptx.size()},
                           {"ptx", deflated(module.ptx)}});
    std::string bytes;
    nlohmann::json::to_cbor(
        {{"compiler", entries.empty() ? "" : entries.front().module.compiler}, {"kernels", std::move(kernels)}}, bytes);
    std::ofstream stream(file, std::ios::binary);
    stream << shippedMagic << sha256(bytes) << bytes;
    stream.close();
    if (!stream)
        throw std::runtime_error(file.string() + " cannot be written.");
}

std::optional<CompiledModule> ShippedKernels::find(const CompileRequest& request) const
{
    if (request.architectureSpecific || m_kernels.empty())
        return {};
    const auto found = m_kernels.find(shippedKey(request));
    if (found == m_kernels.end())
        return {};
    const auto newer = found->second.upper_bound(request.computeCapability);
    if (newer == found->second.begin())
        return {};
    const Kernel& kernel = std::prev(newer)->second;
    CompiledModule module;
    module.compiler = m_compiler + ", shipped";
    module.ptx = inflated(kernel.deflated, kernel.bytes);
    return module;
}

std::filesystem::path shippedKernelsFile()
{
    std::error_code error;
    const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
    return error ? std::filesystem::path() : shippedKernelsFile(program.parent_path());
}

std::filesystem::path shippedKernelsFile(const std::filesystem::path& programFolder)
{
    std::error_code error; // also says that a file does not exist
    for (const auto& file :
         {programFolder / shippedName, programFolder.parent_path() / "share/tilescope" / shippedName})
        if (std::filesystem::is_regular_file(file, error))
            return file;
    return {};
}

} // namespace tilescope

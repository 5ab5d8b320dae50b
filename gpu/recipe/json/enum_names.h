#pragma once

#include "gpu/image/image.h"
#include "gpu/recipe/annotations.h"
#include "gpu/recipe/message.h"
#include "gpu/recipe/recipe.h"

#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace tilescope
{

/// The names of an enumeration's values on the command line and in JSON. Specialise `values` per enumeration.
template <typename E>
struct EnumNames;

template <typename E>
std::string nameOf(E value)
{
    for (const auto& [candidate, name] : EnumNames<E>::values)
        if (candidate == value)
            return std::string(name);
    return {};
}

/// Throws SettingError listing the allowed names.
template <typename E>
E fromName(const std::string& text, const std::string& field)
{
    std::string allowed;
    for (const auto& [candidate, name] : EnumNames<E>::values) {
        if (name == text)
            return candidate;
        allowed += (allowed.empty() ? "" : ", ") + std::string(name);
    }
    throw SettingError(
        field, say(gpu::phrase("\"%1\" is not a valid value of \"%2\". Valid values: %3."), text, field, allowed));
}

template <>
struct EnumNames<BackendChoice> {
    static constexpr std::array<std::pair<BackendChoice, std::string_view>, 3> values{
        {{BackendChoice::Auto, "auto"}, {BackendChoice::Cuda, "cuda"}, {BackendChoice::Emulator, "emulator"}}};
};
template <>
struct EnumNames<CompilerChoice> {
    static constexpr std::array<std::pair<CompilerChoice, std::string_view>, 3> values{
        {{CompilerChoice::Auto, "auto"}, {CompilerChoice::Nvrtc, "nvrtc"}, {CompilerChoice::Clang, "clang"}}};
};
template <>
struct EnumNames<CounterMode> {
    static constexpr std::array<std::pair<CounterMode, std::string_view>, 3> values{
        {{CounterMode::None, "none"}, {CounterMode::Auto, "auto"}, {CounterMode::Full, "full"}}};
};
template <>
struct EnumNames<PixelFormat> {
    static constexpr std::array<std::pair<PixelFormat, std::string_view>, 3> values{
        {{PixelFormat::Grey8, "grey8"}, {PixelFormat::Rgb8, "rgb8"}, {PixelFormat::Float32, "float32"}}};
};

template <>
struct EnumNames<ColourMap> {
    static constexpr std::array<std::pair<ColourMap, std::string_view>, 3> values{
        {{ColourMap::Grey, "grey"}, {ColourMap::Sequential, "sequential"}, {ColourMap::Diverging, "diverging"}}};
};

} // namespace tilescope

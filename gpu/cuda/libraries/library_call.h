#pragma once

#include "gpu/cuda/device.h"
#include "gpu/recipe/plan.h"

#include <cstddef>
#include <functional>
#include <string>
#include <tuple>
#include <vector>

namespace tilescope
{

/// How a launch calls a function of NVIDIA's libraries. `Launch::library` names the library, `Launch::kernel` the
/// function as NVIDIA documents it (NPP's without the suffix _Ctx), and `Launch::arguments` are its parameters in their
/// order, by these rules:
/// - an address in device memory is a BufferArgument, or the number 0 for a null pointer;
/// - a size is two numbers, width and height, and so is a point, x and y;
/// - an enumerator or a byte is its number;
/// - the factors alpha and beta of cuBLAS, which it reads from host memory, are floats;
/// - handle, stream context, stream and workspace are omitted: the backend adds them;
/// - cuFFT has three numbers instead of its plan: how many pictures, stored one after the other, are each transformed,
///   and the rows and columns of one. Then input and output; a spectrum is rows × (columns / 2 + 1) complex numbers,
///   and the functions back to real numbers (C2R, Z2D) overwrite their input. No transform is scaled.
/// npp.cpp, cublas.cpp, cufft.cpp and nccl.cpp list the known functions with their parameters.

enum class ArgumentKind { Address, Integer, Float };

/// A function that launches can name.
struct LibraryFunction {
    std::string name;
    std::vector<ArgumentKind> arguments;
};

/// The device address of a plan's buffer.
using BufferAddress = std::function<void*(std::size_t buffer)>;

/// Queues the function's work on the stream, any number of times, without waiting. Throws SettingError if the library
/// returns an error.
using LibraryCall = std::function<void()>;

/// The backend's resources that a library uses.
struct LibrarySite {
    void* stream = nullptr;   ///< a CUstream, which is the toolkit's cudaStream_t too
    unsigned streamFlags = 0; ///< the flags it was created with
    DeviceInfo device;
    std::function<void(std::size_t bytes)> reserve; ///< device memory that all calls on the stream use as workspace,
                                                    ///< one after the other
    std::function<void*()> workspace;               ///< its address, valid once everything is reserved
};

/// Reads a launch's arguments one by one. They must fit the function: checkLibraryLaunch.
class ArgumentReader
{
public:
    ArgumentReader(const Launch& launch, const BufferAddress& address) : m_launch(launch), m_address(address) {}

    void* address()
    {
        const auto* buffer = std::get_if<BufferArgument>(&m_launch.arguments.at(m_next));
        ++m_next;
        return buffer ? m_address(buffer->buffer) : nullptr;
    }
    std::int32_t integer() { return std::get<std::int32_t>(m_launch.arguments.at(m_next++)); }
    float number() { return std::get<float>(m_launch.arguments.at(m_next++)); }

private:
    const Launch& m_launch;
    const BufferAddress& m_address;
    std::size_t m_next = 0;
};

/// How a parameter of a type is passed: its kinds of argument, and the value built from them. Libraries specialise it
/// for their own types.
template <typename T>
struct Parametrised;

template <typename T>
struct Parametrised<T*> {
    static void kinds(std::vector<ArgumentKind>& list) { list.push_back(ArgumentKind::Address); }
    static T* read(ArgumentReader& arguments) { return static_cast<T*>(arguments.address()); }
};
template <>
struct Parametrised<int> {
    static void kinds(std::vector<ArgumentKind>& list) { list.push_back(ArgumentKind::Integer); }
    static int read(ArgumentReader& arguments) { return arguments.integer(); }
};
template <>
struct Parametrised<unsigned char> {
    static void kinds(std::vector<ArgumentKind>& list) { list.push_back(ArgumentKind::Integer); }
    static unsigned char read(ArgumentReader& arguments) { return static_cast<unsigned char>(arguments.integer()); }
};
template <>
struct Parametrised<float> {
    static void kinds(std::vector<ArgumentKind>& list) { list.push_back(ArgumentKind::Float); }
    static float read(ArgumentReader& arguments) { return arguments.number(); }
};

template <typename... Parameters>
std::vector<ArgumentKind> kindsOf()
{
    std::vector<ArgumentKind> kinds;
    (Parametrised<Parameters>::kinds(kinds), ...);
    return kinds;
}

/// In braces, so that they are read from left to right.
template <typename... Parameters>
std::tuple<Parameters...> valuesOf(ArgumentReader& arguments)
{
    return std::tuple<Parameters...>{Parametrised<Parameters>::read(arguments)...};
}

} // namespace tilescope

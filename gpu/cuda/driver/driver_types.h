#pragma once

#include <cstddef>

/// The part of NVIDIA's driver API that Tilescope uses, declared here so that building needs no CUDA Toolkit. Numbers,
/// sizes and the order of members are the interface that NVIDIA publishes ("CUDA Driver API"); where cuda.h is
/// installed, tests/gpu/cuda/driver_abi_test.cpp compares everything here with it.
namespace tilescope::driver
{

using Status = int;                 ///< CUresult
using Device = int;                 ///< CUdevice
using Address = unsigned long long; ///< CUdeviceptr
using Texture = unsigned long long; ///< CUtexObject
using Context = struct ContextState*;
using Module = struct ModuleState*;
using Function = struct FunctionState*;
using Stream = struct StreamState*;
using Event = struct EventState*;
using Array = struct ArrayState*;
using Graph = struct GraphState*;
using GraphExec = struct GraphExecState*; ///< an instantiated graph
using GraphicsResource = struct GraphicsResourceState*;
using HostFunction = void (*)(void*);

/// The codes that are looked at. Others are only passed on, with the driver's own name and description.
constexpr Status success = 0, invalidValue = 1, outOfMemory = 2, noDevice = 100, invalidImage = 200,
                 noBinaryForGpu = 209, notFound = 500, notSupported = 801, unknownError = 999;

enum class DeviceAttribute : int {
    MaxThreadsPerBlock = 1,
    MaxBlockX = 2,
    MaxBlockY = 3,
    MaxBlockZ = 4,
    MaxSharedBytesPerBlock = 8,
    ConstantBytes = 9,
    WarpSize = 10,
    ClockKHz = 13,
    Multiprocessors = 16,
    ComputeMode = 20,
    MaxTextureWidth = 22,
    MaxTextureHeight = 23,
    MemoryClockKHz = 36,
    MemoryBusBits = 37,
    L2Bytes = 38,
    MaxThreadsPerMultiprocessor = 39,
    CapabilityMajor = 75,
    CapabilityMinor = 76,
    MaxSharedBytesPerMultiprocessor = 81,
    MaxRegistersPerMultiprocessor = 82,
    MaxSharedBytesPerBlockOptIn = 97,
    MaxBlocksPerMultiprocessor = 106
};
constexpr int computeModeProhibited = 2;

enum class FunctionAttribute : int { MaxThreadsPerBlock = 0, SharedBytes = 1, Registers = 4, MaxDynamicShared = 8 };

enum class JitOption : int { ErrorLog = 5, ErrorLogBytes = 6 };

constexpr unsigned streamNonBlocking = 1, eventDefault = 0;
enum class CaptureMode : int { ThreadLocal = 1 };

enum class MemoryType : unsigned { InHost = 1, OnDevice = 2, InArray = 3 };

/// CUDA_MEMCPY2D: one rectangle; of each side, the members of its type count.
struct RectangleCopy {
    std::size_t fromX = 0, fromY = 0; ///< bytes, rows
    MemoryType fromType = MemoryType::OnDevice;
    const void* fromHost = nullptr;
    Address fromDevice = 0;
    Array fromArray = nullptr;
    std::size_t fromPitch = 0;

    std::size_t toX = 0, toY = 0;
    MemoryType toType = MemoryType::OnDevice;
    void* toHost = nullptr;
    Address toDevice = 0;
    Array toArray = nullptr;
    std::size_t toPitch = 0;

    std::size_t widthBytes = 0, rows = 0;
};

enum class TexelFormat : unsigned {
    UnsignedByte = 0x01,
    UnsignedShort = 0x02,
    UnsignedWord = 0x03,
    Float = 0x20,
    NormalisedByte = 0xc0, ///< of one channel, of two, of four
    TwoNormalisedBytes = 0xc1,
    FourNormalisedBytes = 0xc2
};

/// CUDA_ARRAY_DESCRIPTOR
struct ArrayShape {
    std::size_t width = 0, height = 0; ///< in texels
    TexelFormat format = TexelFormat::UnsignedByte;
    unsigned channels = 1;
};

/// CUDA_ARRAY3D_DESCRIPTOR, as which an array of any dimension can be described
struct DeepArrayShape {
    std::size_t width = 0, height = 0, depth = 0;
    TexelFormat format = TexelFormat::UnsignedByte;
    unsigned channels = 1, flags = 0;
};

enum class ResourceType : unsigned { OfArray = 0 };

/// CUDA_RESOURCE_DESC of an array
struct TextureResource {
    ResourceType type = ResourceType::OfArray;
    union {
        Array array;
        int reserved[32] = {}; ///< what other types have here
    };
    unsigned flags = 0;
};

enum class AddressMode : unsigned { Wrap = 0, Clamp = 1, Mirror = 2, Border = 3 };
enum class FilterMode : unsigned { Point = 0, Linear = 1 };
constexpr unsigned textureReadsIntegers = 0x01; ///< without it, 8 and 16 bit integers are read as floats from 0 to 1
constexpr unsigned textureNormalisedCoordinates = 0x02;

/// CUDA_TEXTURE_DESC
struct TextureSampling {
    AddressMode address[3] = {};
    FilterMode filter = FilterMode::Point;
    unsigned flags = 0, maxAnisotropy = 0;
    FilterMode levelFilter = FilterMode::Point;
    float levelBias = 0, minLevel = 0, maxLevel = 0;
    float border[4] = {};
    int reserved[12] = {};
};

struct TextureView; ///< CUDA_RESOURCE_VIEW_DESC: never given

constexpr unsigned graphicsWriteDiscard = 2;
enum class GlDeviceList : int { All = 1 };

} // namespace tilescope::driver

// Compares our declarations of NVIDIA's interfaces with NVIDIA's headers, which only this file includes. Almost all of
// it happens when it is compiled.

#include "gpu/cuda/driver/driver_api.h"
#include "gpu/cuda/silicon/cupti_library.h"

#include <gtest/gtest.h>

#include <cuda.h>
#include <cudaTypedefs.h>
#include <cupti_profiler_host.h>
#include <cupti_profiler_target.h>
#include <cupti_range_profiler.h>
#include <cupti_target.h>
#if __has_include(<GL/gl.h>)
#include <cudaGL.h>
#include <cudaGLTypedefs.h>
#endif

#include <map>
#include <string>
#include <type_traits>

namespace tilescope
{
namespace
{

template <class T>
concept Complete = requires
{
    sizeof(T);
};

/// Whether a value of one type can be passed as the other: numbers and enumerators of one size; pointers to such;
/// structures of one size; names of structures without content.
template <class Ours, class Theirs>
constexpr bool sameBits()
{
    using A = std::remove_cv_t<Ours>;
    using B = std::remove_cv_t<Theirs>;
    if constexpr (std::is_pointer_v<A> && std::is_pointer_v<B>) {
        using To = std::remove_pointer_t<A>;
        using ToTheirs = std::remove_pointer_t<B>;
        return std::is_const_v<To> == std::is_const_v<ToTheirs> && sameBits<To, ToTheirs>();
    } else if constexpr (std::is_void_v<A> || std::is_void_v<B> || std::is_floating_point_v<A> ||
                         std::is_floating_point_v<B> || std::is_function_v<A> || std::is_function_v<B>) {
        return std::is_same_v<A, B>;
    } else if constexpr (!Complete<A> || !Complete<B>) {
        return std::is_class_v<A> && std::is_class_v<B>; // only ever passed on
    } else if constexpr (std::is_class_v<A> || std::is_class_v<B>) {
        return std::is_class_v<A> && std::is_class_v<B> && sizeof(A) == sizeof(B) && alignof(A) == alignof(B);
    } else {
        return !std::is_pointer_v<A> && !std::is_pointer_v<B> && sizeof(A) == sizeof(B);
    }
}

template <class Ours, class Theirs>
struct SameCall : std::false_type {
};
template <class R, class... P, class TheirR, class... TheirP>
requires(sizeof...(P) == sizeof...(TheirP)) struct SameCall<R (*)(P...), TheirR (*)(TheirP...)>
    : std::bool_constant<sameBits<R, TheirR>() && (sameBits<P, TheirP>() && ...)> {
};

// The names by which cuda.h declares the functions are macros for those in the library: cuMemAlloc is cuMemAlloc_v2.
#define TILESCOPE_TEXT(x) #x
#define TILESCOPE_NAME(x) TILESCOPE_TEXT(x)

/// Of the newest version, and found under the name that cuda.h has for it.
#define TILESCOPE_SAME(member, name)                                                                                   \
    static_assert(SameCall<decltype(driver::Api::member), decltype(&(name))>::value, #name);                           \
    EXPECT_STREQ(names.at(&api.member), TILESCOPE_NAME(name))
/// Of an older version, whose type has the version in its name.
#define TILESCOPE_SAME_TYPE(member, type) static_assert(SameCall<decltype(driver::Api::member), type>::value, #type)

TEST(DriverAbi, FunctionsAreThoseOfCudaH)
{
    driver::Api api;
    std::map<const void*, const char*> names;
    eachFunction(api, [&](const char* name, auto& function, bool) { names[&function] = name; });

    TILESCOPE_SAME(init, cuInit);
    TILESCOPE_SAME(driverGetVersion, cuDriverGetVersion);
    TILESCOPE_SAME(getErrorName, cuGetErrorName);
    TILESCOPE_SAME(getErrorString, cuGetErrorString);
    TILESCOPE_SAME(deviceGetCount, cuDeviceGetCount);
    TILESCOPE_SAME(deviceGet, cuDeviceGet);
    TILESCOPE_SAME(deviceGetName, cuDeviceGetName);
    TILESCOPE_SAME(deviceTotalMem, cuDeviceTotalMem);
    TILESCOPE_SAME(deviceGetAttribute, cuDeviceGetAttribute);
    TILESCOPE_SAME(deviceGetPciBusId, cuDeviceGetPCIBusId);
    TILESCOPE_SAME(devicePrimaryCtxRetain, cuDevicePrimaryCtxRetain);
    TILESCOPE_SAME(ctxSetCurrent, cuCtxSetCurrent);
    TILESCOPE_SAME(ctxGetCurrent, cuCtxGetCurrent);
    TILESCOPE_SAME(memGetInfo, cuMemGetInfo);
    TILESCOPE_SAME(memAlloc, cuMemAlloc);
    TILESCOPE_SAME(memFree, cuMemFree);
    TILESCOPE_SAME(memAllocHost, cuMemAllocHost);
    TILESCOPE_SAME(memFreeHost, cuMemFreeHost);
    TILESCOPE_SAME(memsetD8Async, cuMemsetD8Async);
    TILESCOPE_SAME(memcpyHtoDAsync, cuMemcpyHtoDAsync);
    TILESCOPE_SAME(memcpyDtoHAsync, cuMemcpyDtoHAsync);
    TILESCOPE_SAME(memcpyDtoDAsync, cuMemcpyDtoDAsync);
    TILESCOPE_SAME(memcpy2DAsync, cuMemcpy2DAsync);
    TILESCOPE_SAME(arrayCreate, cuArrayCreate);
    TILESCOPE_SAME(array3DGetDescriptor, cuArray3DGetDescriptor);
    TILESCOPE_SAME(arrayDestroy, cuArrayDestroy);
    TILESCOPE_SAME(texObjectCreate, cuTexObjectCreate);
    TILESCOPE_SAME(texObjectDestroy, cuTexObjectDestroy);
    TILESCOPE_SAME(moduleLoadDataEx, cuModuleLoadDataEx);
    TILESCOPE_SAME(moduleUnload, cuModuleUnload);
    TILESCOPE_SAME(moduleGetFunction, cuModuleGetFunction);
    TILESCOPE_SAME(moduleGetGlobal, cuModuleGetGlobal);
    TILESCOPE_SAME(funcGetAttribute, cuFuncGetAttribute);
    TILESCOPE_SAME(funcSetAttribute, cuFuncSetAttribute);
    TILESCOPE_SAME(launchKernel, cuLaunchKernel);
    TILESCOPE_SAME(streamCreate, cuStreamCreate);
    TILESCOPE_SAME(streamSynchronize, cuStreamSynchronize);
    TILESCOPE_SAME(streamDestroy, cuStreamDestroy);
    TILESCOPE_SAME(launchHostFunc, cuLaunchHostFunc);
    TILESCOPE_SAME(eventCreate, cuEventCreate);
    TILESCOPE_SAME(eventRecord, cuEventRecord);
    TILESCOPE_SAME(eventSynchronize, cuEventSynchronize);
    TILESCOPE_SAME_TYPE(eventElapsedTime, PFN_cuEventElapsedTime_v2000);
    TILESCOPE_SAME(eventDestroy, cuEventDestroy);
    TILESCOPE_SAME(streamBeginCapture, cuStreamBeginCapture);
    TILESCOPE_SAME(streamEndCapture, cuStreamEndCapture);
    TILESCOPE_SAME(graphInstantiateWithFlags, cuGraphInstantiateWithFlags);
    TILESCOPE_SAME(graphDestroy, cuGraphDestroy);
    TILESCOPE_SAME(graphUpload, cuGraphUpload);
    TILESCOPE_SAME(graphLaunch, cuGraphLaunch);
    TILESCOPE_SAME(graphExecDestroy, cuGraphExecDestroy);
    TILESCOPE_SAME(graphicsMapResources, cuGraphicsMapResources);
    TILESCOPE_SAME(graphicsUnmapResources, cuGraphicsUnmapResources);
    TILESCOPE_SAME(graphicsSubResourceGetMappedArray, cuGraphicsSubResourceGetMappedArray);
    TILESCOPE_SAME(graphicsUnregisterResource, cuGraphicsUnregisterResource);
#if CUDA_VERSION >= 12040
#endif
#if __has_include(<GL/gl.h>)
    TILESCOPE_SAME(glGetDevices, cuGLGetDevices);
    TILESCOPE_SAME(graphicsGlRegisterImage, cuGraphicsGLRegisterImage);
#endif
    EXPECT_STREQ(names.at(&api.eventElapsedTime), "cuEventElapsedTime");
}

#define TILESCOPE_EQUAL(ours, theirs) static_assert(static_cast<int>(ours) == static_cast<int>(theirs), #theirs)

using namespace driver;
TILESCOPE_EQUAL(success, CUDA_SUCCESS);
TILESCOPE_EQUAL(invalidValue, CUDA_ERROR_INVALID_VALUE);
TILESCOPE_EQUAL(outOfMemory, CUDA_ERROR_OUT_OF_MEMORY);
TILESCOPE_EQUAL(noDevice, CUDA_ERROR_NO_DEVICE);
TILESCOPE_EQUAL(invalidImage, CUDA_ERROR_INVALID_IMAGE);
TILESCOPE_EQUAL(noBinaryForGpu, CUDA_ERROR_NO_BINARY_FOR_GPU);
TILESCOPE_EQUAL(notFound, CUDA_ERROR_NOT_FOUND);
TILESCOPE_EQUAL(notSupported, CUDA_ERROR_NOT_SUPPORTED);
TILESCOPE_EQUAL(unknownError, CUDA_ERROR_UNKNOWN);
// Those that gpu/cuda knows by number alone, because sentences belong to them (device_reason.cpp, gl_vendor.cpp).
TILESCOPE_EQUAL(34, CUDA_ERROR_STUB_LIBRARY);
TILESCOPE_EQUAL(218, CUDA_ERROR_INVALID_PTX);
TILESCOPE_EQUAL(219, CUDA_ERROR_INVALID_GRAPHICS_CONTEXT);
TILESCOPE_EQUAL(222, CUDA_ERROR_UNSUPPORTED_PTX_VERSION);
TILESCOPE_EQUAL(304, CUDA_ERROR_OPERATING_SYSTEM);
TILESCOPE_EQUAL(700, CUDA_ERROR_ILLEGAL_ADDRESS);
TILESCOPE_EQUAL(701, CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES);
TILESCOPE_EQUAL(702, CUDA_ERROR_LAUNCH_TIMEOUT);
TILESCOPE_EQUAL(710, CUDA_ERROR_ASSERT);
TILESCOPE_EQUAL(714, CUDA_ERROR_HARDWARE_STACK_ERROR);
TILESCOPE_EQUAL(715, CUDA_ERROR_ILLEGAL_INSTRUCTION);
TILESCOPE_EQUAL(716, CUDA_ERROR_MISALIGNED_ADDRESS);
TILESCOPE_EQUAL(717, CUDA_ERROR_INVALID_ADDRESS_SPACE);
TILESCOPE_EQUAL(718, CUDA_ERROR_INVALID_PC);
TILESCOPE_EQUAL(719, CUDA_ERROR_LAUNCH_FAILED);
TILESCOPE_EQUAL(803, CUDA_ERROR_SYSTEM_DRIVER_MISMATCH);
TILESCOPE_EQUAL(810, CUDA_ERROR_MPS_CLIENT_TERMINATED);
TILESCOPE_EQUAL(911, CUDA_ERROR_EXTERNAL_DEVICE);
#if CUDA_VERSION >= 12080
TILESCOPE_EQUAL(226, CUDA_ERROR_CONTAINED);
TILESCOPE_EQUAL(721, CUDA_ERROR_TENSOR_MEMORY_LEAK);
#endif

TILESCOPE_EQUAL(DeviceAttribute::MaxThreadsPerBlock, CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK);
TILESCOPE_EQUAL(DeviceAttribute::MaxBlockX, CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X);
TILESCOPE_EQUAL(DeviceAttribute::MaxBlockY, CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y);
TILESCOPE_EQUAL(DeviceAttribute::MaxBlockZ, CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z);
TILESCOPE_EQUAL(DeviceAttribute::MaxSharedBytesPerBlock, CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK);
TILESCOPE_EQUAL(DeviceAttribute::ConstantBytes, CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY);
TILESCOPE_EQUAL(DeviceAttribute::WarpSize, CU_DEVICE_ATTRIBUTE_WARP_SIZE);
TILESCOPE_EQUAL(DeviceAttribute::ClockKHz, CU_DEVICE_ATTRIBUTE_CLOCK_RATE);
TILESCOPE_EQUAL(DeviceAttribute::Multiprocessors, CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT);
TILESCOPE_EQUAL(DeviceAttribute::ComputeMode, CU_DEVICE_ATTRIBUTE_COMPUTE_MODE);
TILESCOPE_EQUAL(DeviceAttribute::MaxTextureWidth, CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH);
TILESCOPE_EQUAL(DeviceAttribute::MaxTextureHeight, CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT);
TILESCOPE_EQUAL(DeviceAttribute::MemoryClockKHz, CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE);
TILESCOPE_EQUAL(DeviceAttribute::MemoryBusBits, CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH);
TILESCOPE_EQUAL(DeviceAttribute::L2Bytes, CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE);
TILESCOPE_EQUAL(DeviceAttribute::MaxThreadsPerMultiprocessor, CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR);
TILESCOPE_EQUAL(DeviceAttribute::CapabilityMajor, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR);
TILESCOPE_EQUAL(DeviceAttribute::CapabilityMinor, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR);
TILESCOPE_EQUAL(DeviceAttribute::MaxSharedBytesPerMultiprocessor,
                CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR);
TILESCOPE_EQUAL(DeviceAttribute::MaxRegistersPerMultiprocessor, CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR);
TILESCOPE_EQUAL(DeviceAttribute::MaxSharedBytesPerBlockOptIn, CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN);
TILESCOPE_EQUAL(DeviceAttribute::MaxBlocksPerMultiprocessor, CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR);
TILESCOPE_EQUAL(computeModeProhibited, CU_COMPUTEMODE_PROHIBITED);

TILESCOPE_EQUAL(FunctionAttribute::MaxThreadsPerBlock, CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK);
TILESCOPE_EQUAL(FunctionAttribute::SharedBytes, CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES);
TILESCOPE_EQUAL(FunctionAttribute::Registers, CU_FUNC_ATTRIBUTE_NUM_REGS);
TILESCOPE_EQUAL(FunctionAttribute::MaxDynamicShared, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES);
TILESCOPE_EQUAL(JitOption::ErrorLog, CU_JIT_ERROR_LOG_BUFFER);
TILESCOPE_EQUAL(JitOption::ErrorLogBytes, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES);
TILESCOPE_EQUAL(streamNonBlocking, CU_STREAM_NON_BLOCKING);
TILESCOPE_EQUAL(eventDefault, CU_EVENT_DEFAULT);
TILESCOPE_EQUAL(CaptureMode::ThreadLocal, CU_STREAM_CAPTURE_MODE_THREAD_LOCAL);
TILESCOPE_EQUAL(MemoryType::InHost, CU_MEMORYTYPE_HOST);
TILESCOPE_EQUAL(MemoryType::OnDevice, CU_MEMORYTYPE_DEVICE);
TILESCOPE_EQUAL(MemoryType::InArray, CU_MEMORYTYPE_ARRAY);
TILESCOPE_EQUAL(TexelFormat::UnsignedByte, CU_AD_FORMAT_UNSIGNED_INT8);
TILESCOPE_EQUAL(TexelFormat::UnsignedShort, CU_AD_FORMAT_UNSIGNED_INT16);
TILESCOPE_EQUAL(TexelFormat::UnsignedWord, CU_AD_FORMAT_UNSIGNED_INT32);
TILESCOPE_EQUAL(TexelFormat::Float, CU_AD_FORMAT_FLOAT);
#if CUDA_VERSION >= 12000
TILESCOPE_EQUAL(TexelFormat::NormalisedByte, CU_AD_FORMAT_UNORM_INT8X1);
TILESCOPE_EQUAL(TexelFormat::TwoNormalisedBytes, CU_AD_FORMAT_UNORM_INT8X2);
TILESCOPE_EQUAL(TexelFormat::FourNormalisedBytes, CU_AD_FORMAT_UNORM_INT8X4);
#endif
TILESCOPE_EQUAL(ResourceType::OfArray, CU_RESOURCE_TYPE_ARRAY);
TILESCOPE_EQUAL(AddressMode::Wrap, CU_TR_ADDRESS_MODE_WRAP);
TILESCOPE_EQUAL(AddressMode::Clamp, CU_TR_ADDRESS_MODE_CLAMP);
TILESCOPE_EQUAL(AddressMode::Mirror, CU_TR_ADDRESS_MODE_MIRROR);
TILESCOPE_EQUAL(AddressMode::Border, CU_TR_ADDRESS_MODE_BORDER);
TILESCOPE_EQUAL(FilterMode::Point, CU_TR_FILTER_MODE_POINT);
TILESCOPE_EQUAL(FilterMode::Linear, CU_TR_FILTER_MODE_LINEAR);
TILESCOPE_EQUAL(textureReadsIntegers, CU_TRSF_READ_AS_INTEGER);
TILESCOPE_EQUAL(textureNormalisedCoordinates, CU_TRSF_NORMALIZED_COORDINATES);
TILESCOPE_EQUAL(graphicsWriteDiscard, CU_GRAPHICS_REGISTER_FLAGS_WRITE_DISCARD);
#if __has_include(<GL/gl.h>)
TILESCOPE_EQUAL(GlDeviceList::All, CU_GL_DEVICE_LIST_ALL);
#endif

static_assert(sameBits<Address, CUdeviceptr>() && sameBits<Texture, CUtexObject>() && sameBits<Device, CUdevice>());

/// The same place and the same bits.
#define TILESCOPE_MEMBER(Ours, ours, Theirs, theirs)                                                                   \
    static_assert(offsetof(Ours, ours) == offsetof(Theirs, theirs), #Theirs " " #theirs);                              \
    static_assert(sizeof(Ours::ours) == sizeof(Theirs::theirs), #Theirs " " #theirs)

static_assert(sizeof(RectangleCopy) == sizeof(CUDA_MEMCPY2D));
TILESCOPE_MEMBER(RectangleCopy, fromX, CUDA_MEMCPY2D, srcXInBytes);
TILESCOPE_MEMBER(RectangleCopy, fromY, CUDA_MEMCPY2D, srcY);
TILESCOPE_MEMBER(RectangleCopy, fromType, CUDA_MEMCPY2D, srcMemoryType);
TILESCOPE_MEMBER(RectangleCopy, fromHost, CUDA_MEMCPY2D, srcHost);
TILESCOPE_MEMBER(RectangleCopy, fromDevice, CUDA_MEMCPY2D, srcDevice);
TILESCOPE_MEMBER(RectangleCopy, fromArray, CUDA_MEMCPY2D, srcArray);
TILESCOPE_MEMBER(RectangleCopy, fromPitch, CUDA_MEMCPY2D, srcPitch);
TILESCOPE_MEMBER(RectangleCopy, toX, CUDA_MEMCPY2D, dstXInBytes);
TILESCOPE_MEMBER(RectangleCopy, toY, CUDA_MEMCPY2D, dstY);
TILESCOPE_MEMBER(RectangleCopy, toType, CUDA_MEMCPY2D, dstMemoryType);
TILESCOPE_MEMBER(RectangleCopy, toHost, CUDA_MEMCPY2D, dstHost);
TILESCOPE_MEMBER(RectangleCopy, toDevice, CUDA_MEMCPY2D, dstDevice);
TILESCOPE_MEMBER(RectangleCopy, toArray, CUDA_MEMCPY2D, dstArray);
TILESCOPE_MEMBER(RectangleCopy, toPitch, CUDA_MEMCPY2D, dstPitch);
TILESCOPE_MEMBER(RectangleCopy, widthBytes, CUDA_MEMCPY2D, WidthInBytes);
TILESCOPE_MEMBER(RectangleCopy, rows, CUDA_MEMCPY2D, Height);

static_assert(sizeof(ArrayShape) == sizeof(CUDA_ARRAY_DESCRIPTOR));
TILESCOPE_MEMBER(ArrayShape, width, CUDA_ARRAY_DESCRIPTOR, Width);
TILESCOPE_MEMBER(ArrayShape, height, CUDA_ARRAY_DESCRIPTOR, Height);
TILESCOPE_MEMBER(ArrayShape, format, CUDA_ARRAY_DESCRIPTOR, Format);
TILESCOPE_MEMBER(ArrayShape, channels, CUDA_ARRAY_DESCRIPTOR, NumChannels);

static_assert(sizeof(DeepArrayShape) == sizeof(CUDA_ARRAY3D_DESCRIPTOR));
TILESCOPE_MEMBER(DeepArrayShape, width, CUDA_ARRAY3D_DESCRIPTOR, Width);
TILESCOPE_MEMBER(DeepArrayShape, height, CUDA_ARRAY3D_DESCRIPTOR, Height);
TILESCOPE_MEMBER(DeepArrayShape, depth, CUDA_ARRAY3D_DESCRIPTOR, Depth);
TILESCOPE_MEMBER(DeepArrayShape, format, CUDA_ARRAY3D_DESCRIPTOR, Format);
TILESCOPE_MEMBER(DeepArrayShape, channels, CUDA_ARRAY3D_DESCRIPTOR, NumChannels);
TILESCOPE_MEMBER(DeepArrayShape, flags, CUDA_ARRAY3D_DESCRIPTOR, Flags);

static_assert(sizeof(TextureResource) == sizeof(CUDA_RESOURCE_DESC));
TILESCOPE_MEMBER(TextureResource, type, CUDA_RESOURCE_DESC, resType);
TILESCOPE_MEMBER(TextureResource, array, CUDA_RESOURCE_DESC, res.array.hArray);
TILESCOPE_MEMBER(TextureResource, reserved, CUDA_RESOURCE_DESC, res);
TILESCOPE_MEMBER(TextureResource, flags, CUDA_RESOURCE_DESC, flags);

static_assert(sizeof(TextureSampling) == sizeof(CUDA_TEXTURE_DESC));
TILESCOPE_MEMBER(TextureSampling, address, CUDA_TEXTURE_DESC, addressMode);
TILESCOPE_MEMBER(TextureSampling, filter, CUDA_TEXTURE_DESC, filterMode);
TILESCOPE_MEMBER(TextureSampling, flags, CUDA_TEXTURE_DESC, flags);
TILESCOPE_MEMBER(TextureSampling, maxAnisotropy, CUDA_TEXTURE_DESC, maxAnisotropy);
TILESCOPE_MEMBER(TextureSampling, levelFilter, CUDA_TEXTURE_DESC, mipmapFilterMode);
TILESCOPE_MEMBER(TextureSampling, levelBias, CUDA_TEXTURE_DESC, mipmapLevelBias);
TILESCOPE_MEMBER(TextureSampling, minLevel, CUDA_TEXTURE_DESC, minMipmapLevelClamp);
TILESCOPE_MEMBER(TextureSampling, maxLevel, CUDA_TEXTURE_DESC, maxMipmapLevelClamp);
TILESCOPE_MEMBER(TextureSampling, border, CUDA_TEXTURE_DESC, borderColor);
TILESCOPE_MEMBER(TextureSampling, reserved, CUDA_TEXTURE_DESC, reserved);

TILESCOPE_EQUAL(cupti::success, CUPTI_SUCCESS);
TILESCOPE_EQUAL(cupti::notSupported, CUPTI_ERROR_NOT_SUPPORTED);
TILESCOPE_EQUAL(cupti::virtualisedDevice, CUPTI_ERROR_VIRTUALIZED_DEVICE_NOT_SUPPORTED);
TILESCOPE_EQUAL(cupti::oldProfiler, CUPTI_ERROR_LEGACY_PROFILER_NOT_SUPPORTED);
TILESCOPE_EQUAL(cupti::confidentialComputing, CUPTI_ERROR_CONFIDENTIAL_COMPUTING_NOT_SUPPORTED);
TILESCOPE_EQUAL(cupti::miningDevice, CUPTI_ERROR_CMP_DEVICE_NOT_SUPPORTED);
TILESCOPE_EQUAL(cupti::sliDevice, CUPTI_ERROR_SLI_DEVICE_NOT_SUPPORTED);
TILESCOPE_EQUAL(cupti::wslDevice, CUPTI_ERROR_WSL_DEVICE_NOT_SUPPORTED);
TILESCOPE_EQUAL(cupti::SupportLevel::Unknown, CUPTI_PROFILER_CONFIGURATION_UNKNOWN);
TILESCOPE_EQUAL(cupti::SupportLevel::Unsupported, CUPTI_PROFILER_CONFIGURATION_UNSUPPORTED);
TILESCOPE_EQUAL(cupti::SupportLevel::Disabled, CUPTI_PROFILER_CONFIGURATION_DISABLED);
TILESCOPE_EQUAL(cupti::SupportLevel::Supported, CUPTI_PROFILER_CONFIGURATION_SUPPORTED);
TILESCOPE_EQUAL(cupti::ProfilerApi::Range, CUPTI_PROFILER_RANGE_PROFILING);
TILESCOPE_EQUAL(cupti::ProfilerType::Range, CUPTI_PROFILER_TYPE_RANGE_PROFILER);
TILESCOPE_EQUAL(cupti::MetricType::Counter, CUPTI_METRIC_TYPE_COUNTER);
TILESCOPE_EQUAL(cupti::Range::User, CUPTI_UserRange);
TILESCOPE_EQUAL(cupti::Replay::User, CUPTI_UserReplay);

#define TILESCOPE_CUPTI_CALL(member, name)                                                                             \
    static_assert(SameCall<decltype(cuda::CuptiLibrary::member), decltype(&(name))>::value, #name)
TILESCOPE_CUPTI_CALL(getResultString, cuptiGetResultString);
TILESCOPE_CUPTI_CALL(profilerInitialize, cuptiProfilerInitialize);
TILESCOPE_CUPTI_CALL(deviceSupported, cuptiProfilerDeviceSupported);
TILESCOPE_CUPTI_CALL(getChipName, cuptiDeviceGetChipName);
TILESCOPE_CUPTI_CALL(hostInitialize, cuptiProfilerHostInitialize);
TILESCOPE_CUPTI_CALL(hostDeinitialize, cuptiProfilerHostDeinitialize);
TILESCOPE_CUPTI_CALL(hostGetBaseMetrics, cuptiProfilerHostGetBaseMetrics);
TILESCOPE_CUPTI_CALL(hostConfigAddMetrics, cuptiProfilerHostConfigAddMetrics);
TILESCOPE_CUPTI_CALL(hostGetConfigImageSize, cuptiProfilerHostGetConfigImageSize);
TILESCOPE_CUPTI_CALL(hostGetConfigImage, cuptiProfilerHostGetConfigImage);
TILESCOPE_CUPTI_CALL(hostEvaluate, cuptiProfilerHostEvaluateToGpuValues);
TILESCOPE_CUPTI_CALL(enable, cuptiRangeProfilerEnable);
TILESCOPE_CUPTI_CALL(disable, cuptiRangeProfilerDisable);
TILESCOPE_CUPTI_CALL(getCounterDataSize, cuptiRangeProfilerGetCounterDataSize);
TILESCOPE_CUPTI_CALL(counterDataInitialize, cuptiRangeProfilerCounterDataImageInitialize);
TILESCOPE_CUPTI_CALL(setConfig, cuptiRangeProfilerSetConfig);
TILESCOPE_CUPTI_CALL(start, cuptiRangeProfilerStart);
TILESCOPE_CUPTI_CALL(stop, cuptiRangeProfilerStop);
TILESCOPE_CUPTI_CALL(pushRange, cuptiRangeProfilerPushRange);
TILESCOPE_CUPTI_CALL(popRange, cuptiRangeProfilerPopRange);
TILESCOPE_CUPTI_CALL(decodeData, cuptiRangeProfilerDecodeData);

/// CUPTI looks at the size that the program states, which ends with the last member.
#define TILESCOPE_PARAMETERS(ours, Theirs)                                                                             \
    static_assert(sizeof(cupti::ours) == sizeof(Theirs), #Theirs);                                                     \
    TILESCOPE_MEMBER(cupti::ours, head.structSize, Theirs, structSize);                                                \
    TILESCOPE_MEMBER(cupti::ours, head.reserved, Theirs, pPriv);                                                       \
    EXPECT_EQ(cupti::ours::make().head.structSize, Theirs##_STRUCT_SIZE) << #Theirs

TEST(DriverAbi, ParametersOfCuptiAreThoseOfItsHeaders)
{
    TILESCOPE_PARAMETERS(Initialise, CUpti_Profiler_Initialize_Params);
    TILESCOPE_PARAMETERS(DeviceSupported, CUpti_Profiler_DeviceSupported_Params);
    TILESCOPE_MEMBER(cupti::DeviceSupported, device, CUpti_Profiler_DeviceSupported_Params, cuDevice);
    TILESCOPE_MEMBER(cupti::DeviceSupported, isSupported, CUpti_Profiler_DeviceSupported_Params, isSupported);
    TILESCOPE_MEMBER(cupti::DeviceSupported, architecture, CUpti_Profiler_DeviceSupported_Params, architecture);
    TILESCOPE_MEMBER(cupti::DeviceSupported, sli, CUpti_Profiler_DeviceSupported_Params, sli);
    TILESCOPE_MEMBER(cupti::DeviceSupported, virtualGpu, CUpti_Profiler_DeviceSupported_Params, vGpu);
    TILESCOPE_MEMBER(cupti::DeviceSupported, confidentialCompute, CUpti_Profiler_DeviceSupported_Params,
                     confidentialCompute);
    TILESCOPE_MEMBER(cupti::DeviceSupported, mining, CUpti_Profiler_DeviceSupported_Params, cmp);
    TILESCOPE_MEMBER(cupti::DeviceSupported, wsl, CUpti_Profiler_DeviceSupported_Params, wsl);
    TILESCOPE_MEMBER(cupti::DeviceSupported, api, CUpti_Profiler_DeviceSupported_Params, api);
    TILESCOPE_PARAMETERS(ChipName, CUpti_Device_GetChipName_Params);
    TILESCOPE_MEMBER(cupti::ChipName, device, CUpti_Device_GetChipName_Params, deviceIndex);
    TILESCOPE_MEMBER(cupti::ChipName, name, CUpti_Device_GetChipName_Params, pChipName);
    TILESCOPE_PARAMETERS(HostInitialise, CUpti_Profiler_Host_Initialize_Params);
    TILESCOPE_MEMBER(cupti::HostInitialise, type, CUpti_Profiler_Host_Initialize_Params, profilerType);
    TILESCOPE_MEMBER(cupti::HostInitialise, chip, CUpti_Profiler_Host_Initialize_Params, pChipName);
    TILESCOPE_MEMBER(cupti::HostInitialise, availability, CUpti_Profiler_Host_Initialize_Params,
                     pCounterAvailabilityImage);
    TILESCOPE_MEMBER(cupti::HostInitialise, host, CUpti_Profiler_Host_Initialize_Params, pHostObject);
    TILESCOPE_PARAMETERS(HostDeinitialise, CUpti_Profiler_Host_Deinitialize_Params);
    TILESCOPE_MEMBER(cupti::HostDeinitialise, host, CUpti_Profiler_Host_Deinitialize_Params, pHostObject);
    TILESCOPE_PARAMETERS(BaseMetrics, CUpti_Profiler_Host_GetBaseMetrics_Params);
    TILESCOPE_MEMBER(cupti::BaseMetrics, host, CUpti_Profiler_Host_GetBaseMetrics_Params, pHostObject);
    TILESCOPE_MEMBER(cupti::BaseMetrics, type, CUpti_Profiler_Host_GetBaseMetrics_Params, metricType);
    TILESCOPE_MEMBER(cupti::BaseMetrics, names, CUpti_Profiler_Host_GetBaseMetrics_Params, ppMetricNames);
    TILESCOPE_MEMBER(cupti::BaseMetrics, count, CUpti_Profiler_Host_GetBaseMetrics_Params, numMetrics);
    TILESCOPE_PARAMETERS(AddMetrics, CUpti_Profiler_Host_ConfigAddMetrics_Params);
    TILESCOPE_MEMBER(cupti::AddMetrics, host, CUpti_Profiler_Host_ConfigAddMetrics_Params, pHostObject);
    TILESCOPE_MEMBER(cupti::AddMetrics, names, CUpti_Profiler_Host_ConfigAddMetrics_Params, ppMetricNames);
    TILESCOPE_MEMBER(cupti::AddMetrics, count, CUpti_Profiler_Host_ConfigAddMetrics_Params, numMetrics);
    TILESCOPE_PARAMETERS(ConfigImageSize, CUpti_Profiler_Host_GetConfigImageSize_Params);
    TILESCOPE_MEMBER(cupti::ConfigImageSize, host, CUpti_Profiler_Host_GetConfigImageSize_Params, pHostObject);
    TILESCOPE_MEMBER(cupti::ConfigImageSize, bytes, CUpti_Profiler_Host_GetConfigImageSize_Params, configImageSize);
    TILESCOPE_PARAMETERS(ConfigImage, CUpti_Profiler_Host_GetConfigImage_Params);
    TILESCOPE_MEMBER(cupti::ConfigImage, host, CUpti_Profiler_Host_GetConfigImage_Params, pHostObject);
    TILESCOPE_MEMBER(cupti::ConfigImage, bytes, CUpti_Profiler_Host_GetConfigImage_Params, configImageSize);
    TILESCOPE_MEMBER(cupti::ConfigImage, image, CUpti_Profiler_Host_GetConfigImage_Params, pConfigImage);
    TILESCOPE_PARAMETERS(Evaluate, CUpti_Profiler_Host_EvaluateToGpuValues_Params);
    TILESCOPE_MEMBER(cupti::Evaluate, host, CUpti_Profiler_Host_EvaluateToGpuValues_Params, pHostObject);
    TILESCOPE_MEMBER(cupti::Evaluate, counterData, CUpti_Profiler_Host_EvaluateToGpuValues_Params, pCounterDataImage);
    TILESCOPE_MEMBER(cupti::Evaluate, counterDataBytes, CUpti_Profiler_Host_EvaluateToGpuValues_Params,
                     counterDataImageSize);
    TILESCOPE_MEMBER(cupti::Evaluate, range, CUpti_Profiler_Host_EvaluateToGpuValues_Params, rangeIndex);
    TILESCOPE_MEMBER(cupti::Evaluate, names, CUpti_Profiler_Host_EvaluateToGpuValues_Params, ppMetricNames);
    TILESCOPE_MEMBER(cupti::Evaluate, count, CUpti_Profiler_Host_EvaluateToGpuValues_Params, numMetrics);
    TILESCOPE_MEMBER(cupti::Evaluate, values, CUpti_Profiler_Host_EvaluateToGpuValues_Params, pMetricValues);
    TILESCOPE_PARAMETERS(Enable, CUpti_RangeProfiler_Enable_Params);
    TILESCOPE_MEMBER(cupti::Enable, context, CUpti_RangeProfiler_Enable_Params, ctx);
    TILESCOPE_MEMBER(cupti::Enable, profiler, CUpti_RangeProfiler_Enable_Params, pRangeProfilerObject);
    TILESCOPE_PARAMETERS(OnlyProfiler, CUpti_RangeProfiler_Disable_Params);
    TILESCOPE_MEMBER(cupti::OnlyProfiler, profiler, CUpti_RangeProfiler_Disable_Params, pRangeProfilerObject);
    TILESCOPE_PARAMETERS(OnlyProfiler, CUpti_RangeProfiler_Start_Params);
    TILESCOPE_MEMBER(cupti::OnlyProfiler, profiler, CUpti_RangeProfiler_Start_Params, pRangeProfilerObject);
    TILESCOPE_PARAMETERS(OnlyProfiler, CUpti_RangeProfiler_PopRange_Params);
    TILESCOPE_MEMBER(cupti::OnlyProfiler, profiler, CUpti_RangeProfiler_PopRange_Params, pRangeProfilerObject);
    TILESCOPE_PARAMETERS(CounterDataSize, CUpti_RangeProfiler_GetCounterDataSize_Params);
    TILESCOPE_MEMBER(cupti::CounterDataSize, profiler, CUpti_RangeProfiler_GetCounterDataSize_Params,
                     pRangeProfilerObject);
    TILESCOPE_MEMBER(cupti::CounterDataSize, names, CUpti_RangeProfiler_GetCounterDataSize_Params, pMetricNames);
    TILESCOPE_MEMBER(cupti::CounterDataSize, count, CUpti_RangeProfiler_GetCounterDataSize_Params, numMetrics);
    TILESCOPE_MEMBER(cupti::CounterDataSize, mostRanges, CUpti_RangeProfiler_GetCounterDataSize_Params, maxNumOfRanges);
    TILESCOPE_MEMBER(cupti::CounterDataSize, mostNodes, CUpti_RangeProfiler_GetCounterDataSize_Params,
                     maxNumRangeTreeNodes);
    TILESCOPE_MEMBER(cupti::CounterDataSize, bytes, CUpti_RangeProfiler_GetCounterDataSize_Params, counterDataSize);
    TILESCOPE_PARAMETERS(CounterDataInitialise, CUpti_RangeProfiler_CounterDataImage_Initialize_Params);
    TILESCOPE_MEMBER(cupti::CounterDataInitialise, profiler, CUpti_RangeProfiler_CounterDataImage_Initialize_Params,
                     pRangeProfilerObject);
    TILESCOPE_MEMBER(cupti::CounterDataInitialise, bytes, CUpti_RangeProfiler_CounterDataImage_Initialize_Params,
                     counterDataSize);
    TILESCOPE_MEMBER(cupti::CounterDataInitialise, counterData, CUpti_RangeProfiler_CounterDataImage_Initialize_Params,
                     pCounterData);
    TILESCOPE_PARAMETERS(SetConfig, CUpti_RangeProfiler_SetConfig_Params);
    TILESCOPE_MEMBER(cupti::SetConfig, profiler, CUpti_RangeProfiler_SetConfig_Params, pRangeProfilerObject);
    TILESCOPE_MEMBER(cupti::SetConfig, configBytes, CUpti_RangeProfiler_SetConfig_Params, configSize);
    TILESCOPE_MEMBER(cupti::SetConfig, config, CUpti_RangeProfiler_SetConfig_Params, pConfig);
    TILESCOPE_MEMBER(cupti::SetConfig, counterDataBytes, CUpti_RangeProfiler_SetConfig_Params, counterDataImageSize);
    TILESCOPE_MEMBER(cupti::SetConfig, counterData, CUpti_RangeProfiler_SetConfig_Params, pCounterDataImage);
    TILESCOPE_MEMBER(cupti::SetConfig, range, CUpti_RangeProfiler_SetConfig_Params, range);
    TILESCOPE_MEMBER(cupti::SetConfig, replay, CUpti_RangeProfiler_SetConfig_Params, replayMode);
    TILESCOPE_MEMBER(cupti::SetConfig, mostRangesPerPass, CUpti_RangeProfiler_SetConfig_Params, maxRangesPerPass);
    TILESCOPE_MEMBER(cupti::SetConfig, nestingLevels, CUpti_RangeProfiler_SetConfig_Params, numNestingLevels);
    TILESCOPE_MEMBER(cupti::SetConfig, minNestingLevel, CUpti_RangeProfiler_SetConfig_Params, minNestingLevel);
    TILESCOPE_MEMBER(cupti::SetConfig, pass, CUpti_RangeProfiler_SetConfig_Params, passIndex);
    TILESCOPE_MEMBER(cupti::SetConfig, targetNestingLevel, CUpti_RangeProfiler_SetConfig_Params, targetNestingLevel);
    TILESCOPE_PARAMETERS(PushRange, CUpti_RangeProfiler_PushRange_Params);
    TILESCOPE_MEMBER(cupti::PushRange, profiler, CUpti_RangeProfiler_PushRange_Params, pRangeProfilerObject);
    TILESCOPE_MEMBER(cupti::PushRange, name, CUpti_RangeProfiler_PushRange_Params, pRangeName);
    TILESCOPE_PARAMETERS(Stop, CUpti_RangeProfiler_Stop_Params);
    TILESCOPE_MEMBER(cupti::Stop, profiler, CUpti_RangeProfiler_Stop_Params, pRangeProfilerObject);
    TILESCOPE_MEMBER(cupti::Stop, pass, CUpti_RangeProfiler_Stop_Params, passIndex);
    TILESCOPE_MEMBER(cupti::Stop, targetNestingLevel, CUpti_RangeProfiler_Stop_Params, targetNestingLevel);
    TILESCOPE_MEMBER(cupti::Stop, isAllPassSubmitted, CUpti_RangeProfiler_Stop_Params, isAllPassSubmitted);
    TILESCOPE_PARAMETERS(DecodeData, CUpti_RangeProfiler_DecodeData_Params);
    TILESCOPE_MEMBER(cupti::DecodeData, profiler, CUpti_RangeProfiler_DecodeData_Params, pRangeProfilerObject);
    TILESCOPE_MEMBER(cupti::DecodeData, rangesDropped, CUpti_RangeProfiler_DecodeData_Params, numOfRangeDropped);
}

} // namespace
} // namespace tilescope

// The functions and macros of cutil.h that course programs call, our own: the CUDA SDK had that header until CUDA 4.
#pragma once

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <limits>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <string>
#include <vector>

#include "cuda_runtime.h"
#include "helper_string.h"
#include "helper_timer.h"

#ifndef MAX
#define MAX(a, b) ((a) > (b) ? (a) : (b))
#endif
#ifndef MIN
#define MIN(a, b) ((a) < (b) ? (a) : (b))
#endif
#define CUTIL_API

enum CUTBoolean { CUTFalse = 0, CUTTrue = 1 };

inline CUTBoolean __cutBoolean(bool value) { return value ? CUTTrue : CUTFalse; }

inline void __cutCheckCuda(cudaError_t error, const char* message, const char* file, int line)
{
    if (error == cudaSuccess)
        return;
    std::fprintf(stderr, "CUDA error at %s:%d: %s (%s)%s%s\n", file, line, cudaGetErrorName(error),
                 cudaGetErrorString(error), *message ? ": " : "", message);
    std::exit(EXIT_FAILURE);
}

inline void __cutCheck(bool isRight, const char* what, const char* file, int line)
{
    if (isRight)
        return;
    std::fprintf(stderr, "%s:%d: %s failed.\n", file, line, what);
    std::exit(EXIT_FAILURE);
}

// Blocks, because programs call these macros with and without a semicolon.
#define CUDA_SAFE_CALL_NO_SYNC(...)                                                                                    \
    {                                                                                                                  \
        __cutCheckCuda((__VA_ARGS__), "", __FILE__, __LINE__);                                                         \
    }
#define CUDA_SAFE_CALL(...) CUDA_SAFE_CALL_NO_SYNC(__VA_ARGS__)
#define CUDA_SAFE_THREAD_SYNC() CUDA_SAFE_CALL_NO_SYNC(cudaDeviceSynchronize())
#define CUT_CHECK_ERROR(message)                                                                                       \
    {                                                                                                                  \
        __cutCheckCuda(cudaGetLastError(), message, __FILE__, __LINE__);                                               \
    }
#define CUT_SAFE_CALL(...)                                                                                             \
    {                                                                                                                  \
        __cutCheck((__VA_ARGS__) == CUTTrue, #__VA_ARGS__, __FILE__, __LINE__);                                        \
    }
#define CUT_SAFE_MALLOC(...)                                                                                           \
    {                                                                                                                  \
        __cutCheck((__VA_ARGS__) != nullptr, #__VA_ARGS__, __FILE__, __LINE__);                                        \
    }
#define CUT_CONDITION(...)                                                                                             \
    {                                                                                                                  \
        __cutCheck(static_cast<bool>(__VA_ARGS__), #__VA_ARGS__, __FILE__, __LINE__);                                  \
    }
#define CUT_BANK_CHECKER(array, index) array[index]

inline CUTBoolean cutCheckCmdLineFlag(int argc, const char** argv, const char* name)
{
    return __cutBoolean(checkCmdLineFlag(argc, argv, name));
}

/// These three leave the value as it is if no argument has the name.
inline CUTBoolean cutGetCmdLineArgumenti(int argc, const char** argv, const char* name, int* value)
{
    char* text = nullptr;
    if (!getCmdLineArgumentString(argc, argv, name, &text))
        return CUTFalse;
    *value = std::atoi(text);
    return CUTTrue;
}

inline CUTBoolean cutGetCmdLineArgumentf(int argc, const char** argv, const char* name, float* value)
{
    char* text = nullptr;
    if (!getCmdLineArgumentString(argc, argv, name, &text))
        return CUTFalse;
    *value = static_cast<float>(std::atof(text));
    return CUTTrue;
}

/// The caller frees the text, with cutFree().
inline CUTBoolean cutGetCmdLineArgumentstr(int argc, const char** argv, const char* name, char** value)
{
    char* text = nullptr;
    if (!getCmdLineArgumentString(argc, argv, name, &text))
        return CUTFalse;
    *value = strdup(text);
    return CUTTrue;
}

inline void cutFree(void* memory) { std::free(memory); }
inline char* cutFindFilePath(const char* name, const char* program) { return sdkFindFilePath(name, program); }

inline int cutGetMaxGflopsDeviceId() { return 0; }

inline void __cutDeviceInit(int argc, const char** argv)
{
    int device = 0;
    cutGetCmdLineArgumenti(argc, argv, "device", &device);
    __cutCheckCuda(cudaSetDevice(device), "", __FILE__, __LINE__);
}
#define CUT_DEVICE_INIT(argc, argv)                                                                                    \
    {                                                                                                                  \
        __cutDeviceInit(argc, (const char**)(argv));                                                                   \
    }
/// No key is waited for.
#define CUT_EXIT(argc, argv) std::exit(EXIT_SUCCESS)

inline std::vector<StopWatchInterface*>& __cutTimers()
{
    static std::vector<StopWatchInterface*> timers;
    return timers;
}

inline StopWatchInterface** __cutTimer(unsigned int timer)
{
    static StopWatchInterface* none = nullptr;
    none = nullptr;
    return timer >= 1 && timer <= __cutTimers().size() ? &__cutTimers()[timer - 1] : &none;
}

inline CUTBoolean cutCreateTimer(unsigned int* timer)
{
    __cutTimers().push_back(new StopWatchInterface);
    *timer = static_cast<unsigned int>(__cutTimers().size());
    return CUTTrue;
}

inline CUTBoolean cutDeleteTimer(unsigned int timer) { return __cutBoolean(sdkDeleteTimer(__cutTimer(timer))); }
inline CUTBoolean cutStartTimer(unsigned int timer) { return __cutBoolean(sdkStartTimer(__cutTimer(timer))); }
inline CUTBoolean cutStopTimer(unsigned int timer) { return __cutBoolean(sdkStopTimer(__cutTimer(timer))); }
inline CUTBoolean cutResetTimer(unsigned int timer) { return __cutBoolean(sdkResetTimer(__cutTimer(timer))); }
inline float cutGetTimerValue(unsigned int timer) { return sdkGetTimerValue(__cutTimer(timer)); }
inline float cutGetAverageTimerValue(unsigned int timer) { return sdkGetAverageTimerValue(__cutTimer(timer)); }

/// Gives the values read to *data, which is allocated if it is null; otherwise *count values are expected.
template <class T>
CUTBoolean __cutGive(const std::vector<T>& values, T** data, unsigned int* count)
{
    if (*data && *count != values.size()) {
        std::fprintf(stderr, "The file has %zu values instead of %u.\n", values.size(), *count);
        return CUTFalse;
    }
    if (!*data)
        *data = static_cast<T*>(std::malloc(values.size() * sizeof(T) + 1));
    *count = static_cast<unsigned int>(values.size());
    std::memcpy(*data, values.data(), values.size() * sizeof(T));
    return CUTTrue;
}

/// Numbers with spaces between them; a line that begins with # is a comment.
template <class T>
CUTBoolean __cutReadFile(const char* name, T** data, unsigned int* count, bool isVerbose)
{
    std::ifstream file(name);
    if (!file) {
        if (isVerbose)
            std::fprintf(stderr, "The file \"%s\" cannot be read.\n", name);
        return CUTFalse;
    }
    std::vector<T> values;
    for (T value; file;)
        if ((file >> std::ws).peek() == '#')
            file.ignore(std::numeric_limits<std::streamsize>::max(), '\n');
        else if (file >> value)
            values.push_back(value);
    return __cutGive(values, data, count);
}

template <class T>
CUTBoolean __cutWriteFile(const char* name, const T* data, unsigned int count, T epsilon, bool isVerbose)
{
    std::ofstream file(name);
    file << "# " << epsilon << "\n";
    for (unsigned int i = 0; i < count; ++i)
        file << data[i] << ' ';
    file << std::endl;
    if (!file && isVerbose)
        std::fprintf(stderr, "The file \"%s\" cannot be written.\n", name);
    return __cutBoolean(static_cast<bool>(file));
}

#define __CUT_READ_FILE(suffix, type)                                                                                  \
    inline CUTBoolean cutReadFile##suffix(const char* name, type** data, unsigned int* count, bool isVerbose = false)  \
    {                                                                                                                  \
        return __cutReadFile(name, data, count, isVerbose);                                                            \
    }
__CUT_READ_FILE(f, float)
__CUT_READ_FILE(d, double)
__CUT_READ_FILE(i, int)
__CUT_READ_FILE(ui, unsigned int)
#undef __CUT_READ_FILE

inline CUTBoolean cutWriteFilef(const char* name, const float* data, unsigned int count, float epsilon,
                                bool isVerbose = false)
{
    return __cutWriteFile(name, data, count, epsilon, isVerbose);
}

inline CUTBoolean cutWriteFilei(const char* name, const int* data, unsigned int count, bool isVerbose = false)
{
    return __cutWriteFile(name, data, count, 0, isVerbose);
}

inline CUTBoolean cutWriteFileui(const char* name, const unsigned int* data, unsigned int count, bool isVerbose = false)
{
    return __cutWriteFile(name, data, count, 0U, isVerbose);
}

/// The next number of a header of PGM or PPM; 0 if there is none.
inline unsigned int __cutHeaderNumber(std::istream& file)
{
    while ((file >> std::ws).peek() == '#')
        file.ignore(std::numeric_limits<std::streamsize>::max(), '\n');
    unsigned int number = 0;
    return file >> number ? number : 0;
}

/// A binary PGM (1 value per pixel) or PPM (3) with 8-bit values; false if the file is not one.
inline bool __cutLoadImage(const char* name, std::vector<unsigned char>* values, unsigned int* width,
                           unsigned int* height, unsigned int* channels)
{
    std::ifstream file(name, std::ios::binary);
    char magic[2] = {};
    file.read(magic, 2);
    const unsigned int columns = __cutHeaderNumber(file), rows = __cutHeaderNumber(file);
    const unsigned int largest = __cutHeaderNumber(file);
    *channels = magic[1] == '5' ? 1 : 3;
    const bool isImage = magic[0] == 'P' && (magic[1] == '5' || magic[1] == '6') && columns > 0 && rows > 0 &&
                         largest > 0 && largest <= 255 && columns < 65536 && rows < 65536;
    if (isImage) {
        values->resize(std::size_t{columns} * rows * *channels);
        file.ignore();
        file.read(reinterpret_cast<char*>(values->data()), static_cast<std::streamsize>(values->size()));
    }
    if (!isImage || !file)
        std::fprintf(stderr, "\"%s\" is not a binary PGM or PPM file with 8-bit values.\n", name);
    *width = columns;
    *height = rows;
    return isImage && static_cast<bool>(file);
}

/// To T from 0 to 255, but to float from 0 to 1; `to` values per pixel of the result, of which a fourth is 0.
template <class T>
CUTBoolean __cutLoad(const char* name, unsigned int to, T** data, unsigned int* width, unsigned int* height)
{
    std::vector<unsigned char> bytes;
    unsigned int columns = 0, rows = 0, from = 0;
    if (!__cutLoadImage(name, &bytes, &columns, &rows, &from) || (*data && (*width != columns || *height != rows)))
        return CUTFalse;
    std::vector<T> values(std::size_t{columns} * rows * to);
    for (std::size_t pixel = 0; pixel < values.size() / to; ++pixel)
        for (unsigned int c = 0; c < to && c < 3; ++c)
            values[pixel * to + c] = static_cast<T>(bytes[pixel * from + (from == 1 ? 0 : c)]) /
                                     (std::numeric_limits<T>::is_integer ? T{1} : static_cast<T>(255));
    unsigned int count = static_cast<unsigned int>(values.size());
    *width = columns;
    *height = rows;
    return __cutGive(values, data, &count);
}

template <class T>
CUTBoolean __cutSave(const char* name, unsigned int from, const T* data, unsigned int width, unsigned int height)
{
    const unsigned int to = from == 1 ? 1 : 3;
    std::vector<char> bytes;
    for (std::size_t pixel = 0; pixel < std::size_t{width} * height; ++pixel)
        for (unsigned int c = 0; c < to; ++c)
            bytes.push_back(static_cast<char>(static_cast<unsigned char>(
                data[pixel * from + c] * (std::numeric_limits<T>::is_integer ? T{1} : static_cast<T>(255)))));
    std::ofstream file(name, std::ios::binary);
    file << (to == 1 ? "P5\n" : "P6\n") << width << " " << height << "\n255\n";
    file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    return __cutBoolean(static_cast<bool>(file.flush()));
}

#define __CUT_IMAGE(format, suffix, type, valuesPerPixel)                                                              \
    inline CUTBoolean cutLoad##format##suffix(const char* name, type** data, unsigned int* width,                      \
                                              unsigned int* height)                                                    \
    {                                                                                                                  \
        return __cutLoad(name, valuesPerPixel, data, width, height);                                                   \
    }                                                                                                                  \
    inline CUTBoolean cutSave##format##suffix(const char* name, type* data, unsigned int width, unsigned int height)   \
    {                                                                                                                  \
        return __cutSave(name, valuesPerPixel, data, width, height);                                                   \
    }
__CUT_IMAGE(PGM, ub, unsigned char, 1)
__CUT_IMAGE(PGM, s, unsigned short, 1)
__CUT_IMAGE(PGM, i, unsigned int, 1)
__CUT_IMAGE(PGM, f, float, 1)
__CUT_IMAGE(PPM, ub, unsigned char, 3)
__CUT_IMAGE(PPM, 4ub, unsigned char, 4)
#undef __CUT_IMAGE

/// Whether at most this part of the values differ by more than epsilon.
template <class T>
CUTBoolean __cutCompare(const T* expected, const T* data, unsigned int count, double epsilon, double part)
{
    unsigned int wrong = 0;
    for (unsigned int i = 0; i < count; ++i)
        wrong += !(std::fabs(static_cast<double>(expected[i]) - static_cast<double>(data[i])) <= epsilon);
    return __cutBoolean(wrong <= part * count);
}

#define __CUT_COMPARE(suffix, type)                                                                                    \
    inline CUTBoolean cutCompare##suffix(const type* expected, const type* data, unsigned int count)                   \
    {                                                                                                                  \
        return __cutCompare(expected, data, count, 0, 0);                                                              \
    }                                                                                                                  \
    inline CUTBoolean cutCompare##suffix##e(const type* expected, const type* data, unsigned int count, float epsilon) \
    {                                                                                                                  \
        return __cutCompare(expected, data, count, epsilon, 0);                                                        \
    }                                                                                                                  \
    inline CUTBoolean cutCompare##suffix##t(const type* expected, const type* data, unsigned int count, float epsilon, \
                                            float part)                                                                \
    {                                                                                                                  \
        return __cutCompare(expected, data, count, epsilon, part);                                                     \
    }
__CUT_COMPARE(f, float)
__CUT_COMPARE(i, int)
__CUT_COMPARE(ui, unsigned int)
__CUT_COMPARE(ub, unsigned char)
#undef __CUT_COMPARE

inline CUTBoolean cutComparefet(const float* expected, const float* data, unsigned int count, float epsilon, float part)
{
    return __cutCompare(expected, data, count, epsilon, part);
}

/// The length of the difference, in lengths of what is expected.
inline CUTBoolean cutCompareL2fe(const float* expected, const float* data, unsigned int count, float epsilon)
{
    double difference = 0, length = 0;
    for (unsigned int i = 0; i < count; ++i) {
        const double d = static_cast<double>(expected[i]) - static_cast<double>(data[i]);
        difference += d * d;
        length += static_cast<double>(expected[i]) * static_cast<double>(expected[i]);
    }
    return __cutBoolean(length > 0 && std::sqrt(difference / length) < static_cast<double>(epsilon));
}

// What programs of a course written with Visual Studio take from Windows: clocks, Sleep and a few types, our own.
#pragma once

#include <stdint.h>
#include <time.h>

typedef uint8_t BYTE;
typedef uint16_t WORD;
typedef uint32_t DWORD, UINT;
typedef int32_t BOOL, LONG;
typedef int64_t LONGLONG;
#define TRUE 1
#define FALSE 0
#define WINAPI
#define __cdecl

typedef union {
    struct {
        DWORD LowPart;
        LONG HighPart;
    };
    LONGLONG QuadPart;
} LARGE_INTEGER;

static inline LONGLONG tilescopeNanoseconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * (LONGLONG)1000000000 + now.tv_nsec;
}

static inline BOOL QueryPerformanceFrequency(LARGE_INTEGER* frequency)
{
    frequency->QuadPart = 1000000000;
    return TRUE;
}

static inline BOOL QueryPerformanceCounter(LARGE_INTEGER* count)
{
    count->QuadPart = tilescopeNanoseconds();
    return TRUE;
}

static inline DWORD GetTickCount(void) { return (DWORD)(tilescopeNanoseconds() / 1000000); }
static inline uint64_t GetTickCount64(void) { return (uint64_t)(tilescopeNanoseconds() / 1000000); }
static inline DWORD timeGetTime(void) { return GetTickCount(); }

static inline void Sleep(DWORD milliseconds)
{
    struct timespec time;
    time.tv_sec = milliseconds / 1000;
    time.tv_nsec = milliseconds % 1000 * 1000000L;
    nanosleep(&time, 0);
}

// The functions of the CUDA samples' helper_string.h that course programs call, our own: arguments such as
// "-width=640" or "--file=in.pgm".
#pragma once

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <strings.h>

#define STRCASECMP strcasecmp
#define STRNCASECMP strncasecmp
#define STRCPY(to, size, from) strcpy(to, from)
#define FOPEN(file, name, mode) (file = fopen(name, mode))
#define FOPEN_FAIL(result) (result == nullptr)
#define SSCANF sscanf
#define SPRINTF sprintf
#ifndef EXIT_WAIVED
#define EXIT_WAIVED 2
#endif

/// Behind "-NAME" in an argument: "" or "=VALUE"; nullptr if no argument has the name.
inline const char* __commandLineValue(int argc, const char** argv, const char* name)
{
    const std::size_t length = std::strlen(name);
    for (int i = 1; i < argc; ++i) {
        const char* const text = argv[i] + std::strspn(argv[i], "-");
        if (text != argv[i] && strncasecmp(text, name, length) == 0 && (text[length] == '\0' || text[length] == '='))
            return text + length;
    }
    return nullptr;
}

inline bool checkCmdLineFlag(int argc, const char** argv, const char* name)
{
    return __commandLineValue(argc, argv, name) != nullptr;
}

inline int getCmdLineArgumentInt(int argc, const char** argv, const char* name)
{
    const char* const value = __commandLineValue(argc, argv, name);
    return value && *value == '=' ? std::atoi(value + 1) : 0;
}

inline float getCmdLineArgumentFloat(int argc, const char** argv, const char* name)
{
    const char* const value = __commandLineValue(argc, argv, name);
    return value && *value == '=' ? static_cast<float>(std::atof(value + 1)) : 0;
}

inline bool getCmdLineArgumentString(int argc, const char** argv, const char* name, char** found)
{
    const char* const value = __commandLineValue(argc, argv, name);
    *found = value && *value == '=' ? const_cast<char*>(value + 1) : nullptr;
    return *found != nullptr;
}

/// The path of a file in the program's folder or its folder "data"; the caller frees it. nullptr if there is none.
inline char* sdkFindFilePath(const char* name, const char*)
{
    for (const char* const folder : {"", "data/", "../data/"}) {
        const std::string path = std::string(folder) + name;
        if (std::FILE* const file = std::fopen(path.c_str(), "rb")) {
            std::fclose(file);
            return strdup(path.c_str());
        }
    }
    return nullptr;
}

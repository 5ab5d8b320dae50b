// Textures and surfaces as objects. Facts from the CUDA C++ Programming Guide, "Texture Object API" and "Surface Object
// API", and the PTX ISA under tex, suld and sust. Included by device_side.h.

#define __prelude_list__(...) __VA_ARGS__

/// A texel: its channels, and the type that the instruction gives them.
template <class T>
struct __prelude_texel__;
#define __prelude_texel_type__(T, Part, Given, count, ...)                                                             \
    template <>                                                                                                        \
    struct __prelude_texel__<T> {                                                                                      \
        typedef Given given;                                                                                           \
        typedef Part part;                                                                                             \
        static constexpr int channels = count;                                                                         \
        __prelude_member__ static T of(const Given* t)                                                                 \
        {                                                                                                              \
            const T result = {__VA_ARGS__};                                                                            \
            return result;                                                                                             \
        }                                                                                                              \
    };
#define __prelude_texel_types__(name, Part, Given)                                                                     \
    __prelude_texel_type__(Part, Part, Given, 1, (Part)t[0])                                                           \
        __prelude_texel_type__(name##1, Part, Given, 1, (Part)t[0])                                                    \
            __prelude_texel_type__(name##2, Part, Given, 2, (Part)t[0], (Part)t[1])                                    \
                __prelude_texel_type__(name##4, Part, Given, 4, (Part)t[0], (Part)t[1], (Part)t[2], (Part)t[3])
__prelude_texel_types__(char, signed char, int) __prelude_texel_types__(uchar, unsigned char, unsigned)
    __prelude_texel_types__(short, short, int) __prelude_texel_types__(ushort, unsigned short, unsigned)
        __prelude_texel_types__(int, int, int) __prelude_texel_types__(uint, unsigned, unsigned)
            __prelude_texel_types__(float, float, float) __prelude_texel_type__(char, char, int, 1, (char)t[0])

#define __prelude_sample_as__(name, Given, code, type, instruction, coordinate, position, parameters, ...)             \
    __prelude__ void __prelude_##name(Given* t, cudaTextureObject_t texture, __prelude_list__ parameters)              \
    {                                                                                                                  \
        asm volatile(instruction ".v4." type "." coordinate " {%0, %1, %2, %3}, [%4, " position ";"                    \
                     : "=" code(t[0]), "=" code(t[1]), "=" code(t[2]), "=" code(t[3])                                  \
                     : "l"(texture), __VA_ARGS__);                                                                     \
    }
#define __prelude_sample__(name, instruction, coordinate, position, parameters, arguments, ...)                        \
    __prelude_sample_as__(name, float, "f", "f32", instruction, coordinate, position, parameters, __VA_ARGS__)         \
        __prelude_sample_as__(name, int, "r", "s32", instruction, coordinate, position, parameters, __VA_ARGS__)       \
            __prelude_sample_as__(name, unsigned, "r", "u32", instruction, coordinate, position, parameters,           \
                                  __VA_ARGS__) template <class T>                                                      \
            __prelude__ T name(cudaTextureObject_t texture, __prelude_list__ parameters)                               \
    {                                                                                                                  \
        typename __prelude_texel__<T>::given t[4];                                                                     \
        __prelude_##name(t, texture, __prelude_list__ arguments);                                                      \
        return __prelude_texel__<T>::of(t);                                                                            \
    }                                                                                                                  \
    template <class T>                                                                                                 \
    __prelude__ void name(T* to, cudaTextureObject_t texture, __prelude_list__ parameters)                             \
    {                                                                                                                  \
        *to = name<T>(texture, __prelude_list__ arguments);                                                            \
    }
                __prelude_sample__(tex1Dfetch, "tex.1d", "s32", "{%5}]", (int x), (x),
                                   "r"(x)) __prelude_sample__(tex1D, "tex.1d", "f32", "{%5}]", (float x), (x), "f"(x))
                    __prelude_sample__(tex2D, "tex.2d", "f32", "{%5, %6}]", (float x, float y), (x, y), "f"(x), "f"(y))
                        __prelude_sample__(tex3D, "tex.3d", "f32", "{%5, %6, %7, %7}]", (float x, float y, float z),
                                           (x, y, z), "f"(x), "f"(y),
                                           "f"(z)) __prelude_sample__(tex1DLayered, "tex.a1d", "f32", "{%5, %6}]",
                                                                      (float x, int layer), (x, layer), "r"(layer),
                                                                      "f"(x))
                            __prelude_sample__(tex2DLayered, "tex.a2d", "f32", "{%5, %6, %7, %7}]",
                                               (float x, float y, int layer), (x, y, layer), "r"(layer), "f"(x), "f"(y))
                                __prelude_sample__(texCubemap, "tex.cube", "f32", "{%5, %6, %7, %7}]",
                                                   (float x, float y, float z), (x, y, z), "f"(x), "f"(y), "f"(z))
                                    __prelude_sample__(tex1DLod, "tex.level.1d", "f32", "{%5}], %6",
                                                       (float x, float level), (x, level), "f"(x), "f"(level))
                                        __prelude_sample__(tex2DLod, "tex.level.2d", "f32", "{%5, %6}], %7",
                                                           (float x, float y, float level), (x, y, level), "f"(x),
                                                           "f"(y), "f"(level))
                                            __prelude_sample__(tex3DLod, "tex.level.3d", "f32", "{%5, %6, %7, %7}], %8",
                                                               (float x, float y, float z, float level),
                                                               (x, y, z, level), "f"(x), "f"(y), "f"(z), "f"(level))

// --- surfaces: x counts bytes ---
#define __prelude_surface_parts__(Part, Register, code, bits, name, geometry, position, parameters, ...)               \
    template <int channels>                                                                                            \
    __prelude__ void __prelude_##name##_read(Part* t, cudaSurfaceObject_t surface, __prelude_list__ parameters)        \
    {                                                                                                                  \
        Register r[4] = {};                                                                                            \
        if (channels == 1)                                                                                             \
            asm volatile("suld.b." geometry "." bits ".trap %0, [%4, " position "];"                                   \
                         : "=" code(r[0]), "=" code(r[1]), "=" code(r[2]), "=" code(r[3])                              \
                         : "l"(surface), __VA_ARGS__);                                                                 \
        else if (channels == 2)                                                                                        \
            asm volatile("suld.b." geometry ".v2." bits ".trap {%0, %1}, [%4, " position "];"                          \
                         : "=" code(r[0]), "=" code(r[1]), "=" code(r[2]), "=" code(r[3])                              \
                         : "l"(surface), __VA_ARGS__);                                                                 \
        else                                                                                                           \
            asm volatile("suld.b." geometry ".v4." bits ".trap {%0, %1, %2, %3}, [%4, " position "];"                  \
                         : "=" code(r[0]), "=" code(r[1]), "=" code(r[2]), "=" code(r[3])                              \
                         : "l"(surface), __VA_ARGS__);                                                                 \
        for (int i = 0; i < channels; ++i)                                                                             \
            t[i] = (Part)r[i];                                                                                         \
    }                                                                                                                  \
    template <int channels>                                                                                            \
    __prelude__ void __prelude_##name##_write(const Part* t, cudaSurfaceObject_t surface, __prelude_list__ parameters) \
    {                                                                                                                  \
        const Register r[4] = {(Register)t[0], (Register)t[channels > 1], (Register)t[channels > 2 ? 2 : 0],           \
                               (Register)t[channels > 2 ? 3 : 0]};                                                     \
        if (channels == 1)                                                                                             \
            asm volatile("sust.b." geometry "." bits ".trap [%4, " position "], %0;" ::code(r[0]), code(r[1]),         \
                         code(r[2]), code(r[3]), "l"(surface), __VA_ARGS__                                             \
                         : "memory");                                                                                  \
        else if (channels == 2)                                                                                        \
            asm volatile("sust.b." geometry ".v2." bits ".trap [%4, " position "], {%0, %1};" ::code(r[0]),            \
                         code(r[1]), code(r[2]), code(r[3]), "l"(surface), __VA_ARGS__                                 \
                         : "memory");                                                                                  \
        else                                                                                                           \
            asm volatile("sust.b." geometry ".v4." bits ".trap [%4, " position "], {%0, %1, %2, %3};" ::code(r[0]),    \
                         code(r[1]), code(r[2]), code(r[3]), "l"(surface), __VA_ARGS__                                 \
                         : "memory");                                                                                  \
    }
#define __prelude_surface__(name, geometry, position, parameters, arguments, ...)                                      \
    __prelude_surface_parts__(unsigned char, short, "h", "b8", name, geometry, position, parameters, __VA_ARGS__)      \
        __prelude_surface_parts__(unsigned short, short, "h", "b16", name, geometry, position, parameters,             \
                                  __VA_ARGS__)                                                                         \
            __prelude_surface_parts__(unsigned, unsigned, "r", "b32", name, geometry, position, parameters,            \
                                      __VA_ARGS__) template <class T>                                                  \
            __prelude__ T name##read(cudaSurfaceObject_t surface, __prelude_list__ parameters,                         \
                                     cudaSurfaceBoundaryMode = cudaBoundaryModeTrap)                                   \
    {                                                                                                                  \
        typename __prelude_bits__<sizeof(typename __prelude_texel__<T>::part)>::type t[4];                             \
        __prelude_##name##_read<__prelude_texel__<T>::channels>(t, surface, __prelude_list__ arguments);               \
        T result;                                                                                                      \
        __builtin_memcpy(&result, t, sizeof(T));                                                                       \
        return result;                                                                                                 \
    }                                                                                                                  \
    template <class T>                                                                                                 \
    __prelude__ void name##read(T* to, cudaSurfaceObject_t surface, __prelude_list__ parameters,                       \
                                cudaSurfaceBoundaryMode = cudaBoundaryModeTrap)                                        \
    {                                                                                                                  \
        *to = name##read<T>(surface, __prelude_list__ arguments);                                                      \
    }                                                                                                                  \
    template <class T>                                                                                                 \
    __prelude__ void name##write(T value, cudaSurfaceObject_t surface, __prelude_list__ parameters,                    \
                                 cudaSurfaceBoundaryMode = cudaBoundaryModeTrap)                                       \
    {                                                                                                                  \
        typename __prelude_bits__<sizeof(typename __prelude_texel__<T>::part)>::type t[4] = {};                        \
        __builtin_memcpy(t, &value, sizeof(T));                                                                        \
        __prelude_##name##_write<__prelude_texel__<T>::channels>(t, surface, __prelude_list__ arguments);              \
    }
                                                template <int bytes>
                                                struct __prelude_bits__;
template <>
struct __prelude_bits__<1> {
    typedef unsigned char type;
};
template <>
struct __prelude_bits__<2> {
    typedef unsigned short type;
};
template <>
struct __prelude_bits__<4> {
    typedef unsigned type;
};
__prelude_surface__(surf1D, "1d", "{%5}", (int x), (x), "r"(x))
    __prelude_surface__(surf2D, "2d", "{%5, %6}", (int x, int y), (x, y), "r"(x), "r"(y))
        __prelude_surface__(surf3D, "3d", "{%5, %6, %7, %7}", (int x, int y, int z), (x, y, z), "r"(x), "r"(y), "r"(z))
            __prelude_surface__(surf2DLayered, "a2d", "{%5, %6, %7, %7}", (int x, int y, int layer), (x, y, layer),
                                "r"(layer), "r"(x), "r"(y))
#undef __prelude_surface__
#undef __prelude_surface_parts__
#undef __prelude_sample__
#undef __prelude_sample_as__

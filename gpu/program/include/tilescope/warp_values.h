#pragma once

// Values of any type from lane to lane. Included by cooperative_groups.h.

template <class T>
struct __prelude_words__ {
    static constexpr int count = (sizeof(T) + 3) / 4;
    unsigned words[count];

    __device__ __forceinline__ static __prelude_words__ of(const T& value)
    {
        __prelude_words__ result = {};
        __builtin_memcpy(result.words, &value, sizeof(T));
        return result;
    }
    __device__ __forceinline__ T value() const
    {
        union Room {
            T result;
            __device__ Room() {}
            __device__ ~Room() {}
        } room;
        __builtin_memcpy(&room.result, words, sizeof(T));
        return room.result;
    }
};

#define __prelude_any_shuffle__(name, shuffle, Lane)                                                                   \
    template <class T>                                                                                                 \
    __device__ __forceinline__ T name(unsigned mask, const T& value, Lane lane, int width)                             \
    {                                                                                                                  \
        __prelude_words__<T> all = __prelude_words__<T>::of(value);                                                    \
        for (int i = 0; i < all.count; ++i)                                                                            \
            all.words[i] = shuffle(mask, all.words[i], lane, width);                                                   \
        return all.value();                                                                                            \
    }
__prelude_any_shuffle__(__prelude_shuffle_any__, __shfl_sync, unsigned)
    __prelude_any_shuffle__(__prelude_shuffle_up_any__, __shfl_up_sync, unsigned)
        __prelude_any_shuffle__(__prelude_shuffle_down_any__, __shfl_down_sync, unsigned)
            __prelude_any_shuffle__(__prelude_shuffle_xor_any__, __shfl_xor_sync, unsigned)
#undef __prelude_any_shuffle__

                __device__ __forceinline__ unsigned __prelude_lane__()
{
    unsigned lane;
    asm volatile("mov.u32 %0, %%laneid;" : "=r"(lane));
    return lane;
}

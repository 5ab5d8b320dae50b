#pragma once

// Groups within a warp: tiles, the active threads, and groups whose kind is known at run time. Included by
// cooperative_groups.h.

namespace cooperative_groups
{

/// The threads of a warp that are in `mask`, in the order of their lanes.
class coalesced_group
{
public:
    static constexpr bool __prelude_is_warp__ = true;
    __prelude_group__ coalesced_group(unsigned mask, unsigned metaRank = 0, unsigned metaSize = 1)
        : m_mask(mask), m_metaRank(metaRank), m_metaSize(metaSize)
    {
    }
    __prelude_group__ void sync() const { __syncwarp(m_mask); }
    __prelude_group__ unsigned size() const { return (unsigned)__popc(m_mask); }
    __prelude_group__ unsigned num_threads() const { return size(); }
    __prelude_group__ unsigned thread_rank() const
    {
        return (unsigned)__popc(m_mask & ((1u << __prelude_lane__()) - 1u));
    }
    __prelude_group__ unsigned meta_group_rank() const { return m_metaRank; }
    __prelude_group__ unsigned meta_group_size() const { return m_metaSize; }
    template <class T>
    __prelude_group__ T shfl(T value, unsigned rank) const
    {
        return __prelude_shuffle_any__(m_mask, value, laneOf(rank), 32);
    }
    template <class T>
    __prelude_group__ T shfl_down(T value, unsigned delta) const
    {
        const unsigned rank = thread_rank() + delta;
        return shfl(value, rank < size() ? rank : thread_rank());
    }
    template <class T>
    __prelude_group__ T shfl_up(T value, unsigned delta) const
    {
        const unsigned rank = thread_rank();
        return shfl(value, rank >= delta ? rank - delta : rank);
    }
    __prelude_group__ int any(int predicate) const { return __ballot_sync(m_mask, predicate) != 0; }
    __prelude_group__ int all(int predicate) const { return __ballot_sync(m_mask, predicate) == m_mask; }
    __prelude_group__ unsigned ballot(int predicate) const { return packed(__ballot_sync(m_mask, predicate)); }
    template <class T>
    __prelude_group__ unsigned match_any(T value) const
    {
        return packed(__match_any_sync(m_mask, value));
    }
    template <class T>
    __prelude_group__ unsigned match_all(T value, int& isSame) const
    {
        return packed(__match_all_sync(m_mask, value, &isSame));
    }
    __prelude_group__ unsigned __prelude_mask__() const { return m_mask; }

private:
    __prelude_group__ unsigned laneOf(unsigned rank) const
    {
        unsigned rest = m_mask;
        for (unsigned i = 0; i < rank; ++i)
            rest &= rest - 1u;
        return (unsigned)__ffs((int)rest) - 1u;
    }
    /// The lanes' bits as the ranks' bits.
    __prelude_group__ unsigned packed(unsigned lanes) const
    {
        unsigned result = 0, rank = 0;
        for (unsigned rest = m_mask; rest != 0; rest &= rest - 1u, ++rank)
            if (lanes & rest & -rest)
                result |= 1u << rank;
        return result;
    }
    unsigned m_mask, m_metaRank, m_metaSize;
};
__prelude_group__ coalesced_group coalesced_threads() { return {__activemask()}; }

/// `Size` threads that follow one another in a warp.
template <unsigned Size, class Parent = void>
class thread_block_tile
{
    static_assert(Size >= 1 && Size <= 32 && (Size & (Size - 1)) == 0,
                  "a tile has 1, 2, 4, 8, 16 or 32 threads here; use thread_block for more");

public:
    static constexpr bool __prelude_is_warp__ = true;
    thread_block_tile() = default;
    template <class Other>
    __prelude_group__ thread_block_tile(const thread_block_tile<Size, Other>&)
    {
    }
    __prelude_group__ static void sync() { __syncwarp(__prelude_mask__()); }
    __prelude_group__ static constexpr unsigned size() { return Size; }
    __prelude_group__ static constexpr unsigned num_threads() { return Size; }
    __prelude_group__ static unsigned thread_rank() { return thread_block::thread_rank() & (Size - 1u); }
    __prelude_group__ static unsigned meta_group_rank() { return thread_block::thread_rank() / Size; }
    __prelude_group__ static unsigned meta_group_size() { return (thread_block::size() + Size - 1u) / Size; }
    template <class T>
    __prelude_group__ static T shfl(T value, unsigned rank)
    {
        return __prelude_shuffle_any__(__prelude_mask__(), value, rank, (int)Size);
    }
    template <class T>
    __prelude_group__ static T shfl_down(T value, unsigned delta)
    {
        return __prelude_shuffle_down_any__(__prelude_mask__(), value, delta, (int)Size);
    }
    template <class T>
    __prelude_group__ static T shfl_up(T value, unsigned delta)
    {
        return __prelude_shuffle_up_any__(__prelude_mask__(), value, delta, (int)Size);
    }
    template <class T>
    __prelude_group__ static T shfl_xor(T value, unsigned mask)
    {
        return __prelude_shuffle_xor_any__(__prelude_mask__(), value, mask, (int)Size);
    }
    __prelude_group__ static int any(int predicate) { return ballot(predicate) != 0; }
    __prelude_group__ static int all(int predicate) { return ballot(predicate) == ones; }
    __prelude_group__ static unsigned ballot(int predicate)
    {
        return __ballot_sync(__prelude_mask__(), predicate) >> first() & ones;
    }
    template <class T>
    __prelude_group__ static unsigned match_any(T value)
    {
        return __match_any_sync(__prelude_mask__(), value) >> first() & ones;
    }
    template <class T>
    __prelude_group__ static unsigned match_all(T value, int& isSame)
    {
        return __match_all_sync(__prelude_mask__(), value, &isSame) >> first() & ones;
    }
    __prelude_group__ static unsigned __prelude_mask__() { return ones << first(); }

private:
    static constexpr unsigned ones = 0xffffffffu >> (32u - Size);
    __prelude_group__ static unsigned first() { return __prelude_lane__() & ~(Size - 1u); }
};
template <unsigned Size, class Parent>
__prelude_group__ thread_block_tile<Size, Parent> tiled_partition(const Parent&)
{
    return {};
}

/// Any of the groups.
class thread_group
{
public:
    static constexpr bool __prelude_is_warp__ = false;
    __prelude_group__ thread_group(const thread_block& block)
        : m_mask(0), m_size(block.size()), m_rank(block.thread_rank())
    {
    }
    template <class Group, unsigned = sizeof(((const Group*)nullptr)->__prelude_mask__())>
    __prelude_group__ thread_group(const Group& group)
        : m_mask(group.__prelude_mask__()), m_size(group.size()), m_rank(group.thread_rank())
    {
    }
    __prelude_group__ void sync() const
    {
        if (m_mask == 0)
            __syncthreads();
        else
            __syncwarp(m_mask);
    }
    __prelude_group__ unsigned long long size() const { return m_size; }
    __prelude_group__ unsigned long long num_threads() const { return m_size; }
    __prelude_group__ unsigned long long thread_rank() const { return m_rank; }
    __prelude_group__ bool is_valid() const { return true; }
    __prelude_group__ unsigned __prelude_mask__() const { return m_mask; }

private:
    unsigned m_mask; ///< 0: a block
    unsigned m_size, m_rank;
};
/// Tiles of a block or of a part of a warp, of a size that is known at run time.
__prelude_group__ thread_group tiled_partition(const thread_group& parent, unsigned size)
{
    const unsigned all = parent.__prelude_mask__() ? parent.__prelude_mask__() : 0xffffffffu;
    const unsigned first = (unsigned)parent.thread_rank() % 32u / size * size;
    unsigned mask = 0, rank = 0;
    for (unsigned rest = all; rest != 0; rest &= rest - 1u, ++rank)
        if (rank >= first && rank < first + size)
            mask |= rest & -rest;
    return coalesced_group(mask);
}
__prelude_group__ coalesced_group tiled_partition(const coalesced_group& parent, unsigned size)
{
    return coalesced_group(tiled_partition(thread_group(parent), size).__prelude_mask__(), parent.thread_rank() / size,
                           (parent.size() + size - 1u) / size);
}
/// The threads of the group with the same label.
template <class Group, class Label>
__prelude_group__ coalesced_group labeled_partition(const Group& group, Label label)
{
    return coalesced_group(__match_any_sync(group.__prelude_mask__(), label));
}
template <class Group>
__prelude_group__ coalesced_group binary_partition(const Group& group, bool predicate)
{
    const unsigned yes = __ballot_sync(group.__prelude_mask__(), predicate);
    return coalesced_group(predicate ? yes : group.__prelude_mask__() & ~yes, predicate ? 1u : 0u, 2u);
}

template <class Group>
__prelude_group__ void sync(const Group& group)
{
    group.sync();
}
template <class Group>
__prelude_group__ auto thread_rank(const Group& group)
{
    return group.thread_rank();
}
template <class Group>
__prelude_group__ auto group_size(const Group& group)
{
    return group.size();
}
template <class Group, class Function, class... Arguments>
__prelude_group__ void invoke_one(const Group& group, Function&& function, Arguments&&... arguments)
{
    if (group.thread_rank() == 0)
        function(static_cast<Arguments&&>(arguments)...);
}

} // namespace cooperative_groups

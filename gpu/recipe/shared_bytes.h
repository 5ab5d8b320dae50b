#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace tilescope
{

/// Bytes that never change, so that copies share them: the content of a buffer can have gigabytes.
class SharedBytes
{
public:
    SharedBytes() = default;
    SharedBytes(std::vector<std::byte> bytes) // NOLINT(google-explicit-constructor): bytes are what it has
    {
        auto owned = std::make_shared<const std::vector<std::byte>>(std::move(bytes));
        m_bytes = *owned;
        m_owner = std::move(owned);
    }
    /// `bytes` is a part of what the owner has.
    SharedBytes(std::shared_ptr<const void> owner, std::span<const std::byte> bytes)
        : m_owner(std::move(owner)), m_bytes(bytes)
    {
    }

    /// The bytes from `first` on.
    SharedBytes part(std::size_t first, std::size_t count) const { return {m_owner, m_bytes.subspan(first, count)}; }

    const std::byte* data() const { return m_bytes.data(); }
    std::size_t size() const { return m_bytes.size(); }
    bool empty() const { return m_bytes.empty(); }
    auto begin() const { return m_bytes.begin(); }
    auto end() const { return m_bytes.end(); }
    const std::byte& operator[](std::size_t index) const { return m_bytes[index]; }
    bool operator==(const SharedBytes& other) const
    {
        return (data() == other.data() && size() == other.size()) || std::ranges::equal(m_bytes, other.m_bytes);
    }

private:
    std::shared_ptr<const void> m_owner;
    std::span<const std::byte> m_bytes;
};

} // namespace tilescope

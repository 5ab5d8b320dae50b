#include "gpu/cuda/backend/piece_reader.h"

#include "gpu/recipe/run_control.h"
#include "gpu/recipe/stored_images.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <future>
#include <mutex>
#include <thread>

namespace tilescope::cuda
{

namespace
{

/// Readers of one piece: a copy from the system's cache of files, at 5 to 10 GB/s a thread, would be slower than the
/// disks of a server otherwise.
constexpr int readersOfPiece = 4;
constexpr std::int64_t bytesAtATime = 8 << 20; ///< between two looks at whether to stop

} // namespace

/// What is read for one GPU.
class PieceReader::Lane
{
public:
    Lane(const StoredPieces& reading, StoredPieces::Range range, int pieces)
        : m_images(reading.images), m_range(range), m_imagesOfPiece(reading.imagesOfPiece), m_pieces(pieces)
    {
        for (PinnedMemory& half : m_halves)
            half = makePinnedMemory(static_cast<std::size_t>(m_imagesOfPiece) * m_images->bytesOfImage());
    }

    void start()
    {
        m_thread = std::jthread([this](const std::stop_token& stop) { read(stop); });
    }

    std::span<const std::byte> wait(int piece, const std::stop_token& stop)
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, stop, [&] { return m_read > piece || m_failure; });
        if (m_read > piece)
            return {static_cast<const std::byte*>(half(piece)), bytesOf(piece)};
        if (m_failure)
            std::rethrow_exception(m_failure);
        throw Cancelled();
    }

    void release(int piece)
    {
        const std::lock_guard lock(m_mutex);
        m_released = piece + 1;
        m_changed.notify_all();
    }

private:
    void* half(int piece) const { return m_halves[static_cast<std::size_t>(piece) % m_halves.size()].get(); }
    std::int64_t firstOf(int piece) const
    {
        return std::min(m_range.first + std::int64_t{piece} * m_imagesOfPiece, m_range.end);
    }
    std::size_t bytesOf(int piece) const
    {
        return static_cast<std::size_t>(firstOf(piece + 1) - firstOf(piece)) * m_images->bytesOfImage();
    }

    void read(const std::stop_token& stop)
    {
        try {
            for (int piece = 0; piece < m_pieces; ++piece) {
                {
                    std::unique_lock lock(m_mutex);
                    const int mostAhead = static_cast<int>(m_halves.size());
                    if (!m_changed.wait(lock, stop, [&] { return piece < m_released + mostAhead; }))
                        return;
                }
                readPiece(piece, stop);
                if (stop.stop_requested())
                    return;
                const std::lock_guard lock(m_mutex);
                m_read = piece + 1;
                m_changed.notify_all();
            }
        } catch (...) {
            const std::lock_guard lock(m_mutex);
            m_failure = std::current_exception();
            m_changed.notify_all();
        }
    }

    void readPiece(int piece, const std::stop_token& stop)
    {
        const std::int64_t count = firstOf(piece + 1) - firstOf(piece);
        std::array<std::future<void>, readersOfPiece> readers;
        for (std::size_t i = 0; i < readers.size(); ++i) {
            const auto border = [&](std::size_t at) {
                return count * static_cast<std::int64_t>(at) / static_cast<std::int64_t>(readers.size());
            };
            readers[i] = std::async(std::launch::async, [this, piece, stop, begin = border(i), end = border(i + 1)] {
                readSome(piece, begin, end, stop);
            });
        }
        for (auto& reader : readers)
            reader.wait(); // for all of them, before one's exception ends this function
        for (auto& reader : readers)
            reader.get();
    }

    /// Images of the piece, counted from its first.
    void readSome(int piece, std::int64_t begin, std::int64_t end, const std::stop_token& stop)
    {
        const auto image = static_cast<std::int64_t>(m_images->bytesOfImage());
        const std::int64_t atATime = std::max<std::int64_t>(bytesAtATime / image, 1);
        auto* const memory = static_cast<std::byte*>(half(piece));
        for (std::int64_t at = begin; at < end && !stop.stop_requested(); at += atATime)
            m_images->read(firstOf(piece) + at,
                           {memory + at * image, static_cast<std::size_t>(std::min(atATime, end - at) * image)});
    }

    const std::shared_ptr<const StoredImages> m_images;
    const StoredPieces::Range m_range;
    const int m_imagesOfPiece, m_pieces;
    std::array<PinnedMemory, 2> m_halves;

    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    int m_read = 0, m_released = 0; ///< pieces
    std::exception_ptr m_failure;
    std::jthread m_thread; ///< last: it ends before what it uses
};

PieceReader::PieceReader(const Plan& plan)
{
    const StoredPieces& reading = plan.storedPieces;
    for (const StoredPieces::Range range : reading.ranges) {
        m_lanes.push_back(std::make_unique<Lane>(reading, range, plan.repetition.times));
        m_bytes += static_cast<std::uint64_t>(range.end - range.first) * reading.images->bytesOfImage();
    }
}

PieceReader::~PieceReader() = default;

void PieceReader::start()
{
    for (const auto& lane : m_lanes)
        lane->start();
}

std::span<const std::byte> PieceReader::wait(std::size_t gpu, int piece, const std::stop_token& stop)
{
    const auto begin = std::chrono::steady_clock::now();
    const std::span<const std::byte> images = m_lanes[gpu]->wait(piece, stop);
    m_waitedUs += std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - begin).count();
    return images;
}

void PieceReader::release(int piece)
{
    for (const auto& lane : m_lanes)
        lane->release(piece);
}

} // namespace tilescope::cuda

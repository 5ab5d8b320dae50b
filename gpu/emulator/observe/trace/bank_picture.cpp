#include "gpu/emulator/observe/counters/lane_addresses.h"
#include "gpu/emulator/observe/trace/access_picture.h"

#include <algorithm>
#include <bit>

namespace tilescope
{
namespace
{

constexpr unsigned wordBytes = 4, banks = 32;

class PictureMaker
{
public:
    /// `place` gives the byte offset of one of a lane's words from where it lay.
    PictureMaker(const TraceEvent& access, const TraceLanes& lanes) : m_access(access), m_lanes(lanes) {}

    template <class Place>
    BankPicture make(const Place& place)
    {
        const unsigned step = emulator::lanesPerPass(m_access.bytes);
        for (unsigned lane = 0; lane < 32; lane += step)
            if (const std::uint32_t mask = emulator::passMask(m_access.mask & ~m_access.outside, lane, step))
                addPass(mask, place);
        return std::move(m_picture);
    }

private:
    template <class Place>
    void addPass(std::uint32_t mask, const Place& place)
    {
        const std::size_t first = m_picture.cells.size();
        const unsigned wordsPerLane = std::max(m_access.bytes / wordBytes, 1U);
        for (std::uint32_t rest = mask; rest; rest &= rest - 1) {
            const auto lane = static_cast<unsigned>(std::countr_zero(rest));
            for (unsigned w = 0; w < wordsPerLane; ++w) {
                const auto word = static_cast<std::uint32_t>(place(m_lanes.offsets[lane] + w * wordBytes) / wordBytes);
                m_picture.cells.push_back({lane, word % banks, word, 0, false});
            }
        }
        serve(first);
        ++m_picture.ideal;
    }

    /// Each bank gives one word a wavefront, here in the order of the first lane that asks; lanes that ask for the same
    /// word are served together.
    void serve(std::size_t first)
    {
        std::array<std::vector<std::uint32_t>, banks> words;
        unsigned most = 0;
        for (std::size_t i = first; i < m_picture.cells.size(); ++i) {
            BankPicture::Cell& cell = m_picture.cells[i];
            std::vector<std::uint32_t>& queue = words[cell.bank];
            const auto place = std::ranges::find(queue, cell.word);
            cell.wavefront = m_picture.wavefronts + static_cast<unsigned>(place - queue.begin());
            if (place == queue.end())
                queue.push_back(cell.word);
        }
        for (unsigned bank = 0; bank < banks; ++bank) {
            const auto count = static_cast<unsigned>(words[bank].size());
            m_picture.wordsOfBank[bank] = std::max(m_picture.wordsOfBank[bank], count);
            most = std::max(most, count);
        }
        m_picture.wavefronts += most;
        for (std::size_t i = first; i < m_picture.cells.size(); ++i)
            for (std::size_t j = first; j < m_picture.cells.size(); ++j)
                if (m_picture.cells[i].word == m_picture.cells[j].word &&
                    m_picture.cells[i].lane != m_picture.cells[j].lane)
                    m_picture.cells[i].broadcast = true;
    }

    const TraceEvent& m_access;
    const TraceLanes& m_lanes;
    BankPicture m_picture;
};

bool isShared(const TraceEvent& event)
{
    return event.kind == TraceEvent::Kind::Access && event.space == TraceSpace::Shared;
}

} // namespace

BankPicture bankPicture(const TraceEvent& access, const TraceLanes& lanes)
{
    if (!isShared(access))
        return {};
    return PictureMaker(access, lanes).make([](std::uint64_t offset) { return offset; });
}

BankPicture bankPictureAtPitch(const TraceEvent& access, const TraceLanes& lanes, std::size_t fromPitchBytes,
                               std::size_t toPitchBytes, std::size_t tileBegin)
{
    if (!isShared(access))
        return {};
    return PictureMaker(access, lanes).make([&](std::uint64_t offset) -> std::uint64_t {
        if (fromPitchBytes == 0 || offset < tileBegin)
            return offset;
        const std::uint64_t row = (offset - tileBegin) / fromPitchBytes, within = (offset - tileBegin) % fromPitchBytes;
        return tileBegin + row * toPitchBytes + within;
    });
}

} // namespace tilescope

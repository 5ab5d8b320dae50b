#pragma once

#include "gpu/timing/gate_history.h"
#include "gpu/timing/machine_figures.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <limits>
#include <vector>

namespace tilescope::timing
{

/// What keeps an instruction from being issued although its registers are there: a pipe, or a full queue.
using Gate = std::uint8_t;
constexpr Gate globalQueue = pipeCount, gateCount = pipeCount + 1; ///< Pipe::LoadStore is the queue of all others

constexpr double never = std::numeric_limits<double>::infinity();

/// A scheduler and its warps, by place. In each cycle it stays with its warp while that can go on, else it takes the
/// oldest; but a warp that has gone on for long makes room for the one that has not issued for the longest time. The
/// simulation spends most of its time here, so that
/// warps whose registers are not there yet are kept in the order of time, and the others as bits.
class Scheduler
{
public:
    static constexpr std::size_t mostPlaces = 64;
    static constexpr std::size_t nobody = mostPlaces;

    void setAge(std::size_t place, std::uint64_t age) { m_age[place] = age; }

    /// The registers of the warp's next instruction are there at `ready`; it must then pass the gate.
    void wait(std::size_t place, double ready, Gate gate, double& wake)
    {
        m_ready[place] = ready;
        m_gate[place] = gate;
        std::size_t at = m_waiting++;
        for (; at > 0 && m_later[at - 1].ready < ready; --at)
            m_later[at] = m_later[at - 1];
        m_later[at] = {ready, place};
        wake = std::min(wake, ready);
    }

    /// When the registers of the warp's instruction were there.
    double ready(std::size_t place) const { return m_ready[place]; }

    /// An instruction passed the gate in cycle `issue`, after which none can before `free`.
    void close(Gate gate, double issue, double free)
    {
        m_free[gate] = free;
        m_history[gate].close(issue, free);
    }
    const GateHistory& history(Gate gate) const { return m_history[gate]; }

    /// No warp can issue before `free`.
    void stop(double issue, double free)
    {
        m_stopped = free;
        m_stops.close(issue, free);
    }
    const GateHistory& stops() const { return m_stops; }

    /// The warp that issued last makes room for others.
    void yield() { m_yields = true; }

    /// Takes the warp that issues in cycle `now`, or nobody. `wake`: before which the next cannot be, `interval` after
    /// this one.
    std::size_t choose(double now, double interval, double& wake)
    {
        if (m_stopped > now) {
            wake = m_stopped;
            return nobody;
        }
        while (m_waiting > 0 && m_later[m_waiting - 1].ready <= now) {
            const std::size_t place = m_later[--m_waiting].place;
            m_here[m_gate[place]] |= bitOf(place);
            m_gates |= 1u << m_gate[place];
        }
        std::size_t chosen = m_last;
        const bool leaves = m_yields || m_inARow == mostInARow;
        if (leaves || (m_here[m_gate[m_last]] & bitOf(m_last)) == 0 || m_free[m_gate[m_last]] > now) {
            double soonest = m_waiting > 0 ? m_later[m_waiting - 1].ready : never;
            std::uint64_t able = 0;
            for (unsigned gates = m_gates; gates != 0; gates &= gates - 1) {
                const auto gate = static_cast<std::size_t>(std::countr_zero(gates));
                if (m_free[gate] <= now)
                    able |= m_here[gate];
                else
                    soonest = std::min(soonest, m_free[gate]);
            }
            if (able == 0) {
                wake = soonest;
                return nobody;
            }
            chosen = static_cast<std::size_t>(std::countr_zero(able));
            for (able &= able - 1; able != 0; able &= able - 1)
                if (const auto place = static_cast<std::size_t>(std::countr_zero(able));
                    leaves ? m_issued[place] < m_issued[chosen] : m_age[place] < m_age[chosen])
                    chosen = place;
        }
        m_yields = false;
        const Gate gate = m_gate[chosen];
        m_here[gate] &= ~bitOf(chosen);
        if (m_here[gate] == 0)
            m_gates &= ~(1u << gate);
        m_inARow = chosen == m_last ? m_inARow % mostInARow + 1 : 1;
        m_last = chosen;
        m_issued[chosen] = now;
        wake = now + interval;
        return chosen;
    }

private:
    /// Long runs of multiply-adds without a wait (covariance) must be shared: Nsight Compute has their warps wait as
    /// "not selected" and hardly at the barrier that follows.
    static constexpr int mostInARow = 128;

    struct Later {
        double ready = 0;
        std::size_t place = 0;
    };

    static std::uint64_t bitOf(std::size_t place) { return std::uint64_t{1} << place; }

    std::array<Later, mostPlaces> m_later{};       ///< whose registers are not there; the first comes last
    std::size_t m_waiting = 0;                     ///< of these
    std::array<std::uint64_t, gateCount> m_here{}; ///< by gate: whose registers are there, a bit for each place
    unsigned m_gates = 0;                          ///< those of which m_here is not 0
    std::array<double, gateCount> m_free{};        ///< when each is open again
    std::array<GateHistory, gateCount> m_history;
    double m_stopped = 0;
    GateHistory m_stops;
    std::array<double, mostPlaces> m_ready{};
    std::array<Gate, mostPlaces> m_gate{};
    std::array<std::uint64_t, mostPlaces> m_age{}; ///< the oldest have the smallest
    std::array<double, mostPlaces> m_issued{};     ///< in which cycle each issued last
    std::size_t m_last = 0;                        ///< who issued last
    bool m_yields = false;                         ///< so does its last instruction say
    int m_inARow = 0;                              ///< its instructions since another issued
};

} // namespace tilescope::timing

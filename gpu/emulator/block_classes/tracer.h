#pragma once

#include "gpu/emulator/block_classes/affine_value.h"
#include "gpu/emulator/block_classes/block_classes.h"
#include "gpu/emulator/block_classes/block_constraints.h"
#include "gpu/emulator/block_classes/trace_program.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace tilescope::emulator
{

/// Executes one block with values and their slopes, and collects the conditions under which another block takes the
/// same branches and accesses the same addresses up to a common distance. One object traces block after block.
class Tracer
{
public:
    Tracer(const LaunchSetup& setup, const TraceProgram& program, const BlockClassOptions& options,
           const RunControl& control);

    /// The blocks that behave like the one at `origin`, including it. Throws NotFollowed and Cancelled.
    BlockSet trace(const std::array<std::int64_t, 3>& origin);

private:
    /// Lanes that wait (the counterpart for ops is in emulator/warp.h).
    struct Waiting {
        std::uint32_t join, pending, pendingMask, restoreMask;
    };
    /// Which relation of two compared numbers is kept.
    enum class Keep { Less, LessOrEqual, All };
    struct Order {
        std::uint32_t less = 0, equal = 0;
    };
    using Lanes = std::uint32_t;
    using Bits = std::uint64_t;

    // tracer.cpp: warps, branches, results
    void startWarp(std::uint32_t warp);
    void setSpecial(AffineValue& value, ptx::Special special, std::uint32_t warp) const;
    void runWarp();
    void payFor(std::uint32_t steps);
    std::uint32_t endBlock(const TraceBlock& block, std::uint32_t number);
    std::uint32_t branch(const TraceBlock& block, std::uint32_t number);
    std::uint32_t leave(Lanes lanes, std::uint32_t next);
    std::uint32_t unwind();
    void runStep(const TraceStep& step);
    Lanes steering(std::uint32_t predicate, bool negated, std::uint32_t site, Phrase what);
    [[noreturn]] void refuse(std::uint32_t site, Phrase what, std::uint32_t origin);

    // tracer_order.cpp: operands and results
    const AffineValue& source(const TraceStep& step, std::uint32_t i) const { return m_values[step.sources[i]]; }
    LanePredicate predicate(const ptx::Operand& operand) const;
    void commit(const TraceStep& step, std::uint32_t destination);
    void commitPredicate(const TraceStep& step, std::size_t i, LanePredicate value);
    void notKnown(const TraceStep& step);
    void addGroup(Lanes lanes, const Slope& slope);
    void keepInRange(const AffineValue& value, int bits, bool isSigned);
    void fix(const AffineValue& value);
    bool isFixed(const AffineValue& value) const;
    void knownWhere(const TraceStep& step, Lanes known);
    template <class SlopeOf>
    void joinGroups(const AffineValue& a, const AffineValue& b, SlopeOf&& slopeOf);
    template <class Function>
    void eachLane(const AffineValue& a, const AffineValue& b, Function&& function);
    void inheritOrigin(const AffineValue& a, const AffineValue& b);

    // tracer_arithmetic.cpp: sums and products
    void evaluate(const TraceStep& step);
    void evaluateInteger(const TraceStep& step);
    void move(const TraceStep& step);
    void unpack(const TraceStep& step);
    void add(const AffineValue& a, const AffineValue& b, bool subtract);
    void multiply(const AffineValue& a, const AffineValue& b);
    void multiplyAdd(const TraceStep& step);
    void extend(const AffineValue& from, int bits, bool isSigned, AffineValue& to);
    void convert(const TraceStep& step);

    // tracer_order.cpp: comparisons and choices
    Order order(const AffineValue& a, const AffineValue& b, int bits, bool isSigned, Keep keep);
    void keepOrder(const AffineValue& a, const AffineValue& b, int bits, bool isSigned, Keep keep);
    void choose(const AffineValue& a, const AffineValue& b, Lanes takesA);
    void compare(const TraceStep& step);
    void select(const TraceStep& step);
    void minOrMax(const TraceStep& step);
    void absolute(const TraceStep& step);
    void predicateLogic(const TraceStep& step);
    void vote(const TraceStep& step);

    // tracer_arithmetic.cpp: bits and quotients
    void shift(const TraceStep& step);
    void divide(const TraceStep& step);
    void floorDivide(const AffineValue& a, std::uint64_t divisor, int bits, bool isSigned, bool remainder);
    void truncatedDivide(const AffineValue& a, std::uint64_t divisor, int bits, bool isSigned, bool remainder);
    void keepQuotient(const LaneGroup& group, const AffineValue& a, std::uint64_t divisor, int bits, bool isSigned);
    void logic(const TraceStep& step);
    void fixedBits(const TraceStep& step);

    // tracer.cpp
    void access(const TraceStep& step);
    void addressOf(const TraceStep& step);
    void plainAddress(const TraceStep& step, std::uint32_t i, ptx::Space space);
    void copy(const TraceStep& step);
    std::uint64_t bytesOf(std::uint64_t region, ptx::Space space) const; ///< 0: there is no such memory
    void keepAddress(const TraceStep& step, ptx::Space space, const AffineValue* sizes);
    void readConstant(const TraceStep& step);

    const LaunchSetup& m_setup;
    const TraceProgram& m_program;
    const BlockClassOptions& m_options;
    const RunControl& m_control;
    std::uint64_t m_left;           ///< steps
    std::uint32_t m_untilAsked = 0; ///< steps until the next check for cancellation
    std::array<std::int64_t, 3> m_grid;
    std::array<std::int64_t, 3> m_origin{};
    BlockConstraints m_constraints;
    std::vector<AffineValue> m_values; ///< registers, then presets
    std::vector<LanePredicate> m_predicates;
    std::vector<Waiting> m_waiting;
    std::uint32_t m_mask = 0, m_live = 0, m_warp = 0;
    AffineValue m_result, m_extendedA, m_extendedB, m_product; ///< of the current step
    AffineValue m_address;
    int m_bits = 64; ///< of m_result
};

/// Thrown if a block cannot be traced; caught in findBlockClasses.
struct NotFollowed {
    Message reason;
    std::uint32_t site;   ///< step; ptx::noIndex: none
    bool tooMany = false; ///< the reason is only a limit of number or length
};

} // namespace tilescope::emulator

#include "gpu/emulator/translate/decode.h"

#include "gpu/emulator/translate/lower.h"
#include "gpu/emulator/translate/simplify.h"
#include "gpu/emulator/translate/uniformity.h"

namespace tilescope::emulator
{
namespace
{

using ptx::Opcode;

/// Lowers the blocks in order and connects the branches.
class Decoder
{
public:
    Decoder(const Steps& steps, const FlowGraph& graph, const Uniformity& uniformity, const HandlerTable& handlers,
            Program& program)
        : m_steps(steps), m_graph(graph), m_uniformity(uniformity), m_emitter(steps, uniformity, handlers, program),
          m_program(program), m_start(graph.blocks.size(), 0), m_isJoin(graph.blocks.size(), false)
    {
    }

    void run()
    {
        for (const std::uint32_t i : m_uniformity.hoistOrder) {
            m_emitter.begin(m_steps.list[i], i, true);
            lowerInstruction(m_emitter);
        }
        findJoins();
        for (std::uint32_t b = 0; b < m_graph.blocks.size(); ++b)
            if (m_graph.blocks[b].reachable)
                lowerBlock(b);
        resolveBranches();
        m_program.fileBytes = m_emitter.slots().bytes();
    }

private:
    /// A branch whose target (or join) block has no op number yet.
    struct Fixup {
        std::size_t op;
        std::uint32_t target, join;
    };

    bool diverges(const Step& step) const
    {
        if (!isBranch(step))
            return false;
        if (step.in.guard != ptx::noIndex && m_uniformity.registers[step.in.guard].divergent)
            return true;
        if (step.in.opcode != Opcode::BrxIdx)
            return false;
        const ptx::Operand& index = step.in.sources.at(0);
        return index.kind == ptx::Operand::Kind::Register && m_uniformity.registers[index.index].divergent;
    }

    void findJoins()
    {
        for (const BasicBlock& block : m_graph.blocks)
            if (block.join != noBlock && block.successors.size() > 1 && diverges(m_steps.list[block.end - 1]))
                m_isJoin[block.join] = true;
    }

    bool isHoisted(const Step& step) const
    {
        bool hoisted = false;
        forEachDefinition(step,
                          [&](std::uint32_t r) { hoisted = hoisted || m_uniformity.registers[r].launchInvariant; });
        return hoisted;
    }

    void lowerBlock(std::uint32_t b)
    {
        const BasicBlock& block = m_graph.blocks[b];
        m_start[b] = m_program.ops.size();
        if (m_isJoin[b]) {
            m_emitter.begin(m_steps.list[block.first], block.first, false);
            m_emitter.emit(OpKind::Join);
        }
        const std::uint32_t last = block.end - 1;
        for (std::uint32_t i = block.first; i < block.end; ++i) {
            const Step& step = m_steps.list[i];
            if (step.removed || endsBlock(step) || isHoisted(step))
                continue;
            lowerStep(step, i);
        }
        m_emitter.begin(m_steps.list[last], last, false);
        lowerEnd(b, m_steps.list[last]);
    }

    void lowerStep(const Step& step, std::uint32_t i)
    {
        m_emitter.begin(step, i, false);
        if (step.in.guard == ptx::noIndex) {
            lowerInstruction(m_emitter);
            return;
        }
        const Mask guard = m_emitter.guard();
        const std::size_t at = m_program.ops.size();
        Op& begin = m_emitter.emit(OpKind::GuardBegin);
        begin.a = guard.slot;
        begin.immediate = guard.negated ? allLanes : 0;
        lowerInstruction(m_emitter);
        m_emitter.emit(OpKind::GuardEnd);
        m_program.ops[at].target = static_cast<std::int32_t>(m_program.ops.size() - at);
    }

    /// The op that ends a basic block contains the block's number of PTX instructions.
    void lowerEnd(std::uint32_t b, const Step& last)
    {
        const BasicBlock& block = m_graph.blocks[b];
        const std::uint32_t count = block.end - block.first;
        const bool guarded = last.in.guard != ptx::noIndex;
        switch (endsBlock(last) ? last.in.opcode : Opcode::Nop) {
        case Opcode::Bra:
            if (!guarded)
                jump(m_graph.blockOf[last.in.target], b, count);
            else if (block.successors.size() > 1)
                branch(m_emitter.guard(), m_graph.blockOf[last.in.target], block.join, count);
            else // both ways lead to the same block
                jump(block.successors[0], b, count);
            break;
        case Opcode::BrxIdx: table(b, last, count); break;
        case Opcode::Ret:
        case Opcode::Exit:
            if (guarded)
                conditional(OpKind::ExitGuarded, count);
            else
                m_emitter.emit(OpKind::ExitAll).count = count;
            break;
        case Opcode::Trap:
            if (guarded)
                guardedTrap(count);
            else
                m_emitter.emit(OpKind::Trap).count = count;
            break;
        default: m_emitter.emit(OpKind::Fall).count = count; break;
        }
    }

    void jump(std::uint32_t target, std::uint32_t from, std::uint32_t count)
    {
        if (target == from + 1) {
            m_emitter.emit(OpKind::Fall).count = count;
            return;
        }
        m_fixups.push_back({m_program.ops.size(), target, noBlock});
        m_emitter.emit(OpKind::Jump).count = count;
    }

    void branch(Mask mask, std::uint32_t target, std::uint32_t join, std::uint32_t count)
    {
        m_fixups.push_back({m_program.ops.size(), target, mask.uniform ? noBlock : join});
        Op& op = m_emitter.emit(OpKind::Branch);
        op.a = mask.slot;
        op.immediate = mask.negated ? allLanes : 0;
        op.count = count;
    }

    /// Lanes whose guard holds end the run; if there are none, the warp goes on.
    void guardedTrap(std::uint32_t count)
    {
        const Mask guard = m_emitter.guard();
        Op& begin = m_emitter.emit(OpKind::GuardBegin);
        begin.a = guard.slot;
        begin.immediate = guard.negated ? allLanes : 0;
        begin.target = 2;
        m_emitter.emit(OpKind::Trap);
        m_emitter.emit(OpKind::Fall).count = count;
    }

    void conditional(OpKind kind, std::uint32_t count)
    {
        const Mask mask = m_emitter.guard();
        Op& op = m_emitter.emit(kind);
        op.a = mask.slot;
        op.immediate = mask.negated ? allLanes : 0;
        op.count = count;
    }

    /// brx.idx: compares the index with 0, 1, 2 … in turn; the last target takes the remaining values (undefined in PTX
    /// beyond the list).
    void table(std::uint32_t b, const Step& last, std::uint32_t count)
    {
        if (last.in.guard != ptx::noIndex || last.in.targets.empty())
            m_emitter.refuse("is a table branch under a guard or without targets");
        const Value index = m_emitter.source(0, ptx::Type::U32);
        const std::size_t targets = last.in.targets.size();
        for (std::size_t i = 0; i + 1 < targets; ++i) {
            const Mask mask = m_emitter.slots().temporaryMask(index.scalar);
            const Value number = m_emitter.constant(i);
            Op& op = m_emitter.emit(OpKind::EqI32, (index.scalar ? 1U : 0U) | 2U);
            op.d = mask.slot;
            op.a = index.slot;
            op.b = number.slot;
            branch(mask, m_graph.blockOf[last.in.targets[i]], m_graph.blocks[b].join, i == 0 ? count : 0);
        }
        jump(m_graph.blockOf[last.in.targets.back()], b, targets == 1 ? count : 0);
    }

    void resolveBranches()
    {
        for (const Fixup& fixup : m_fixups) {
            Op& op = m_program.ops[fixup.op];
            const auto distance = [&](std::uint32_t block) {
                return static_cast<std::int32_t>(static_cast<std::int64_t>(m_start[block]) -
                                                 static_cast<std::int64_t>(fixup.op));
            };
            op.target = distance(fixup.target);
            op.join = fixup.join == noBlock ? 0 : distance(fixup.join);
        }
    }

    const Steps& m_steps;
    const FlowGraph& m_graph;
    const Uniformity& m_uniformity;
    Emitter m_emitter;
    Program& m_program;
    std::vector<std::size_t> m_start; ///< of each block
    std::vector<bool> m_isJoin;
    std::vector<Fixup> m_fixups;
};

/// The analyses store a set of registers per block and trace each branch through its region, which takes too much
/// memory and time for texts that no compiler would generate.
void checkSize(const Steps& steps)
{
    constexpr std::size_t maxBlocks = 20'000;
    constexpr std::size_t maxSetBits = std::size_t{1} << 30; // 128 MB
    const std::size_t blocks = buildFlowGraph(steps).blocks.size();
    if (blocks > maxBlocks || blocks * steps.kernel->registers.size() > maxSetBits)
        throw ptx::PtxError("The kernel \"" + steps.kernel->name +
                                "\" is too large for the emulator. Unroll its loops less (#pragma unroll 1).",
                            0, "", 0);
}

} // namespace

std::shared_ptr<const Program> decode(std::shared_ptr<const ptx::Module> module, const ptx::Kernel& kernel,
                                      const HandlerTable& handlers, bool join)
{
    auto program = std::make_shared<Program>();
    program->module = std::move(module);
    program->kernel = &kernel;
    Steps steps = makeSteps(*program->module, kernel);
    checkSize(steps);
    simplify(steps, join);
    const FlowGraph graph = buildFlowGraph(steps);
    Uniformity uniformity = findUniformity(steps, graph);
    program->lanesPart = maySpin(steps, graph, uniformity);
    if (program->lanesPart)
        uniformity = findUniformity(steps, graph, true);
    Decoder(steps, graph, uniformity, handlers, *program).run();
    return program;
}

} // namespace tilescope::emulator

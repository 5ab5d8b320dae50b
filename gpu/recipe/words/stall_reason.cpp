#include "gpu/recipe/words/stall_words.h"

#include "gpu/recipe/message.h"

namespace tilescope
{

namespace
{

struct StateText {
    const char* key;
    Phrase name, plainName, doing, meaning;
};

const StateText& textOf(StallReason state)
{
    static const std::array<StateText, stallReasonCount> texts{{
        {"selected", gpu::phrase("Selected"), gpu::phrase("Issuing"), gpu::phrase("issuing an instruction"),
         gpu::phrase("The warp issues an instruction.")},
        {"not_selected", gpu::phrase("Not selected"), gpu::phrase("Ready"),
         gpu::phrase("ready to issue while another warp does"),
         gpu::phrase("The warp could issue, but its scheduler chose another one: there are enough warps.")},
        {"long_scoreboard", gpu::phrase("Long scoreboard"), gpu::phrase("Data from memory"),
         gpu::phrase("waiting for data from memory"),
         gpu::phrase("The warp is stalled waiting for data from global or local memory, or from a texture.")},
        {"short_scoreboard", gpu::phrase("Short scoreboard"), gpu::phrase("Data from shared memory"),
         gpu::phrase("waiting for data from shared memory"),
         gpu::phrase("The warp is stalled waiting for data from shared memory, a shuffle or a special function.")},
        {"wait", gpu::phrase("Wait"), gpu::phrase("Previous instruction"),
         gpu::phrase("waiting for their previous instruction"),
         gpu::phrase("The warp is stalled for the few cycles that its previous instruction takes.")},
        {"barrier", gpu::phrase("Barrier"), gpu::phrase("Barrier"), gpu::phrase("waiting at a barrier for other warps"),
         gpu::phrase("The warp is stalled at a barrier, waiting for the other warps of its block.")},
        {"math_pipe_throttle", gpu::phrase("Math pipe throttle"), gpu::phrase("Arithmetic unit"),
         gpu::phrase("waiting for a free arithmetic unit"),
         gpu::phrase("The warp is stalled until the arithmetic pipe of its instruction is free.")},
        {"lg_throttle", gpu::phrase("LG throttle"), gpu::phrase("Memory queue"),
         gpu::phrase("waiting for earlier memory accesses"),
         gpu::phrase("The warp is stalled because too many accesses to global or local memory are queued.")},
        {"mio_throttle", gpu::phrase("MIO throttle"), gpu::phrase("Shared memory queue"),
         gpu::phrase("waiting for earlier shared memory accesses"),
         gpu::phrase("The warp is stalled because too many accesses to shared memory are queued.")},
        {"tex_throttle", gpu::phrase("TEX throttle"), gpu::phrase("Texture queue"),
         gpu::phrase("waiting for earlier texture accesses"),
         gpu::phrase("The warp is stalled because too many texture fetches are queued.")},
        {"branch_resolving", gpu::phrase("Branch resolving"), gpu::phrase("Branch target"),
         gpu::phrase("waiting for the target of a branch"),
         gpu::phrase("The warp is stalled until the target of a branch is known.")},
        {"imc_miss", gpu::phrase("IMC miss"), gpu::phrase("Constant memory data"),
         gpu::phrase("waiting for constant memory"), gpu::phrase("The warp is stalled waiting for constant memory.")},
        {"membar", gpu::phrase("Membar"), gpu::phrase("Memory fence"),
         gpu::phrase("waiting until their stores are visible"),
         gpu::phrase("The warp is stalled until its stores are visible to other threads.")},
        {"no_instruction", gpu::phrase("No instruction"), gpu::phrase("Next instruction"),
         gpu::phrase("waiting for their next instruction"),
         gpu::phrase("The warp is stalled waiting for its next instruction to be fetched.")},
        {"dispatch_stall", gpu::phrase("Dispatch stall"), gpu::phrase("Register bank"),
         gpu::phrase("waiting for registers of one bank"),
         gpu::phrase(
             "The warp is stalled because an instruction reads several registers from the same register bank.")},
        {"drain", gpu::phrase("Drain"), gpu::phrase("Last stores"), gpu::phrase("waiting for their last stores"),
         gpu::phrase("The warp has exited and waits for its stores to complete.")},
    }};
    return texts[static_cast<std::size_t>(state)];
}

} // namespace

std::string toString(StallReason state) { return textOf(state).key; }
Message nameOf(StallReason state) { return textOf(state).name; }
Message plainNameOf(StallReason state) { return textOf(state).plainName; }
Message doingOf(StallReason state) { return textOf(state).doing; }
Message meaningOf(StallReason state) { return textOf(state).meaning; }

} // namespace tilescope

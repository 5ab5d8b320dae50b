#include "gpu/recipe/run_control.h"
#include "gpu/run/unless_refused.h"

#include <gtest/gtest.h>

#include <stdexcept>

namespace tilescope::test
{

namespace
{

template <typename Error>
std::optional<int> valueOr(const Error& error, bool fails = true)
{
    return unlessRefused([&] {
        if (fails)
            throw error;
        return 7;
    });
}

} // namespace

TEST(UnlessRefused, LeavesOutOnlyWhatIsRefused)
{
    EXPECT_EQ(valueOr(MessageError(Message("no")), false), 7);
    EXPECT_FALSE(valueOr(MessageError(Message("A setting, a tool or a limit."))));
    EXPECT_FALSE(valueOr(CompilerUnavailable("This compiler does not know the architecture.")));
    EXPECT_FALSE(valueOr(CompileError({})));
    EXPECT_FALSE(valueOr(ptx::PtxError("unknown", 1, "kernel.cu", 1)));
}

TEST(UnlessRefused, LetsFaultsAndCancellationThrough)
{
    EXPECT_THROW(valueOr(std::runtime_error("There is no kernel x.")), std::runtime_error);
    EXPECT_THROW(valueOr(Cancelled()), Cancelled);
}

} // namespace tilescope::test

#include "gpu/run/failure.h"

#include "gpu/compile/compiler.h"
#include "gpu/recipe/message.h"

#include <new>
#include <system_error>

namespace tilescope
{

Message failureMessage(const std::exception_ptr& error)
{
    try {
        std::rethrow_exception(error);
    } catch (const CompileError& compile) {
        return say(gpu::phrase("The text does not compile: %1"), messageOf(compile));
    } catch (const std::bad_alloc&) {
        return gpu::phrase("There is not enough memory for this run. Use a smaller image.");
    } catch (const std::system_error& refused) {
        if (refused.code() == std::errc::resource_unavailable_try_again)
            return gpu::phrase("No more threads can be started, because memory or the number of processes is "
                               "limited (ulimit -v, ulimit -u).");
        return messageOf(refused);
    } catch (const std::exception& other) {
        return messageOf(other);
    } catch (...) {
        return gpu::phrase("The run ended for an unknown reason.");
    }
}

} // namespace tilescope

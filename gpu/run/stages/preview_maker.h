#pragma once

#include "gpu/compile/toolchain.h"
#include "gpu/emulator/emulator.h"
#include "gpu/image/picture_part.h"
#include "gpu/operations/registry.h"
#include "gpu/recipe/preview.h"

#include <cstddef>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>

namespace tilescope
{

struct RunContext;

/// Makes previews within a budget of time: of the part in view, at the resolution at which it is shown or, if that
/// takes too long, at a lower one. How long a strategy takes is learned from its last runs.
class PreviewMaker
{
public:
    PreviewMaker(const Registry& registry, Toolchain& toolchain, unsigned threads);

    /// The preview of a planned run; null if the run itself is quick enough, or if there can be none. Throws Cancelled.
    std::shared_ptr<const Preview> make(const RunContext& run);

    /// How long a whole run has taken.
    void learn(const RunContext& run, double ms);

private:
    /// Milliseconds for each term of each value.
    struct Pace {
        std::optional<double> whole, preview;
    };
    struct Part {
        std::weak_ptr<const Image> of;
        ImagePtr picture;
        PixelRect part;
        int scale = 1;
    };
    /// What to run for a scale.
    struct Job {
        ScaledRun run;
        int scale = 1;
        PixelRect inner = {}, outer = {}; ///< the part that is shown, and what it is computed from
        double work = 0;                  ///< values times terms
    };

    Pace& paceOf(const RunContext& run);
    Job jobOf(const RunContext& run, int scale) const;
    std::optional<Job> choose(const RunContext& run);
    ImagePtr pictureOf(const ImagePtr& input, const PixelRect& part, int scale);
    std::shared_ptr<const Preview> makeOrRefuse(const RunContext& run);
    std::shared_ptr<const Preview> emulate(const RunContext& run, const Job& job, Preview preview);

    const Registry& m_registry;
    Toolchain& m_toolchain;
    unsigned m_threads;
    std::unique_ptr<Emulator> m_emulator; ///< its own, so that the memory of whole runs is kept; null until needed
    std::map<std::string, Pace> m_paces;  ///< by operation and strategy
    std::deque<Part> m_parts;             ///< the last few, newest first
};

/// The preview with the rows of the run's own picture that have been computed meanwhile (PartialPicture::show).
std::shared_ptr<const Preview> withRows(const Preview& preview, std::span<const std::byte> pixels,
                                        std::size_t pitchBytes, int rows);

} // namespace tilescope

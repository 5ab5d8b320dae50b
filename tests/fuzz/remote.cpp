// A stream of frames, as a worker and the program that started it read it.

#include "fuzz.h"

#include "gpu/remote/wire.h"

using namespace tilescope;
using namespace tilescope::remote;

namespace
{

constexpr FrameLimits limits{1U << 10U, 1U << 16U, 1U << 16U};

std::vector<Frame> framesOf(std::string_view stream, std::size_t piece)
{
    std::vector<Frame> frames;
    FrameParser parser(limits);
    try {
        for (std::size_t at = 0; at < stream.size(); at += piece) {
            parser.feed(std::as_bytes(std::span(stream.substr(at, piece))));
            while (std::optional<Frame> frame = parser.take())
                frames.push_back(std::move(*frame));
        }
    } catch (const FrameError& error) {
        fuzz::require(!english(error.message).empty());
    }
    return frames;
}

/// What a reader throws for a frame that is not what it should be.
template <class Read>
void read(const Read& reader)
{
    try {
        reader();
    } catch (const MessageError& error) {
        fuzz::require(!english(error.message).empty());
    } catch (const nlohmann::json::exception&) { // the side that reads the frame says that it cannot be understood
    }
}

} // namespace

TILESCOPE_FUZZ(remote)
{
    const std::vector<Frame> frames = framesOf(input, input.size() + 1);
    const std::vector<Frame> again = framesOf(input, 7);
    fuzz::require(again.size() == frames.size());
    for (std::size_t i = 0; i < frames.size(); ++i) {
        const Frame& frame = frames[i];
        fuzz::require(i < again.size() && again[i].head == frame.head && again[i].body == frame.body);
        read([&] { (void)deviceFromJson(frame.head); });
        read([&] { (void)pictureFrom(frame.head.at("picture"), frame); });
        read([&] {
            const NamedRun run = runFromJson(frame.head);
            fuzz::require(runToJson(runFromJson(runToJson(run))) == runToJson(run));
        });
        read([&] {
            const Report report = reportFrom(frame);
            Body body;
            (void)reportToJson(report, body);
        });
        read([&] {
            try {
                throwFailure(frame.head);
            } catch (const Cancelled&) {
            } catch (const std::runtime_error&) { // of a compiler, of PTX, or a sentence
            }
        });
    }
}

#include "gpu/compile/compiler.h"
#include "gpu/ptx/module.h"
#include "gpu/recipe/message.h"
#include "gpu/remote/wire.h"

#include <gtest/gtest.h>

#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cstring>
#include <random>

using namespace tilescope;
using namespace tilescope::remote;

namespace
{

/// What writeFrame() sends.
std::vector<std::byte> bytesOf(const nlohmann::json& head, const std::vector<std::byte>& body)
{
    std::array<int, 2> ends{};
    if (pipe(ends.data()) != 0)
        return {};
    writeFrame(ends[1], head, {body});
    close(ends[1]);
    std::vector<std::byte> bytes(1 << 16);
    std::size_t count = 0;
    for (ssize_t got; (got = read(ends[0], bytes.data() + count, bytes.size() - count)) > 0;)
        count += static_cast<std::size_t>(got);
    close(ends[0]);
    bytes.resize(count);
    return bytes;
}

std::vector<std::byte> textBytes(std::string_view text)
{
    std::vector<std::byte> bytes(text.size());
    std::memcpy(bytes.data(), text.data(), text.size());
    return bytes;
}

} // namespace

TEST(Frames, ComeInPiecesOfAnySize)
{
    const std::vector<std::byte> body = textBytes("pixels");
    std::vector<std::byte> stream = bytesOf({{"type", "one"}}, body);
    const std::vector<std::byte> second = bytesOf({{"type", "two"}}, {});
    stream.insert(stream.end(), second.begin(), second.end());
    for (const std::size_t piece : {std::size_t{1}, std::size_t{3}, std::size_t{19}, stream.size()}) {
        FrameParser parser;
        std::vector<Frame> frames;
        for (std::size_t at = 0; at < stream.size(); at += piece) {
            parser.feed({stream.data() + at, std::min(piece, stream.size() - at)});
            while (auto frame = parser.take())
                frames.push_back(std::move(*frame));
        }
        ASSERT_EQ(frames.size(), 2u) << piece;
        EXPECT_EQ(frames[0].head["type"], "one");
        EXPECT_EQ(frames[0].body, body);
        EXPECT_EQ(frames[1].head["type"], "two");
        EXPECT_TRUE(frames[1].body.empty());
    }
}

TEST(Frames, MayFollowALoginShellsGreeting)
{
    FrameParser parser;
    parser.feed(textBytes("Last login: today\nWelcome to gpu-server\n"));
    EXPECT_FALSE(parser.take());
    parser.feed(bytesOf({{"type", "hello"}}, {}));
    ASSERT_TRUE(parser.take());
    parser.feed(textBytes("not a frame, but after one: text of a program"));
    EXPECT_THROW(parser.take(), FrameError);
}

TEST(Frames, AreRefusedBeyondTheLimits)
{
    FrameParser small({.preamble = 8, .head = 1000, .body = 4});
    small.feed(bytesOf({{"type", "picture"}}, textBytes("pixels")));
    EXPECT_THROW(small.take(), FrameError) << "six bytes of body";
    FrameParser greeting({.preamble = 8, .head = 1000, .body = 4});
    greeting.feed(textBytes("a greeting that does not end"));
    EXPECT_THROW(greeting.take(), FrameError);
    FrameParser notJson;
    std::vector<std::byte> bytes = bytesOf({{"type", "run"}}, {});
    bytes[bytes.size() - 2] = std::byte{'!'};
    notJson.feed(bytes);
    EXPECT_THROW(notJson.take(), FrameError);
}

/// A launcher may pass a program's output on line by line.
TEST(Frames, EndWithTheEndOfALine)
{
    for (const std::vector<std::byte>& body : {std::vector<std::byte>(), textBytes("pixels")}) {
        std::vector<std::byte> bytes = bytesOf({{"type", "run"}}, body);
        EXPECT_EQ(bytes.back(), std::byte{'\n'});
        bytes.back() = std::byte{' '};
        FrameParser parser;
        parser.feed(bytes);
        EXPECT_THROW(parser.take(), FrameError);
    }
}

/// The same text before the first frame is too long, in whatever pieces it comes.
TEST(Frames, MayFollowAsMuchTextInAnyPieces)
{
    const std::vector<std::byte> frame = bytesOf({{"type", "hello"}}, {});
    for (const std::size_t letters : {std::size_t{32}, std::size_t{33}})
        for (const std::size_t piece : {std::size_t{1}, std::size_t{7}, std::size_t{1000}}) {
            std::vector<std::byte> stream = textBytes(std::string(letters, 'x'));
            stream.insert(stream.end(), frame.begin(), frame.end());
            FrameParser parser({.preamble = 32, .head = 1000, .body = 4});
            bool isRead = false;
            try {
                for (std::size_t at = 0; at < stream.size(); at += piece) {
                    parser.feed({stream.data() + at, std::min(piece, stream.size() - at)});
                    isRead = isRead || parser.take();
                }
            } catch (const FrameError&) {
            }
            EXPECT_EQ(isRead, letters == 32) << letters << " in pieces of " << piece;
        }
}

/// Damaged streams end in an error or in other frames, never in a crash; what the frames describe is checked too.
TEST(Frames, SurviveDamage)
{
    Image picture(5, 4, PixelFormat::Rgb8);
    Body body;
    nlohmann::json head{{"type", "picture"}, {"picture", body.add(picture)}};
    const std::vector<std::byte> pixels(picture.bytes().begin(), picture.bytes().end());
    NamedRun run;
    run.request.recipe.operation = "sobel";
    run.request.recipe.strategy = "shared";
    run.view = PictureView{{0, 0, 5, 4}, 0.5};
    std::vector<std::byte> stream = bytesOf(head, pixels);
    const std::vector<std::byte> second = bytesOf(runToJson(run), {});
    stream.insert(stream.end(), second.begin(), second.end());
    std::mt19937 random(1);
    int understood = 0, refused = 0;
    for (int time = 0; time < 20'000; ++time) {
        std::vector<std::byte> damaged = stream;
        for (unsigned i = 0; i <= random() % 4; ++i)
            damaged[random() % damaged.size()] = static_cast<std::byte>(random());
        if (random() % 8 == 0)
            damaged.resize(random() % damaged.size());
        FrameParser parser;
        parser.feed(damaged);
        try {
            while (const auto frame = parser.take()) {
                if (frame->head.contains("picture") && frame->head["picture"].is_object())
                    pictureFrom(frame->head["picture"], *frame);
                else
                    runFromJson(frame->head);
                ++understood;
            }
        } catch (const MessageError& error) {
            EXPECT_FALSE(english(error.message).empty());
            ++refused;
        }
    }
    EXPECT_GT(understood, 1000);
    EXPECT_GT(refused, 1000);
}

TEST(Wire, KeepsExceptions)
{
    const auto sent = [](const auto& error) {
        const nlohmann::json object = failureToJson(std::make_exception_ptr(error));
        return nlohmann::json::parse(object.dump());
    };
    SettingError refused("block", say(gpu::phrase("Use a block of %1."), "16x16"), ParameterValue("16x16"));
    refused.line = 7;
    try {
        throwFailure(sent(refused));
    } catch (const SettingError& error) {
        EXPECT_EQ(error.field, "block");
        EXPECT_EQ(error.message, refused.message) << "a message that can be translated here";
        EXPECT_EQ(error.nearest, refused.nearest);
        EXPECT_EQ(error.line, 7);
    }
    EXPECT_THROW(throwFailure(sent(UncheckedKernel("source", Message("It is unknown.")))), UncheckedKernel);
    EXPECT_THROW(throwFailure(sent(Cancelled())), Cancelled);
    EXPECT_THROW(throwFailure(sent(std::runtime_error("It failed."))), MessageError);
    try {
        throwFailure(sent(CompileError({{DiagnosticSeverity::Error, "sobel.cu", 3, 9, "expected a \";\""}})));
    } catch (const CompileError& error) {
        ASSERT_EQ(error.diagnostics.size(), 1u);
        EXPECT_EQ(error.diagnostics[0].line, 3);
    }
    EXPECT_THROW(throwFailure(sent(ptx::PtxError("It is unknown.", 3, "sobel.cu", 7))), ptx::PtxError);
    EXPECT_THROW(throwFailure({{"kind", 5}}), FrameError);
}

TEST(Wire, KeepsADevice)
{
    DeviceProbe probe;
    probe.reason = gpu::phrase("There is none.");
    EXPECT_EQ(deviceFromJson(deviceToJson(probe)).reason, probe.reason);
    probe.device.emplace();
    probe.device->name = "NVIDIA H200";
    probe.device->multiprocessors = 132;
    EXPECT_EQ(deviceFromJson(deviceToJson(probe)).device, probe.device);
    nlohmann::json broken = deviceToJson(probe);
    broken["device"]["name"] = 5;
    EXPECT_THROW(deviceFromJson(broken), FrameError);
}

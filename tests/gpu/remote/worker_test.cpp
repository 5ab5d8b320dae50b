#include "gpu/image/sample.h"
#include "gpu/remote/wire.h"
#include "gpu/remote/worker.h"
#include "tests/gpu/run/emulator_only.h"

#include <gtest/gtest.h>

#include <sys/socket.h>
#include <unistd.h>

#include <thread>

using namespace tilescope;
using namespace tilescope::remote;

namespace
{

/// A worker on a thread of its own, and this end of the link.
class WorkerTest : public testing::Test
{
protected:
    WorkerTest()
    {
        std::array<int, 2> ends{};
        EXPECT_EQ(socketpair(AF_UNIX, SOCK_STREAM, 0, ends.data()), 0);
        m_own = ends[0];
        m_worker = std::thread([this, end = ends[1]] {
            m_endedWell = serve(end, end, emulatorOnly(), "test");
            close(end);
        });
    }
    ~WorkerTest() override
    {
        if (m_own >= 0)
            close(m_own);
        if (m_worker.joinable())
            m_worker.join();
    }

    void send(const nlohmann::json& head, const Body& body = {}) { writeFrame(m_own, head, body.pieces()); }
    void sendPicture(const Image& picture)
    {
        Body body;
        const nlohmann::json description = body.add(picture);
        send({{"type", "picture"}, {"picture", description}}, body);
    }

    /// The next frame that is not a sign of life or progress.
    Frame next()
    {
        std::vector<std::byte> piece(1 << 16);
        for (;;) {
            while (auto frame = m_parser.take())
                if (const std::string type = frame->head["type"]; type != "alive" && type != "progress")
                    return std::move(*frame);
            const ssize_t count = read(m_own, piece.data(), piece.size());
            if (count <= 0)
                return {};
            m_parser.feed({piece.data(), static_cast<std::size_t>(count)});
        }
    }

    /// Whether the worker ended in order after this end was closed.
    bool end()
    {
        close(m_own);
        m_own = -1;
        m_worker.join();
        return m_endedWell;
    }

    static NamedRun sobelOf(const Image& picture)
    {
        NamedRun run;
        run.request.recipe.operation = "sobel";
        run.request.recipe.strategy = "shared";
        run.request.recipe.block = {16, 16};
        run.request.recipe.backend = BackendChoice::Emulator;
        run.request.imageName = "board";
        run.picture = hashOf(picture);
        return run;
    }
    static nlohmann::json headOf(const NamedRun& run, std::uint64_t id)
    {
        nlohmann::json head = runToJson(run);
        head["type"] = "run";
        head["id"] = id;
        return head;
    }

    int m_own = -1;

private:
    FrameParser m_parser;
    std::thread m_worker;
    bool m_endedWell = false;
};

} // namespace

TEST_F(WorkerTest, SaysFirstWhatItIs)
{
    const Frame hello = next();
    EXPECT_EQ(hello.head["type"], "hello");
    EXPECT_EQ(hello.head["protocol"], protocol);
    EXPECT_EQ(hello.head["version"], "test");
    EXPECT_FALSE(deviceFromJson(hello.head).device) << "the GPU is hidden from this test";
    EXPECT_TRUE(end());
}

TEST_F(WorkerTest, AsksForThePictureAndReportsAsARunHere)
{
    next();
    const Image picture = makeSample("board", 96, 64);
    NamedRun run = sobelOf(picture);
    run.view = PictureView{{0, 0, 64, 64}, 0.25};
    send(headOf(run, 1));
    const Frame need = next();
    EXPECT_EQ(need.head["type"], "need");
    EXPECT_EQ(need.head["pictures"], nlohmann::json::array({run.picture}));
    sendPicture(picture);
    send(headOf(run, 2));
    const Frame part = next();
    EXPECT_EQ(part.head["type"], "part");
    EXPECT_EQ(part.head["scale"], 4);
    EXPECT_EQ(pictureFrom(part.head["picture"], part)->width(), 16) << "64 pixels at a quarter of their size";
    const Frame answer = next();
    ASSERT_EQ(answer.head["type"], "report") << answer.head.dump();
    EXPECT_EQ(answer.head["id"], 2);
    const Report report = reportFrom(answer);

    RunRequest here = run.request;
    here.image = std::make_shared<const Image>(picture);
    Runner runner(emulatorOnly());
    const Report expected = runner.run(here, {});
    EXPECT_EQ(*report.picture, *expected.picture);
    EXPECT_EQ(*report.reference, *expected.reference);
    EXPECT_EQ(report.counters, expected.counters);
    EXPECT_EQ(report.geometry, expected.geometry);
    EXPECT_EQ(report.display, expected.display);
    EXPECT_EQ(report.timing->us, expected.timing->us);
    EXPECT_EQ(shrunkPart(*report.picture, {0, 0, 64, 64}, 4), *pictureFrom(part.head["picture"], part));
    EXPECT_TRUE(end());
}

TEST_F(WorkerTest, RefusesWhatARunHereRefuses)
{
    next();
    const Image picture = makeSample("board", 96, 64);
    sendPicture(picture);
    NamedRun run = sobelOf(picture);
    run.request.recipe.strategy = "nonesuch";
    send(headOf(run, 1));
    EXPECT_THROW(throwFailure(next().head), SettingError);
    run = sobelOf(picture);
    run.request.recipe.source = "extern \"C\" __global__ void sobel( {}";
    send(headOf(run, 2));
    EXPECT_THROW(throwFailure(next().head), CompileError);
    run = sobelOf(picture);
    run.request.recipe.operation = "covariance";
    run.request.recipe.strategy = "shared";
    run.request.recipe.parameters = {{"data", std::string("folder")}, {"folder", std::string("/etc")}};
    send(headOf(run, 3));
    const Frame refused = next();
    EXPECT_EQ(refused.head["type"], "failure") << "a worker reads no files";
    send({{"type", "dance"}, {"id", 4}});
    EXPECT_THROW(throwFailure(next().head), MessageError);
    send(headOf(sobelOf(picture), 5));
    EXPECT_EQ(next().head["type"], "report") << "and still works";
}

/// The images of a file come as one picture, and never from a file of the worker's.
TEST_F(WorkerTest, TakesTheImagesOfAFile)
{
    next();
    const Image picture = makeSample("board", 96, 64), stack = toGrey(makeSample("board", 9, 7 * 30));
    NamedRun run = sobelOf(picture);
    run.request.recipe.operation = "covariance";
    run.request.recipe.parameters = {{"data", std::string("file")}, {"file", std::string("/etc/passwd")}};
    sendPicture(picture);
    send(headOf(run, 1));
    EXPECT_EQ(next().head["type"], "failure") << "a worker reads no files";
    run.files["file"] = {hashOf(stack), {}, 7};
    sendPicture(stack);
    send(headOf(run, 2));
    const Frame answer = next();
    ASSERT_EQ(answer.head["type"], "report") << answer.head.dump();
    const Report report = reportFrom(answer);
    EXPECT_EQ(report.picture->width(), 63);
    ASSERT_TRUE(report.check);
    EXPECT_EQ(report.check->mismatches, 0U);
    run.request.recipe.parameters["file"] = std::string("another"); // the first one is known
    run.files["file"].height = 1 << 30;                             // not of this picture
    send(headOf(run, 3));
    EXPECT_THROW(throwFailure(next().head), SettingError);
}

TEST_F(WorkerTest, EndsALongRunWhenAskedTo)
{
    next();
    const Image picture = makeSample("board", 1024, 1024);
    sendPicture(picture);
    NamedRun run = sobelOf(picture);
    run.request.recipe.operation = "adaptive_threshold";
    run.request.recipe.strategy = "global";
    run.request.recipe.parameters = {{"window", std::int64_t{41}}};
    send(headOf(run, 1));
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
    send({{"type", "cancel"}, {"id", 1}});
    EXPECT_THROW(throwFailure(next().head), Cancelled);
    send(headOf(sobelOf(makeSample("board", 32, 32)), 2));
    EXPECT_EQ(next().head["type"], "need") << "only that run was cancelled";
}

TEST_F(WorkerTest, EndsWithWhatNoTilescopeSays)
{
    next();
    const std::string text = "GET / HTTP/1.1\r\nHost: gpu-server\r\n\r\n" + std::string(100'000, ' ');
    EXPECT_GT(write(m_own, text.data(), text.size()), 0);
    EXPECT_FALSE(next().head.is_object());
    EXPECT_FALSE(end());
}

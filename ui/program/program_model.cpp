#include "ui/program/program_model.h"

#include "gpu/program/host_compiler/program_folder.h"
#include "ui/program/picture_files.h"

#include <QByteArray>
#include <QFileInfo>

#include <exception>
#include <string_view>
#include <utility>

namespace tilescope
{

struct ProgramModel::Outcome {
    std::shared_ptr<const ProgramRecord> record; ///< null: it was cancelled or failed
    std::shared_ptr<const Replay> replay;
    std::optional<RunFailure> failure;
};

static ProgramRequest requestOf(const ProgramModel::Request& wanted)
{
    ProgramRequest request;
    if (!wanted.folder.isEmpty())
        request.sources = programInFolder(wanted.folder.toStdString()).sources;
    else
        for (const QString& file : wanted.files)
            request.sources.files.emplace_back(file.toStdString());
    for (const QString& argument : wanted.arguments)
        request.arguments.push_back(argument.toStdString());
    request.record.launches = wanted.launches;
    request.gpu = wanted.gpu;
    request.folder =
        (wanted.folder.isEmpty() ? QFileInfo(wanted.files.constFirst()).absolutePath() : wanted.folder).toStdString();
    return request;
}

ProgramModel::~ProgramModel() = default; // the thread is asked to stop and joined

void ProgramModel::run(const Request& wanted)
{
    m_thread = {}; // asks the one that runs to stop, and waits for it
    m_request = wanted;
    m_decoder = QStringDecoder(QStringDecoder::Utf8);
    m_failure.reset();
    m_isRunning = true;
    const int number = ++m_number;
    const auto deliver = [this, number](auto what) {
        QMetaObject::invokeMethod(
            this,
            [this, number, what = std::move(what)] {
                if (number == m_number)
                    what();
            },
            Qt::QueuedConnection);
    };
    m_thread = std::jthread([this, wanted, deliver](const std::stop_token& stop) {
        Outcome outcome;
        try {
            ProgramRequest request = requestOf(wanted);
            std::optional<PictureFiles> pictures;
            if (wanted.picture)
                request.pictures = pictures.emplace(*wanted.picture).folder();
            request.receive = [this, deliver, room = mostOutputBytes](int, std::string_view bytes) mutable {
                const std::string_view shown = bytes.substr(0, room);
                room -= shown.size();
                if (!shown.empty())
                    deliver([this, copy = QByteArray(shown.data(), static_cast<qsizetype>(shown.size()))] {
                        takeOutput(copy);
                    });
            };
            const auto record = std::make_shared<const ProgramRecord>(runProgram(request, {stop, {}}));
            outcome.replay = std::make_shared<const Replay>(replayOf(*record));
            outcome.record = record;
        } catch (const Cancelled&) {
        } catch (...) {
            outcome.failure = toRunFailure(std::current_exception());
        }
        deliver([this, outcome] { take(outcome); });
    });
    emit changed();
}

void ProgramModel::cancel()
{
    if (m_isRunning)
        m_thread.request_stop();
}

void ProgramModel::takeOutput(const QByteArray& bytes) { emit outputGrown(m_decoder.decode(bytes)); }

void ProgramModel::take(const Outcome& outcome)
{
    m_isRunning = false;
    m_failure = outcome.failure;
    m_wasStopped = !outcome.record && !outcome.failure;
    if (outcome.record) {
        m_record = outcome.record;
        m_replay = outcome.replay;
    }
    if (outcome.record)
        emit ended(); // first: what changed() shows is of the operation that is made of it
    emit changed();
}

} // namespace tilescope

#pragma once

#include "gpu/image/image.h"
#include "gpu/program/replay/replay.h"
#include "ui/session/run_failure.h"

#include <QObject>
#include <QString>
#include <QStringDecoder>
#include <QStringList>

#include <cstddef>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

namespace tilescope
{

/// A whole CUDA program that the user runs: its files, how it was run last, and what came of it. It runs on a thread
/// and in a process of its own, one at a time.
class ProgramModel : public QObject
{
    Q_OBJECT

public:
    struct Request {
        QStringList files;   ///< the sources; the first one has main()
        QString folder = {}; ///< whose program it is, with all else that its build says; empty: the files are all
        QStringList arguments = {};
        std::vector<std::size_t> launches = {}; ///< to observe, by their numbers; none: the first of each kind
        ImagePtr picture = {};                  ///< read in place of images that do not exist; null: none is
        std::string gpu = {};                   ///< for which its build must have code; empty: any
    };

    static constexpr std::size_t mostOutputBytes = 1 << 20; ///< shown; a program may print without end

    using QObject::QObject;
    ~ProgramModel() override; ///< ends the program

    /// Ends a program that runs, and runs this one.
    void run(const Request& request);
    void cancel();
    bool isRunning() const { return m_isRunning; }
    bool wasStopped() const { return m_wasStopped; } ///< the last run, by cancel()

    const Request& request() const { return m_request; } ///< of the last run
    /// Of the last run that ended; null while none has.
    const std::shared_ptr<const ProgramRecord>& record() const { return m_record; }
    /// What repeats the launches of record(); null as it is.
    const std::shared_ptr<const Replay>& replay() const { return m_replay; }
    /// Why the last run could not begin; none if it did.
    const std::optional<RunFailure>& failure() const { return m_failure; }

signals:
    void changed();                        ///< isRunning(), record() or failure()
    void outputGrown(const QString& text); ///< what it prints, up to mostOutputBytes
    void ended();                          ///< there is a new record()

private:
    struct Outcome;
    void take(const Outcome& outcome);
    void takeOutput(const QByteArray& bytes);

    Request m_request;
    QStringDecoder m_decoder; ///< a letter may come in two parts
    std::shared_ptr<const ProgramRecord> m_record;
    std::shared_ptr<const Replay> m_replay;
    std::optional<RunFailure> m_failure;
    bool m_isRunning = false, m_wasStopped = false;
    int m_number = 0; ///< of the run: what an earlier one still sends is not heard
    std::jthread m_thread;
};

} // namespace tilescope

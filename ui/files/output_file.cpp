#include "ui/files/output_file.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <ctime>

#include <fcntl.h>
#include <unistd.h>

namespace tilescope
{

namespace
{

/// During its lifetime, write() to a pipe without a reader fails instead of ending the program.
class NoPipeSignal
{
public:
    NoPipeSignal()
    {
        sigemptyset(&m_pipe);
        sigaddset(&m_pipe, SIGPIPE);
        pthread_sigmask(SIG_BLOCK, &m_pipe, &m_before);
    }
    ~NoPipeSignal()
    {
        const timespec now{};
        while (sigismember(&m_before, SIGPIPE) == 0 && sigtimedwait(&m_pipe, nullptr, &now) > 0) {
        }
        pthread_sigmask(SIG_SETMASK, &m_before, nullptr);
    }
    NoPipeSignal(const NoPipeSignal&) = delete;
    NoPipeSignal& operator=(const NoPipeSignal&) = delete;

private:
    sigset_t m_pipe, m_before;
};

/// Returns zero, or errno.
int writeAll(int file, const QByteArray& bytes)
{
    const NoPipeSignal noSignal;
    for (qsizetype done = 0; done < bytes.size();) {
        const ssize_t count = ::write(file, bytes.data() + done, static_cast<std::size_t>(bytes.size() - done));
        if (count < 0 && errno != EINTR)
            return errno;
        done += std::max<ssize_t>(count, 0);
    }
    return 0;
}

/// Waits for a program that reads from the pipe, but only for a limited time.
int openDirectly(const QString& path)
{
    constexpr int tries = 250;
    const timespec pause{0, 20'000'000};
    for (int i = 0;; ++i) {
        const int file = ::open(QFile::encodeName(path).constData(), O_WRONLY | O_NOCTTY | O_CLOEXEC | O_NONBLOCK);
        if (file >= 0 || errno != ENXIO || i == tries)
            return file;
        nanosleep(&pause, nullptr);
    }
}

QString writeDirectly(const QString& path, const QByteArray& bytes)
{
    const int file = openDirectly(path);
    if (file < 0)
        return errno == ENXIO ? QStringLiteral("no program reads from it") : qt_error_string(errno);
    fcntl(file, F_SETFL, fcntl(file, F_GETFL) & ~O_NONBLOCK);
    const int failure = writeAll(file, bytes);
    const bool isClosed = ::close(file) == 0;
    if (failure != 0)
        return qt_error_string(failure);
    return isClosed ? QString() : qt_error_string(errno);
}

} // namespace

QString writeOutput(const QString& path, const QByteArray& bytes)
{
    const QFileInfo target(path);
    if (target.exists() && !target.isFile() && !target.isDir())
        return writeDirectly(path, bytes);
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return {};
    return file.errorString();
}

} // namespace tilescope

#pragma once

#include "gpu/run/remote_gpu.h"
#include "ui/session/environment.h"
#include "ui/session/place.h"
#include "ui/shell/window_parts.h"

#include <QObject>
#include <QStringList>

#include <functional>
#include <list>
#include <memory>
#include <stop_token>
#include <thread>

class QActionGroup;
class QMenu;

namespace tilescope
{

/// The GPU of the worker that a command starts (gpu/remote); it is not connected yet. Throws std::runtime_error for a
/// command without words.
using LinkTo = std::function<std::shared_ptr<RemoteGpu>(const QString& command)>;

/// Run › Where: kernels run on one of this machine's GPUs, in the emulator, or on the GPU of a worker. Workers are
/// remembered under names. The session moves to a worker when there is a connection to it: until then, and if there is
/// none, it stays where it is.
class WhereController : public QObject
{
    Q_OBJECT

public:
    /// `place` is where the session runs at first.
    WhereController(const WindowParts& parts, Place place, LinkTo linkTo);
    ~WhereController() override; ///< ends attempts to connect

    const Place& place() const { return m_place; }
    QStringList arguments() const; ///< --device or --worker, for another program that is to run there; or none

    void chooseGpu(int ordinal);
    void chooseEmulator();
    void chooseWorker(const NamedWorker& worker);

    /// The dialog where workers are named. A new one is chosen.
    void editWorkers();

private:
    /// To reach a worker, on a thread of its own: a queue or a password can take its time.
    struct Attempt {
        NamedWorker worker;
        std::shared_ptr<RemoteGpu> link;
        std::stop_source stop;
        std::jthread thread;
    };

    void fill(QMenu& menu);
    void addChoice(QMenu& menu, QActionGroup& group, const QString& text, const QString& tip, bool isChosen,
                   const std::function<void()>& choose);
    void setWorkers(const QList<NamedWorker>& workers);
    void moveTo(const Place& place, const std::shared_ptr<RemoteGpu>& link);
    void useGpu(); ///< also if the recipe says the emulator
    void finish(const std::shared_ptr<RemoteGpu>& link, const DeviceProbe& probe);
    void endAttempts();

    WindowParts m_parts;
    Place m_place;
    LinkTo m_linkTo;
    Environment m_environment;
    bool m_isMoving = false;       ///< m_environment is of the last place
    std::list<Attempt> m_attempts; ///< the last one is wanted, unless it was stopped
};

} // namespace tilescope

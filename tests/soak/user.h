#pragma once

#include "ui/window/main_window.h"

#include <QRandomGenerator>
#include <QString>

#include <functional>
#include <memory>
#include <vector>

namespace tilescope::test
{

/// Somebody who uses the window: one action a call, from the event loop.
class User
{
public:
    virtual ~User() = default;
    virtual bool isReady() const { return true; } ///< for the next action
    virtual QString act() = 0;                    ///< returns what was done
};

/// Anything at all: keys, clicks, drags, wheels, menu entries, sizes, pictures good and bad, words in the kernel. Only
/// what would end the process is left out. The same seed begins the same, but actions also depend on how far the window
/// is.
std::unique_ptr<User> makeMonkey(MainWindow& window, quint32 seed, const QString& folder);

/// Work as in a lesson or an evening of tuning, over and over: every operation and strategy, blocks, parameters,
/// pictures, pins, a mistake, a sweep, an export, a saved session. Each action waits until the one before has ended.
std::unique_ptr<User> makeWorker(MainWindow& window, const QString& folder);

} // namespace tilescope::test

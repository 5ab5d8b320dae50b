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
    virtual int rounds() const { return 0; }      ///< completed, by a user who repeats the same
};

/// Anything at all: keys, clicks, drags, wheels, menu entries, sizes, pictures good and bad, words in the kernel. Only
/// what would end the process is left out. The same seed begins the same, but actions also depend on how far the window
/// is.
std::unique_ptr<User> makeMonkey(MainWindow& window, quint32 seed, const QString& folder);

/// Work as in a lesson or an evening of tuning, in rounds: every operation with strategies, blocks, parameters,
/// pictures, pins, mistakes, a sweep, an export, a saved session. Two rounds differ, and then they repeat. Each action
/// waits until the one before has ended.
std::unique_ptr<User> makeWorker(MainWindow& window, const QString& folder);

} // namespace tilescope::test

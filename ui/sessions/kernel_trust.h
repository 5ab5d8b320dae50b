#pragma once

#include "gpu/recipe/recipe.h"

#include <QByteArray>
#include <QSet>

#include <string>

namespace tilescope
{

class Preferences;

/// Which kernel texts may run on the GPU. A kernel can access all of the GPU's memory, so a text that came with a
/// session or kernel file and that this user neither wrote nor allowed stays in the emulator, which checks every
/// access.
class KernelTrust
{
public:
    explicit KernelTrust(Preferences& preferences) : m_preferences(preferences) {}

    bool isKnown(const std::string& source) const; ///< written or allowed here, in this or an earlier session
    void hold(const std::string& source);          ///< it came from a file
    void allow(const std::string& source);         ///< the user allowed it
    void suspect(const std::string& source);       ///< it ran on the GPU when that was lost; kept for later sessions
    bool isSuspect(const std::string& source) const;
    bool isHeld(const std::string& source) const;

    /// Whether the recipe would run a held kernel on the GPU. A text made by editing a held one is held too.
    bool holdsBack(const Recipe& recipe);

private:
    Preferences& m_preferences;
    QSet<QByteArray> m_held; ///< their hashes
    QByteArray m_present;    ///< the last recipe's text; empty if it had none
    std::string m_operation; ///< of that text
};

} // namespace tilescope

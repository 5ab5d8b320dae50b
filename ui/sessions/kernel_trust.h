#pragma once

#include "gpu/recipe/recipe.h"

#include <QByteArray>
#include <QSet>

namespace tilescope
{

class Preferences;

/// Which kernel texts may run on the GPU. A kernel can reach all of the GPU's memory, so one that came with a session
/// or kernel file and that nobody here wrote or allowed stays in the emulator, which checks every access.
class KernelTrust
{
public:
    explicit KernelTrust(Preferences& preferences) : m_preferences(preferences) {}

    bool isKnown(const std::string& source) const; ///< written or allowed here, now or at an earlier start
    void hold(const std::string& source);          ///< it came from elsewhere
    void allow(const std::string& source);         ///< the person said so
    void suspect(const std::string& source);       ///< it ran on the GPU when that was lost; also at the next start
    bool isSuspect(const std::string& source) const;
    bool isHeld(const std::string& source) const;

    /// The recipe is to be run: is it a held kernel that would go to the GPU? A text made from a held one is held too.
    bool holdsBack(const Recipe& recipe);

private:
    Preferences& m_preferences;
    QSet<QByteArray> m_held; ///< their hashes
    QByteArray m_present;    ///< the last recipe's own text; empty when it had none
};

} // namespace tilescope

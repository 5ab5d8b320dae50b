#pragma once

#include <QString>

#include <functional>

namespace tilescope
{

/// A command that can be found by its name.
struct PaletteCommand {
    QString path;    ///< its menu path, "View ▸ Block overlays"; may be empty
    QString title;   ///< its name, without mnemonics
    QString words;   ///< further search words, such as its name on the command line; not shown
    QString key;     ///< as displayed; empty for none
    QString meaning; ///< a sentence, or empty
    bool isEnabled = true;
    bool isChecked = false;    ///< currently in effect
    bool isTopic = false;      ///< something to read: after a command of the same name
    std::function<void()> run; ///< never called while it is not enabled

    QString name() const { return path.isEmpty() ? title : path + separator() + title; } ///< the same in every process
    static QString separator() { return QStringLiteral(" ▸ "); }
};

} // namespace tilescope

#pragma once

#include <QString>

#include <functional>

namespace tilescope
{

/// One thing that can be asked for by its name.
struct PaletteCommand {
    QString path;    ///< the way to it, "View ▸ Block overlays"; may be empty
    QString title;   ///< its name, without mnemonics
    QString words;   ///< what else it is found by, such as its name on the command line; not shown
    QString key;     ///< as it is pressed; empty for none
    QString meaning; ///< a sentence, or empty
    bool isEnabled = true;
    bool isChecked = false;    ///< in force at the moment
    std::function<void()> run; ///< never called while it is not enabled

    QString name() const { return path.isEmpty() ? title : path + separator() + title; } ///< the same in every start
    static QString separator() { return QStringLiteral(" ▸ "); }
};

} // namespace tilescope

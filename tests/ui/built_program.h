#pragma once

#include <QCoreApplication>

namespace tilescope::test
{

/// The program that was built with this test, relative to it: with its full path as a macro, ccache would compile the
/// test again in every build folder.
inline QString builtProgram() { return QCoreApplication::applicationDirPath() + QStringLiteral("/../../tilescope"); }

} // namespace tilescope::test

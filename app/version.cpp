#include "app/arguments.h"

#include "commit.h" // written by the build: TILESCOPE_COMMIT, TILESCOPE_DATE

#include <QSysInfo>

namespace tilescope
{

static QString compilerText()
{
#if defined(__clang__)
    return QStringLiteral("clang++ %1.%2").arg(__clang_major__).arg(__clang_minor__);
#else
    return QStringLiteral("g++ %1.%2").arg(__GNUC__).arg(__GNUC_MINOR__);
#endif
}

QString versionText()
{
    const QString commit = QStringLiteral(TILESCOPE_COMMIT);
    return QStringLiteral("tilescope %1%2, Qt %3, %4, built for %5")
        .arg(programVersion(), commit.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(commit),
             QString::fromLatin1(qVersion()), compilerText(), QSysInfo::buildCpuArchitecture());
}

QString programVersion() { return QStringLiteral(TILESCOPE_VERSION); }

QString programDate() { return QStringLiteral(TILESCOPE_DATE); }

} // namespace tilescope

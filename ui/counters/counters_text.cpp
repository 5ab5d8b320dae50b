#include "ui/counters/counters_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace tilescope
{

namespace
{

QString tr(const char* text) { return QCoreApplication::translate("CountersText", text); }

QString number(std::uint64_t value) { return QLocale().toString(static_cast<qulonglong>(value)); }

/// The lines of one text, each with its mark.
class Lines
{
public:
    explicit Lines(bool exact) : m_mark(exact ? QLatin1Char('=') : QChar(0x2248)) {}

    void add(const QString& name, const QString& figures)
    {
        m_lines << QStringLiteral("%1: %2 %3").arg(name, m_mark, figures);
    }

    void add(const QString& name, const AccessCounters& access)
    {
        if (access.requests)
            add(name, tr("%1 requests, %2 sectors (ideal %3)")
                          .arg(number(access.requests), number(access.sectors), number(access.sectorsIdeal)));
    }

    void add(const QString& name, const SharedCounters& access)
    {
        if (access.requests)
            add(name, tr("%1 requests, %2 wavefronts (ideal %3)")
                          .arg(number(access.requests), number(access.wavefronts), number(access.wavefrontsIdeal)));
    }

    void add(const QString& name, std::uint64_t count)
    {
        if (count)
            add(name, number(count));
    }

    QString text() const { return m_lines.join(QLatin1Char('\n')); }

private:
    QString m_mark;
    QStringList m_lines;
};

} // namespace

QString countersText(const Counters& c)
{
    Lines lines(c.exact);
    lines.add(tr("Global loads"), c.globalLoad);
    lines.add(tr("Global stores"), c.globalStore);
    lines.add(tr("Shared loads"), c.sharedLoad);
    lines.add(tr("Shared stores"), c.sharedStore);
    if (c.constantRequests)
        lines.add(tr("Constant loads"), tr("%1 requests, %2 different addresses")
                                            .arg(number(c.constantRequests), number(c.constantUniqueAddresses)));
    lines.add(tr("Texture reads"), c.textureRequests);
    lines.add(tr("Local loads"), c.localLoad);
    lines.add(tr("Local stores"), c.localStore);
    lines.add(tr("Atomics"), c.atomics);
    if (c.branches)
        lines.add(tr("Branches (PTX)"),
                  tr("%1, %2 of them divergent").arg(number(c.branches), number(c.divergentBranches)));
    lines.add(tr("Barriers"), c.barriers);
    if (c.instructions)
        lines.add(tr("Instructions (PTX)"),
                  tr("%1 by warps, %2 by threads").arg(number(c.instructions), number(c.threadInstructions)));
    return lines.text();
}

} // namespace tilescope

#include "ui/counters/counter_definitions.h"

#include <QObject>

namespace tilescope
{

namespace
{

using Kind = CounterDefinition::Kind;
using Figure = CounterDefinition::Figure;

QString tr(const char* text) { return QObject::tr(text); }

Figure count(std::uint64_t Counters::*member)
{
    return [member](const Counters& c) { return std::optional(static_cast<double>(c.*member)); };
}

template <typename Part>
Figure count(Part Counters::*part, std::uint64_t Part::*member)
{
    return [part, member](const Counters& c) { return std::optional(static_cast<double>((c.*part).*member)); };
}

Figure ratio(const Figure& dividend, const Figure& divisor, double factor = 1)
{
    return [dividend, divisor, factor](const Counters& c) {
        return quotient(dividend(c).value_or(0) * factor, divisor(c).value_or(0));
    };
}

Figure sum(const Figure& a, const Figure& b)
{
    return [a, b](const Counters& c) { return std::optional(a(c).value_or(0) + b(c).value_or(0)); };
}

/// Requests, sectors and sectors a request of one kind of access.
void addAccess(std::vector<CounterDefinition>& counters, AccessCounters Counters::*part, const QString& section,
               const QString& verb, const QString& requestMeaning)
{
    const Figure requests = count(part, &AccessCounters::requests), sectors = count(part, &AccessCounters::sectors),
                 ideal = count(part, &AccessCounters::sectorsIdeal);
    const QString lower = verb.toLower(), place = section.toLower();
    counters.push_back(
        {tr("%1 requests").arg(verb), tr("%1: %2 requests").arg(place, lower), requestMeaning, requests});
    counters.push_back({tr("%1 sectors").arg(verb), tr("%1: %2 sectors").arg(place, lower),
                        tr("Memory moves in sectors of 32 bytes, and a request takes every sector that one of its "
                           "lanes touches. The ideal is what the same bytes would take side by side; the rest is "
                           "moved for nothing."),
                        sectors, ideal});
    counters.push_back({tr("Sectors a %1 request").arg(lower), tr("%1: sectors a %2 request").arg(place, lower),
                        tr("How many sectors one request takes on average. A full warp needs 1 for neighbouring bytes "
                           "and 4 for neighbouring floats; scattered lanes take up to 32."),
                        ratio(sectors, requests), ratio(ideal, requests), Kind::Ratio});
}

CounterSectionDefinition globalMemory()
{
    const QString section = tr("Global memory");
    CounterSectionDefinition made{section, {}};
    addAccess(made.counters, &Counters::globalLoad, section, tr("Load"),
              tr("Each instruction with which a warp reads global memory is one request, whatever its lanes ask for. "
                 "Values that are kept and used again need no further one."));
    addAccess(made.counters, &Counters::globalStore, section, tr("Store"),
              tr("Each instruction with which a warp writes global memory is one request. A result of one value a "
                 "thread needs one for each warp."));
    return made;
}

CounterSectionDefinition localMemory()
{
    const QString section = tr("Local memory");
    CounterSectionDefinition made{section, {}};
    addAccess(made.counters, &Counters::localLoad, section, tr("Load"),
              tr("Local memory is a thread's own but lies in device memory: arrays with a changing index, and "
                 "registers that did not fit. Each instruction with which a warp reads it is one request."));
    addAccess(made.counters, &Counters::localStore, section, tr("Store"),
              tr("Each instruction with which a warp writes its threads' local memory is one request. A kernel whose "
                 "values all fit into registers has none."));
    return made;
}

CounterSectionDefinition sharedMemory()
{
    const Figure loads = count(&Counters::sharedLoad, &SharedCounters::wavefronts),
                 loadsIdeal = count(&Counters::sharedLoad, &SharedCounters::wavefrontsIdeal),
                 stores = count(&Counters::sharedStore, &SharedCounters::wavefronts),
                 storesIdeal = count(&Counters::sharedStore, &SharedCounters::wavefrontsIdeal);
    const QString request = tr("Each instruction with which a warp reads or writes shared memory is one request. "
                               "Shared memory is close by, so many requests here cost less than a few to global "
                               "memory.");
    const QString wavefront = tr("Shared memory has 32 banks, each of which hands out one word of 4 bytes at a time; "
                                 "a wavefront is one such round. Where lanes want different words of one bank, the "
                                 "request takes further rounds.");
    return {tr("Shared memory"),
            {{tr("Load requests"), tr("shared memory: load requests"), request,
              count(&Counters::sharedLoad, &SharedCounters::requests)},
             {tr("Load wavefronts"), tr("shared memory: load wavefronts"), wavefront, loads, loadsIdeal},
             {tr("Store requests"), tr("shared memory: store requests"), request,
              count(&Counters::sharedStore, &SharedCounters::requests)},
             {tr("Store wavefronts"), tr("shared memory: store wavefronts"), wavefront, stores, storesIdeal},
             {tr("Conflict degree"), tr("shared memory: conflict degree"),
              tr("Wavefronts over the least that would do: 1 is free of bank conflicts, 2 takes twice as long. Another "
                 "pitch of the tile often mends it."),
              ratio(sum(loads, stores), sum(loadsIdeal, storesIdeal)),
              [total = sum(loadsIdeal, storesIdeal)](const Counters& c) { return quotient(*total(c), *total(c)); },
              Kind::Ratio}}};
}

CounterSectionDefinition constantAndTexture()
{
    return {tr("Constant and texture"),
            {{tr("Constant requests"), tr("constant memory: requests"),
              tr("Each instruction with which a warp reads constant memory is one request. It is quickest when all "
                 "lanes read the same address."),
              count(&Counters::constantRequests)},
             {tr("Constant addresses"), tr("constant memory: distinct addresses"),
              tr("How many different addresses those requests asked for. The constant cache hands out one after the "
                 "other, so one a request is ideal."),
              count(&Counters::constantUniqueAddresses), count(&Counters::constantRequests)},
             {tr("Texture requests"), tr("texture: requests"),
              tr("Each instruction with which a warp fetches from a texture is one request. How texels lie in memory "
                 "is not published, so no sectors are counted here."),
              count(&Counters::textureRequests)}}};
}

CounterSectionDefinition atomics()
{
    return {tr("Atomics"),
            {{tr("Atomic requests"), tr("atomics: requests"),
              tr("Each instruction with which a warp updates a place in memory undivided is one request. Lanes that "
                 "update the same place wait for each other."),
              count(&Counters::atomics)},
             {tr("Global atomic sectors"), tr("atomics: global sectors"),
              tr("The sectors of 32 bytes that atomics on global memory touch. They are updated in the L2 cache, which "
                 "all multiprocessors share."),
              count(&Counters::globalAtomic, &AccessCounters::sectors),
              count(&Counters::globalAtomic, &AccessCounters::sectorsIdeal)},
             {tr("Shared atomic wavefronts"), tr("atomics: shared wavefronts"),
              tr("Rounds of the 32 banks that atomics on shared memory take, as loads of the same words would. Lanes "
                 "that update one word take turns beyond these, unless all add the same number."),
              count(&Counters::sharedAtomic, &SharedCounters::wavefronts),
              count(&Counters::sharedAtomic, &SharedCounters::wavefrontsIdeal)}}};
}

CounterSectionDefinition controlFlow()
{
    const Figure branches = count(&Counters::branches), divergent = count(&Counters::divergentBranches);
    return {tr("Control flow"),
            {{tr("Branches, PTX"),
              tr("control flow: branches, PTX"),
              tr("Branches that warps came to, as the PTX has them. The machine code has its own number, since its "
                 "compiler unrolls loops and replaces short branches."),
              branches,
              {},
              Kind::Count,
              Better::Less,
              true},
             {tr("Divergent branches, PTX"),
              tr("control flow: divergent branches, PTX"),
              tr("Branches at which lanes of one warp went different ways. The warp then walks both ways one after "
                 "the other, each time with part of its lanes asleep."),
              divergent,
              {},
              Kind::Count,
              Better::Less,
              true},
             {tr("Divergent share, PTX"),
              tr("control flow: divergent share, %, PTX"),
              tr("Divergent branches among all branches. Conditions that only whole warps decide keep it at 0."),
              ratio(divergent, branches, 100),
              {},
              Kind::Percent,
              Better::Less,
              true},
             {tr("Barriers, PTX"),
              tr("control flow: barriers, PTX"),
              tr("How often a warp came to a barrier such as __syncthreads(). It waits there until every warp of its "
                 "block has come."),
              count(&Counters::barriers),
              {},
              Kind::Count,
              Better::Less,
              true}}};
}

CounterSectionDefinition instructions()
{
    const Figure warps = count(&Counters::instructions), threads = count(&Counters::threadInstructions);
    return {tr("Instructions"),
            {{tr("Warp instructions, PTX"),
              tr("instructions: of warps, PTX"),
              tr("PTX instructions that warps executed, each counted once for its 32 lanes. The machine code that a "
                 "GPU runs has fewer or more."),
              warps,
              {},
              Kind::Count,
              Better::Less,
              true},
             {tr("Thread instructions, PTX"),
              tr("instructions: of threads, PTX"),
              tr("The same counted once for each lane that was awake. It is the work that was asked for; how well "
                 "warps were filled does not change it."),
              threads,
              {},
              Kind::Count,
              Better::Less,
              true},
             {tr("Average active lanes, PTX"),
              tr("instructions: average active lanes, PTX"),
              tr("Thread instructions over warp instructions, 32 at best. What is missing went to divergence and to "
                 "threads without a pixel."),
              ratio(threads, warps),
              {},
              Kind::Ratio,
              Better::More,
              true}}};
}

} // namespace

std::vector<CounterSectionDefinition> counterDefinitions()
{
    return {globalMemory(), sharedMemory(), constantAndTexture(), localMemory(),
            atomics(),      controlFlow(),  instructions()};
}

std::optional<double> quotient(double dividend, double divisor)
{
    return divisor > 0 ? std::optional(dividend / divisor) : std::nullopt;
}

QString counterText(double value, CounterDefinition::Kind kind)
{
    switch (kind) {
    case Kind::Count: return QStringLiteral("%L1").arg(value, 0, 'f', 0);
    case Kind::Ratio:
        return value < 99.995 ? QString::number(value, 'f', value != 0 && value < 0.995 ? 3 : 2)
                              : QStringLiteral("%L1").arg(value, 0, 'f', 0);
    case Kind::Percent: return QStringLiteral("%1\u00A0%").arg(value, 0, 'f', 1);
    }
    return {};
}

QString bytesAPixelText(double bytes, bool isExact)
{
    return (isExact ? QString() : QStringLiteral("≈\u00A0")) + counterText(bytes, Kind::Ratio) + tr("\u00A0B/px");
}

} // namespace tilescope

// Uses the window for a long time and records what the process occupies: README.md.
//   soak monkey|worker MINUTES CSV [CHART.svg] [SEED]

#include "gpu/compile/toolchain.h"
#include "tests/soak/process_meter.h"
#include "tests/soak/user.h"
#include "ui/parts/charts/paper_chart.h"
#include "ui/parts/charts/series_chart.h"
#include "ui/window/run_window.h"

#include <QApplication>
#include <QDesktopServices>
#include <QDialog>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTextStream>
#include <QTimer>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <iterator>
#include <mutex>
#include <optional>
#include <thread>

using namespace tilescope;
using namespace tilescope::test;

namespace
{

constexpr int actionMs = 30;                              ///< between two actions
constexpr int sampleMs = 10'000;                          ///< between two rows
constexpr int patienceMs = 120'000;                       ///< for the event loop, and for an action of the worker
constexpr double mostOfWorker = 0.05, mostOfMonkey = 0.1; ///< growth of the resident size between the halves judged
constexpr int warmUpRounds = 2; ///< of the worker, in which everything is done for the first time

/// Aborts the process, for a core file or a debugger, if its event loop stands still.
class Watchdog
{
public:
    void beat(const QString& action)
    {
        m_beats = 0;
        const std::lock_guard lock(m_mutex);
        m_last = action;
    }

private:
    void watch(const std::stop_token& stop)
    {
        while (!stop.stop_requested()) {
            std::this_thread::sleep_for(std::chrono::milliseconds(100));
            if (++m_beats * 100 < patienceMs)
                continue;
            const std::lock_guard lock(m_mutex);
            std::fprintf(stderr, "The window has not answered for %d s since: %s\n", patienceMs / 1000,
                         qPrintable(m_last));
            std::abort();
        }
    }

    std::atomic<int> m_beats = 0;
    std::mutex m_mutex;
    QString m_last;
    std::jthread m_thread{[this](const std::stop_token& stop) { watch(stop); }};
};

struct Row {
    double seconds = 0;
    qint64 actions = 0;
    int rounds = 0; ///< completed
    ProcessUse use;
};

using Rows = std::vector<Row>;

double medianResident(Rows::const_iterator first, Rows::const_iterator last)
{
    std::vector<double> values;
    std::transform(first, last, std::back_inserter(values), [](const Row& row) { return row.use.residentMb; });
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

/// The times whose medians are compared. A worker's are equal numbers of whole rounds after the warm-up, because a
/// round needs different amounts of memory in its course; a monkey's are the second and the last third of the time.
struct Halves {
    Rows::const_iterator begin, middle, end;
    QString names; ///< "rounds 3 to 6, 7 to 10"
};

/// None if the time was too short.
std::optional<Halves> halvesOf(const Rows& rows, bool hasRounds)
{
    const auto at = [&rows](int round) { // the first row after so many rounds
        return std::partition_point(rows.begin(), rows.end(), [round](const Row& row) { return row.rounds < round; });
    };
    Halves found{rows.end(), rows.end(), rows.end(), QStringLiteral("second third, last third")};
    if (hasRounds && !rows.empty()) {
        const int done = rows.back().rounds;
        const int each = std::max(0, done - warmUpRounds) / 4 * 2; // even, as every second round is the same
        const int middle = done - each, begin = middle - each;
        found = {at(begin), at(middle), at(done),
                 QStringLiteral("rounds %1 to %2, %3 to %4").arg(begin + 1).arg(middle).arg(middle + 1).arg(done)};
    } else if (!hasRounds) {
        const auto third = static_cast<std::ptrdiff_t>(rows.size() / 3);
        found.begin = rows.begin() + third;
        found.middle = found.begin + third;
    }
    if (found.begin == found.middle || found.middle == found.end)
        return {};
    return found;
}

/// Writes each row at once, so that a crash leaves them.
class Record
{
public:
    explicit Record(const QString& path) : m_file(path)
    {
        if (!m_file.open(QIODevice::WriteOnly | QIODevice::Text))
            qFatal("%s cannot be written: %s", qPrintable(path), qPrintable(m_file.errorString()));
        m_text << "seconds,actions,rounds,resident_mb,heap_mb,threads,descriptors,cache_mb,widgets\n";
    }

    void add(const Row& row)
    {
        m_text << qSetRealNumberPrecision(6) << row.seconds << ',' << row.actions << ',' << row.rounds << ','
               << row.use.residentMb << ',' << row.use.heapMb << ',' << row.use.threads << ',' << row.use.descriptors
               << ',' << row.use.cacheMb << ',' << row.use.widgets << '\n';
        m_text.flush();
        m_rows.push_back(row);
    }

    const Rows& rows() const { return m_rows; }

    void draw(const QString& path) const
    {
        std::vector<Series> curves;
        for (const char* title : {"resident, MB", "heap, MB", "file descriptors", "threads"})
            curves.push_back({title, "row", "", {}, false});
        for (const Row& row : m_rows) {
            const double values[] = {row.use.residentMb, row.use.heapMb, double(row.use.descriptors),
                                     double(row.use.threads)};
            for (std::size_t curve = 0; curve < curves.size(); ++curve)
                curves[curve].values.push_back(values[curve]);
        }
        const auto chart =
            PaperChart::make<SeriesChart>(QStringLiteral("%1 actions in %2 minutes, a point every %3 s")
                                              .arg(m_rows.back().actions)
                                              .arg(m_rows.back().seconds / 60, 0, 'f', 0)
                                              .arg(sampleMs / 1000),
                                          {900, 360}, [&curves](SeriesChart& made) { made.setSeries(curves); });
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(chart.svg()) < 0)
            std::fprintf(stderr, "%s cannot be written.\n", qPrintable(path));
    }

    /// 0, or a sentence on standard error and 1 if the process grows, 2 if the time was too short to judge.
    int judge(bool hasRounds) const
    {
        const auto halves = halvesOf(m_rows, hasRounds);
        if (!halves) {
            std::fprintf(stderr, "The time was too short to judge growth: a worker needs %d rounds, a monkey 30 s.\n",
                         warmUpRounds + 4);
            return 2;
        }
        const double before = medianResident(halves->begin, halves->middle);
        const double after = medianResident(halves->middle, halves->end);
        std::printf("%lld actions, %d rounds; resident, medians: %.0f MB, %.0f MB (%s)\n",
                    static_cast<long long>(m_rows.back().actions), m_rows.back().rounds, before, after,
                    qPrintable(halves->names));
        const double most = hasRounds ? mostOfWorker : mostOfMonkey;
        if (after <= before * (1 + most))
            return 0;
        std::fprintf(stderr, "The process grows: more than %.0f %% after it had warmed up.\n", 100 * most);
        return 1;
    }

private:
    QFile m_file;
    QTextStream m_text{&m_file};
    Rows m_rows;
};

/// Dialogs for files would wait forever, and a user of this kind must not write where it likes.
void closeFileDialogs()
{
    auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
    static int age = 0;
    age = dialog ? age + 1 : 0;
    if (dialog && (dialog->inherits("QFileDialog") || age > 20))
        dialog->reject();
}

int run(const QString& kind, double minutes, const QString& csv, const QString& svg, quint32 seed)
{
    QTemporaryDir folder;
    const QString cache = folder.filePath(QStringLiteral("cache"));
    WindowOptions options;
    options.runner.allowCuda = false;
    options.preferencesFile = folder.filePath(QStringLiteral("preferences.ini"));
    options.dataFolder = folder.filePath(QStringLiteral("data"));
    options.size = QSize(1200, 800);
    options.images = {QStringLiteral("sample:board@320x240")};
    options.runner.toolchain.cacheFolder = cache.toStdString();
    MainWindow window(options);
    window.show();
    const auto user =
        kind == QLatin1String("monkey") ? makeMonkey(window, seed, folder.path()) : makeWorker(window, folder.path());
    Record record(csv);
    Watchdog watchdog;
    QElapsedTimer clock, sinceAction;
    clock.start();
    sinceAction.start();
    qint64 actions = 0;
    QString last;

    // A timer that is being handled does not fire again, and an action may be an event loop of its own (a dialog, a
    // menu): each action first starts the timer of the next one.
    std::function<void()> act = [&] {
        QTimer::singleShot(actionMs, &window, act);
        watchdog.beat(last);
        closeFileDialogs();
        if (user->isReady()) {
            sinceAction.restart();
            ++actions;
            last = user->act();
        } else if (sinceAction.elapsed() > patienceMs) {
            std::fprintf(stderr, "Nothing ended for %d s after: %s\n", patienceMs / 1000, qPrintable(last));
            std::abort();
        }
    };
    act();
    QTimer sample;
    sample.callOnTimeout([&] {
        record.add({static_cast<double>(clock.elapsed()) / 1000, actions, user->rounds(), processUse(cache)});
        if (static_cast<double>(clock.elapsed()) > minutes * 60'000)
            QCoreApplication::exit();
    });
    sample.start(sampleMs);
    while (static_cast<double>(clock.elapsed()) <= minutes * 60'000) // a user may close the window
        if (window.show(); QApplication::exec() != 0)
            break;
    act = [] {};
    sample.stop();
    if (!svg.isEmpty() && !record.rows().empty())
        record.draw(svg);
    return record.judge(kind == QLatin1String("worker"));
}

} // namespace

int main(int argc, char** argv)
{
    const QStringList arguments(argv + 1, argv + argc);
    const bool isKnown = arguments.size() >= 3 && arguments.size() <= 5 &&
                         (arguments[0] == QLatin1String("monkey") || arguments[0] == QLatin1String("worker"));
    if (!isKnown || arguments[1].toDouble() <= 0) {
        std::fprintf(stderr, "soak monkey|worker MINUTES CSV [CHART.svg] [SEED]\n");
        return 2;
    }
    // QtTest reports every click on a widget that ignores it.
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString& text) {
        if (!text.startsWith(QLatin1String("Mouse event")))
            std::fprintf(stderr, "%s\n", qPrintable(text));
    });
    useOneNumberFormat();
    prepareApplication();
    QApplication application(argc, argv);
    applyTheme(application, ThemeChoice::Light);
    return run(arguments[0], arguments[1].toDouble(), arguments[2], arguments.value(3),
               arguments.value(4, QStringLiteral("1")).toUInt());
}

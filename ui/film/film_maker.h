#pragma once

#include "ui/film/film_page.h"

#include <QObject>
#include <QString>

#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <thread>

namespace tilescope
{

/// Makes one film: draws its frames on the GUI thread, one in each turn of the event loop, while a thread of its own
/// encodes them and, at the end, writes the file whole. At most two frames wait in memory.
class FilmMaker : public QObject
{
    Q_OBJECT

public:
    /// Begins when control returns to the event loop.
    FilmMaker(const FilmSubject& subject, FilmPlan plan, QString path, QObject* parent = nullptr);
    ~FilmMaker() override; ///< cancels, and waits for the thread

    void cancel(); ///< ended() follows, and no file is written unless that has begun
    std::size_t frames() const { return m_plan.events.size(); }
    const QString& path() const { return m_path; }

signals:
    void progressed(int frames);                           ///< that have been encoded
    void ended(const QString& problem, bool wasCancelled); ///< neither: the file is written

private:
    void draw();
    void write(const std::stop_token& stop);
    QImage next(const std::stop_token& stop);
    QByteArray encoded(const std::stop_token& stop);

    FilmPlan m_plan;
    QString m_path;
    FilmPage m_page;
    std::size_t m_drawn = 0;
    std::mutex m_mutex;
    std::condition_variable_any m_arrived;
    std::deque<QImage> m_waiting; ///< frames that are drawn; under the mutex
    std::jthread m_thread;        ///< the last member: it uses the others
};

} // namespace tilescope

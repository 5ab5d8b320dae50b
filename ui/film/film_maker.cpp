#include "ui/film/film_maker.h"

#include "gpu/recipe/run_control.h"
#include "ui/film/gif_file.h"
#include "ui/parts/export_file.h"
#include "ui/translation.h"

#include <exception>
#include <new>
#include <utility>

namespace tilescope
{

FilmMaker::FilmMaker(const FilmSubject& subject, FilmPlan plan, QString path, QObject* parent)
    : QObject(parent), m_plan(std::move(plan)), m_path(std::move(path)), m_page(subject, m_plan),
      m_thread([this](const std::stop_token& stop) { write(stop); })
{
    constexpr int ahead = 2;
    for (int i = 0; i < ahead; ++i)
        QMetaObject::invokeMethod(this, &FilmMaker::draw, Qt::QueuedConnection);
}

FilmMaker::~FilmMaker() = default;

void FilmMaker::cancel() { m_thread.request_stop(); }

void FilmMaker::draw()
{
    if (m_drawn == m_plan.events.size() || m_thread.get_stop_token().stop_requested())
        return;
    QImage frame = m_page.draw(m_drawn++);
    {
        const std::lock_guard lock(m_mutex);
        m_waiting.push_back(std::move(frame));
    }
    m_arrived.notify_one();
}

QImage FilmMaker::next(const std::stop_token& stop)
{
    std::unique_lock lock(m_mutex);
    if (!m_arrived.wait(lock, stop, [this] { return !m_waiting.empty(); }))
        throw Cancelled();
    QImage frame = std::move(m_waiting.front());
    m_waiting.pop_front();
    return frame;
}

QByteArray FilmMaker::encoded(const std::stop_token& stop)
{
    GifFile file(FilmPage::pixels);
    for (std::size_t i = 0; i < m_plan.events.size(); ++i) {
        const QImage frame = next(stop);
        QMetaObject::invokeMethod(this, &FilmMaker::draw, Qt::QueuedConnection);
        file.add(frame, m_plan.msOf(i), stop);
        QMetaObject::invokeMethod(
            this, [this, i] { emit progressed(static_cast<int>(i) + 1); }, Qt::QueuedConnection);
    }
    return file.finish();
}

void FilmMaker::write(const std::stop_token& stop)
{
    QString problem;
    bool isCancelled = false;
    try {
        const QByteArray bytes = encoded(stop);
        if (stop.stop_requested())
            throw Cancelled();
        writeExport(m_path, bytes);
    } catch (const Cancelled&) {
        isCancelled = true;
    } catch (const std::bad_alloc&) {
        problem = tr("\"%1\" cannot be written: there is not enough memory. Choose fewer steps.").arg(m_path);
    } catch (const std::exception& error) {
        problem = translated(messageOf(error));
    }
    QMetaObject::invokeMethod(
        this, [this, problem, isCancelled] { emit ended(problem, isCancelled); }, Qt::QueuedConnection);
}

} // namespace tilescope

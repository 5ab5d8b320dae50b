#include "ui/canvas/pictures/difference_maker.h"

#include <exception>

namespace tilescope
{

DifferenceMaker::DifferenceMaker(QObject* parent) : QObject(parent) { m_pool.setMaxThreadCount(1); }

DifferenceMaker::~DifferenceMaker() { m_pool.waitForDone(); }

void DifferenceMaker::make(const ImagePtr& result, const ImagePtr& reference)
{
    if (!result || !reference || (result == m_result && reference == m_reference))
        return;
    m_result = result;
    m_reference = reference;
    m_pool.start([this, number = ++m_newest, result, reference] {
        std::shared_ptr<const Difference> difference;
        try {
            difference = std::make_shared<const Difference>(differenceOf(*result, *reference));
        } catch (const std::exception&) {
            difference.reset();
        }
        QMetaObject::invokeMethod(
            this,
            [this, number, difference] {
                if (number == m_newest)
                    emit made(difference);
            },
            Qt::QueuedConnection);
    });
}

void DifferenceMaker::forget()
{
    ++m_newest;
    m_result.reset();
    m_reference.reset();
}

} // namespace tilescope

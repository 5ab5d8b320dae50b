#pragma once

#include "gpu/recipe/report.h"
#include "ui/parts/tip_view.h"

#include <QString>

#include <array>
#include <optional>

namespace tilescope
{

/// What a program with a GPU does for one picture: copies it to the device, launches, and copies the result back.
/// Microseconds; on a GPU all measured, else estimates: the model's band, and what the link to the host allows at best.
struct Trip {
    Transfers transfers;
    double lowerUs = 0, upperUs = 0; ///< of all launches; equal if measured
    bool isMeasured = false;
    bool operator==(const Trip&) const = default;

    double wholeUs() const { return transfers.toUs() + (lowerUs + upperUs) / 2 + transfers.fromUs(); }
    double kernelShare() const { return wholeUs() > 0 ? (lowerUs + upperUs) / 2 / wholeUs() : 0; }
};

/// None if neither the GPU's time nor the model's is known. `estimate` replaces the report's: a live run has
/// none.
std::optional<Trip> tripOf(const Report& report, const std::optional<Estimate>& estimate = {});

/// The trip as a bar of three parts, each as long as its time, in the order in which a program makes them.
class TripBar : public TipView
{
    Q_OBJECT

public:
    explicit TripBar(QWidget* parent = nullptr);

    void setTrip(const std::optional<Trip>& trip); ///< none: the bar is hidden
    const std::optional<Trip>& trip() const { return m_trip; }

    enum class Part { ToDevice, Launches, Back };
    QRectF partRect(Part part) const;
    QString partText(Part part) const; ///< "to the device ≥ 25 µs"
    QString words() const;             ///< all of it, in sentences
    QString toolTipAt(QPoint) const override { return words(); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    double timeUs(Part part) const;

    std::optional<Trip> m_trip;
};

} // namespace tilescope

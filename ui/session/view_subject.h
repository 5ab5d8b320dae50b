#pragma once

#include "gpu/operations/registry.h"
#include "ui/view_mode.h"

#include <QObject>

#include <array>
#include <string>

namespace tilescope
{

/// One of the two pictures of a difference.
struct DifferenceSide {
    enum class Kind {
        Result,
        Source,
        Reference, ///< of the result
        Pin,       ///< what a pinned run's settings make of the open picture
        Strategy   ///< what another strategy makes of it, with the present settings
    } kind = Kind::Result;
    char letter = 'A';         ///< of Kind::Pin
    std::string strategy = {}; ///< of Kind::Strategy
    bool operator==(const DifferenceSide&) const = default;
};

/// The second is subtracted from the first.
using DifferenceSides = std::array<DifferenceSide, 2>;
inline const DifferenceSides resultAndReference{DifferenceSide{}, DifferenceSide{DifferenceSide::Kind::Reference}};
bool namesPin(const DifferenceSides& sides);

/// "source,result", "A,reference", "result,shared": a capital letter is a pinned run, other words are strategies.
std::string toText(const DifferenceSides& sides);
DifferenceSides parseDifferenceSides(const std::string& text,
                                     const Registry& registry); ///< throws std::invalid_argument with a sentence

/// Which channels of the pictures are shown, and what the difference view subtracts.
struct ViewSubject {
    ChannelView channel = ChannelView::All;
    DifferenceSides difference = resultAndReference;
    bool operator==(const ViewSubject&) const = default;
};

/// The only holder of the view's subject: Values ▸ Range, the difference's menu, undo and sessions change it here.
class ViewSubjectModel : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    const ViewSubject& subject() const { return m_subject; }
    void choose(const ViewSubject& subject);
    void chooseChannel(ChannelView channel) { choose({channel, m_subject.difference}); }
    void chooseDifference(const DifferenceSides& sides) { choose({m_subject.channel, sides}); }

signals:
    void changed(const tilescope::ViewSubject& subject);

private:
    ViewSubject m_subject;
};

} // namespace tilescope

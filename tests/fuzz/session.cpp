// The bytes of a session file.

#include "fuzz.h"

#include "ui/session/saved/session_file.h"

using namespace tilescope;

TILESCOPE_FUZZ(session)
{
    static const Registry registry;
    try {
        const SavedSession read =
            sessionFromBytes(QByteArray(input.data(), static_cast<qsizetype>(input.size())), registry);
        const QByteArray written = sessionBytes(read);
        const SavedSession again = sessionFromBytes(written, registry);
        fuzz::require(again.refusedPins.empty() && again.pins.runs().size() == read.pins.runs().size());
        fuzz::require(sessionBytes(again) == written);
    } catch (const SessionFileError& error) {
        fuzz::require(!std::string(error.what()).empty());
    }
}

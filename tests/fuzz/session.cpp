// The bytes of a session file.

#include "fuzz.h"

#include "ui/session/session_file.h"

using namespace tilescope;

TILESCOPE_FUZZ(session)
{
    static const Registry registry;
    try {
        const SavedSession read =
            sessionFromBytes(QByteArray(input.data(), static_cast<qsizetype>(input.size())), registry);
        fuzz::require(sessionFromBytes(sessionBytes(read), registry) == read);
    } catch (const SessionFileError& error) {
        fuzz::require(!std::string(error.what()).empty());
    }
}

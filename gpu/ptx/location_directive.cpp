#include "gpu/ptx/location_directive.h"

#include "gpu/ptx/failure.h"

#include <algorithm>
#include <limits>

namespace tilescope::ptx
{
namespace
{

SourceLocations::Place parsePlace(TokenStream& tokens)
{
    constexpr std::uint64_t most = std::numeric_limits<int>::max();
    SourceLocations::Place place;
    place.file = tokens.expectNumber("the number of a file");
    place.line = static_cast<int>(std::min(tokens.expectNumber("a line"), most));
    place.column = static_cast<int>(std::min(tokens.expectNumber("a column"), most));
    return place;
}

} // namespace

void parseLocation(TokenStream& tokens, SourceLocations& locations)
{
    SourceLocations::Directive directive;
    directive.place = parsePlace(tokens);
    if (!tokens.accept(','))
        return locations.set(directive);
    if (!tokens.acceptWord("function_name"))
        fail("\"function_name\" expected, found " + describe(tokens.peek()), tokens.peek().line);
    directive.function = tokens.expectWord("the label of a function's name");
    if (tokens.accept('+'))
        tokens.expectNumber("an offset");
    tokens.expect(',', "the label of a function's name");
    if (!tokens.acceptWord("inlined_at"))
        fail("\"inlined_at\" expected, found " + describe(tokens.peek()), tokens.peek().line);
    directive.inlinedAt = parsePlace(tokens);
    locations.set(directive);
}

void skipFile(TokenStream& tokens)
{
    tokens.expectNumber("the number of a file");
    if (tokens.peek().kind != TokenKind::String)
        fail("the name of a file expected, found " + describe(tokens.peek()), tokens.peek().line);
    tokens.take();
    while (tokens.accept(','))
        tokens.expectNumber("a time or size");
}

} // namespace tilescope::ptx

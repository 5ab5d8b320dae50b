#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace tilescope
{

struct Message;

/// A message's key, as gpu::phrase() and gpu::plural() of message.h mark them.
struct Phrase {
    const char* key;
};
struct PluralPhrase {
    const char* key;
};

/// A number with at most so many decimals; zeros at its end are left out: 2.25 with one is "2.3", 2.04 is "2".
struct Decimal {
    double value = 0;
    int decimals = 1;
    bool operator==(const Decimal&) const = default;
};

/// A fraction as percents, rounded to so many decimals: 0.434 is "43 %".
struct Percent {
    double fraction = 0;
    int decimals = 0;
    bool operator==(const Percent&) const = default;
};

/// Messages, one after the other. A type of its own for libstdc++ 12: a variant of nothing but what it takes for never
/// valueless, as vectors and strings, is destroyed wrongly if copying it runs out of memory.
struct MessagePhrases {
    std::vector<Message> all;
    friend bool operator==(const MessagePhrases& a, const MessagePhrases& b);
};

/// What stands for a %1 of a message. Converts from each of its kinds, so that a call of say() lists the values.
struct MessageArgument {
    using Value = std::variant<std::int64_t, Decimal, Percent, std::string, MessagePhrases>;

    /// A count, with separators of thousands. A number that is rather a name (a line, a coordinate) is given as text.
    template <class Integer>
    requires(std::is_integral_v<Integer> && !std::is_same_v<Integer, bool> && !std::is_same_v<Integer, char>)
        MessageArgument(Integer count); // NOLINT(google-explicit-constructor)
    MessageArgument(const Decimal& number);
    MessageArgument(const Percent& share);
    MessageArgument(std::string text); ///< as it is in every language: a name, a size "16x16", a piece of code
    MessageArgument(const char* text);
    MessageArgument(Phrase phrase); ///< a message without arguments
    MessageArgument(Message phrase);
    MessageArgument(std::vector<Message> phrases); ///< one after the other; none: nothing

    Value value;
    friend bool operator==(const MessageArgument& a, const MessageArgument& b);
};

/// What gpu/ says to the user, in no language: the English sentence as a key, and what is to be put into it. Reports
/// and exceptions hold it, and it is translated where it is shown.
///
/// In the key, %1 to %9 are the arguments and %n is the number n. Where the number decides the words, English has both
/// in brackets: "%n [lane|lanes] that never [works|work]". A translation has the words once: the window's other
/// languages have one form. A key is a whole sentence, or a phrase ("block (%1, %2)") that is another message's
/// argument.
struct Message {
    Message() = default;
    Message(Phrase phrase) : key(phrase.key) {} // NOLINT(google-explicit-constructor)
    /// A text that is not marked here: declared elsewhere (an operation's meaning, a reason), or from outside of the
    /// program. It is shown as it is where there is no translation of it.
    explicit Message(std::string text) : key(std::move(text)) {}
    Message(std::string text, std::vector<MessageArgument> itsArguments, std::optional<std::int64_t> number = {})
        : key(std::move(text)), arguments(std::move(itsArguments)), n(number)
    {
    }

    std::string key; ///< empty: no message
    std::vector<MessageArgument> arguments;
    std::optional<std::int64_t> n;

    bool empty() const { return key.empty(); }
    friend bool operator==(const Message& a, const Message& b);
};

/// The message in English: for the command line, JSON, logs, and where there is no translation. An argument that is
/// missing leaves its %1.
std::string english(const Message& message);
std::string english(const MessageArgument& argument);
std::vector<std::string> english(const std::vector<Message>& messages); ///< each of them

/// The key with the words for n: of each "[one|many]", the first if n is 1, else the second. Without n, the key.
std::string englishForm(const std::string& key, std::optional<std::int64_t> n);

/// An exception with a sentence for the user; what() is the sentence in English.
class MessageError : public std::runtime_error
{
public:
    explicit MessageError(Message sentence) : std::runtime_error(english(sentence)), message(std::move(sentence)) {}
    Message message;
};

/// The exception's sentence: that of a MessageError, else what() as it is.
Message messageOf(const std::exception& error);

template <class Integer>
requires(std::is_integral_v<Integer> && !std::is_same_v<Integer, bool> &&
         !std::is_same_v<Integer, char>) MessageArgument::MessageArgument(Integer count)
    : value(static_cast<std::int64_t>(count))
{
}

} // namespace tilescope

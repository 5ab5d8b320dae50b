#pragma once

#include <filesystem>
#include <string>

namespace tilescope
{

/// A library that the loader of the system opens while the program runs. It stays loaded until the program ends,
/// because a library of a driver may have threads and functions to call at the end. Copies mean the same library.
class DynamicLibrary
{
public:
    /// None.
    DynamicLibrary() = default;
    /// A name without a folder is searched for where the loader searches, else this very file is opened.
    explicit DynamicLibrary(const std::filesystem::path& file);

    bool isOpen() const { return m_handle != nullptr; }
    /// What the loader says of a library that is not open; it may be empty.
    const std::string& reason() const { return m_reason; }

    /// The address of a function or of data; null if the library has none of this name.
    void* symbol(const char* name) const;

    /// Sets `function` to the library's, or to null. Returns whether it is there.
    template <typename Function>
    bool find(const char* name, Function*& function) const
    {
        function = reinterpret_cast<Function*>(symbol(name));
        return function != nullptr;
    }

private:
    void* m_handle = nullptr;
    std::string m_reason;
};

} // namespace tilescope

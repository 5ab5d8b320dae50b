#pragma once

#include "gpu/cuda/libraries/library_call.h"

#include <map>
#include <memory>
#include <span>
#include <string>

namespace tilescope
{

/// A library that is loaded and set up for one device and stream.
class DeviceLibrary
{
public:
    virtual ~DeviceLibrary() = default;

    virtual std::string version() const = 0; ///< "13.0"

    /// The launch must have been checked. Reserves what the function works in. Throws SettingError when the library
    /// lacks the function or refuses what it is asked.
    virtual LibraryCall bind(const Launch& launch, const BufferAddress& address) = 0;
};

/// Load one, found in the toolkits' folders and where the loader looks. Throw SettingError (field "strategy"), with
/// what to install, where there is none. Call them where the device is current.
std::unique_ptr<DeviceLibrary> openNpp(const LibrarySite& site);
std::unique_ptr<DeviceLibrary> openCublas(const LibrarySite& site);
std::unique_ptr<DeviceLibrary> openCufft(const LibrarySite& site);

/// The functions that launches can name.
std::span<const LibraryFunction> nppFunctions();
std::span<const LibraryFunction> cublasFunctions();
std::span<const LibraryFunction> cufftFunctions();

/// Throws std::invalid_argument when a launch names a library or function that is not known here, or gives it other
/// arguments than it has. Needs neither library nor device.
void checkLibraryLaunch(const Launch& launch);

/// Each library opened when it is first asked for, and kept.
class DeviceLibraries
{
public:
    explicit DeviceLibraries(LibrarySite site) : m_site(std::move(site)) {}

    /// By its name in Launch::library, which must be known. Throws SettingError where the library is not to be had.
    DeviceLibrary& open(const std::string& library);

private:
    LibrarySite m_site;
    std::map<std::string, std::unique_ptr<DeviceLibrary>> m_open;
};

} // namespace tilescope

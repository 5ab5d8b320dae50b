#pragma once

#include "gpu/cuda/libraries/library_call.h"

#include <map>
#include <memory>
#include <span>
#include <string>

namespace tilescope
{

/// A library, loaded and set up for one device and stream.
class DeviceLibrary
{
public:
    virtual ~DeviceLibrary() = default;

    virtual std::string version() const = 0; ///< "13.0"

    /// The launch must have been checked. Reserves the function's workspace. Throws SettingError if the library lacks
    /// the function or rejects the arguments.
    virtual LibraryCall bind(const Launch& launch, const BufferAddress& address) = 0;
};

/// Load a library, searched in the toolkits' folders and the loader's. Throw SettingError (field "strategy"), with what
/// to install, if there is none. The device must be current.
std::unique_ptr<DeviceLibrary> openNpp(const LibrarySite& site);
std::unique_ptr<DeviceLibrary> openCublas(const LibrarySite& site);
std::unique_ptr<DeviceLibrary> openCufft(const LibrarySite& site);

/// The functions that launches can name.
std::span<const LibraryFunction> nppFunctions();
std::span<const LibraryFunction> cublasFunctions();
std::span<const LibraryFunction> cufftFunctions();

/// Throws std::invalid_argument if a launch names an unknown library or function, or has the wrong arguments. Needs
/// neither library nor device.
void checkLibraryLaunch(const Launch& launch);

/// Opens each library on first use, and keeps it.
class DeviceLibraries
{
public:
    explicit DeviceLibraries(LibrarySite site) : m_site(std::move(site)) {}

    /// Opens a library by its name in Launch::library, which must be known. Throws SettingError if it is not available.
    DeviceLibrary& open(const std::string& library);

private:
    LibrarySite m_site;
    std::map<std::string, std::unique_ptr<DeviceLibrary>> m_open;
};

} // namespace tilescope

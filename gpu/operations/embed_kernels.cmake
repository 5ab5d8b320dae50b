# Writes the C++ file with the embedded texts of the kernels:
#   cmake -DFOLDER=gpu/operations -DKERNELS=a/x.cu;b/y.cu -DOUTPUT=kernel_text.cpp -P embed_kernels.cmake
set(entries "")
foreach(kernel IN LISTS KERNELS)
    file(READ ${FOLDER}/${kernel} text)
    if(text MATCHES "\\)kernel\"")
        message(FATAL_ERROR "${kernel} holds the end mark of the raw string it is to be carried in.")
    endif()
    string(APPEND entries "        {\"${kernel}\", R\"kernel(${text})kernel\"},\n")
endforeach()
file(WRITE ${OUTPUT} "// Made by embed_kernels.cmake from the .cu files under gpu/operations.
#include \"gpu/operations/plan_parts.h\"

#include <map>
#include <stdexcept>

namespace tilescope
{

const std::string& kernelText(const std::string& path)
{
    static const std::map<std::string, std::string> texts{
${entries}    };
    const auto found = texts.find(path);
    if (found == texts.end())
        throw std::logic_error(\"There is no kernel file \" + path + \" under gpu/operations.\");
    return found->second;
}

} // namespace tilescope
")

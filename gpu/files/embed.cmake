# Writes the C++ file of tilescope_embed():
#   cmake -DNAME=shippedLessons -DFOLDER=resources/lessons "-DFILES=a/x.cu;b/y.md" -DOUTPUT=FILE -P embed.cmake
set(entries "")
foreach(file IN LISTS FILES)
    file(READ ${FOLDER}/${file} text)
    if(text MATCHES "\\)embedded\"")
        message(FATAL_ERROR "${file} holds the end mark of the raw string it is to be carried in.")
    endif()
    string(APPEND entries "        {\"${file}\", R\"embedded(${text})embedded\"},\n")
endforeach()
file(WRITE ${OUTPUT} "// Made by gpu/files/embed.cmake.
#include \"gpu/files/embedded_files.h\"

namespace tilescope
{

const EmbeddedFiles& ${NAME}()
{
    static const EmbeddedFiles files{
${entries}    };
    return files;
}

} // namespace tilescope
")

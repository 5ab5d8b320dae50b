# libtilescope.so has the part of tilescope that needs no Qt, and all of tilescope-run: in a package it is there once. It
# shows only what the rest of tilescope asks for, so that the linker leaves out what nobody calls.

# The static libraries of the project that a target links, itself first.
function(archives_of target result)
    set(archives ${${result}})
    if(target IN_LIST archives)
        return()
    endif()
    list(APPEND archives ${target})
    get_target_property(libraries ${target} LINK_LIBRARIES)
    foreach(library IN LISTS libraries)
        string(REGEX REPLACE "^\\$<LINK_ONLY:(.*)>$" "\\1" library "${library}")
        if(TARGET ${library})
            get_target_property(type ${library} TYPE)
            if(type STREQUAL STATIC_LIBRARY AND NOT library MATCHES "::")
                archives_of(${library} archives)
            endif()
        endif()
    endforeach()
    set(${result} ${archives} PARENT_SCOPE)
endfunction()

archives_of(tilescope_app archives)
add_library(tilescope_mains OBJECT run_main.cpp window/main.cpp) # the programs themselves wait for the library
set_target_properties(tilescope_mains PROPERTIES UNITY_BUILD OFF)
target_link_libraries(tilescope_mains PRIVATE tilescope_app)
set(window_files $<TARGET_OBJECTS:tilescope_mains>)
set(common_files "")
set(common_libraries "")
foreach(archive IN LISTS archives)
    get_target_property(folder ${archive} SOURCE_DIR)
    if(folder MATCHES "^${PROJECT_SOURCE_DIR}/(ui|app/window)(/|$)")
        list(APPEND window_files $<TARGET_FILE:${archive}>)
    else()
        list(APPEND common_files $<TARGET_FILE:${archive}>)
        list(APPEND common_libraries ${archive})
    endif()
endforeach()

set(names ${CMAKE_CURRENT_BINARY_DIR}/shown_names.ld)
add_custom_command(OUTPUT ${names} VERBATIM COMMAND_EXPAND_LISTS
    COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/packaging/shown-names ${CMAKE_NM} ${names} ${window_files} -- ${common_files}
    DEPENDS packaging/shown-names ${window_files} ${common_files})
add_custom_target(tilescope_shown_names DEPENDS ${names})
file(CONFIGURE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/shared_library.cpp CONTENT "")
add_library(tilescope_shared SHARED ${CMAKE_CURRENT_BINARY_DIR}/shared_library.cpp)
add_dependencies(tilescope_shared tilescope_shown_names)
target_link_libraries(tilescope_shared PRIVATE ${common_libraries})
target_link_options(tilescope_shared PRIVATE ${names} LINKER:--gc-sections LINKER:--as-needed LINKER:--no-undefined)
set_target_properties(tilescope_shared PROPERTIES OUTPUT_NAME tilescope LINK_DEPENDS ${names}
    LIBRARY_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR})

# Before the archives, from which nothing more is then taken.
foreach(program tilescope tilescope-run)
    get_target_property(libraries ${program} LINK_LIBRARIES)
    set_target_properties(${program} PROPERTIES LINK_LIBRARIES "tilescope_shared;${libraries}"
        INSTALL_RPATH "\$ORIGIN/../lib/tilescope")
    target_link_options(${program} PRIVATE LINKER:--as-needed)
endforeach()

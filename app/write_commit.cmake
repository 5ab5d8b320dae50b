# Writes TILESCOPE_COMMIT, the checkout's commit, to a header: empty outside a checkout. TILESCOPE_DATE is its date,
# outside a checkout that of the build or of SOURCE_DATE_EPOCH.
set(commit "")
string(TIMESTAMP date "%Y-%m-%d" UTC)
if(EXISTS ${folder}/.git)
    execute_process(COMMAND git rev-parse --short=9 HEAD WORKING_DIRECTORY ${folder}
        OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
    execute_process(COMMAND git log -1 --format=%cs WORKING_DIRECTORY ${folder}
        OUTPUT_VARIABLE committed OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
    if(committed)
        set(date ${committed})
    endif()
endif()
file(WRITE ${file} "#define TILESCOPE_COMMIT \"${commit}\"\n#define TILESCOPE_DATE \"${date}\"\n")

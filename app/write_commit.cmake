# Writes TILESCOPE_COMMIT, the checkout's commit, to a header: empty outside a checkout.
set(commit "")
if(EXISTS ${folder}/.git)
    execute_process(COMMAND git rev-parse --short=9 HEAD WORKING_DIRECTORY ${folder}
        OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
endif()
file(WRITE ${file} "#define TILESCOPE_COMMIT \"${commit}\"\n")

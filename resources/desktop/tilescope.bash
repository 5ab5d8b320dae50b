# Completion of tilescope's command line for bash. tests/ui/app/desktop_test.cpp compares it with the program's options.

_tilescope_values() { # OPTION: its values, if they are few; names of operations and the like come from the program
    local operation=sobel i
    case $1 in
    --op) "$program" list 2>/dev/null | sed -n '/^Samples/d; s/^\([a-z_]*\): .*/\1/p' ;;
    --strategy | --mistake)
        for ((i = 1; i < ${#COMP_WORDS[@]} - 1; ++i)); do
            [[ ${COMP_WORDS[i]} != --op ]] || operation=${COMP_WORDS[i + 1]}
        done
        [[ $command != kernel ]] || operation=${COMP_WORDS[2]}
        "$program" list 2>/dev/null | sed -n "/^$operation:/,/^\$/p" |
            if [[ $1 == --strategy ]]; then
                sed -n 's/^  --strategy \([^ ]*\).*/\1/p'
                [[ $command == kernel ]] || echo all
            else
                sed -n '/^      mistakes:/,/^  -/{/^  -/d; s/mistakes:\|,//g; p}' | tr -s ' ' '\n' | sort -u
            fi
        ;;
    --backend) echo auto cuda emulator ;;
    --compiler) echo auto nvrtc clang ;;
    --counters) echo none auto full ;;
    --theme) echo light dark ;;
    --layout) echo learn inspect tune lesson ;;
    --device) "$program" devices 2>/dev/null | sed -n 's/^--device \(.*\): .*/\1/p; $a emulator' ;;
    --lesson) "$program" lesson list 2>/dev/null | cut -d ' ' -f 1 ;;
    --language) echo en ko vi zh_CN ;;
    --view) echo source result wipe side difference reuse ;;
    --channel) echo all red green blue alpha ;;
    --overlay) echo grid halo warps lanes border banks order ;;
    --panel) "$program" --help | tr -s ' \n' ' ' | sed -n 's/.*--panel NAME the panel in front: \(.*\) --present.*/\1/p' | tr -d , ;;
    esac
}

_tilescope() {
    local program=$1 word=$2 previous=$3 command='' options commands='list run sweep text kernel devices lesson operation worker help'
    ((COMP_CWORD == 1)) || command=${COMP_WORDS[1]}
    local recipe='--op --strategy --block --param --backend --compiler --counters --gpu --range --compile-time-sizes --operations --worker --device'
    local source='--source --shared-bytes --mistake'
    local launch='--kernel --entry --grid --shared --arg --constant --define --save --listing'
    case $command in
    list) options='--operations --json' ;;
    devices) options='--gpu --json --worker --device' ;;
    run) options="$recipe $source $launch --out --runs --json --no-check --silicon --unchecked --published --html --timeline" ;;
    sweep) options="$recipe --runs --json --csv --shard --merge --no-check --published" ;;
    text) options='--backend --compiler --gpu --runs --json --html --worker --device' ;;
    kernel) options='--mistake --operations' ;;
    operation) options=--compiler ;;
    lesson) options='--compiler --csv --html --lessons --operations --language --answers' ;;
    worker) options=--device ;;
    help | --help | -h | --version | -v) options='' ;;
    *) options="$recipe $source --screenshot --theme --panel --size --view --channel --diff --start-sweep --overlay --step --resume --export
        --layout --present --lesson --lesson-step --lessons --language" ;;
    esac

    COMPREPLY=()
    case $previous in
    --op | --strategy | --mistake | --backend | --compiler | --counters | --theme | --layout | --view | --channel | --overlay | --panel | --lesson | --language | --device)
        mapfile -t COMPREPLY < <(compgen -W "$(_tilescope_values "$previous")" -- "$word")
        return
        ;;
    --block | --param | --gpu | --worker | --shard | --range | --shared-bytes | --entry | --grid | --shared | --arg | --constant | --define | --save | --runs | --size | --step | --diff | --lesson-step) return ;; # no list of values
    --source | --kernel | --listing | --out | --json | --csv | --html | --timeline | --screenshot | --export | --resume | --lessons | --operations) ;; # a file
    *)
        if [[ $command == kernel && $word != -* ]]; then
            ((COMP_CWORD == 2)) && previous=--op || previous=--strategy
            ((COMP_CWORD > 3)) || mapfile -t COMPREPLY < <(compgen -W "$(_tilescope_values $previous)" -- "$word")
            return
        fi
        [[ $word == -* ]] && mapfile -t COMPREPLY < <(compgen -W "$options" -- "$word")
        if ((COMP_CWORD == 1)); then
            [[ $word == -* ]] && options='--help --version' || options=$commands
            mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -W "$options" -- "$word")
        fi
        if [[ $command == text && $word != -* ]]; then
            ((COMP_CWORD > 2)) || mapfile -t COMPREPLY < <(compgen -W "$("$program" text 2>/dev/null | cut -d ' ' -f 1)" -- "$word")
            return
        fi
        if [[ $command == lesson && $word != -* ]]; then
            if ((COMP_CWORD == 2)); then
                mapfile -t COMPREPLY < <(compgen -W 'list check handout verify' -- "$word")
                return
            fi
            [[ ${COMP_WORDS[2]} == verify ]] || mapfile -t COMPREPLY < <(compgen -W "$(_tilescope_values --lesson)" -- "$word")
        fi
        [[ $word == -* || $command == list || $command == devices ]] && return
        ;;
    esac
    compopt -o filenames 2>/dev/null # not within a test
    mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -f -- "$word")
}

complete -F _tilescope tilescope

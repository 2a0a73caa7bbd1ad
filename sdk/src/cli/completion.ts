import { type Command, commands, kebab } from './command.ts';
import { commandsOf, groupNames } from './help.ts';
import { UsageError } from './usage.ts';

const scripts: Record<string, string> = {
  bash: `_recruit() {
  local IFS=$'\\n'
  COMPREPLY=($(recruit __complete "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _recruit recruit
`,
  zsh: `#compdef recruit
_recruit() {
  local -a found
  found=(\${(f)"$(recruit __complete "\${(@)words[2,CURRENT]}" 2>/dev/null)"})
  if (( \${#found} )); then compadd -a found; else _files; fi
}
compdef _recruit recruit
`,
  fish: `function __recruit_complete
  set -l found (recruit __complete (commandline -opc)[2..-1] (commandline -ct) 2>/dev/null)
  if set -q found[1]
    printf '%s\\n' $found
  else
    __fish_complete_path (commandline -ct)
  end
end
complete -c recruit -f -a '(__recruit_complete)'
`,
};

export function completionScript(shell: string | undefined): string {
  const script = scripts[shell ?? ''];
  if (!script) throw new UsageError(`Usage: recruit completion ${Object.keys(scripts).join('|')}`);
  return script;
}

export function commandAt(words: readonly string[]): { command: Command | undefined; rest: readonly string[] } {
  const [first = '', second = ''] = words;
  const alone = commands.find(({ group, name }) => group === '' && name === first);
  if (alone) return { command: alone, rest: words.slice(1) };
  return { command: commandsOf(first).find(({ name }) => name === second), rest: words.slice(2) };
}

function candidatesFor(words: readonly string[]): readonly string[] {
  const [first = '', second] = words;
  const firstWords = [...groupNames, 'apply', 'completion', 'help'];
  if (words.length <= 1) return firstWords;
  if (first === 'completion') return Object.keys(scripts);
  if (first === 'help') return words.length === 2 ? groupNames : commandsOf(second ?? '').map(({ name }) => name);
  const { command } = commandAt(words);
  if (!command || (command.group && words.length === 2)) return commandsOf(first).map(({ name }) => name);
  const [previous, current = ''] = words.slice(-2);
  const flag = command.flags.find(({ name }) => `--${kebab(name)}` === previous);
  if (flag && flag.kind !== 'boolean') return flag.choices ?? [];
  return current.startsWith('-') ? command.flags.map(({ name }) => `--${kebab(name)}`) : [];
}

/** Completions of the last of these words. */
export const completionsOf = (words: readonly string[]): string[] =>
  candidatesFor(words).filter((candidate) => candidate.startsWith(words.at(-1) ?? ''));

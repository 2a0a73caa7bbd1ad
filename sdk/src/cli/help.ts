import { type Command, commands, type Flag, kebab, usageOf } from './command.ts';

const columns = (rows: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`.trimEnd()).join('\n');
};

export const groupNames: readonly string[] = [...new Set(commands.map(({ group }) => group))].filter(Boolean);

export const generalHelp = (): string => `Usage: recruit RESOURCE COMMAND [flags]

Calls the recruitment pipeline API and prints JSON.

Examples:
  recruit jobs list --status active
  recruit candidates get ID
  recruit apply --job-id ID --candidate-id ID
  recruit applications bulk-apply --job-id ID --csv candidates.csv
  recruit events tail --types application.created,application.status_changed

Resources:
${columns(
  groupNames.map((group) => [
    group,
    commandsOf(group)
      .map(({ name }) => name)
      .join(', '),
  ]),
)}

Other commands:
${columns([
  ['apply', 'Apply a candidate to a job: the same as applications create.'],
  ['help [RESOURCE [COMMAND]]', 'Show help.'],
  ['completion bash|zsh|fish', 'Print a script that completes commands and flags in your shell.'],
])}

Settings:
  RECRUIT_URL      Address of the service.
  RECRUIT_API_KEY  API key.
  Without them, "url" and "apiKey" of ~/.config/recruit/config.json.

Exit codes: 0 success, 1 refused, 2 wrong usage, 3 some rows failed, 4 unavailable, 130 interrupted.
`;

export const commandsOf = (group: string): Command[] => commands.filter((command) => command.group === group);

export const groupHelp = (group: string): string => `Usage: recruit ${group} COMMAND [flags]

Commands:
${columns(commandsOf(group).map((command) => [usageOf(command).slice(`recruit ${group} `.length), command.summary]))}
`;

const valueNames = { string: 'TEXT', number: 'NUMBER', boolean: '', list: 'A,B', json: 'JSON' };

function flagHelp({ name, kind, description, isRequired, value, choices }: Flag): [string, string] {
  const left = `--${kebab(name)} ${value ?? valueNames[kind]}`.trimEnd();
  const isShown = choices && choices.length <= 12;
  const more = [isShown ? `One of ${choices.join(', ')}.` : '', isRequired ? 'Required.' : ''];
  return [left, [description, ...more].filter(Boolean).join(' ')];
}

export function commandHelp(command: Command): string {
  const { ids, flags, description, summary } = command;
  const positional = ids.map(({ name, description: text }) => [name.toUpperCase(), text] as const);
  return `Usage: ${usageOf(command)} [flags]

${description || `${summary}.`}

${columns([...positional, ...flags.map(flagHelp)])}
`;
}

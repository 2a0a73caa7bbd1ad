import { operationCommands } from '../generated/commands.ts';
import type { OperationCommand, OperationFlag } from './operation-command.ts';

/** A flag of the command line: `job_id` is `--job-id`. */
export type Flag = {
  name: string;
  kind: OperationFlag['kind'];
  description: string;
  at?: 'query' | 'body';
  choices?: readonly string[];
  isRequired?: boolean;
  /** Placeholder for the value in the help. */
  value?: string;
};

export type Command = {
  group: string;
  name: string;
  summary: string;
  description: string;
  ids: readonly { name: string; description: string }[];
  flags: readonly Flag[];
  operation: OperationCommand;
  /** Set for commands that send more than one request. */
  special?: 'tail' | 'bulk-apply';
};

export const kebab = (name: string): string =>
  name.replaceAll('_', '-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const text = (name: string, value: string, description: string): Flag => ({ name, kind: 'string', value, description });
const toggle = (name: string, description: string): Flag => ({ name, kind: 'boolean', description });

const cursorFile = text('cursor_file', 'FILE', 'Continue from the cursor in this file, and keep the file up to date.');
const all = toggle('all', 'Print all pages, one item per line.');
const json = toggle('json', 'Print compact JSON: one line per item of a list. Errors are JSON too.');
const help = toggle('help', 'Show this help.');

function extraFlags({ kind, input, isIdempotent, flags }: OperationCommand): Flag[] {
  const isList = kind === 'list' || kind === 'feed';
  const hasFile = kind === 'file' || kind === 'text' || flags.some(({ name }) => name === 'format');
  return [
    ...(isList ? [all, cursorFile] : []),
    ...(input === 'json'
      ? [text('data', 'JSON', 'The body as JSON, @FILE or - for stdin. Flags replace its fields.')]
      : []),
    ...(hasFile ? [text('output', 'FILE', 'Write to this file instead of stdout.')] : []),
    ...(isIdempotent
      ? [text('idempotency_key', 'KEY', 'The same key and body return the first response for 24 hours.')]
      : []),
    json,
    help,
  ];
}

function commandOf(operation: OperationCommand): Command {
  const { group, method, summary, description, ids, flags, input } = operation;
  const file = input === 'file' ? [{ name: 'file', description: 'The file to send, or - for stdin.' }] : [];
  return {
    group: kebab(group),
    name: kebab(method),
    summary,
    description,
    ids: [...ids, ...file],
    flags: [...flags, ...extraFlags(operation)],
    operation,
  };
}

const fromOperations = operationCommands.map(commandOf);

function found(group: string, name: string): Command {
  const command = fromOperations.find((one) => one.group === group && one.name === name);
  if (!command) throw new Error(`${group} ${name} is not an operation`);
  return command;
}

const feed = found('events', 'list');
const tail: Command = {
  ...feed,
  name: 'tail',
  summary: 'Print events as they happen',
  description: 'Prints one event per line, and waits for new ones. Starts with the oldest event that is kept.',
  flags: [
    ...feed.flags.filter(({ name }) => !['wait', 'limit', 'all'].includes(name)),
    toggle('new', 'Start with the next event instead.'),
  ],
  special: 'tail',
};

const bulk = found('applications', 'bulk-apply');
const bulkApply: Command = {
  ...bulk,
  description: `${bulk.description} With --csv, applies any number of candidates, and prints one line for each row.`,
  flags: [
    text(
      'csv',
      'FILE',
      'CSV file, or - for stdin. Columns: candidate_id, optionally job_id, status, notes, match_score, external_id.',
    ),
    ...bulk.flags,
  ],
  special: 'bulk-apply',
};

const apply: Command = { ...found('applications', 'create'), group: '', name: 'apply' };

/** All commands, by group. Those without a group come first. */
export const commands: readonly Command[] = [
  apply,
  ...fromOperations.map((command) => (command === bulk ? bulkApply : command)),
  tail,
];

export const usageOf = ({ group, name, ids }: Command): string =>
  ['recruit', group, name, ...ids.map((id) => id.name.toUpperCase())].filter(Boolean).join(' ');

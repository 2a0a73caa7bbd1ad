import { eventTypes } from '#platform/events/event-types.ts';
import type { OpenApiDocument } from '#platform/http/openapi/document.ts';
import { mappedActions } from './actions.ts';
import { mappedApplications, mappedInterviews, mappedMoves, mappedNotes, mappedRejectReasons } from './applications.ts';
import { mappedDepartments, mappedJobs, mappedStages } from './jobs.ts';
import { type MappedAction, type MappedField, type MappedResource, pathsOf } from './mapping.ts';
import { mappedAttachments, mappedCandidates, mappedTags, mappedUsers } from './people.ts';

export const mappedResources = {
  candidates: mappedCandidates,
  applications: mappedApplications,
  jobs: mappedJobs,
  stages: mappedStages,
  'reject-reasons': mappedRejectReasons,
  attachments: mappedAttachments,
  tags: mappedTags,
  users: mappedUsers,
  notes: mappedNotes,
  moves: mappedMoves,
  interviews: mappedInterviews,
  departments: mappedDepartments,
} as const satisfies Record<string, MappedResource>;

const code = (text: string): string => `\`${text}\``;
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(row).join('\n');

type Located = { title: string; parameters: string[] };

/** Title and parameters of each operation, by operationId. */
function operationsOf({ paths = {} }: OpenApiDocument): Map<string, Located> {
  const found = new Map<string, Located>();
  for (const [path, item] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(item as Record<string, Operation>)) {
      const title = `${method.toUpperCase()} ${path.replace('/api/v1', '')}`;
      const parameters = (operation.parameters ?? []).flatMap(({ name }) => name ?? []);
      found.set(operation.operationId, { title, parameters });
    }
  }
  return found;
}
type Operation = { operationId: string; parameters?: { name?: string }[] };

const known = (operations: Map<string, Located>, id: string): Located => {
  const operation = operations.get(id);
  if (!operation) throw new Error(`The mapping to unified APIs uses the unknown operation ${id}`);
  return operation;
};

const linkTo = (operations: Map<string, Located>, id: string): string =>
  `[${code(known(operations, id).title)}](operation:${id})`;

/** A value with other characters, such as a link, is already Markdown. */
const shown = (value: string): string => (/^[\w ]+$/.test(value) ? code(value) : value);

const howOf = ({ values = {}, note }: MappedField): string => {
  const pairs = Object.entries(values).map(([ours, theirs]) => `${code(ours)} → ${shown(theirs)}`);
  return [pairs.join('<br>'), note].filter(Boolean).join('<br>');
};

function fieldTable(operations: Map<string, Located>, { operation, fields }: MappedResource): string {
  const sourceOf = (field: MappedField): string => {
    const paths = pathsOf(field).map(code).join(', ');
    return paths && field.operation ? `${paths} of ${linkTo(operations, field.operation)}` : paths || 'none';
  };
  const rows = fields.map((field) => [
    field.merge ? code(field.merge) : '',
    field.kombo ? code(field.kombo) : '',
    sourceOf(field),
    howOf(field),
  ]);
  return `From ${linkTo(operations, operation)}:\n\n${table(['Merge', 'Kombo', 'This API', 'How'], rows)}`;
}

const actionTable = (operations: Map<string, Located>, actions: readonly MappedAction[]): string =>
  table(
    ['Action', 'Operation', 'Fields', 'How'],
    actions.map(({ action, operation, fields, note = '' }) => [
      action,
      linkTo(operations, operation),
      fields.map(code).join(', '),
      note,
    ]),
  );

/** Subjects of the events that announce changes to these lists. */
const subjects: Record<string, string> = {
  listCandidates: 'candidate',
  listApplications: 'application',
  listJobs: 'job',
  listClients: 'client',
  listScreenings: 'video_interview',
};

/** A table of the lists in the mapping. Their capabilities are read from their parameters. */
function syncTable(operations: Map<string, Located>): string {
  const lists = new Set<string>(Object.values(mappedResources).map(({ operation }) => operation));
  const rows = [...lists]
    .filter((id) => id.startsWith('list'))
    .map((id) => {
      const { parameters } = known(operations, id);
      const types = eventTypes.filter((type) => type.split('.')[0] === subjects[id]);
      return [
        linkTo(operations, id),
        parameters.includes('updated_after') ? 'yes' : 'no',
        parameters.includes('include_deleted') ? 'yes' : 'no',
        types.length > 0 ? code(`${subjects[id]}.*`) : 'none',
      ];
    });
  return table(['List', '`updated_after`', '`include_deleted`', 'Events'], rows);
}

/** The tables of the guide. Throws if an operation does not exist. */
export function unifiedApiTables(document: OpenApiDocument): Record<string, string> {
  const operations = operationsOf(document);
  const tables = Object.entries(mappedResources).map(([name, resource]): [string, string] => [
    `unified-${name}`,
    fieldTable(operations, resource),
  ]);
  return {
    ...Object.fromEntries(tables),
    'unified-actions': actionTable(operations, mappedActions),
    'unified-sync': syncTable(operations),
  };
}

import { candidateFields } from '#modules/candidates';
import { withoutTextMarks } from '#platform/files/csv.ts';
import { parseExact } from '#platform/schema/exact-json.ts';

/** Fields that are put together or moved; all others are those of a candidate. */
const ownFields = ['first_name', 'last_name', 'job_id'] as const;

export const importFields = [...Object.keys(candidateFields.shape), ...ownFields] as const;
const known = new Set<string>(importFields);
export const isImportField = (name: string): boolean => known.has(name);

const lists = new Set(['primary_skills', 'secondary_skills', 'tags']);
const numbers = new Set([
  'total_experience_years',
  'relevant_experience_years',
  'current_ctc',
  'expected_ctc',
  'notice_period_days',
]);

const yes = ['true', 'yes', '1'];
const no = ['false', 'no', '0'];

function booleanOf(cell: string): unknown {
  const text = cell.trim().toLowerCase();
  if (yes.includes(text)) return true;
  return no.includes(text) ? false : cell;
}

function jsonOf(cell: string): unknown {
  try {
    return parseExact(cell);
  } catch {
    return cell;
  }
}

const numberOf = (cell: string): unknown => (/^[+-]?\d+(\.\d+)?$/.test(cell.trim()) ? Number(cell) : cell);

/**
 * Converts cells to the value that the API would get. Unreadable text stays unchanged, so that the schema rejects it.
 */
function valueOf(field: string, cells: readonly string[]): unknown {
  const [cell = ''] = cells;
  if (lists.has(field)) {
    const items = cells.flatMap((one) => one.split(/[;,]/)).map((item) => item.trim());
    return items.filter((item) => item !== '');
  }
  if (numbers.has(field)) return numberOf(cell);
  if (field === 'in_notice_period') return booleanOf(cell);
  if (field === 'last_working_day' || field === 'job_id') return cell.trim();
  return field === 'metadata' ? jsonOf(cell) : cell;
}

/** Columns that each field is read from, the first one with a value first. */
export type FieldColumns = readonly (readonly [field: string, columns: readonly number[]])[];

const isEmpty = (cell: string | undefined): boolean => cell === undefined || cell.trim() === '';

function withName({ first_name: first, last_name: last, ...fields }: Record<string, unknown>): Record<string, unknown> {
  const parts = [first, last].flatMap((part) => (typeof part === 'string' ? part.trim() : []));
  if (fields['full_name'] !== undefined || parts.length === 0) return fields;
  return { ...fields, full_name: parts.join(' ') };
}

/** The body of `POST /candidates` that the cells of a row mean. Empty cells are left out. */
export function bodyOf(cells: readonly string[], columns: FieldColumns): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [field, from] of columns) {
    const given = from.map((at) => cells[at]).filter((cell): cell is string => !isEmpty(cell));
    const values = given.map(withoutTextMarks);
    if (values.length > 0) fields[field] = valueOf(field, values);
  }
  const { job_id: jobId, ...body } = withName(fields);
  return jobId === undefined ? body : { ...body, application: { job_id: jobId } };
}

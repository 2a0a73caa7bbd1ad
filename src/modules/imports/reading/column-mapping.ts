import { type FieldError, ValidationError } from '#platform/errors.ts';
import { columnNames, presetColumns } from './column-guess.lexicon.ts';
import { type FieldColumns, importFields, isImportField } from './import-fields.ts';

export const importPresets = Object.keys(presetColumns) as [ImportPreset, ...ImportPreset[]];
export type ImportPreset = keyof typeof presetColumns;

/** The field that each named column is read into; null for a column that is ignored. */
export type ColumnMapping = Record<string, string | null>;

const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const fieldByName = new Map(
  Object.entries(columnNames).flatMap(([field, names]) => names.map((name) => [name, field])),
);
const rankOf = (name: string, field: string): number => columnNames[field]?.indexOf(plain(name)) ?? 0;

/** A column may be named like something that every object has. */
const own = <T>(values: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined;

const presetOf = (preset: ImportPreset | null): Readonly<Record<string, string>> =>
  preset ? presetColumns[preset] : {};

/** If the names of several columns mean the same field, the best name wins. */
function guessed(columns: readonly string[], taken: ReadonlySet<string>): ColumnMapping {
  const best = new Map<string, string>();
  for (const column of columns) {
    const field = fieldByName.get(plain(column));
    if (field === undefined || taken.has(field)) continue;
    const other = best.get(field);
    if (other === undefined || rankOf(column, field) < rankOf(other, field)) best.set(field, column);
  }
  return Object.fromEntries([...best].map(([field, column]) => [column, field]));
}

/**
 * Combines mappings: `given` overrides the preset, and the preset overrides guesses from names. Reports unknown columns
 * and fields, mapped names that several columns share, and a missing name or email.
 */
export function checkMapping(
  columns: readonly string[],
  preset: ImportPreset | null,
  given: Readonly<ColumnMapping>,
): { mapping: ColumnMapping; errors: FieldError[] } {
  const counts = new Map<string, number>();
  for (const column of columns) if (column !== '') counts.set(column, (counts.get(column) ?? 0) + 1);
  const named = [...counts.keys()];
  const errors: FieldError[] = [];
  const refuse = (column: string, code: string, message: string) =>
    errors.push({ path: column === '' ? 'mapping' : `mapping.${column}`, code, message });
  for (const [column, field] of Object.entries(given)) {
    if (!counts.has(column)) refuse(column, 'unknown_column', 'is not a column of the file');
    else if (field !== null && !isImportField(field)) refuse(column, 'unknown_field', fieldUnknown(field));
  }
  const ofPreset = presetOf(preset);
  const fromPreset = Object.fromEntries(named.flatMap((column) => pair(column, own(ofPreset, plain(column)))));
  const taken = new Set([...Object.values(fromPreset), ...Object.values(given).flatMap((field) => field ?? [])]);
  const free = named.filter((column) => !Object.hasOwn(given, column) && !Object.hasOwn(fromPreset, column));
  const all: ColumnMapping = { ...guessed(free, taken), ...fromPreset, ...given };
  const fieldOf = (column: string) => own(all, column) ?? null;
  const mapping = Object.fromEntries(named.map((column) => [column, fieldOf(column)]));
  for (const [column, count] of counts) {
    if (fieldOf(column) !== null && count > 1) refuse(column, 'invalid_value', `is the name of ${count} columns`);
  }
  if (errors.length === 0) for (const { code, message } of missing(mapping)) refuse('', code, message);
  return { mapping, errors };
}

/** Throws ValidationError. */
export function mappingOf(...given: Parameters<typeof checkMapping>): ColumnMapping {
  const { mapping, errors } = checkMapping(...given);
  if (errors.length > 0) throw new ValidationError(errors);
  return mapping;
}

const pair = (column: string, field: string | undefined): [string, string][] => (field ? [[column, field]] : []);

const fieldUnknown = (field: string): string => `${field} is not a known field. Use one of ${importFields.join(', ')}`;

function missing(mapping: ColumnMapping): { code: string; message: string }[] {
  const fields = new Set(Object.values(mapping));
  const hasName = ['full_name', 'first_name', 'last_name'].some((field) => fields.has(field));
  const absent = [...(hasName ? [] : ['full_name']), ...(fields.has('email') ? [] : ['email'])];
  return absent.map((field) => ({ code: 'required', message: `no column is mapped to ${field}` }));
}

/** Lists the columns of each field. If a field has several, the order of the preset decides. */
export function columnsOf(
  columns: readonly string[],
  mapping: Readonly<ColumnMapping>,
  preset: ImportPreset | null,
): FieldColumns {
  const order = Object.keys(presetOf(preset));
  const orderOf = (at: number): number => {
    const found = order.indexOf(plain(columns[at] ?? ''));
    return found < 0 ? order.length : found;
  };
  const mapped = columns.flatMap((column, at) => pairAt(own(mapping, column), at));
  return [...Map.groupBy(mapped, ([field]) => field)].map(([field, some]) => [
    field,
    some.map(([, at]) => at).sort((a, b) => orderOf(a) - orderOf(b) || a - b),
  ]);
}

const pairAt = (field: string | null | undefined, at: number): [string, number][] => (field ? [[field, at]] : []);

import { withoutTextMarks } from '#platform/files/csv.ts';
import type { NamingRow, People } from '#platform/personal-data.ts';
import type { KeptFileRepository } from './files/kept-file.repository.ts';
import type { ImportErrorRepository, ImportWithErrors } from './import-errors.repository.ts';
import { columnsOf } from './reading/column-mapping.ts';
import { NamedPeople } from './reading/named-people.ts';

/** Returns what a row has as external ID. */
type IdReader = (cells: readonly string[]) => string[];

function idsInJson(line: string): string[] {
  try {
    const id = JSON.parse(line)?.external_id;
    return ['string', 'number'].includes(typeof id) ? [String(id)] : [];
  } catch {
    return [];
  }
}

function idReader({ format, columns, mapping, preset }: ImportWithErrors): IdReader {
  if (format === 'ndjson') return ([line = '']) => idsInJson(line);
  const ofFields = columnsOf(columns, mapping ?? {}, preset);
  const at = ofFields.flatMap(([field, some]) => (field === 'external_id' ? some : []));
  return (cells) => at.flatMap((index) => cells[index] ?? []).map(withoutTextMarks);
}

/** Finds the stored errors of an organization's imports that name people who are about to be erased. */
export class ImportErrorSearch {
  readonly #errors: ImportErrorRepository;
  readonly #kept: KeptFileRepository;
  constructor(errors: ImportErrorRepository, kept: KeptFileRepository) {
    this.#errors = errors;
    this.#kept = kept;
  }

  /** `seen` gets the imports that can have no new errors. */
  async search(people: People, seen: Set<string>): Promise<NamingRow[]> {
    const { organizationId } = people;
    const imports = (await this.#errors.imports(organizationId)).filter(({ id }) => !seen.has(id));
    if (imports.length === 0) return [];
    const named = new NamedPeople(await this.#kept.people(people));
    const found: NamingRow[] = [];
    for (const one of imports) {
      const idsOf = idReader(one);
      for await (const { row, cells } of this.#rowsOf(organizationId, one.id)) {
        for (const candidateId of named.in(cells, one.format === 'ndjson', idsOf(cells))) {
          found.push({ table: 'import_errors', key: `${one.id} ${row}`, candidateId });
        }
      }
      if (one.isDone) seen.add(one.id);
    }
    return found;
  }

  async *#rowsOf(organizationId: string, importId: string) {
    for (let last = 0; ; ) {
      const rows = await this.#errors.cellsAfter(organizationId, importId, last);
      yield* rows;
      const next = rows.at(-1)?.row;
      if (next === undefined) return;
      last = next;
    }
  }
}

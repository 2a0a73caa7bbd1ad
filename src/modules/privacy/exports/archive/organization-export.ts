import type { CandidateFiles } from '#modules/candidates';
import type { Database } from '#platform/database/database.ts';
import { type ExportParts, type OrganizationExportPart, organizationExportNames } from '#platform/files/export-part.ts';
import { presenter } from '#platform/http/api/present.ts';
import type { ExportRepository, ExportStart } from '../export.repository.ts';
import type { ZipWriter } from './zip-writer.ts';

type Progress = (done: number, total: number, step: string) => void;

/** A row can have some 100 KB of texts. */
const rowsAtOnce = 200;

/** IDs of omitted candidates, and of the rows about them. */
type Omitted = Set<string>;
type Referring = { id?: string; candidate_id?: string | null; application_id?: string };

/** Lists come before those that refer to them. */
function isOmitted(
  { id, candidate_id: candidateId, application_id: applicationId }: Referring,
  omitted: Omitted,
): boolean {
  if (omitted.size === 0) return false;
  const isOne = [id, candidateId, applicationId].some((one) => typeof one === 'string' && omitted.has(one));
  if (isOne && id) omitted.add(id);
  return isOne;
}

/** Writes all data of an organization, as of one point in time, except about candidates who wait for their erasure. */
export class OrganizationExport {
  readonly #db: Database;
  readonly #parts: readonly ExportParts[];
  readonly #files: CandidateFiles;
  readonly #exports: ExportRepository;
  constructor(db: Database, parts: readonly ExportParts[], files: CandidateFiles, exports: ExportRepository) {
    this.#db = db;
    this.#parts = parts;
    this.#files = files;
    this.#exports = exports;
  }

  write(zip: ZipWriter, start: ExportStart, progress: Progress): Promise<void> {
    const { organizationId } = start;
    const total = organizationExportNames.length + 1;
    return this.#db.snapshot(async () => {
      const omitted: Omitted = new Set(await this.#exports.omitted(start));
      for (const [done, name] of organizationExportNames.entries()) {
        progress(done, total, name);
        await zip.add(`${name}.ndjson`, this.#lines(organizationId, name, omitted));
      }
      progress(total - 1, total, 'resumes');
      for await (const { name, bytes } of this.#files.ofOrganization(organizationId, omitted)) {
        await zip.add(`resumes/${name}`, [bytes]);
      }
      progress(total, total, 'resumes');
    });
  }

  async *#lines(
    organizationId: string,
    name: OrganizationExportPart['name'],
    omitted: Omitted,
  ): AsyncGenerator<string> {
    for (const part of this.#parts.flatMap(({ ofOrganization }) => ofOrganization ?? [])) {
      if (part.name !== name) continue;
      const { rows, shown = (row: object) => row } = part;
      const present = presenter(part.item);
      for await (const batch of this.#db.batches<Referring>(rows(organizationId), rowsAtOnce)) {
        const kept = batch.filter((row) => !isOmitted(row, omitted));
        yield kept.map((row) => `${JSON.stringify(present(shown(row)))}\n`).join('');
      }
    }
  }
}

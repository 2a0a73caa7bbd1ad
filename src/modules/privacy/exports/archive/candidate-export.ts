import type { CandidateFiles, ResumeFile } from '#modules/candidates';
import { essenceOf, type RecordingService } from '#modules/interviews';
import type { OrganizationService } from '#modules/organizations';
import type { Resolve } from '#platform/container.ts';
import type { Database } from '#platform/database/database.ts';
import { NotFound } from '#platform/errors.ts';
import type { ExportedPerson } from '#platform/files/export-part.ts';
import { candidateExportNames, type ExportParts } from '#platform/files/export-part.ts';
import { presenter } from '#platform/http/api/present.ts';
import { type CandidateData, copyPage } from './candidate-page.view.ts';
import type { ZipWriter } from './zip-writer.ts';

type Progress = (done: number, total: number, step: string) => void;
type Copy = { data: CandidateData; organization: string; resumes: ResumeFile[] };

const endings: Record<string, string> = { 'video/mp4': 'mp4' };

/** Writes everything about one candidate. */
export class CandidateExport {
  readonly #db: Database;
  readonly #parts: readonly ExportParts[];
  readonly #organizations: OrganizationService;
  readonly #files: CandidateFiles;
  readonly #recordings: RecordingService;
  constructor(
    db: Database,
    parts: readonly ExportParts[],
    organizations: OrganizationService,
    files: CandidateFiles,
    recordings: RecordingService,
  ) {
    this.#db = db;
    this.#parts = parts;
    this.#organizations = organizations;
    this.#files = files;
    this.#recordings = recordings;
  }

  /** Throws NotFound, and Gone, for a candidate who is not there any longer. */
  async write(zip: ZipWriter, person: ExportedPerson, resolve: Resolve, progress: Progress): Promise<void> {
    const at = new Date().toISOString();
    const total = 3;
    progress(0, total, 'data');
    const { data, organization, resumes } = await this.#db.snapshot(() => this.#read(person, resolve));
    const { full_name: name } = data.candidate as { full_name: string | null };
    await zip.add('candidate.json', [`${JSON.stringify(data, null, 2)}\n`]);
    progress(1, total, 'resumes');
    for (const file of resumes) await zip.add(`resumes/${file.name}`, [file.bytes]);
    progress(2, total, 'recordings');
    const recordings = await this.#addRecordings(zip, person);
    const page = {
      organization,
      name,
      at,
      data,
      resumes: resumes.map((file) => `resumes/${file.name}`),
      recordings,
    };
    await zip.add('index.html', [copyPage(page)]);
    progress(3, total, 'recordings');
  }

  async #read(person: ExportedPerson, resolve: Resolve): Promise<Copy> {
    const found: Partial<CandidateData> = {};
    for (const name of candidateExportNames) {
      const items: unknown[] = [];
      for (const part of this.#parts.flatMap(({ ofCandidate }) => ofCandidate ?? [])) {
        if (part.name === name) items.push(...(await part.read(resolve, person)).map(presenter(part.item)));
      }
      found[name] = name === 'candidate' ? items[0] : items;
    }
    const { public_name: organization } = await this.#organizations.get(person.organizationId);
    const resumes = await Array.fromAsync(this.#files.ofCandidate(person.organizationId, person.candidateId));
    return { data: found as CandidateData, organization, resumes };
  }

  async #addRecordings(zip: ZipWriter, { organizationId, candidateId }: ExportedPerson): Promise<string[]> {
    const names: string[] = [];
    for (const recording of await this.#recordings.ofCandidate(organizationId, candidateId)) {
      const { interview_id: interviewId, question_index: index, mime_type: type } = recording;
      const part = index === null ? 'interview' : `answer-${index + 1}`;
      const name = `recordings/${interviewId}/${part}.${endings[essenceOf(type)] ?? 'webm'}`;
      try {
        const file = await this.#recordings.open(organizationId, interviewId, index);
        await zip.addFile(name, await file.read());
        names.push(name);
      } catch (error) {
        // Removed meanwhile, when its time was over.
        if (!(error instanceof NotFound)) throw error;
      }
    }
    return names;
  }
}

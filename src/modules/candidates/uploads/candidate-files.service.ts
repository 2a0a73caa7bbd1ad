import { type CandidateUpload, resumeEndings, type UploadRepository } from './upload.repository.ts';

/** `name` has no folder. */
export type ResumeFile = { name: string; bytes: Buffer };

/** Read at once. A file has 10 MiB at most. */
const maxBytes = 16 * 1024 * 1024;
const maxFiles = 200;

/** The candidate's own is named by the candidate, so that it can be found from their row. */
const nameOf = ({ candidateId, path, format, isOwn }: CandidateUpload): string =>
  isOwn ? `${candidateId}.${resumeEndings[format]}` : path.slice(path.lastIndexOf('/') + 1);

function* together(uploads: readonly CandidateUpload[]): Generator<CandidateUpload[]> {
  let group: CandidateUpload[] = [];
  let bytes = 0;
  for (const upload of uploads) {
    if (group.length > 0 && (bytes + upload.size > maxBytes || group.length >= maxFiles)) {
      yield group;
      group = [];
      bytes = 0;
    }
    group.push(upload);
    bytes += upload.size;
  }
  if (group.length > 0) yield group;
}

/** The uploaded resumes for exports. Those of masked candidates are left out. */
export class CandidateFiles {
  readonly #uploads: UploadRepository;
  constructor(uploads: UploadRepository) {
    this.#uploads = uploads;
  }

  /** Except of the candidates in `omitted`. Needs a transaction or a snapshot. */
  async *ofOrganization(organizationId: string, omitted: ReadonlySet<string>): AsyncGenerator<ResumeFile> {
    for await (const uploads of this.#uploads.ofOrganization(organizationId)) {
      yield* this.#read(
        organizationId,
        uploads.filter(({ candidateId }) => !omitted.has(candidateId)),
      );
    }
  }

  async *ofCandidate(organizationId: string, candidateId: string): AsyncGenerator<ResumeFile> {
    yield* this.#read(organizationId, await this.#uploads.ofCandidate(organizationId, candidateId));
  }

  async *#read(organizationId: string, uploads: readonly CandidateUpload[]): AsyncGenerator<ResumeFile> {
    for (const group of together(uploads)) {
      const files = await this.#uploads.contents(
        organizationId,
        group.map(({ path }) => path),
      );
      const byPath = new Map(files.map(({ path, bytes }) => [path, bytes]));
      for (const upload of group) {
        const bytes = byPath.get(upload.path);
        if (bytes) yield { name: nameOf(upload), bytes };
      }
    }
  }
}

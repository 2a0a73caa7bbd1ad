import { Forbidden, NotFound, UnsupportedMediaType } from '#platform/errors.ts';
import type { DownloadedFile } from '#platform/http/api/attachment.ts';
import { formatOf, isHostFailure, ResumeFailure, type ResumeFailureReason, type ResumeFormat } from '#readers/resume';
import { isUploadedFile, resumeEndings, type UploadRepository } from '../uploads/upload.repository.ts';
import type { ResumeFileFacts, ResumeRepository, ResumeRow } from './resume.repository.ts';
import type { ResumeView } from './resume.schemas.ts';
import { stillFilled } from './resume-fill.ts';
import { maskedProfile } from './resume-mask.ts';

/** Throws UnsupportedMediaType unless it is a PDF, a DOCX or plain text. */
export async function resumeFormatOf(bytes: Buffer): Promise<ResumeFormat> {
  const format = await formatOf(bytes);
  if (!format) throw new UnsupportedMediaType('The file must be a PDF, a DOCX or plain text in UTF-8.');
  return format;
}

export const resumeTypes: Record<ResumeFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  text: 'text/plain; charset=utf-8',
};

/** The API never returns the text of a resume. */
export class ResumeService {
  readonly #resumes: ResumeRepository;
  readonly #uploads: UploadRepository;
  constructor(resumes: ResumeRepository, uploads: UploadRepository) {
    this.#resumes = resumes;
    this.#uploads = uploads;
  }

  /** Throws NotFound. */
  async detail(organizationId: string, candidateId: string): Promise<ResumeView> {
    const row = await this.#resumes.detail(organizationId, candidateId);
    if (!row) throw new NotFound('The candidate');
    return viewOf(candidateId, row);
  }

  /** Returns the resume_path. Throws UnsupportedMediaType unless it is a PDF, a DOCX or plain text. */
  async upload(organizationId: string, bytes: Buffer): Promise<string> {
    return this.#uploads.save(organizationId, await resumeFormatOf(bytes), bytes);
  }

  /**
   * The uploaded file. Throws NotFound, for a candidate without one too, and Forbidden while the candidate is masked.
   */
  async download(organizationId: string, candidateId: string): Promise<DownloadedFile> {
    const upload = await this.#resumes.uploadOf(organizationId, candidateId);
    if (!upload) throw new NotFound('The candidate');
    if (upload.masked) throw new Forbidden('talent_pool_reveal_required');
    const { format, bytes } = upload;
    if (!format || !bytes) throw new NotFound('A stored resume file of the candidate');
    return { type: resumeTypes[format], name: `resume-${candidateId}.${resumeEndings[format]}`, bytes };
  }

  /** Format and size of the uploaded file. Undefined if there is none, and while the candidate is masked. */
  fileFacts(organizationId: string, candidateId: string): Promise<ResumeFileFacts | undefined> {
    return this.#resumes.fileFacts(organizationId, candidateId);
  }

  /**
   * Returns the text of the resume to users of the console. Throws NotFound, also if there is no text, and Forbidden
   * like `download`.
   */
  async text(organizationId: string, candidateId: string): Promise<string> {
    const own = await this.#resumes.ownText(organizationId, candidateId);
    if (!own) throw new NotFound('The candidate');
    if (own.masked) throw new Forbidden('talent_pool_reveal_required');
    if (own.text === null) throw new NotFound('The text of the candidate’s resume');
    return own.text;
  }

  /** Whether the candidate's uploaded file is the same as the one with this path. */
  isFileOf(organizationId: string, candidateId: string, path: string): Promise<boolean> {
    return this.#resumes.isFileOf(organizationId, candidateId, path);
  }

  /** Whether the file with this path has exactly these bytes. */
  async holds(organizationId: string, path: string, bytes: Buffer): Promise<boolean> {
    return (await this.#resumes.file(organizationId, path))?.equals(bytes) ?? false;
  }
}

const lowConfidence = 'The text is garbled, mostly hidden or nearly empty. Open the resume to check it.';

/** Leaves out the name and contact data of a masked candidate. */
function viewOf(candidateId: string, row: ResumeRow): ResumeView {
  const failure = row.reason === null ? undefined : (row.reason as ResumeFailureReason);
  const doubt = row.quality === 'low_confidence' ? lowConfidence : null;
  return {
    candidate_id: candidateId,
    state: row.source === '' || row.state === null ? 'none' : row.state === 'ok' ? 'read' : row.state,
    source: row.source === '' ? null : isUploadedFile(row.source) ? 'upload' : 'link',
    quality: row.quality,
    reason: row.state === 'ok' ? row.qualityReason : row.reason,
    message: failure ? new ResumeFailure(failure).message : doubt,
    retryable: failure !== undefined && isHostFailure(failure),
    format: row.format,
    pages: row.pages,
    hidden_characters: row.hiddenCharacters,
    read_at: row.readAt,
    filled_fields: stillFilled(row.fields, row.filled ?? {}),
    profile: row.profile && profileOf(row.profile, row.masked),
  };
}

function profileOf(profile: NonNullable<ResumeRow['profile']>, masked: boolean): ResumeView['profile'] {
  const shown = masked ? maskedProfile(profile) : profile;
  const { asOf, totalExperienceYears, relevantExperienceYears, contactWords: _, ...rest } = shown;
  return {
    ...rest,
    as_of: asOf,
    total_experience_years: totalExperienceYears,
    relevant_experience_years: relevantExperienceYears,
  };
}

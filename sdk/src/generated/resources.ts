// Generated from docs/openapi.json by `npm run sdk`. Do not edit.

import type { Call } from '../call.ts';
import { Feed, List, type ChangesQuery } from '../list.ts';
import type {
  FileInput,
  FileOptions,
  Http,
  IdempotencyOptions,
  IfMatchOptions,
  IfNoneMatchOptions,
  RequestOptions,
} from '../http.ts';
import type {
  CreateClient,
  UpdateClient,
  CreateJob,
  UpdateJob,
  ConsentInput,
  CreateApplication,
  BulkApply,
  UpdateApplication,
  CreateCandidate,
  UpdateCandidate,
  CreateRejectionReason,
  UpdateRejectionReason,
  NoteInput,
  UpdateNote,
  CreateVideoInterview,
  ConsentWithdrawalInput,
  CreateWebhookEndpoint,
  UpdateWebhookEndpoint,
  ReplayInput,
  MergeCandidateInput,
  UpdateLegalHold,
  RetentionPolicyInput,
  EraseCandidateInput,
  SimulationInput,
  Organization,
  User,
  PipelineStatus,
  AuditEntry,
  Client,
  Tombstone,
  Job,
  Resume,
  Consent,
  EnrichedApplication,
  Application,
  BulkResult,
  StatusEvent,
  Candidate,
  CandidateDetail,
  RejectionReason,
  Note,
  Match,
  CreatedVideoInterview,
  ScreeningSession,
  VideoInterview,
  ScreeningSessionDetail,
  VideoInterviewDetail,
  Event,
  RequestLogEntry,
  SyncDigest,
  WebhookEndpoint,
  WebhookEndpointWithSecret,
  WebhookTest,
  WebhookDelivery,
  RequestedExport,
  Export,
  Duplicate,
  LegalHold,
  RetentionPolicy,
  RetentionCandidate,
  Erasure,
  Decision,
  BiasAudit,
  ReviewRequest,
  Import,
  KeptRecord,
  Task,
  TestMessage,
  SimulatedAction,
  ListUsersQuery,
  ListPipelineStatusesQuery,
  ListAuditLogQuery,
  ListClientsQuery,
  ListJobsQuery,
  UploadResumeResult,
  ListCandidateConsentsQuery,
  ListApplicationsQuery,
  BulkApplyMeta,
  ListApplicationEventsQuery,
  ListCandidatesQuery,
  ListRejectionReasonsQuery,
  ListNotesQuery,
  ListScreeningsQuery,
  GetScreeningQuery,
  ListEventsQuery,
  ListRequestLogsQuery,
  GetSyncDigestQuery,
  ListWebhookEndpointsQuery,
  ListWebhookDeliveriesQuery,
  ReplayWebhookEndpointResult,
  ListExportsQuery,
  ListDuplicateCandidatesQuery,
  PreviewRetentionMeta,
  PreviewRetentionQuery,
  EraseCandidateResult,
  ListErasuresQuery,
  ListApplicationDecisionsQuery,
  ListDecisionsQuery,
  PutSelfIdentificationInput,
  GetBiasAuditQuery,
  ListReviewRequestsQuery,
  CreateImportQuery,
  ListImportsQuery,
  ListKeptRecordsQuery,
  ListTasksQuery,
  ListTestMessagesQuery,
} from './schemas.ts';

class Resource {
  protected readonly http: Http;
  constructor(http: Http) {
    this.http = http;
  }
}

export class OrganizationResource extends Resource {
  /**
   * Retrieve the organization.
   *
   * Retrieves the organization that owns the API key.
   *
   * `GET /api/v1/organization`
   */
  get(options?: RequestOptions): Call<Organization> {
    return this.http.call({ verb: 'GET', path: '/api/v1/organization' }, options);
  }
}

export class UsersResource extends Resource {
  /**
   * List users.
   *
   * Lists the users of the organization, newest first. Needs no scope, like the organization itself.
   *
   * `await` returns the first page. `for await` returns the items of all pages.
   *
   * `GET /api/v1/users`
   */
  list(query?: ListUsersQuery, options?: RequestOptions): List<User> {
    return new List(this.http, { verb: 'GET', path: '/api/v1/users', query }, options);
  }
  /**
   * Incremental sync of list(): what changed, oldest change first, until you have everything.
   */
  changes(query: ChangesQuery<ListUsersQuery>, options?: RequestOptions): Feed<User> {
    return new Feed(this.http, { verb: 'GET', path: '/api/v1/users', query }, options);
  }
}

export class PipelineStatusesResource extends Resource {
  /**
   * List pipeline statuses.
   *
   * Lists the statuses that applications may have, in pipeline order. With `updated_after` or `cursor`, lists all of them if any was added, renamed, moved or removed since. Needs no scope, like the organization itself.
   *
   * `await` returns the first page. `for await` returns the items of all pages.
   *
   * `GET /api/v1/pipeline-statuses`
   */
  list(query?: ListPipelineStatusesQuery, options?: RequestOptions): List<PipelineStatus> {
    return new List(this.http, { verb: 'GET', path: '/api/v1/pipeline-statuses', query }, options);
  }
  /**
   * Incremental sync of list(): what changed, oldest change first, until you have everything.
   */
  changes(query: ChangesQuery<ListPipelineStatusesQuery>, options?: RequestOptions): Feed<PipelineStatus> {
    return new Feed(this.http, { verb: 'GET', path: '/api/v1/pipeline-statuses', query }, options);
  }
}

export class AuditLogResource extends Resource {
  /**
   * List audit log entries.
   *
   * Lists the changes that API keys, users and the operator made, newest first. A request that changes several records has an entry for each. Refused requests, replays and requests that change nothing have none. Entries are never changed or deleted.
   *
   * `await` returns the first page. `for await` returns the items of all pages.
   *
   * Scope: `logs:read`. `GET /api/v1/audit-log`
   */
  list(query?: ListAuditLogQuery, options?: RequestOptions): List<AuditEntry> {
    return new List(this.http, { verb: 'GET', path: '/api/v1/audit-log', query }, options);
  }
  /**
   * Incremental sync of list(): what changed, oldest change first, until you have everything.
   */
  changes(query: ChangesQuery<ListAuditLogQuery>, options?: RequestOptions): Feed<AuditEntry> {
    return new Feed(this.http, { verb: 'GET', path: '/api/v1/audit-log', query }, options);
  }
}

export class ClientsResource extends Resource {
  /**
   * List clients.
   *
   * Lists clients, newest first.
   *
   * `await` returns the first page. `for await` returns the items of all pages.
   *
   * Scope: `clients:read`. `GET /api/v1/clients`
   */
  list(query?: ListClientsQuery, options?: RequestOptions): List<Client> {
    return new List(this.http, { verb: 'GET', path: '/api/v1/clients', query }, options);
  }
  /**
   * Incremental sync of list(): what changed, oldest change first, until you have everything.
   */
  changes(query: ChangesQuery<ListClientsQuery> & { include_deleted: true }, options?: RequestOptions): Feed<Client | Tombstone>;
  changes(query: ChangesQuery<ListClientsQuery> & { include_deleted?: false }, options?: RequestOptions): Feed<Client>;
  changes(query: ChangesQuery<ListClientsQuery> & { include_deleted?: boolean }, options?: RequestOptions): Feed<Client | Tombstone> {
    return new Feed(this.http, { verb: 'GET', path: '/api/v1/clients', query }, options);
  }

  /**
   * Create a client.
   *
   * Creates a client. Names do not have to be unique. An `external_id` of another client returns 409.
   *
   * Scope: `clients:write`. `POST /api/v1/clients`
   */
  create(body: CreateClient, options?: RequestOptions & IdempotencyOptions): Call<Client> {
    return this.http.call({ verb: 'POST', path: '/api/v1/clients', body, isIdempotent: true }, options);
  }

  /**
   * Retrieve a client.
   *
   * Retrieves a client with the number of its jobs.
   *
   * Scope: `clients:read`. `GET /api/v1/clients/{id}`
   */
  get(id: string, options: RequestOptions & IfNoneMatchOptions & { ifNoneMatch: string }): Call<Client | undefined>;
  get(id: string, options?: RequestOptions & IfNoneMatchOptions): Call<Client>;
  get(id: string, options?: RequestOptions & IfNoneMatchOptions): Call<Client | undefined> {
    return this.http.call({ verb: 'GET', path: '/api/v1/clients/{id}', ids: { id } }, options);
  }

  /**
   * Update a client.
   *
   * Updates the given fields of a client. Fields that you omit stay unchanged. `metadata` replaces the existing metadata.
   *
   * Scope: `clients:write`. `PUT /api/v1/clients/{id}`
   */
  update(id: string, body: UpdateClient, options?: RequestOptions & IfMatchOptions): Call<Client> {
    return this.http.call({ verb: 'PUT', path: '/api/v1/clients/{id}', ids: { id }, body }, options);
  }
}

export class JobsResource extends Resource {
  /**
   * List jobs.
   *
   * Lists jobs, newest first.
   *
   * `await` returns the first page. `for await` returns the items of all pages.
   *
   * Scope: `jobs:read`. `GET /api/v1/jobs`
   */
  list(query?: ListJobsQuery, options?: RequestOptions): List<Job> {
    return new List(this.http, { verb: 'GET', path: '/api/v1/jobs', query }, options);
  }
  /**
   * Incremental sync of list(): what changed, oldest change first, until you have everything.
   */
  changes(query: ChangesQuery<ListJobsQuery> & { include_deleted: true }, options?: RequestOptions): Feed<Job | Tombstone>;
  changes(query: ChangesQuery<ListJobsQuery> & { include_deleted?: false }, options?: RequestOptions): Feed<Job>;
  changes(query: ChangesQuery<ListJobsQuery> & { include_deleted?: boolean }, options?: RequestOptions): Feed<Job | Tombstone> {
    return new Feed(this.http, { verb: 'GET', path: '/api/v1/jobs', query }, options);
  }

  /**
   * Create a job.
   *
   * Creates a job. Unless `skip_ai_enrichment` is true, the service then generates weighted skills and interview questions in the background. It also fills empty experience, location and work mode fields from the description. Fields that you set are never overwritten. An `external_id` of another job returns 409.
   *
   * Scope: `jobs:write`. `POST /api/v1/jobs`
   */
  create(body: CreateJob, options?: RequestOptions & IdempotencyOptions): Call<Job> {
    return this.http.call({ verb: 'POST', path: '/api/v1/jobs', body, isIdempotent: true }, options);
  }

  /**
   * Retrieve a job.
   *
   * Retrieves a job. To list its pipeline, use `GET /api/v1/applications?job_id={id}`.
   *
   * Scope: `jobs:read`. `GET /api/v1/jobs/{id}`
   */
  get(id: string, options: RequestOptions & IfNoneMatchOptions & { ifNoneMatch: string }): Call<Job | undefined>;
  get(id: string, options?: RequestOptions & IfNoneMatchOptions): Call<Job>;
  get(id: string, options?: RequestOptions & IfNoneMatchOptions): Call<Job | undefined> {
    return this.http.call({ verb: 'GET', path: '/api/v1/jobs/{id}', ids: { id } }, options);
  }

  /**
   * Update a job.
   *
   * Updates the given fields of a job. Fields that you omit stay unchanged. `metadata` replaces the existing metadata. A new title, description or skill list makes the service generate weighted skills and interview questions again. To correct the skills that were read from the description, send both lists with `only_listed_skills` true.
   *
   * Scope: `jobs:write`. `PUT /api/v1/jobs/{id}`
   */
  update(id: string, body: UpdateJob, options?: RequestOptions & IfMatchOptions): Call<Job> {
    return this.http.call({ verb: 'PUT', path: '/api/v1/jobs/{id}', ids: { id }, body }, options);
  }
}

export class ResumesResource extends Resource {
  /**
   * Upload a resume.
   *
   * Uploads a resume: a PDF, a DOCX or a plain text file in UTF-8, up to 10 MiB. Send `multipart/form-data` with the file in the field `file`, or the bytes of the file as the body. The service detects the format from the bytes, not from `Content-Type`. JSON and URL-encoded forms are refused. Send the returned `resume_path` when you create or update a candidate. A file that no candidate uses is deleted after 7 days.
   *
   * Scope: `resumes:write`. `POST /api/v1/resumes`
   */
  upload(file: FileInput, options?: RequestOptions & IdempotencyOptions & FileOptions): Call<UploadResumeResult> {
    return this.http.call({ verb: 'POST', path: '/api/v1/resumes', file, fileType: 'application/octet-stream', isIdempotent: true }, options);
  }
}

export class CandidatesResource extends Resource {
  /**
   * Retrieve a candidate's resume.
   *
   * Retrieves the reading state of a resume and the profile in it. Resumes are read in the background after the request that adds them. The text of a resume is never returned.
   *
   * Scope: `resumes:read`. `GET /api/v1/candidates/{id}/resume`
   */
  getResume(id: string, options?: RequestOptions): Call<Resume> {
    return this.http.call({ verb: 'GET', path: '/api/v1/candidates/{id}/resume', ids: { id } }, options);
  }

  /**
   * Download a candidate's resume.
   *
   * Returns the uploaded resume file unchanged, as an attachment. Returns 404 for a candidate without an uploaded file: the service does not keep files of `resume_url`. The audit log has an entry of each download.
   *
   * Scope: `candidates.contact:read`. `GET /api/v1/candidates/{id}/resume/file`
   */
  downloadResume(id: string, options?: RequestOptions): Call<Blob> {
    return this.http.call({ verb: 'GET', path: '/api/v1/candidates/{id}/resume/file', ids: { id }, returnsFile: true }, options);
  }

  /**
   * List consents of a candidate.
   *
   * Lists what a candidate agreed to, newest first, with the text shown and the withdrawal. The service records the consents that it asks for: to an application on a public job page, to a video interview and to a WhatsApp screening.
   *
   * `await` returns the first page. `for await` returns the items of all pages.
   *
   * Scope: `candidates:read`. `GET /api/v1/candidates/{id}/consents`
   */
  listConsents(id: string, query?: ListCandidateConsentsQuery, options?: RequestOptions): List<Consent> {
    return new List(this.http, { verb: 'GET', path: '/api/v1/candidates/{id}/consents', ids: { id }, query }, options);
  }
  /**
   * Incremental sync of listConsents(): what changed, oldest change first, until you have everything.
   */
  listConsentsChanges(id: string, query: ChangesQuery<ListCandidateConsentsQuery>, options?: RequestOptions): Feed<Consent> {
    return new Feed(this.http, { verb: 'GET', path: '/api/v1/candidates/{id}/consents', ids: { id }, query }, options);
  }

  /**
   * Record a consent.
   *
   * Records a consent that you asked for yourself, with the text that the candidate saw. The service records the consents that it asks for on its own.
   *
   * Scope: `candidates:write`. `POST /api/v1/candidates/{id}/consents`
   */
  createConsent(id: string, body: ConsentInput, options?: RequestOptions & IdempotencyOptions): Call<Consent> {
    return this.http.call({ verb: 'POST', path: '/api/v1/candidates/{id}/consents', ids: { id }, body, isIdempotent: true }, options);
  }

  /**
   * List candidates.
   *
   * Lists candidates, newest first.
   *
   * `await` returns the first page. `for await` returns the items of all pages.
   *
   * Scope: `candidates:read`. `GET /api/v1/candidates`
   */
  list(query?: ListCandidatesQuery, options?: RequestOptions): List<Candidate> {
    return new List(this.http, { verb: 'GET', path: '/api/v1/candidates', query }, options);
  }
  /**
   * Incremental sync of list(): what changed, oldest change first, until you have everything.
   */
  changes(query: ChangesQuery<ListCandidatesQuery> & { include_deleted: true }, options?: RequestOptions): Feed<Candidate | Tombstone>;
  changes(query: ChangesQuery<ListCandidatesQuery> & { include_deleted?: false }, options?: RequestOptions): Feed<Candidate>;
  changes(query: ChangesQuery<ListCandidatesQuery> & { include_deleted?: boolean }, options?: RequestOptions): Feed<Candidate | Tombstone> {
    return new Feed(this.http, { verb: 'GET', path: '/api/v1/candidates', query }, options);
  }

  /**
   * Create or match a candidate.
   *
   * Creates a candidate and returns 201. If the organization has a candidate with this email, updates that candidate with the given fields and returns 200. Emails are compared case-insensitively. Pass `application` to also apply the candidate to a job, like `POST /api/v1/applications`. If either part fails, nothing is changed. An `external_id` of another candidate returns 409.
   *
   * Scope: `candidates:write`. `POST /api/v1/candidates`
   */
  create(body: CreateCandidate, options?: RequestOptions & IdempotencyOptions): Call<CandidateDetail> {
    return this.http.call({ verb: 'POST', path: '/api/v1/candidates', body, isIdempotent: true }, options);
  }

  /**
   * Retrieve a candidate.
   *
   * Retrieves a candidate with their applications.
   *
   * Scope: `candidates:read`. `GET /api/v1/candidates/{id}`
   */
  get(id: string, options: RequestOptions & IfNoneMatchOptions & { ifNoneMatch: string }): Call<CandidateDetail | undefined>;
  get(id: string, options?: RequestOptions & IfNoneMatchOptions): Call<CandidateDetail>;
  get(id: string, options?: RequestOptions & IfNoneMatchOptions): Call<CandidateDetail | undefined> {
    return this.http.call({ verb: 'GET', path: '/api/v1/candidates/{id}', ids: { id } }, options);
  }

  /**
   * Update a candidate.
   *
   * Updates the given fields of a candidate. Fields that you omit stay unchanged. `metadata` replaces the existing metadata. Pass `application`, alone or with other fields, to apply the candidate to a job. If either part fails, nothing is changed. While the talent-pool profile is masked, the name, contact fields and CTC are locked.
   *
   * Scope: `candidates:write`. `PUT /api/v1/candidates/{id}`
   */
  update(id: string, body: UpdateCandidate, options?: RequestOptions & IfMatchOptions): Call<CandidateDetail> {
    return this.http.call({ verb: 'PUT', path: '/api/v1/candidates/{id}', ids: { id }, body }, options);
  }

  /**
   * List notes of a candidate.
   *
   * Lists the notes about a candidate, newest first, with their authors. The field `notes` of an application is separate: one text without authors.
   *
   * `await` returns the first page. `for await` returns the items of all pages.
   *
   * Scope: `candidates:read`. `GET /api/v1/candidates/{id}/notes`
   */
  listNotes(id: string, query?: ListNotesQuery, options?: RequestOptions): List<Note> {
    return new List(this.http, { verb: 'GET', path: '/api/v1/candidates/{id}/notes', ids: { id }, query }, options);
  }
  /**
   * Incremental sync of listNotes(): what changed, oldest change first, until you have everything.
   */
  listNotesChanges(id: string, query: ChangesQuery<ListNotesQuery>, options?: RequestOptions): Feed<Note> {
    return new Feed(this.http, { verb: 'GET', path: '/api/v1/candidates/{id}/notes', ids: { id }, query }, options);
  }

  /**
   * Add a note.
   *
   * Adds a note about a candidate. Its author is the API key.
   *
   * Scope: `candidates:write`. `POST /api/v1/candidates/{id}/notes`
   */
  createNote(id: string, body: NoteInput, options?: RequestOptions & IdempotencyOptions): Call<Note> {
    return this.http.call({ verb: 'POST', path: '/api/v1/candidates/{id}/notes', ids: { id }, body, isIdempotent: true }, options);
  }

  /**
   * Retrieve a note.
   *
   * Retrieves a note about a candidate.
   *
   * Scope: `candidates:read`. `GET /api/v1/candidates/{id}/notes/{note_id}`
   */
  getNote(id: string, noteId: string, options: RequestOptions & IfNoneMatchOptions & { ifNoneMatch: string }): Call<Note | undefined>;
  getNote(id: string, noteId: string, options?: RequestOptions & IfNoneMatchOptions): Call<Note>;
  getNote(id: string, noteId: string, options?: RequestOptions & IfNoneMatchOptions): Call<Note | undefined> {
    return this.http.call({ verb: 'GET', path: '/api/v1/candidates/{id}/notes/{note_id}', ids: { id, note_id: noteId } }, options);
  }

  /**
   * Change a note.
   *
   * Changes the text of a note that an API key of your organization wrote. A note of a user returns 403 `forbidden`: its author and admins change it in the console.
   *
   * Scope: `candidates:write`. `PATCH /api/v1/candidates/{id}/notes/{note_id}`
   */
  updateNote(id: string, noteId: string, body: UpdateNote, options?: RequestOptions & IfMatchOptions): Call<Note> {
    return this.http.call({ verb: 'PATCH', path: '/api/v1/candidates/{id}/notes/{note_id}', ids: { id, note_id: noteId }, body }, options);
  }

  /**
   * Delete a note.
   *
   * Deletes a note that an API key of your organization wrote. This can’t be undone.
   *
   * Scope: `candidates:write`. `DELETE /api/v1/candidates/{id}/notes/{note_id}`
   */
  deleteNote(id: string, noteId: string, options?: RequestOptions & IfMatchOptions): Call<void> {
    return this.http.call({ verb: 'DELETE', path: '/api/v1/candidates/{id}/notes/{note_id}', ids: { id, note_id: noteId } }, options);
  }

  /**
   * Export a candidate.
   *
   * Starts an export of everything that the organization stores about a candidate: a ZIP file with a page to read (`index.html`), `candidate.json`, resumes and recordings. Includes contact data and pay, whatever other scopes the key has. While an export of the candidate is unfinished, returns that one.
   *
   * Scope: `privacy:write`. `POST /api/v1/candidates/{id}/export`
   */
  export(id: string, options?: RequestOptions & IdempotencyOptions): Call<RequestedExport> {
    return this.http.call({ verb: 'POST', path: '/api/v1/candidates/{id}/export', ids: { id }, isIdempotent: true }, options);
  }

  /**
   * Merge a candidate.
   *
   * Merges a duplicate into the candidate in the path. Empty fields are filled, skills and tags united, and `metadata` is merged at the top level. Where both have a value, `prefer` decides. Applications, notes, screenings, interviews, messages and links move along.
   *
   * Applications to the same job become one. It has the further status: hired, then active, then rejected or withdrawn, then the later one in your pipeline. The history of both is kept.
   *
   * The merged ID, and those of applications that became one with another, return 410 `gone` with `merged_into`. This can’t be undone.
   *
   * Scope: `candidates:write`, `applications:write`. `POST /api/v1/candidates/{id}/merge`
   */
  merge(id: string, body: MergeCandidateInput, options?: RequestOptions & IdempotencyOptions): Call<CandidateDetail> {
    return this.http.call({ verb: 'POST', path: '/api/v1/candidates/{id}/merge', ids: { id }, body, isIdempotent: true }, options);
  }

  /**
   * List likely duplicates.
   *
   * Lists pairs of candidates who may be one person, the latest found first. The reasons say what they share. Nothing is merged automatically: compare the two, then merge them with `POST /candidates/{id}/merge`.
   *
   * Changes appear within about a minute. Incremental sync does not return pairs that leave the list. The list leaves out values that more than 10 candidates share, masked profiles, and pairs that a recruiter dismissed in the console.
   *
   * `await` returns the first page. `for await` returns the items of all pages.
   *
   * Scope: `candidates:read`. `GET /api/v1/candidates/duplicates`
   */
  listDuplicates(query?: ListDuplicateCandidatesQuery, options?: RequestOptions): List<Duplicate> {
    return new List(this.http, { verb: 'GET', path: '/api/v1/candidates/duplicates', query }, options);
  }
  /**
   * Incremental sync of listDuplicates(): what changed, oldest change first, until you have everything.
   */
  listDuplicatesChanges(query: ChangesQuery<ListDuplicateCandidatesQuery>, options?: RequestOptions): Feed<Duplicate> {
    return new Feed(this.http, { verb: 'GET', path: '/api/v1/candidates/duplicates', query }, options);
  }

  /**
   * Retrieve a legal hold.
   *
   * Retrieves whether the candidate is on legal hold. `hold` is false for most.
   *
   * Scope: `privacy:write`. `GET /api/v1/candidates/{id}/legal-hold`
   */
  getLegalHold(id: string, options?: RequestOptions): Call<LegalHold> {
    return this.http.call({ verb: 'GET', path: '/api/v1/candidates/{id}/legal-hold', ids: { id } }, options);
  }

  /**
   * Set or release a legal hold.
   *
   * Until you release the hold, retention skips the candidate, and a request to erase them returns 409 `conflict`. An erasure that has not removed anything yet becomes `failed`. When you release the hold, the erasure restarts only if the candidate asked for it. When candidates are merged, the hold stays.
   *
   * Scope: `privacy:write`. `PUT /api/v1/candidates/{id}/legal-hold`
   */
  updateLegalHold(id: string, body: UpdateLegalHold, options?: RequestOptions): Call<LegalHold> {
    return this.http.call({ verb: 'PUT', path: '/api/v1/candidates/{id}/legal-hold', ids: { id }, body }, options);
  }

  /**
   * Erase a candidate.
   *
   * Removes the candidate, with all applications, messages, screenings, interviews, recordings and resumes. This can't be undone. A background task does it; work in progress about the candidate is cancelled. After it, the candidate's ID returns 410 `gone`. Decision records stay, without the candidate's name and ID. If you repeat the request, you get the same erasure. A candidate on legal hold is a 409 `conflict`.
   *
   * Scope: `privacy:write`. `POST /api/v1/candidates/{id}/erase`
   */
  erase(id: string, body?: EraseCandidateInput, options?: RequestOptions & IdempotencyOptions): Call<EraseCandidateResult> {
    return this.http.call({ verb: 'POST', path: '/api/v1/candidates/{id}/erase', ids: { id }, body, isIdempotent: true }, options);
  }
}

export class ApplicationsResource extends Resource {
  /**
   * List applications.
   *
   * Lists applications, newest first. Pass `candidate_id` and `job_id` together to find the application of a candidate to a job. The list is empty if there is none.
   *
   * `await` returns the first page. `for await` returns the items of all pages.
   *
   * Scope: `applications:read`. `GET /api/v1/applications`
   */
  list(query?: ListApplicationsQuery, options?: RequestOptions): List<EnrichedApplication> {
    return new List(this.http, { verb: 'GET', path: '/api/v1/applications', query }, options);
  }
  /**
   * Incremental sync of list(): what changed, oldest change first, until you have everything.
   */
  changes(query: ChangesQuery<ListApplicationsQuery> & { include_deleted: true }, options?: RequestOptions): Feed<EnrichedApplication | Tombstone>;
  changes(query: ChangesQuery<ListApplicationsQuery> & { include_deleted?: false }, options?: RequestOptions): Feed<EnrichedApplication>;
  changes(query: ChangesQuery<ListApplicationsQuery> & { include_deleted?: boolean }, options?: RequestOptions): Feed<EnrichedApplication | Tombstone> {
    return new Feed(this.http, { verb: 'GET', path: '/api/v1/applications', query }, options);
  }

  /**
   * Apply a candidate to a job.
   *
   * Applies a candidate to a job. Returns 201 for a new application. If the candidate was applied to this job before, updates the existing application with the given fields and returns 200. The first apply sends one email: the interest email, or the video interview invite if the job has `direct_video_interview_on_apply`. Later calls send no email. The job may have any status. If you omit `match_score`, it is null until the service has computed it. An `external_id` of another application returns 409.
   *
   * Scope: `applications:write`. `POST /api/v1/applications`
   */
  create(body: CreateApplication, options?: RequestOptions & IdempotencyOptions): Call<Application> {
    return this.http.call({ verb: 'POST', path: '/api/v1/applications', body, isIdempotent: true }, options);
  }

  /**
   * Apply up to 100 candidates to one job.
   *
   * Applies up to 100 candidates to one job. Returns 200 with one result for each candidate, even if some or all of them failed. An unknown job or an invalid status fails the whole request. An external ID of another application fails only its item, with the code `conflict`.
   *
   * Scope: `applications:write`. `POST /api/v1/applications/bulk`
   */
  bulkApply(body: BulkApply, options?: RequestOptions & IdempotencyOptions): Call<{ data: BulkResult[]; meta: BulkApplyMeta }> {
    return this.http.call({ verb: 'POST', path: '/api/v1/applications/bulk', body, isIdempotent: true, whole: true }, options);
  }

  /**
   * Retrieve an application.
   *
   * Retrieves an application with details of its candidate and job.
   *
   * Scope: `applications:read`. `GET /api/v1/applications/{id}`
   */
  get(id: string, options: RequestOptions & IfNoneMatchOptions & { ifNoneMatch: string }): Call<EnrichedApplication | undefined>;
  get(id: string, options?: RequestOptions & IfNoneMatchOptions): Call<EnrichedApplication>;
  get(id: string, options?: RequestOptions & IfNoneMatchOptions): Call<EnrichedApplication | undefined> {
    return this.http.call({ verb: 'GET', path: '/api/v1/applications/{id}', ids: { id } }, options);
  }

  /**
   * Update an application.
   *
   * Updates the given fields of an application. Fields that you omit stay unchanged. A new status sets `status_date` and the timestamp of that status, such as `closed_at`. A status that closes the application (`hired`, `Candidate joined`, `rejected`, `withdrawn`) cancels its open screening sessions, and its video interviews that have not begun expire. Top-level keys of `metadata` are merged into the existing metadata. Set `match_score` to null to have it computed again.
   *
   * Scope: `applications:write`. `PUT /api/v1/applications/{id}`
   */
  update(id: string, body: UpdateApplication, options?: RequestOptions & IfMatchOptions): Call<Application> {
    return this.http.call({ verb: 'PUT', path: '/api/v1/applications/{id}', ids: { id }, body }, options);
  }

  /**
   * Delete an application.
   *
   * Deletes an application and its status history. Screenings and video interviews of the candidate are kept.
   *
   * Scope: `applications:write`. `DELETE /api/v1/applications/{id}`
   */
  delete(id: string, options?: RequestOptions & IfMatchOptions): Call<void> {
    return this.http.call({ verb: 'DELETE', path: '/api/v1/applications/{id}', ids: { id } }, options);
  }

  /**
   * List status changes of an application.
   *
   * Lists the status changes of an application, newest first.
   *
   * `await` returns the first page. `for await` returns the items of all pages.
   *
   * Scope: `applications:read`. `GET /api/v1/applications/{id}/events`
   */
  listEvents(id: string, query?: ListApplicationEventsQuery, options?: RequestOptions): List<StatusEvent> {
    return new List(this.http, { verb: 'GET', path: '/api/v1/applications/{id}/events', ids: { id }, query }, options);
  }
  /**
   * Incremental sync of listEvents(): what changed, oldest change first, until you have everything.
   */
  listEventsChanges(id: string, query: ChangesQuery<ListApplicationEventsQuery>, options?: RequestOptions): Feed<StatusEvent> {
    return new Feed(this.http, { verb: 'GET', path: '/api/v1/applications/{id}/events', ids: { id }, query }, options);
  }

  /**
   * Explain a match score.
   *
   * Explains the match score of an application. The contributions of its components add up exactly to the score. A score that was sent through the API has no components. Evidence that names pay is shown only with the scope `candidates.contact:read`.
   *
   * Scope: `applications:read`. `GET /api/v1/applications/{id}/match`
   */
  explainMatch(id: string, options?: RequestOptions): Call<Match> {
    return this.http.call({ verb: 'GET', path: '/api/v1/applications/{id}/match', ids: { id } }, options);
  }

  /**
   * List decisions about an application.
   *
   * Lists the decisions about an application, newest first. Also works for a deleted or erased application. The ID of a merged application returns the decisions of the one that stays, with its `application_id`.
   *
   * `await` returns the first page. `for await` returns the items of all pages.
   *
   * Scope: `compliance:read`. `GET /api/v1/applications/{id}/decisions`
   */
  listDecisions(id: string, query?: ListApplicationDecisionsQuery, options?: RequestOptions): List<Decision> {
    return new List(this.http, { verb: 'GET', path: '/api/v1/applications/{id}/decisions', ids: { id }, query }, options);
  }
  /**
   * Incremental sync of listDecisions(): what changed, oldest change first, until you have everything.
   */
  listDecisionsChanges(id: string, query: ChangesQuery<ListApplicationDecisionsQuery>, options?: RequestOptions): Feed<Decision> {
    return new Feed(this.http, { verb: 'GET', path: '/api/v1/applications/{id}/decisions', ids: { id }, query }, options);
  }

  /**
   * Store a self-identification.
   *
   * Stores what an applicant voluntarily said about their sex, race and ethnicity when you asked for it yourself. The last answer counts. Nothing returns it: only the bias audit counts answers, and no score depends on them.
   *
   * Scope: `applications:write`. `PUT /api/v1/applications/{id}/self-identification`
   */
  setSelfIdentification(id: string, body: PutSelfIdentificationInput, options?: RequestOptions): Call<void> {
    return this.http.call({ verb: 'PUT', path: '/api/v1/applications/{id}/self-identification', ids: { id }, body }, options);
  }
}

export class RejectionReasonsResource extends Resource {
  /**
   * List rejection reasons.
   *
   * Lists the reasons for rejections and withdrawals, newest first. Retired reasons are included.
   *
   * `await` returns the first page. `for await` returns the items of all pages.
   *
   * Scope: `applications:read`. `GET /api/v1/rejection-reasons`
   */
  list(query?: ListRejectionReasonsQuery, options?: RequestOptions): List<RejectionReason> {
    return new List(this.http, { verb: 'GET', path: '/api/v1/rejection-reasons', query }, options);
  }
  /**
   * Incremental sync of list(): what changed, oldest change first, until you have everything.
   */
  changes(query: ChangesQuery<ListRejectionReasonsQuery>, options?: RequestOptions): Feed<RejectionReason> {
    return new Feed(this.http, { verb: 'GET', path: '/api/v1/rejection-reasons', query }, options);
  }

  /**
   * Create a rejection reason.
   *
   * Creates a reason. A `code` of another reason returns 409.
   *
   * Scope: `applications:write`. `POST /api/v1/rejection-reasons`
   */
  create(body: CreateRejectionReason, options?: RequestOptions & IdempotencyOptions): Call<RejectionReason> {
    return this.http.call({ verb: 'POST', path: '/api/v1/rejection-reasons', body, isIdempotent: true }, options);
  }

  /**
   * Retrieve a rejection reason.
   *
   * Retrieves a reason, retired or not.
   *
   * Scope: `applications:read`. `GET /api/v1/rejection-reasons/{id}`
   */
  get(id: string, options: RequestOptions & IfNoneMatchOptions & { ifNoneMatch: string }): Call<RejectionReason | undefined>;
  get(id: string, options?: RequestOptions & IfNoneMatchOptions): Call<RejectionReason>;
  get(id: string, options?: RequestOptions & IfNoneMatchOptions): Call<RejectionReason | undefined> {
    return this.http.call({ verb: 'GET', path: '/api/v1/rejection-reasons/{id}', ids: { id } }, options);
  }

  /**
   * Update a rejection reason.
   *
   * Updates the given fields of a reason. Fields that you omit stay unchanged. The code stays, so a `code` that you send back is ignored. Changing `outcome` returns 409 once an application or a decision has the reason. Reasons are never deleted: set `active` to false to retire one. Decisions that have it keep it.
   *
   * Scope: `applications:write`. `PUT /api/v1/rejection-reasons/{id}`
   */
  update(id: string, body: UpdateRejectionReason, options?: RequestOptions & IfMatchOptions): Call<RejectionReason> {
    return this.http.call({ verb: 'PUT', path: '/api/v1/rejection-reasons/{id}', ids: { id }, body }, options);
  }
}

export class VideoInterviewsResource extends Resource {
  /**
   * Create a video interview.
   *
   * Creates a video interview and charges 10 credits. By default, the candidate gets the invite by email. If you omit `interview_questions` and set `question_source` to `resume`, the service reads the resume first. The request then takes up to about 60 seconds. If it returns `unavailable`, nothing was charged. Retry after the seconds in `Retry-After`.
   *
   * Scope: `interviews:write`. `POST /api/v1/video-interviews`
   */
  create(body: CreateVideoInterview, options?: RequestOptions & IdempotencyOptions): Call<CreatedVideoInterview> {
    return this.http.call({ verb: 'POST', path: '/api/v1/video-interviews', body, isIdempotent: true }, options);
  }
}

export class ConsentsResource extends Resource {
  /**
   * Withdraw a consent.
   *
   * Records that a candidate has withdrawn a consent. This can’t be undone. Withdrawing `video_interview` ends the interview, and deletes its recordings, transcripts, notes and scores. Withdrawing `whatsapp_screening` cancels the screening, and `contact` unsubscribes the email address. Other purposes are only recorded. A repeated request returns the consent unchanged.
   *
   * Scope: `privacy:write`. `POST /api/v1/consents/{id}/withdraw`
   */
  withdraw(id: string, body?: ConsentWithdrawalInput, options?: RequestOptions & IdempotencyOptions): Call<Consent> {
    return this.http.call({ verb: 'POST', path: '/api/v1/consents/{id}/withdraw', ids: { id }, body, isIdempotent: true }, options);
  }
}

export class ScreeningsResource extends Resource {
  /**
   * List screenings.
   *
   * Lists screening sessions and video interviews, most recently updated first. Sessions need the scope `screenings:read`, interviews `interviews:read`. `type=all` needs both.
   *
   * `await` returns the first page. `for await` returns the items of all pages.
   *
   * Scope: `screenings:read`, `interviews:read`. `GET /api/v1/screenings`
   */
  list(query?: ListScreeningsQuery, options?: RequestOptions): List<ScreeningSession | VideoInterview> {
    return new List(this.http, { verb: 'GET', path: '/api/v1/screenings', query }, options);
  }
  /**
   * Incremental sync of list(): what changed, oldest change first, until you have everything.
   */
  changes(query: ChangesQuery<ListScreeningsQuery>, options?: RequestOptions): Feed<ScreeningSession | VideoInterview> {
    return new Feed(this.http, { verb: 'GET', path: '/api/v1/screenings', query }, options);
  }

  /**
   * Retrieve a screening.
   *
   * Retrieves a screening session with its responses, or a video interview with its questions and answers. A session needs the scope `screenings:read`, an interview `interviews:read`.
   *
   * Scope: `screenings:read`, `interviews:read`. `GET /api/v1/screenings/{id}`
   */
  get(id: string, query: GetScreeningQuery, options: RequestOptions & IfNoneMatchOptions & { ifNoneMatch: string }): Call<ScreeningSessionDetail | VideoInterviewDetail | undefined>;
  get(id: string, query: GetScreeningQuery, options?: RequestOptions & IfNoneMatchOptions): Call<ScreeningSessionDetail | VideoInterviewDetail>;
  get(id: string, query: GetScreeningQuery, options?: RequestOptions & IfNoneMatchOptions): Call<ScreeningSessionDetail | VideoInterviewDetail | undefined> {
    return this.http.call({ verb: 'GET', path: '/api/v1/screenings/{id}', ids: { id }, query }, options);
  }
}

export class EventsResource extends Resource {
  /**
   * List events.
   *
   * Lists what happened, oldest first. Each change of a resource is one event. Events are kept for 30 days. Pass `meta.next_cursor` as `cursor` to get the next events. No event is missed or repeated, even while others write. With `wait`, the request returns as soon as there is an event, or after that many seconds.
   *
   * `for await` returns them until there are no more.
   *
   * Scope: `events:read`. `GET /api/v1/events`
   */
  list(query?: ListEventsQuery, options?: RequestOptions): Feed<Event> {
    return new Feed(this.http, { verb: 'GET', path: '/api/v1/events', query }, options);
  }
  /**
   * As list(), but `for await` waits for new ones and never ends. Stop it with `break` or a signal.
   */
  tail(query?: Omit<ListEventsQuery, 'wait'>, options?: RequestOptions): Feed<Event> {
    return new Feed(this.http, { verb: 'GET', path: '/api/v1/events', query }, options, { waitSeconds: 25 });
  }

  /**
   * Retrieve an event.
   *
   * Retrieves an event of the last 30 days.
   *
   * Scope: `events:read`. `GET /api/v1/events/{id}`
   */
  get(id: string, options: RequestOptions & IfNoneMatchOptions & { ifNoneMatch: string }): Call<Event | undefined>;
  get(id: string, options?: RequestOptions & IfNoneMatchOptions): Call<Event>;
  get(id: string, options?: RequestOptions & IfNoneMatchOptions): Call<Event | undefined> {
    return this.http.call({ verb: 'GET', path: '/api/v1/events/{id}', ids: { id } }, options);
  }
}

export class RequestLogsResource extends Resource {
  /**
   * List requests.
   *
   * Lists the requests that your API keys made in the last 30 days, newest first, including those that were refused. An entry appears within 5 seconds. Bodies, query parameters and IDs in paths are never stored. Requests without a valid key have no entry.
   *
   * `await` returns the first page. `for await` returns the items of all pages.
   *
   * Scope: `logs:read`. `GET /api/v1/request-logs`
   */
  list(query?: ListRequestLogsQuery, options?: RequestOptions): List<RequestLogEntry> {
    return new List(this.http, { verb: 'GET', path: '/api/v1/request-logs', query }, options);
  }
  /**
   * Incremental sync of list(): what changed, oldest change first, until you have everything.
   */
  changes(query: ChangesQuery<ListRequestLogsQuery>, options?: RequestOptions): Feed<RequestLogEntry> {
    return new Feed(this.http, { verb: 'GET', path: '/api/v1/request-logs', query }, options);
  }
}

export class SyncResource extends Resource {
  /**
   * Compare a copy with the source.
   *
   * Returns the number and hash of all resources with `from <= id < to`, deleted ones left out. Compute the same for your copy. If the two differ, halve the range and compare both halves, until a range is small enough to read again. Needs the scope to read the resource, such as `clients:read`.
   *
   * Scope: `clients:read`, `jobs:read`, `candidates:read`, `applications:read`. `GET /api/v1/sync/digest`
   */
  getDigest(query: GetSyncDigestQuery, options?: RequestOptions): Call<SyncDigest> {
    return this.http.call({ verb: 'GET', path: '/api/v1/sync/digest', query }, options);
  }
}

export class WebhookEndpointsResource extends Resource {
  /**
   * List webhook endpoints.
   *
   * Lists webhook endpoints, newest first.
   *
   * `await` returns the first page. `for await` returns the items of all pages.
   *
   * Scope: `webhooks:read`. `GET /api/v1/webhook-endpoints`
   */
  list(query?: ListWebhookEndpointsQuery, options?: RequestOptions): List<WebhookEndpoint> {
    return new List(this.http, { verb: 'GET', path: '/api/v1/webhook-endpoints', query }, options);
  }
  /**
   * Incremental sync of list(): what changed, oldest change first, until you have everything.
   */
  changes(query: ChangesQuery<ListWebhookEndpointsQuery>, options?: RequestOptions): Feed<WebhookEndpoint> {
    return new Feed(this.http, { verb: 'GET', path: '/api/v1/webhook-endpoints', query }, options);
  }

  /**
   * Create a webhook endpoint.
   *
   * Creates an endpoint that receives events from now on. The response is the only one with its `secret`. An organization can have at most 20 endpoints.
   *
   * Scope: `webhooks:write`. `POST /api/v1/webhook-endpoints`
   */
  create(body: CreateWebhookEndpoint, options?: RequestOptions & IdempotencyOptions): Call<WebhookEndpointWithSecret> {
    return this.http.call({ verb: 'POST', path: '/api/v1/webhook-endpoints', body, isIdempotent: true }, options);
  }

  /**
   * Retrieve a webhook endpoint.
   *
   * Retrieves a webhook endpoint, without its secret.
   *
   * Scope: `webhooks:read`. `GET /api/v1/webhook-endpoints/{id}`
   */
  get(id: string, options: RequestOptions & IfNoneMatchOptions & { ifNoneMatch: string }): Call<WebhookEndpoint | undefined>;
  get(id: string, options?: RequestOptions & IfNoneMatchOptions): Call<WebhookEndpoint>;
  get(id: string, options?: RequestOptions & IfNoneMatchOptions): Call<WebhookEndpoint | undefined> {
    return this.http.call({ verb: 'GET', path: '/api/v1/webhook-endpoints/{id}', ids: { id } }, options);
  }

  /**
   * Update a webhook endpoint.
   *
   * Updates the given fields of an endpoint. Disabling it fails its pending deliveries, and it collects no events until you enable it again. Replay sends the events of that time.
   *
   * Scope: `webhooks:write`. `PUT /api/v1/webhook-endpoints/{id}`
   */
  update(id: string, body: UpdateWebhookEndpoint, options?: RequestOptions & IfMatchOptions): Call<WebhookEndpoint> {
    return this.http.call({ verb: 'PUT', path: '/api/v1/webhook-endpoints/{id}', ids: { id }, body }, options);
  }

  /**
   * Delete a webhook endpoint.
   *
   * Deletes an endpoint with its deliveries.
   *
   * Scope: `webhooks:write`. `DELETE /api/v1/webhook-endpoints/{id}`
   */
  delete(id: string, options?: RequestOptions & IfMatchOptions): Call<void> {
    return this.http.call({ verb: 'DELETE', path: '/api/v1/webhook-endpoints/{id}', ids: { id } }, options);
  }

  /**
   * Rotate the secret of a webhook endpoint.
   *
   * Makes a new secret, which only this response shows. Each previous secret signs webhooks too for 24 hours after its rotation. With 5 of them, another rotation returns 409.
   *
   * Scope: `webhooks:write`. `POST /api/v1/webhook-endpoints/{id}/rotate-secret`
   */
  rotateSecret(id: string, options?: RequestOptions & IdempotencyOptions): Call<WebhookEndpointWithSecret> {
    return this.http.call({ verb: 'POST', path: '/api/v1/webhook-endpoints/{id}/rotate-secret', ids: { id }, isIdempotent: true }, options);
  }

  /**
   * Send a test event.
   *
   * Sends an event of the type `webhook.test` now and returns the answer. One attempt, whether or not the endpoint is enabled. The event is in neither the feed nor the deliveries, and the endpoint stays unchanged.
   *
   * Scope: `webhooks:write`. `POST /api/v1/webhook-endpoints/{id}/test`
   */
  test(id: string, options?: RequestOptions & IdempotencyOptions): Call<WebhookTest> {
    return this.http.call({ verb: 'POST', path: '/api/v1/webhook-endpoints/{id}/test', ids: { id }, isIdempotent: true }, options);
  }

  /**
   * List deliveries of a webhook endpoint.
   *
   * Lists the deliveries of an endpoint, newest first. Deliveries are kept for 30 days.
   *
   * `await` returns the first page. `for await` returns the items of all pages.
   *
   * Scope: `webhooks:read`. `GET /api/v1/webhook-endpoints/{id}/deliveries`
   */
  listDeliveries(id: string, query?: ListWebhookDeliveriesQuery, options?: RequestOptions): List<WebhookDelivery> {
    return new List(this.http, { verb: 'GET', path: '/api/v1/webhook-endpoints/{id}/deliveries', ids: { id }, query }, options);
  }
  /**
   * Incremental sync of listDeliveries(): what changed, oldest change first, until you have everything.
   */
  listDeliveriesChanges(id: string, query: ChangesQuery<ListWebhookDeliveriesQuery>, options?: RequestOptions): Feed<WebhookDelivery> {
    return new Feed(this.http, { verb: 'GET', path: '/api/v1/webhook-endpoints/{id}/deliveries', ids: { id }, query }, options);
  }

  /**
   * Replay events.
   *
   * Sends events of the last 30 days again, each in a new delivery with the same `webhook-id`. Returns 409 `conflict` if the endpoint is disabled.
   *
   * Scope: `webhooks:write`. `POST /api/v1/webhook-endpoints/{id}/replay`
   */
  replay(id: string, body: ReplayInput, options?: RequestOptions & IdempotencyOptions): Call<ReplayWebhookEndpointResult> {
    return this.http.call({ verb: 'POST', path: '/api/v1/webhook-endpoints/{id}/replay', ids: { id }, body, isIdempotent: true }, options);
  }
}

export class WebhookDeliveriesResource extends Resource {
  /**
   * Retry a webhook delivery.
   *
   * Sends a delivery again, whatever its state: at once, then by the whole retry schedule. Returns 409 `conflict` if the endpoint is disabled.
   *
   * Scope: `webhooks:write`. `POST /api/v1/webhook-deliveries/{id}/retry`
   */
  retry(id: string, options?: RequestOptions & IdempotencyOptions): Call<WebhookDelivery> {
    return this.http.call({ verb: 'POST', path: '/api/v1/webhook-deliveries/{id}/retry', ids: { id }, isIdempotent: true }, options);
  }
}

export class ExportsResource extends Resource {
  /**
   * Export the organization.
   *
   * Starts an export of the data of the organization: a ZIP file with `clients`, `jobs`, `candidates`, `applications`, `application_events`, `screenings`, `video_interviews`, `decisions` and `notes` as NDJSON files, and uploaded resumes. Each line is an item as in the list of the API, with contact data and pay. All lines are of one point in time. Candidates whose erasure is queued or running are left out. While an export of the organization is unfinished, returns that one.
   *
   * Scope: `privacy:write`. `POST /api/v1/exports`
   */
  create(options?: RequestOptions & IdempotencyOptions): Call<RequestedExport> {
    return this.http.call({ verb: 'POST', path: '/api/v1/exports', isIdempotent: true }, options);
  }

  /**
   * List exports.
   *
   * Lists exports, newest first.
   *
   * `await` returns the first page. `for await` returns the items of all pages.
   *
   * Scope: `privacy:write`. `GET /api/v1/exports`
   */
  list(query?: ListExportsQuery, options?: RequestOptions): List<Export> {
    return new List(this.http, { verb: 'GET', path: '/api/v1/exports', query }, options);
  }
  /**
   * Incremental sync of list(): what changed, oldest change first, until you have everything.
   */
  changes(query: ChangesQuery<ListExportsQuery>, options?: RequestOptions): Feed<Export> {
    return new Feed(this.http, { verb: 'GET', path: '/api/v1/exports', query }, options);
  }

  /**
   * Retrieve an export.
   *
   * Retrieves an export, with the link to its file once it is ready.
   *
   * Scope: `privacy:write`. `GET /api/v1/exports/{id}`
   */
  get(id: string, options: RequestOptions & IfNoneMatchOptions & { ifNoneMatch: string }): Call<Export | undefined>;
  get(id: string, options?: RequestOptions & IfNoneMatchOptions): Call<Export>;
  get(id: string, options?: RequestOptions & IfNoneMatchOptions): Call<Export | undefined> {
    return this.http.call({ verb: 'GET', path: '/api/v1/exports/{id}', ids: { id } }, options);
  }
}

export class RetentionResource extends Resource {
  /**
   * Retrieve the retention policy.
   *
   * Retrieves how long inactive candidates are kept. Retention is off by default: `candidate_days` is null.
   *
   * Scope: `privacy:write`. `GET /api/v1/retention`
   */
  get(options?: RequestOptions): Call<RetentionPolicy> {
    return this.http.call({ verb: 'GET', path: '/api/v1/retention' }, options);
  }

  /**
   * Update the retention policy.
   *
   * Sets how long inactive candidates are kept, or with null turns retention off.
   *
   * Scope: `privacy:write`. `PUT /api/v1/retention`
   */
  update(body: RetentionPolicyInput, options?: RequestOptions): Call<RetentionPolicy> {
    return this.http.call({ verb: 'PUT', path: '/api/v1/retention', body }, options);
  }

  /**
   * Preview retention.
   *
   * Lists the candidates whom the policy would erase, longest inactive first. It is empty while retention is off, unless you pass `candidate_days`. Candidates in an active status of an active job count as active today. `updated_after` and `cursor` compare `last_activity_at`: poll with `cursor` to get those who become inactive later. Read the whole list to find candidates who return to it without activity, such as after a legal hold.
   *
   * `await` returns the first page. `for await` returns the items of all pages.
   *
   * Scope: `privacy:write`. `GET /api/v1/retention/preview`
   */
  preview(query?: PreviewRetentionQuery, options?: RequestOptions): List<RetentionCandidate, PreviewRetentionMeta> {
    return new List(this.http, { verb: 'GET', path: '/api/v1/retention/preview', query }, options);
  }
}

export class ErasuresResource extends Resource {
  /**
   * List erasures.
   *
   * Lists erasures of candidates, newest first.
   *
   * `await` returns the first page. `for await` returns the items of all pages.
   *
   * Scope: `privacy:write`. `GET /api/v1/erasures`
   */
  list(query?: ListErasuresQuery, options?: RequestOptions): List<Erasure> {
    return new List(this.http, { verb: 'GET', path: '/api/v1/erasures', query }, options);
  }
  /**
   * Incremental sync of list(): what changed, oldest change first, until you have everything.
   */
  changes(query: ChangesQuery<ListErasuresQuery>, options?: RequestOptions): Feed<Erasure> {
    return new Feed(this.http, { verb: 'GET', path: '/api/v1/erasures', query }, options);
  }

  /**
   * Retrieve an erasure.
   *
   * Retrieves the progress of an erasure, and what was removed.
   *
   * Scope: `privacy:write`. `GET /api/v1/erasures/{id}`
   */
  get(id: string, options: RequestOptions & IfNoneMatchOptions & { ifNoneMatch: string }): Call<Erasure | undefined>;
  get(id: string, options?: RequestOptions & IfNoneMatchOptions): Call<Erasure>;
  get(id: string, options?: RequestOptions & IfNoneMatchOptions): Call<Erasure | undefined> {
    return this.http.call({ verb: 'GET', path: '/api/v1/erasures/{id}', ids: { id } }, options);
  }
}

export class DecisionsResource extends Resource {
  /**
   * List decisions.
   *
   * Lists the decisions that closed applications, newest first. There is one for each entry into a status of category `hired`, `rejected` or `withdrawn`. A later change of the reason or note updates the decision. Evidence that names pay is shown only with the scope `candidates.contact:read`.
   *
   * `await` returns the first page. `for await` returns the items of all pages.
   *
   * Scope: `compliance:read`. `GET /api/v1/decisions`
   */
  list(query?: ListDecisionsQuery, options?: RequestOptions): List<Decision> {
    return new List(this.http, { verb: 'GET', path: '/api/v1/decisions', query }, options);
  }
  /**
   * Incremental sync of list(): what changed, oldest change first, until you have everything.
   */
  changes(query: ChangesQuery<ListDecisionsQuery>, options?: RequestOptions): Feed<Decision> {
    return new Feed(this.http, { verb: 'GET', path: '/api/v1/decisions', query }, options);
  }

  /**
   * Retrieve a decision.
   *
   * Retrieves a decision with what the match explanation said at that time.
   *
   * Scope: `compliance:read`. `GET /api/v1/decisions/{id}`
   */
  get(id: string, options: RequestOptions & IfNoneMatchOptions & { ifNoneMatch: string }): Call<Decision | undefined>;
  get(id: string, options?: RequestOptions & IfNoneMatchOptions): Call<Decision>;
  get(id: string, options?: RequestOptions & IfNoneMatchOptions): Call<Decision | undefined> {
    return this.http.call({ verb: 'GET', path: '/api/v1/decisions/{id}', ids: { id } }, options);
  }
}

export class ComplianceResource extends Resource {
  /**
   * Compute a bias audit.
   *
   * Compares match scores and selections between the categories that applicants put themselves into. It is the calculation of New York City’s Local Law 144: scoring rates, selection rates and impact ratios. The law also requires an independent auditor. The audit log has an entry of each audit.
   *
   * Scope: `compliance:read`. `GET /api/v1/compliance/bias-audit`
   */
  getBiasAudit(query: GetBiasAuditQuery & { format: 'csv' }, options?: RequestOptions): Call<string>;
  getBiasAudit(query?: GetBiasAuditQuery, options?: RequestOptions): Call<BiasAudit>;
  getBiasAudit(query?: GetBiasAuditQuery, options?: RequestOptions): Call<BiasAudit | string> {
    return this.http.call({ verb: 'GET', path: '/api/v1/compliance/bias-audit', query }, options);
  }
}

export class ReviewRequestsResource extends Resource {
  /**
   * List review requests.
   *
   * Lists the requests that candidates made on the page about their decision, newest first. Users answer them in the console. Erasing a candidate deletes their requests.
   *
   * `await` returns the first page. `for await` returns the items of all pages.
   *
   * Scope: `compliance:read`. `GET /api/v1/review-requests`
   */
  list(query?: ListReviewRequestsQuery, options?: RequestOptions): List<ReviewRequest> {
    return new List(this.http, { verb: 'GET', path: '/api/v1/review-requests', query }, options);
  }
  /**
   * Incremental sync of list(): what changed, oldest change first, until you have everything.
   */
  changes(query: ChangesQuery<ListReviewRequestsQuery>, options?: RequestOptions): Feed<ReviewRequest> {
    return new Feed(this.http, { verb: 'GET', path: '/api/v1/review-requests', query }, options);
  }
}

export class ImportsResource extends Resource {
  /**
   * Import candidates.
   *
   * Starts an import of candidates from a file of at most 100,000 rows and 100 MiB. The body is the file: CSV with a header (`text/csv`, in UTF-8, with `,`, `;` or tab between cells) or a body of `POST /api/v1/candidates` on each line (`application/x-ndjson`). Each row acts as `POST /api/v1/candidates`. Empty cells change nothing. Skills and tags are split at `;` and `,`. To apply candidates to a job, the key also needs the scope `applications:write`. Retrieve the progress with `GET /api/v1/imports/{id}`.
   *
   * Scope: `candidates:write`. `POST /api/v1/imports`
   */
  create(file: FileInput, query?: CreateImportQuery, options?: RequestOptions & IdempotencyOptions & FileOptions): Call<Import> {
    return this.http.call({ verb: 'POST', path: '/api/v1/imports', query, file, fileType: 'text/csv', isIdempotent: true }, options);
  }

  /**
   * List imports.
   *
   * Lists imports, newest first.
   *
   * `await` returns the first page. `for await` returns the items of all pages.
   *
   * Scope: `candidates:write`. `GET /api/v1/imports`
   */
  list(query?: ListImportsQuery, options?: RequestOptions): List<Import> {
    return new List(this.http, { verb: 'GET', path: '/api/v1/imports', query }, options);
  }
  /**
   * Incremental sync of list(): what changed, oldest change first, until you have everything.
   */
  changes(query: ChangesQuery<ListImportsQuery>, options?: RequestOptions): Feed<Import> {
    return new Feed(this.http, { verb: 'GET', path: '/api/v1/imports', query }, options);
  }

  /**
   * Retrieve an import.
   *
   * Retrieves an import with its progress.
   *
   * Scope: `candidates:write`. `GET /api/v1/imports/{id}`
   */
  get(id: string, options: RequestOptions & IfNoneMatchOptions & { ifNoneMatch: string }): Call<Import | undefined>;
  get(id: string, options?: RequestOptions & IfNoneMatchOptions): Call<Import>;
  get(id: string, options?: RequestOptions & IfNoneMatchOptions): Call<Import | undefined> {
    return this.http.call({ verb: 'GET', path: '/api/v1/imports/{id}', ids: { id } }, options);
  }

  /**
   * Download an import's errors.
   *
   * Returns the rows with errors as a CSV file. The columns are `row` (from 1, without the header), `error`, and the columns as sent, or `line` for NDJSON. Errors are kept for 30 days. Keys without the scope `candidates.contact:read` get empty cells in columns that may have contact data. The audit log records each download.
   *
   * Scope: `candidates:write`. `GET /api/v1/imports/{id}/errors`
   */
  downloadErrors(id: string, options?: RequestOptions): Call<string> {
    return this.http.call({ verb: 'GET', path: '/api/v1/imports/{id}/errors', ids: { id } }, options);
  }

  /**
   * Cancel an import.
   *
   * Stops an import that is queued or running. Rows that are done stay imported, and `counts` has their number. Returns 409 `conflict` if the import has ended.
   *
   * Scope: `candidates:write`. `POST /api/v1/imports/{id}/cancel`
   */
  cancel(id: string, options?: RequestOptions & IdempotencyOptions): Call<Import> {
    return this.http.call({ verb: 'POST', path: '/api/v1/imports/{id}/cancel', ids: { id }, isIdempotent: true }, options);
  }

  /**
   * Undo an import.
   *
   * Removes the candidates and applications that the import added, within 24 hours of its end. Those to which anything has happened since stay: see `GET /api/v1/imports/{id}/kept`. Candidates who were there before stay as they are now. Removed candidates are erased. If the import added applications, the key also needs the scope `applications:write`. Returns 409 `conflict` for a dry run, for an import in progress, and after 24 hours. Retrieve the progress with `GET /api/v1/imports/{id}`.
   *
   * Scope: `candidates:write`. `POST /api/v1/imports/{id}/undo`
   */
  undo(id: string, options?: RequestOptions & IdempotencyOptions): Call<Import> {
    return this.http.call({ verb: 'POST', path: '/api/v1/imports/{id}/undo', ids: { id }, isIdempotent: true }, options);
  }

  /**
   * List records that an undo has kept.
   *
   * Lists the candidates and applications that the import added and its undo has kept, newest first, with the reason. The list is kept for 30 days.
   *
   * `await` returns the first page. `for await` returns the items of all pages.
   *
   * Scope: `candidates:write`. `GET /api/v1/imports/{id}/kept`
   */
  listKeptRecords(id: string, query?: ListKeptRecordsQuery, options?: RequestOptions): List<KeptRecord> {
    return new List(this.http, { verb: 'GET', path: '/api/v1/imports/{id}/kept', ids: { id }, query }, options);
  }
  /**
   * Incremental sync of listKeptRecords(): what changed, oldest change first, until you have everything.
   */
  listKeptRecordsChanges(id: string, query: ChangesQuery<ListKeptRecordsQuery>, options?: RequestOptions): Feed<KeptRecord> {
    return new Feed(this.http, { verb: 'GET', path: '/api/v1/imports/{id}/kept', ids: { id }, query }, options);
  }
}

export class TasksResource extends Resource {
  /**
   * List tasks.
   *
   * Lists background tasks, newest first. `kind` says what a task does. Done and dismissed tasks are kept for 7 days, failed tasks for 90.
   *
   * `await` returns the first page. `for await` returns the items of all pages.
   *
   * Scope: `tasks:read`. `GET /api/v1/tasks`
   */
  list(query?: ListTasksQuery, options?: RequestOptions): List<Task> {
    return new List(this.http, { verb: 'GET', path: '/api/v1/tasks', query }, options);
  }
  /**
   * Incremental sync of list(): what changed, oldest change first, until you have everything.
   */
  changes(query: ChangesQuery<ListTasksQuery>, options?: RequestOptions): Feed<Task> {
    return new Feed(this.http, { verb: 'GET', path: '/api/v1/tasks', query }, options);
  }

  /**
   * Retrieve a task.
   *
   * Retrieves the state and progress of a background task.
   *
   * Scope: `tasks:read`. `GET /api/v1/tasks/{id}`
   */
  get(id: string, options: RequestOptions & IfNoneMatchOptions & { ifNoneMatch: string }): Call<Task | undefined>;
  get(id: string, options?: RequestOptions & IfNoneMatchOptions): Call<Task>;
  get(id: string, options?: RequestOptions & IfNoneMatchOptions): Call<Task | undefined> {
    return this.http.call({ verb: 'GET', path: '/api/v1/tasks/{id}', ids: { id } }, options);
  }
}

export class TestModeResource extends Resource {
  /**
   * List kept messages.
   *
   * Lists the emails and WhatsApp messages that test mode kept instead of sending them, newest first. They count as sent.
   *
   * `await` returns the first page. `for await` returns the items of all pages.
   *
   * `GET /api/v1/test/messages`
   */
  listMessages(query?: ListTestMessagesQuery, options?: RequestOptions): List<TestMessage> {
    return new List(this.http, { verb: 'GET', path: '/api/v1/test/messages', query }, options);
  }

  /**
   * Simulate a candidate.
   *
   * Does what only a candidate can do. The change is made before the response; what follows from it, such as a video interview’s scores, takes a few seconds. Returns 409 where the candidate could not do it, for example if the screening has ended.
   *
   * `POST /api/v1/test/simulate`
   */
  simulate(body: SimulationInput, options?: RequestOptions & IdempotencyOptions): Call<SimulatedAction> {
    return this.http.call({ verb: 'POST', path: '/api/v1/test/simulate', body, isIdempotent: true }, options);
  }

  /**
   * Reset test data.
   *
   * Deletes all test data of the organization, files and waiting tasks too, and sets the balance to 1,000 credits. Keys, users and the audit log stay. Tasks that are running find nothing to do. It takes about a second for each few thousand records.
   *
   * `POST /api/v1/test/reset`
   */
  reset(options?: RequestOptions & IdempotencyOptions): Call<void> {
    return this.http.call({ verb: 'POST', path: '/api/v1/test/reset', isIdempotent: true }, options);
  }
}

/** All operations of the API, by resource. */
export class Resources {
  readonly organization: OrganizationResource;
  readonly users: UsersResource;
  readonly pipelineStatuses: PipelineStatusesResource;
  readonly auditLog: AuditLogResource;
  readonly clients: ClientsResource;
  readonly jobs: JobsResource;
  readonly resumes: ResumesResource;
  readonly candidates: CandidatesResource;
  readonly applications: ApplicationsResource;
  readonly rejectionReasons: RejectionReasonsResource;
  readonly videoInterviews: VideoInterviewsResource;
  readonly consents: ConsentsResource;
  readonly screenings: ScreeningsResource;
  readonly events: EventsResource;
  readonly requestLogs: RequestLogsResource;
  readonly sync: SyncResource;
  readonly webhookEndpoints: WebhookEndpointsResource;
  readonly webhookDeliveries: WebhookDeliveriesResource;
  readonly exports: ExportsResource;
  readonly retention: RetentionResource;
  readonly erasures: ErasuresResource;
  readonly decisions: DecisionsResource;
  readonly compliance: ComplianceResource;
  readonly reviewRequests: ReviewRequestsResource;
  readonly imports: ImportsResource;
  readonly tasks: TasksResource;
  readonly testMode: TestModeResource;

  constructor(http: Http) {
    this.organization = new OrganizationResource(http);
    this.users = new UsersResource(http);
    this.pipelineStatuses = new PipelineStatusesResource(http);
    this.auditLog = new AuditLogResource(http);
    this.clients = new ClientsResource(http);
    this.jobs = new JobsResource(http);
    this.resumes = new ResumesResource(http);
    this.candidates = new CandidatesResource(http);
    this.applications = new ApplicationsResource(http);
    this.rejectionReasons = new RejectionReasonsResource(http);
    this.videoInterviews = new VideoInterviewsResource(http);
    this.consents = new ConsentsResource(http);
    this.screenings = new ScreeningsResource(http);
    this.events = new EventsResource(http);
    this.requestLogs = new RequestLogsResource(http);
    this.sync = new SyncResource(http);
    this.webhookEndpoints = new WebhookEndpointsResource(http);
    this.webhookDeliveries = new WebhookDeliveriesResource(http);
    this.exports = new ExportsResource(http);
    this.retention = new RetentionResource(http);
    this.erasures = new ErasuresResource(http);
    this.decisions = new DecisionsResource(http);
    this.compliance = new ComplianceResource(http);
    this.reviewRequests = new ReviewRequestsResource(http);
    this.imports = new ImportsResource(http);
    this.tasks = new TasksResource(http);
    this.testMode = new TestModeResource(http);
  }
}

/** Types of events. */
export type EventType =
  | "client.created"
  | "client.updated"
  | "job.created"
  | "job.updated"
  | "job.status_changed"
  | "job.enriched"
  | "candidate.created"
  | "candidate.updated"
  | "candidate.resume_read"
  | "candidate.revealed"
  | "candidate.merged"
  | "candidate.erased"
  | "application.created"
  | "application.updated"
  | "application.status_changed"
  | "application.scored"
  | "application.interest_confirmed"
  | "application.interest_declined"
  | "application.deleted"
  | "screening.started"
  | "screening.completed"
  | "screening.expired"
  | "screening.cancelled"
  | "video_interview.created"
  | "video_interview.started"
  | "video_interview.completed"
  | "video_interview.abandoned"
  | "video_interview.expired"
  | "video_interview.assessed"
  | "message.sent"
  | "message.failed"
  | "task.failed"
  | "credits.low";

/** Codes of errors. */
export type ErrorCode =
  | "validation_error"
  | "invalid_json"
  | "invalid_pipeline_status"
  | "unauthorized"
  | "upgrade_required"
  | "ip_not_allowed"
  | "insufficient_scope"
  | "forbidden"
  | "talent_pool_reveal_required"
  | "insufficient_credits"
  | "not_found"
  | "method_not_allowed"
  | "request_timeout"
  | "conflict"
  | "gone"
  | "cursor_expired"
  | "precondition_failed"
  | "payload_too_large"
  | "unsupported_media_type"
  | "expectation_failed"
  | "idempotency_key_reused"
  | "rate_limited"
  | "headers_too_large"
  | "internal_error"
  | "unavailable";

/** A new client. Only `name` is required. */
export interface CreateClient {
  /**
   * Name of the client. At most 255 characters.
   * @minLength 1
   * @maxLength 255
   * @pattern \S
   */
  name: string;
  /** ID of the client in your system, 1 to 255 characters. Unique among clients. */
  external_id?: string | null;
  /** Contact email. */
  email?: string | null;
  /** Contact phone number. At most 50 characters. */
  phone?: string | null;
  /** Postal address. May contain line breaks. */
  address?: string | null;
  /** Contact person. */
  contact_person?: string | null;
  /** Website. An http or https URL. */
  website?: string | null;
  /** Industry. */
  industry?: string | null;
  /** Status of the client. Defaults to `active`. */
  status?: "active" | "inactive";
  /**
   * Tags. At most 200, each of 1 to 200 characters.
   * @maxItems 200
   */
  tags?: string[];
  /** Notes for recruiters. At most 20,000 characters. */
  notes?: string | null;
  /** Custom JSON object, at most 64 KiB. Null clears it to `{}`. */
  metadata?: Record<string, any> | null;
}

/** The fields to update, at least one. Null clears a field. */
export interface UpdateClient {
  /**
   * Name of the client. At most 255 characters.
   * @minLength 1
   * @maxLength 255
   * @pattern \S
   */
  name?: string;
  /** ID of the client in your system, 1 to 255 characters. Unique among clients. */
  external_id?: string | null;
  /** Contact email. */
  email?: string | null;
  /** Contact phone number. At most 50 characters. */
  phone?: string | null;
  /** Postal address. May contain line breaks. */
  address?: string | null;
  /** Contact person. */
  contact_person?: string | null;
  /** Website. An http or https URL. */
  website?: string | null;
  /** Industry. */
  industry?: string | null;
  /** Status of the client. Defaults to `active`. */
  status?: "active" | "inactive" | (string & {});
  /**
   * Tags. At most 200, each of 1 to 200 characters.
   * @maxItems 200
   */
  tags?: string[];
  /** Notes for recruiters. At most 20,000 characters. */
  notes?: string | null;
  /** Custom JSON object, at most 64 KiB. Null clears it to `{}`. */
  metadata?: Record<string, any> | null;
  /** Only in responses. Ignored in requests. */
  id?: any;
  /** Only in responses. Ignored in requests. */
  jobs_count?: any;
  /** Only in responses. Ignored in requests. */
  active_jobs_count?: any;
  /** Only in responses. Ignored in requests. */
  created_at?: any;
  /** Only in responses. Ignored in requests. */
  updated_at?: any;
}

/** A new job. Only `title` is required. */
export interface CreateJob {
  /**
   * Job title. At most 255 characters.
   * @minLength 1
   * @maxLength 255
   * @pattern \S
   */
  title: string;
  /** ID of the job in your system, 1 to 255 characters. Unique among jobs. */
  external_id?: string | null;
  /** Job description as HTML. Stored unchanged. At most 200,000 characters. */
  jd_text?: string | null;
  /** Job description as plain text. At most 200,000 characters. */
  description?: string | null;
  /** ID of the client. Null for a direct hire. */
  client_id?: string | null;
  /** Hides the name of the client from candidates. Applies if `client_id` is set. */
  client_name_not_disclosed?: boolean;
  /** Whether the first apply sends the video interview invite instead of the interest email. Candidates who confirm their interest or apply on the public job page get the invite in any case. */
  direct_video_interview_on_apply?: boolean;
  /** Legacy name of the client as free text. The name of the linked client takes precedence. */
  client_name?: string | null;
  /**
   * Locations: countries, states or cities. At most 200, each of 1 to 200 characters.
   * @maxItems 200
   */
  locations?: string[];
  /** Work mode. */
  work_mode?: "onsite" | "remote" | "hybrid" | null;
  /** Job type. Defaults to `full_time`. */
  job_type?: "full_time" | "contract" | null;
  /**
   * Number of openings, at least 1. Defaults to 1.
   * @format int32
   * @min 1
   * @max 2147483647
   */
  openings_count?: number;
  /** Status of the job. Defaults to `active`. */
  status?: "draft" | "active" | "paused" | "closed" | "filled";
  /** Minimum years of experience, from 0 to 80. */
  min_experience_years?: number | null;
  /** Maximum years of experience, from 0 to 80. Not less than the minimum. */
  max_experience_years?: number | null;
  /** Currency. Defaults to `INR`. */
  currency?: "INR" | "USD" | "EUR" | "GBP" | null;
  /** Minimum annual pay (CTC), in lakhs per annum (LPA). For `full_time` jobs. */
  min_ctc?: number | null;
  /** Maximum annual pay (CTC), in lakhs per annum (LPA). Not less than the minimum. For `full_time` jobs. */
  max_ctc?: number | null;
  /** Hides the pay from candidates. */
  ctc_not_disclosed?: boolean;
  /** Contract rate. For `contract` jobs. */
  rate?: number | null;
  /**
   * Required skills. At most 200, each of 1 to 200 characters. Join alternatives with "or": either skill meets "React or Vue.js".
   * @maxItems 200
   */
  required_skills?: string[];
  /**
   * Preferred skills. At most 200, each of 1 to 200 characters.
   * @maxItems 200
   */
  preferred_skills?: string[];
  /** Whether the listed skills are final. If true, the service adds no skills from the description. */
  only_listed_skills?: boolean;
  /**
   * Weights that you set for skills of the two lists. A skill has this weight in its list, and the other skills share the rest. Weights that leave less than 0.05 for the others are scaled down. Weights of all skills of a list are scaled to a sum of 1. At most 400.
   * @maxItems 400
   */
  skill_weights?: SkillWeightInput[];
  /** Questions for screenings, sorted by `order`. At most 200. */
  screening_questions?: ScreeningQuestionInput[] | null;
  /** ID of the assigned recruiter, a user of the organization. */
  recruiter_id?: string | null;
  /** Turns off AI enrichment: no parsing of the description, no generated questions. Write-only. */
  skip_ai_enrichment?: boolean;
  /** Custom JSON object, at most 64 KiB. */
  metadata?: Record<string, any> | null;
}

/** A weight that you set for a skill of a job. */
export interface SkillWeightInput {
  /**
   * Name of the skill. At most 200 characters.
   * @minLength 1
   * @maxLength 200
   * @pattern \S
   */
  skill: string;
  /**
   * Weight in its list, greater than 0 and at most 1.
   * @format double
   * @exclusiveMin 0
   * @max 1
   */
  weight: number;
}

/** A screening question. */
export interface ScreeningQuestionInput {
  /**
   * ID of the question. Chosen by you, at most 200 characters.
   * @minLength 1
   * @maxLength 200
   * @pattern \S
   */
  id?: string;
  /**
   * Text of the question. At most 2,000 characters.
   * @minLength 1
   * @maxLength 2000
   * @pattern \S
   */
  question: string;
  /** Type of answer. */
  type:
    | "text"
    | "number"
    | "date"
    | "single_choice"
    | "multiple_choice"
    | (string & {});
  /**
   * Options for `single_choice` and `multiple_choice`. At most 200.
   * @maxItems 200
   */
  options?: string[];
  /** Whether an answer is required. */
  required: boolean;
  /**
   * Display order. Lowest first.
   * @format int32
   * @min -2147483648
   * @max 2147483647
   */
  order: number;
  /** Expected answer, used for scoring and never shown to candidates. For choice types: the accepted options. For `number`: {min, max}. For `date`: {from, to}. For `text`: skills that the answer should name; defaults to the skills that the question names. */
  expected?:
    | string[]
    | {
        /**
         * Lowest expected number.
         * @format double
         */
        min?: number;
        /**
         * Highest expected number.
         * @format double
         */
        max?: number;
      }
    | {
        /**
         * First expected date, as YYYY-MM-DD.
         * @format date
         */
        from?: string;
        /**
         * Last expected date, as YYYY-MM-DD.
         * @format date
         */
        to?: string;
      };
  /** Whether an unexpected answer sets the score of the whole screening to 0. Defaults to false. */
  knockout?: boolean;
  /**
   * Weight of the answer in the score, greater than 0 and at most 1,000. Defaults to 1.
   * @format double
   * @exclusiveMin 0
   * @max 1000
   */
  weight?: number;
}

/** The fields to update, at least one. Null clears a field. */
export interface UpdateJob {
  /**
   * Job title. At most 255 characters.
   * @minLength 1
   * @maxLength 255
   * @pattern \S
   */
  title?: string;
  /** ID of the job in your system, 1 to 255 characters. Unique among jobs. */
  external_id?: string | null;
  /** Job description as HTML. Stored unchanged. At most 200,000 characters. */
  jd_text?: string | null;
  /** Job description as plain text. At most 200,000 characters. */
  description?: string | null;
  /** ID of the client. Null for a direct hire. */
  client_id?: string | null;
  /** Hides the name of the client from candidates. Applies if `client_id` is set. */
  client_name_not_disclosed?: boolean;
  /** Whether the first apply sends the video interview invite instead of the interest email. Candidates who confirm their interest or apply on the public job page get the invite in any case. */
  direct_video_interview_on_apply?: boolean;
  /** Legacy name of the client as free text. The name of the linked client takes precedence. */
  client_name?: string | null;
  /**
   * Locations: countries, states or cities. At most 200, each of 1 to 200 characters.
   * @maxItems 200
   */
  locations?: string[];
  /** Work mode. */
  work_mode?: "onsite" | "remote" | "hybrid" | (string & {}) | null;
  /** Job type. Defaults to `full_time`. */
  job_type?: "full_time" | "contract" | (string & {}) | null;
  /**
   * Number of openings, at least 1. Defaults to 1.
   * @format int32
   * @min 1
   * @max 2147483647
   */
  openings_count?: number;
  /** Status of the job. Defaults to `active`. */
  status?: "draft" | "active" | "paused" | "closed" | "filled" | (string & {});
  /** Minimum years of experience, from 0 to 80. */
  min_experience_years?: number | null;
  /** Maximum years of experience, from 0 to 80. Not less than the minimum. */
  max_experience_years?: number | null;
  /** Currency. Defaults to `INR`. */
  currency?: "INR" | "USD" | "EUR" | "GBP" | (string & {}) | null;
  /** Minimum annual pay (CTC), in lakhs per annum (LPA). For `full_time` jobs. */
  min_ctc?: number | null;
  /** Maximum annual pay (CTC), in lakhs per annum (LPA). Not less than the minimum. For `full_time` jobs. */
  max_ctc?: number | null;
  /** Hides the pay from candidates. */
  ctc_not_disclosed?: boolean;
  /** Contract rate. For `contract` jobs. */
  rate?: number | null;
  /**
   * Required skills. At most 200, each of 1 to 200 characters. Join alternatives with "or": either skill meets "React or Vue.js".
   * @maxItems 200
   */
  required_skills?: string[];
  /**
   * Preferred skills. At most 200, each of 1 to 200 characters.
   * @maxItems 200
   */
  preferred_skills?: string[];
  /** Whether the listed skills are final. If true, the service adds no skills from the description. */
  only_listed_skills?: boolean;
  /**
   * Weights that you set for skills of the two lists. A skill has this weight in its list, and the other skills share the rest. Weights that leave less than 0.05 for the others are scaled down. Weights of all skills of a list are scaled to a sum of 1. At most 400.
   * @maxItems 400
   */
  skill_weights?: SkillWeightInput[];
  /** Questions for screenings, sorted by `order`. At most 200. */
  screening_questions?: ScreeningQuestionInput[] | null;
  /** ID of the assigned recruiter, a user of the organization. */
  recruiter_id?: string | null;
  /** Turns off AI enrichment: no parsing of the description, no generated questions. Write-only. */
  skip_ai_enrichment?: boolean;
  /** Custom JSON object, at most 64 KiB. */
  metadata?: Record<string, any> | null;
  /** Only in responses. Ignored in requests. */
  id?: any;
  /** Only in responses. Ignored in requests. */
  is_direct_hire?: any;
  /** Only in responses. Ignored in requests. */
  public_company_name?: any;
  /** Only in responses. Ignored in requests. */
  filled_count?: any;
  /** Only in responses. Ignored in requests. */
  applicant_count?: any;
  /** Only in responses. Ignored in requests. */
  required_skills_weighted?: any;
  /** Only in responses. Ignored in requests. */
  preferred_skills_weighted?: any;
  /** Only in responses. Ignored in requests. */
  video_interview_questions?: any;
  /** Only in responses. Ignored in requests. */
  created_at?: any;
  /** Only in responses. Ignored in requests. */
  updated_at?: any;
}

/** A consent that you asked for yourself. */
export interface ConsentInput {
  /**
   * What the candidate agrees to. The service itself records `application`, `video_interview` and `whatsapp_screening`. `contact` allows job opportunities by email: unsubscribing withdraws it. You can use other names, up to 50 characters from a-z, 0-9 and `_`.
   * @pattern ^[a-z][a-z0-9_]{0,49}$
   */
  purpose: string;
  /**
   * The text that the candidate saw, unchanged.
   * @minLength 1
   * @maxLength 20000
   * @pattern \S
   */
  text: string;
  /**
   * Your version of the text. Defaults to `1`.
   * @minLength 1
   * @maxLength 100
   * @default "1"
   * @pattern \S
   */
  text_version?: string;
  /**
   * Where the candidate agreed. Defaults to `api`.
   * @default "api"
   */
  channel?:
    | "web_page"
    | "email"
    | "whatsapp"
    | "phone"
    | "in_person"
    | "document"
    | "api"
    | "other";
  /**
   * When the candidate agreed. Defaults to now.
   * @format date-time
   */
  given_at?: string;
  /** ID of the video interview that the consent is about. */
  interview_id?: string | null;
}

/** The candidate, the job and the fields of the application. */
export interface CreateApplication {
  /**
   * ID of the candidate.
   * @format uuid
   */
  candidate_id: string;
  /**
   * ID of the job. The job may have any status.
   * @format uuid
   */
  job_id: string;
  /**
   * Pipeline status. Must exactly match one of the organization's pipeline statuses. New applications default to `Applied`.
   * @maxLength 255
   */
  status?: string;
  /** ID of the application in your system, 1 to 255 characters. Unique among applications. */
  external_id?: string | null;
  /** Notes for recruiters. At most 20,000 characters. */
  notes?: string | null;
  /** Match score from 0 to 100. If null or omitted, the service computes it. */
  match_score?: number | null;
  /** Custom JSON object, at most 64 KiB. Its top-level keys are merged into the existing metadata. */
  metadata?: Record<string, any> | null;
}

/** One job and up to 100 candidates. */
export interface BulkApply {
  /**
   * ID of the job. The job may have any status.
   * @format uuid
   */
  job_id: string;
  /**
   * IDs of the candidates, 1 to 100.
   * @maxItems 100
   * @minItems 1
   */
  candidate_ids: string[];
  /**
   * Pipeline status. Must exactly match one of the organization's pipeline statuses. New applications default to `Applied`.
   * @maxLength 255
   */
  status?: string;
  /** Notes for recruiters, set on each application. At most 20,000 characters. */
  notes?: string | null;
  /** Match scores from 0 to 100, keyed by candidate ID. Each ID must be in `candidate_ids`. */
  match_scores?: Partial<Record<string, number | null>>;
  /** IDs of the applications in your system, keyed by candidate ID. Each candidate must be in `candidate_ids`, and no two may have the same ID. */
  external_ids?: Partial<Record<string, string | null>>;
}

/** The fields to update, at least one. Null clears a field. */
export interface UpdateApplication {
  /**
   * Pipeline status. Must exactly match one of the organization's pipeline statuses. New applications default to `Applied`.
   * @maxLength 255
   */
  status?: string;
  /** ID of the application in your system, 1 to 255 characters. Unique among applications. */
  external_id?: string | null;
  /** Notes for recruiters. At most 20,000 characters. */
  notes?: string | null;
  /** Match score from 0 to 100. Null makes the service compute it. A computed score that you send back unchanged together with response-only fields is ignored. */
  match_score?: number | null;
  /** Custom JSON object, at most 64 KiB. Its top-level keys are merged into the existing metadata. */
  metadata?: Record<string, any> | null;
  /** ID of an active rejection reason for this outcome. Null removes the reason. Only in a status of category `rejected` or `withdrawn`, or with a move to one. */
  rejection_reason_id?: string | null;
  /** Note in the decision's record. Candidates don't see it. At most 20,000 characters. Only in a status of category `rejected` or `withdrawn`, or with a move to one. */
  decision_note?: string | null;
  /** With true, the candidate gets one email about this decision, with a link to its explanation. Defaults to false. Only in a status of category `rejected` or `withdrawn`, or with a move to one. */
  send_rejection_email?: boolean;
  /** Only in responses. Ignored in requests. */
  id?: any;
  /** Only in responses. Ignored in requests. */
  candidate_id?: any;
  /** Only in responses. Ignored in requests. */
  job_id?: any;
  /** Only in responses. Ignored in requests. */
  organization_id?: any;
  /** Only in responses. Ignored in requests. */
  screening_score?: any;
  /** Only in responses. Ignored in requests. */
  shortlisted_by_user_id?: any;
  /** Only in responses. Ignored in requests. */
  shortlisted_at?: any;
  /** Only in responses. Ignored in requests. */
  screening_started_at?: any;
  /** Only in responses. Ignored in requests. */
  screening_completed_at?: any;
  /** Only in responses. Ignored in requests. */
  status_date?: any;
  /** Only in responses. Ignored in requests. */
  outreach_sent_at?: any;
  /** Only in responses. Ignored in requests. */
  interest_clicked_at?: any;
  /** Only in responses. Ignored in requests. */
  interest_declined_at?: any;
  /** Only in responses. Ignored in requests. */
  video_interview_invite_sent_at?: any;
  /** Only in responses. Ignored in requests. */
  whatsapp_started_at?: any;
  /** Only in responses. Ignored in requests. */
  closed_at?: any;
  /** Only in responses. Ignored in requests. */
  closed_by_user_id?: any;
  /** Only in responses. Ignored in requests. */
  outcome?: any;
  /** Only in responses. Ignored in requests. */
  rejected_at?: any;
  /** Only in responses. Ignored in requests. */
  rejection_reason?: any;
  /** Only in responses. Ignored in requests. */
  created_at?: any;
  /** Only in responses. Ignored in requests. */
  updated_at?: any;
  /** Only in responses. Ignored in requests. */
  job_title?: any;
  /** Only in responses. Ignored in requests. */
  job_status?: any;
  /** Only in responses. Ignored in requests. */
  candidate_full_name?: any;
  /** Only in responses. Ignored in requests. */
  candidate_email?: any;
}

/** A candidate, matched by `email`. */
export interface CreateCandidate {
  /**
   * Full name.
   * @minLength 1
   * @maxLength 255
   * @pattern \S
   */
  full_name: string;
  /**
   * Email address. Unique within the organization, ignoring case.
   * @format email
   * @maxLength 320
   */
  email: string;
  /** ID of the candidate in your system, 1 to 255 characters. Unique among candidates. */
  external_id?: string | null;
  /** Phone number. */
  phone_number?: string | null;
  /** WhatsApp number. */
  whatsapp_number?: string | null;
  /** Current location. */
  location?: string | null;
  /** Preferred work location. */
  preferred_location?: string | null;
  /**
   * Primary skills. At most 200, each of 1 to 200 characters.
   * @maxItems 200
   */
  primary_skills?: string[];
  /**
   * Secondary skills. At most 200, each of 1 to 200 characters.
   * @maxItems 200
   */
  secondary_skills?: string[];
  /** Total years of experience, as a decimal from 0 to 80. */
  total_experience_years?: number | null;
  /** Years of relevant experience, as a decimal from 0 to 80. */
  relevant_experience_years?: number | null;
  /** Current employer. */
  current_company?: string | null;
  /** Current job title. */
  current_designation?: string | null;
  /** Current annual pay (CTC), in lakhs per annum (LPA). */
  current_ctc?: number | null;
  /** Expected annual pay (CTC), in lakhs per annum (LPA). */
  expected_ctc?: number | null;
  /** Notice period in days. */
  notice_period_days?: number | null;
  /** Whether the candidate is serving their notice period. */
  in_notice_period?: boolean | null;
  /** Last working day with the current employer, as YYYY-MM-DD. Applies if `in_notice_period` is true. */
  last_working_day?: string | null;
  /** Public HTTPS URL of the resume. The service downloads and reads the file in the background. */
  resume_url?: string | null;
  /** Path of an uploaded resume, from `POST /api/v1/resumes`. Takes precedence over `resume_url`. Write-only. */
  resume_path?: string | null;
  /** Where the candidate came from. Defaults to `api`. `portal`, `console` and `import`: from the public job page, typed by a user, or from a file that a user imported. */
  source?: string | null;
  /**
   * Tags. At most 200, each of 1 to 200 characters.
   * @maxItems 200
   */
  tags?: string[];
  /** Custom JSON object, at most 64 KiB. */
  metadata?: Record<string, any> | null;
  /** Applies the candidate to a job, like `POST /api/v1/applications`. */
  application?: InlineApplication;
}

/** An application of the candidate in the same request. */
export interface InlineApplication {
  /**
   * ID of the job. The job may have any status.
   * @format uuid
   */
  job_id: string;
  /**
   * Pipeline status. Must exactly match one of the organization's pipeline statuses. New applications default to `Applied`.
   * @maxLength 255
   */
  status?: string;
  /** ID of the application in your system, 1 to 255 characters. Unique among applications. */
  external_id?: string | null;
  /** Notes for recruiters. At most 20,000 characters. */
  notes?: string | null;
  /** Match score from 0 to 100. If null or omitted, the service computes it. */
  match_score?: number | null;
  /** Custom JSON object, at most 64 KiB. Its top-level keys are merged into the existing metadata. */
  metadata?: Record<string, any> | null;
}

/** The fields to update, at least one. Null clears a field. */
export interface UpdateCandidate {
  /**
   * Full name.
   * @minLength 1
   * @maxLength 255
   * @pattern \S
   */
  full_name?: string;
  /**
   * Email address. May be empty only while the talent-pool profile is masked, and null only for keys that do not see it, as responses show it.
   * @maxLength 320
   */
  email?: string | null;
  /** ID of the candidate in your system, 1 to 255 characters. Unique among candidates. */
  external_id?: string | null;
  /** Phone number. */
  phone_number?: string | null;
  /** WhatsApp number. */
  whatsapp_number?: string | null;
  /** Current location. */
  location?: string | null;
  /** Preferred work location. */
  preferred_location?: string | null;
  /**
   * Primary skills. At most 200, each of 1 to 200 characters.
   * @maxItems 200
   */
  primary_skills?: string[];
  /**
   * Secondary skills. At most 200, each of 1 to 200 characters.
   * @maxItems 200
   */
  secondary_skills?: string[];
  /** Total years of experience, as a decimal from 0 to 80. */
  total_experience_years?: number | null;
  /** Years of relevant experience, as a decimal from 0 to 80. */
  relevant_experience_years?: number | null;
  /** Current employer. */
  current_company?: string | null;
  /** Current job title. */
  current_designation?: string | null;
  /** Current annual pay (CTC), in lakhs per annum (LPA). */
  current_ctc?: number | null;
  /** Expected annual pay (CTC), in lakhs per annum (LPA). */
  expected_ctc?: number | null;
  /** Notice period in days. */
  notice_period_days?: number | null;
  /** Whether the candidate is serving their notice period. */
  in_notice_period?: boolean | null;
  /** Last working day with the current employer, as YYYY-MM-DD. Applies if `in_notice_period` is true. */
  last_working_day?: string | null;
  /** Public HTTPS URL of the resume. The service downloads and reads the file in the background. */
  resume_url?: string | null;
  /** Path of an uploaded resume, from `POST /api/v1/resumes`. Takes precedence over `resume_url`. Write-only. */
  resume_path?: string | null;
  /** Where the candidate came from. Defaults to `api`. `portal`, `console` and `import`: from the public job page, typed by a user, or from a file that a user imported. */
  source?: string | null;
  /**
   * Tags. At most 200, each of 1 to 200 characters.
   * @maxItems 200
   */
  tags?: string[];
  /** Custom JSON object, at most 64 KiB. */
  metadata?: Record<string, any> | null;
  /** Applies the candidate to a job, like `POST /api/v1/applications`. */
  application?: InlineApplication;
  /** Only in responses. Ignored in requests. */
  id?: any;
  /** Only in responses. Ignored in requests. */
  skill_array?: any;
  /** Only in responses. Ignored in requests. */
  screening_score?: any;
  /** Only in responses. Ignored in requests. */
  talent_pool_status?: any;
  /** Only in responses. Ignored in requests. */
  applications?: any;
  /** Only in responses. Ignored in requests. */
  created_at?: any;
  /** Only in responses. Ignored in requests. */
  updated_at?: any;
}

/** The reason to create. */
export interface CreateRejectionReason {
  /**
   * Stable code of the reason, 1 to 50 characters of `a-z0-9_`. Unique in the organization.
   * @pattern ^[a-z0-9_]{1,50}$
   */
  code: string;
  /**
   * Name of the reason for recruiters.
   * @minLength 1
   * @maxLength 255
   * @pattern \S
   */
  label: string;
  /** Applications with this outcome can have the reason: `rejected` or `withdrawn`. */
  outcome: "rejected" | "withdrawn";
  /** What the candidate reads as the reason. At most 2,000 characters. Null: no reason is shown. */
  candidate_text?: string | null;
  /** Whether new decisions can have the reason. Set it to false to retire a reason. */
  active?: boolean;
}

/** The fields to update, at least one. The code stays. */
export interface UpdateRejectionReason {
  /**
   * Name of the reason for recruiters.
   * @minLength 1
   * @maxLength 255
   * @pattern \S
   */
  label?: string;
  /** Applications with this outcome can have the reason: `rejected` or `withdrawn`. */
  outcome?: "rejected" | "withdrawn" | (string & {});
  /** What the candidate reads as the reason. At most 2,000 characters. Null: no reason is shown. */
  candidate_text?: string | null;
  /** Whether new decisions can have the reason. Set it to false to retire a reason. */
  active?: boolean;
  /** Only in responses. Ignored in requests. */
  id?: any;
  /** Only in responses. Ignored in requests. */
  code?: any;
  /** Only in responses. Ignored in requests. */
  created_at?: any;
  /** Only in responses. Ignored in requests. */
  updated_at?: any;
}

/** A note about a candidate. */
export interface NoteInput {
  /**
   * Plain text with line breaks. To mention a user, write `@` and their name or email. Up to 50 users.
   * @minLength 1
   * @maxLength 20000
   * @pattern \S
   */
  text: string;
  /** ID of the application that the note is about, of the same candidate. */
  application_id?: string | null;
}

/** Another text of a note. */
export interface UpdateNote {
  /**
   * The new text.
   * @minLength 1
   * @maxLength 20000
   * @pattern \S
   */
  text: string;
}

/** A new video interview. */
export interface CreateVideoInterview {
  /**
   * ID of the candidate.
   * @format uuid
   */
  candidate_id: string;
  /** Source of the questions: the job, or the resume of the candidate. */
  question_source: "job" | "resume";
  /** ID of the job. Required if `question_source` is `job`. */
  job_id?: string | null;
  /**
   * Whether to email the invite to the candidate. Defaults to true.
   * @default true
   */
  send_invite_email?: boolean;
  /**
   * Custom questions, 1 to 10. Defaults to the questions of the job, or to five questions about the resume.
   * @maxItems 10
   * @minItems 1
   */
  interview_questions?: InterviewQuestionInput[];
}

/** A custom question. */
export interface InterviewQuestionInput {
  /**
   * Text of the question. At most 2,000 characters.
   * @minLength 1
   * @maxLength 2000
   * @pattern \S
   */
  text: string;
  /** Kind of answer. Must be `spoken`. */
  kind: "spoken";
}

/** How the candidate withdrew a consent. */
export interface ConsentWithdrawalInput {
  /**
   * Where the candidate withdrew. Defaults to `api`.
   * @default "api"
   */
  channel?:
    | "web_page"
    | "email"
    | "whatsapp"
    | "phone"
    | "in_person"
    | "document"
    | "api"
    | "other";
}

/** A new webhook endpoint. Only `url` is required. */
export interface CreateWebhookEndpoint {
  /**
   * Where webhooks are sent: an https URL with a public host. Host names are checked at each attempt.
   * @maxLength 2048
   */
  url: string;
  /**
   * Types of events to send. Empty: all types, also those added later. Defaults to `[]`.
   * @maxItems 200
   */
  types?: (
    | "client.created"
    | "client.updated"
    | "job.created"
    | "job.updated"
    | "job.status_changed"
    | "job.enriched"
    | "candidate.created"
    | "candidate.updated"
    | "candidate.resume_read"
    | "candidate.revealed"
    | "candidate.merged"
    | "candidate.erased"
    | "application.created"
    | "application.updated"
    | "application.status_changed"
    | "application.scored"
    | "application.interest_confirmed"
    | "application.interest_declined"
    | "application.deleted"
    | "screening.started"
    | "screening.completed"
    | "screening.expired"
    | "screening.cancelled"
    | "video_interview.created"
    | "video_interview.started"
    | "video_interview.completed"
    | "video_interview.abandoned"
    | "video_interview.expired"
    | "video_interview.assessed"
    | "message.sent"
    | "message.failed"
    | "task.failed"
    | "credits.low"
  )[];
  /** Whether webhooks are sent. Defaults to `true`. */
  enabled?: boolean;
  /** What the endpoint is for. At most 1,000 characters. */
  description?: string | null;
}

/** The fields to update, at least one. */
export interface UpdateWebhookEndpoint {
  /**
   * Where webhooks are sent: an https URL with a public host. Host names are checked at each attempt.
   * @maxLength 2048
   */
  url?: string;
  /**
   * Types of events to send. Empty: all types, also those added later. Defaults to `[]`.
   * @maxItems 200
   */
  types?: (
    | "client.created"
    | "client.updated"
    | "job.created"
    | "job.updated"
    | "job.status_changed"
    | "job.enriched"
    | "candidate.created"
    | "candidate.updated"
    | "candidate.resume_read"
    | "candidate.revealed"
    | "candidate.merged"
    | "candidate.erased"
    | "application.created"
    | "application.updated"
    | "application.status_changed"
    | "application.scored"
    | "application.interest_confirmed"
    | "application.interest_declined"
    | "application.deleted"
    | "screening.started"
    | "screening.completed"
    | "screening.expired"
    | "screening.cancelled"
    | "video_interview.created"
    | "video_interview.started"
    | "video_interview.completed"
    | "video_interview.abandoned"
    | "video_interview.expired"
    | "video_interview.assessed"
    | "message.sent"
    | "message.failed"
    | "task.failed"
    | "credits.low"
    | (string & {})
  )[];
  /** Whether webhooks are sent. Defaults to `true`. */
  enabled?: boolean;
  /** What the endpoint is for. At most 1,000 characters. */
  description?: string | null;
  /** Only in responses. Ignored in requests. */
  id?: any;
  /** Only in responses. Ignored in requests. */
  disabled_at?: any;
  /** Only in responses. Ignored in requests. */
  disabled_reason?: any;
  /** Only in responses. Ignored in requests. */
  previous_secret_expires_at?: any;
  /** Only in responses. Ignored in requests. */
  created_at?: any;
  /** Only in responses. Ignored in requests. */
  updated_at?: any;
}

/** No fields. */
export type NoInput = object;

/** Which events to send again. */
export interface ReplayInput {
  /**
   * Send events that occurred after this time.
   * @format date-time
   */
  after: string;
  /**
   * Send events that occurred until this time. Defaults to now.
   * @format date-time
   */
  before?: string;
  /**
   * Types of events to send. Defaults to the endpoint's. Empty: all types.
   * @maxItems 200
   */
  types?: (
    | "client.created"
    | "client.updated"
    | "job.created"
    | "job.updated"
    | "job.status_changed"
    | "job.enriched"
    | "candidate.created"
    | "candidate.updated"
    | "candidate.resume_read"
    | "candidate.revealed"
    | "candidate.merged"
    | "candidate.erased"
    | "application.created"
    | "application.updated"
    | "application.status_changed"
    | "application.scored"
    | "application.interest_confirmed"
    | "application.interest_declined"
    | "application.deleted"
    | "screening.started"
    | "screening.completed"
    | "screening.expired"
    | "screening.cancelled"
    | "video_interview.created"
    | "video_interview.started"
    | "video_interview.completed"
    | "video_interview.abandoned"
    | "video_interview.expired"
    | "video_interview.assessed"
    | "message.sent"
    | "message.failed"
    | "task.failed"
    | "credits.low"
  )[];
}

/** A duplicate of the candidate. */
export interface MergeCandidateInput {
  /**
   * ID of the candidate that is merged into the one in the path, and then gone.
   * @format uuid
   */
  from_id: string;
  /**
   * Whose value is kept where both have one. `target`: the candidate in the path. `source`: the one in `from_id`. Defaults to `target`.
   * @default "target"
   */
  prefer?: "target" | "source";
}

/** The fields to update, at least one. */
export interface UpdateLegalHold {
  /** Whether the candidate is on hold. A candidate on hold can’t be erased. */
  hold?: boolean;
  /** Why, such as the reference of the case. At most 20,000 characters. Without a hold it is null, whatever you send. */
  reason?: string | null;
  /** Only in responses. Ignored in requests. */
  candidate_id?: any;
  /** Only in responses. Ignored in requests. */
  since?: any;
}

/** How long inactive candidates are kept. */
export interface RetentionPolicyInput {
  /** After how many days without activity candidates are erased, 30 to 3650. Null keeps them. */
  candidate_days: number | null;
}

export interface EraseCandidateInput {
  /** Why the candidate is erased. Without personal data: it is kept. */
  reason?: string | null;
}

/** Something that only a candidate can do, and one ID that it is about. */
export interface SimulationInput {
  /** What the candidate does. `screening_completed` and `interview_completed` create the screening or the video interview if the application has none. */
  action:
    | "interest_confirmed"
    | "interest_declined"
    | "screening_completed"
    | "interview_completed"
    | "resume_unreadable"
    | "message_bounced";
  /**
   * ID of the application. For every action.
   * @format uuid
   */
  application_id?: string;
  /**
   * ID of the screening session. For `screening_completed`.
   * @format uuid
   */
  screening_id?: string;
  /**
   * ID of the video interview. For `interview_completed`.
   * @format uuid
   */
  video_interview_id?: string;
  /**
   * ID of the kept message. For `message_bounced`.
   * @format uuid
   */
  message_id?: string;
  /**
   * ID of the candidate. For `resume_unreadable`.
   * @format uuid
   */
  candidate_id?: string;
}

/** The organization that owns the API key. */
export interface Organization {
  /**
   * ID of the organization.
   * @format uuid
   */
  id: string;
  /** Name of the organization. */
  name: string;
  /** Name shown to candidates. Defaults to `name`. */
  public_name: string;
  /** Plan of the organization. API access requires `paid`. */
  plan: "free" | "paid" | (string & {});
  /** Statuses that applications may have, in pipeline order. */
  pipeline_statuses: string[];
  /** Whether interest emails are sent on first apply. */
  outreach_enabled: boolean;
  /**
   * Remaining credits. A video interview costs 10 credits.
   * @format int32
   */
  credit_balance: number;
  /**
   * When the organization was created.
   * @format date-time
   */
  created_at: string;
  /**
   * When the organization was last updated.
   * @format date-time
   */
  updated_at: string;
}

/** A user of the organization. */
export interface User {
  /**
   * ID of the user, as in `recruiter_id` and `closed_by_user_id`.
   * @format uuid
   */
  id: string;
  /** Full name. */
  full_name: string;
  /** Email address. Null for a placeholder: a seat that nobody has taken yet. */
  email: string | null;
  /** `admin`: may change settings and users. `recruiter`: may do everything else. `viewer`: may read everything that a recruiter can read. More roles may follow. */
  role: "admin" | "recruiter" | "viewer" | (string & {});
  /**
   * When the user was added.
   * @format date-time
   */
  created_at: string;
  /**
   * When the user was last updated.
   * @format date-time
   */
  updated_at: string;
}

/** A status that applications may have. */
export interface PipelineStatus {
  /** Name of the status, as in `status` of an application. Case-sensitive. */
  name: string;
  /**
   * Position in the pipeline, starting at 1.
   * @format int32
   */
  order: number;
  /** `hired`: the statuses `hired` and `Candidate joined`. `rejected` and `withdrawn`: the statuses of these names. `active`: all others. */
  category: "active" | "hired" | "rejected" | "withdrawn" | (string & {});
}

/** An entry of the audit log. */
export interface AuditEntry {
  /**
   * ID of the entry.
   * @format uuid
   */
  id: string;
  /**
   * When the change was made.
   * @format date-time
   */
  created_at: string;
  /** Who made the change. */
  actor: {
    /** `key`: an API key. `user`: a user in the console. `operator`: the operator of the service, by a command or signed in as a user. */
    type: "key" | "user" | "operator" | (string & {});
    /** ID of the API key or the user. Null for a command. */
    id: string | null;
    /** Name of the API key or the user. Null for a command or a removed user. */
    name: string | null;
  };
  /** IP address of the request. Null for a command. */
  ip: string | null;
  /** `X-Request-Id` of the request. Null for a command. */
  request_id: string | null;
  /** `import`: by an import. `mcp`: by a tool of the MCP server. Missing otherwise. */
  via?: "import" | "mcp" | (string & {});
  /** What was done, as noun and verb: `client.create`, `application.update`, `api_key.revoke`. */
  action: string;
  /** The record that was changed. */
  subject: {
    /** Type of the record, such as `candidate`. */
    type: string;
    /** ID of the record. The name of a pipeline status or a template, the email of a user. */
    id: string | null;
  };
  /** Names of the changed fields. Empty for new and deleted records. */
  changed: string[];
  /** Values before the change, without names, contact data, pay and free text. Null for a new record. */
  before: Record<string, any> | null;
  /** Values after the change, without names, contact data, pay and free text. Null for a deleted record. */
  after: Record<string, any> | null;
}

/** An employer that the organization recruits for. */
export interface Client {
  /**
   * ID of the client.
   * @format uuid
   */
  id: string;
  /** Name of the client. */
  name: string;
  /** ID of the client in your system. */
  external_id: string | null;
  /** Contact email. */
  email: string | null;
  /** Contact phone number. */
  phone: string | null;
  /** Postal address. */
  address: string | null;
  /** Contact person. */
  contact_person: string | null;
  /** Website. */
  website: string | null;
  /** Industry. */
  industry: string | null;
  /** Status of the client. */
  status: "active" | "inactive" | (string & {});
  /** Tags. */
  tags: string[];
  /** Notes for recruiters. */
  notes: string | null;
  /** Custom JSON object. Defaults to `{}`. */
  metadata: Record<string, any>;
  /**
   * Number of jobs of this client.
   * @format int32
   */
  jobs_count: number;
  /**
   * Number of jobs of this client in status `active`.
   * @format int32
   */
  active_jobs_count: number;
  /**
   * When the client was created.
   * @format date-time
   */
  created_at: string;
  /**
   * When the client was last updated. Unaffected by `jobs_count` and `active_jobs_count`.
   * @format date-time
   */
  updated_at: string;
}

/** A deleted resource. Only with `include_deleted=true`. */
export interface Tombstone {
  /**
   * ID of the deleted resource.
   * @format uuid
   */
  id: string;
  /**
   * When the resource was deleted.
   * @format date-time
   */
  deleted_at: string;
  /**
   * ID of the resource that it was merged into. Only after a merge.
   * @format uuid
   */
  merged_into?: string;
}

/** A vacancy. */
export interface Job {
  /**
   * ID of the job.
   * @format uuid
   */
  id: string;
  /** Job title. */
  title: string;
  /** ID of the job in your system. */
  external_id: string | null;
  /** Job description as HTML, as sent. */
  jd_text: string | null;
  /** Job description as plain text. */
  description: string | null;
  /** ID of the client. Null for a direct hire. */
  client_id: string | null;
  /** Name of the linked client. Without one, the legacy name. */
  client_name: string | null;
  /** Whether the name of the client is hidden from candidates. */
  client_name_not_disclosed: boolean;
  /** Whether the first apply sends the video interview invite instead of the interest email. Candidates who confirm their interest or apply on the public job page get the invite in any case. */
  direct_video_interview_on_apply: boolean;
  /** True if `client_id` is null. */
  is_direct_hire: boolean;
  /** Company name shown to candidates. */
  public_company_name: string;
  /** Locations: countries, states or cities. */
  locations: string[];
  /** Work mode. */
  work_mode: "onsite" | "remote" | "hybrid" | (string & {}) | null;
  /** Job type. */
  job_type: "full_time" | "contract" | (string & {}) | null;
  /**
   * Number of openings.
   * @format int32
   */
  openings_count: number;
  /**
   * Number of applications in `hired` or `Candidate joined`.
   * @format int32
   */
  filled_count: number;
  /** Status of the job. */
  status: "draft" | "active" | "paused" | "closed" | "filled" | (string & {});
  /** Minimum years of experience. */
  min_experience_years: number | null;
  /** Maximum years of experience. */
  max_experience_years: number | null;
  /** Currency. */
  currency: "INR" | "USD" | "EUR" | "GBP" | (string & {}) | null;
  /** Minimum annual pay (CTC), in lakhs per annum (LPA). */
  min_ctc: number | null;
  /** Maximum annual pay (CTC), in lakhs per annum (LPA). */
  max_ctc: number | null;
  /** Whether the pay is hidden from candidates. */
  ctc_not_disclosed: boolean;
  /** Contract rate. */
  rate: number | null;
  /** Required skills. */
  required_skills: string[];
  /** Preferred skills. */
  preferred_skills: string[];
  /** Whether the listed skills are final, so that the description adds none. True for skills edited in the console. */
  only_listed_skills: boolean;
  /** Weights that were set for skills of the two lists. */
  skill_weights: SkillWeight[];
  /** Required skills with weights, from the list and the description. Heaviest first. */
  required_skills_weighted: WeightedSkill[];
  /** Preferred skills with weights, from the list and the description. Heaviest first. */
  preferred_skills_weighted: WeightedSkill[];
  /** Questions for screenings. */
  screening_questions: ScreeningQuestion[] | null;
  /** Interview questions, generated from title, description and skills. */
  video_interview_questions: InterviewQuestion[];
  /**
   * Number of applications.
   * @format int32
   */
  applicant_count: number;
  /** ID of the assigned recruiter, a user of the organization. */
  recruiter_id: string | null;
  /** Custom JSON object. */
  metadata: Record<string, any> | null;
  /**
   * When the job was created.
   * @format date-time
   */
  created_at: string;
  /**
   * When the job was last updated. Unaffected by `filled_count` and `applicant_count`.
   * @format date-time
   */
  updated_at: string;
}

/** A skill and its weight. */
export interface WeightedSkill {
  /** Name of the skill, as listed or as the description spells it. */
  skill: string;
  /**
   * Weight from 0 to 1. The weights of an array add up to 1.
   * @format double
   */
  weight: number;
  /** `listed`: from the skill lists of the job. `description`: from its description. */
  source: "listed" | "description" | (string & {});
  /** Other skills that meet the same demand. Those in the array share its weight. Omitted if there are none. */
  alternatives?: string[];
  /** Where the description demands the skill. Omitted for listed skills that it does not demand. */
  evidence?: {
    /** Why the skill counts. `title`: the job title names it. `requirement`: under a heading for requirements. `phrase`: beside words such as "experience with". `list`: in a line of skills. `duty`: the work involves it. `preferred`: nice to have. `language_model`: suggested by a language model and found in the line. */
    rule:
      | "title"
      | "requirement"
      | "phrase"
      | "list"
      | "duty"
      | "preferred"
      | "language_model"
      | (string & {});
    /** Line of the description that names the skill. At most 300 characters. */
    line: string;
  };
}

/** A question of the video interview. */
export interface InterviewQuestion {
  /** ID of the question. */
  id: string;
  /** Text of the question. */
  text: string;
  /** Kind of answer. Always `spoken`. */
  kind: "spoken";
  /**
   * Position of the question, starting at 1.
   * @format int32
   */
  order: number;
  /** Skill that the question is about. Null if it is about no particular skill. */
  skill: string | null;
}

/** The reading state and the profile of a resume. Never includes its text. */
export interface Resume {
  /**
   * ID of the candidate.
   * @format uuid
   */
  candidate_id: string;
  /** `none`: the candidate has no resume. `queued`: the resume is waiting to be read. `read`: the resume has been read. `failed`: the resume could not be read. */
  state: "none" | "queued" | "read" | "failed" | (string & {});
  /** `upload` for `resume_path`, `link` for `resume_url`. Null without a resume. */
  source: "upload" | "link" | (string & {}) | null;
  /** How reliable the text is. Only an `ok` resume fills candidate fields and counts in match scores. Null until the resume has been read. */
  quality:
    | "ok"
    | "low_confidence"
    | "needs_ocr"
    | "encrypted"
    | "corrupt"
    | "unsupported"
    | "fetch_failed"
    | (string & {})
    | null;
  /** Code of the reason why `quality` is not `ok`. */
  reason: string | null;
  /** The reason as a message for people. */
  message: string | null;
  /** Whether the same link may work later. */
  retryable: boolean;
  /** `pdf`, `docx` or `text`, detected from the content of the file. */
  format: string | null;
  /** Number of pages. PDF only. */
  pages: number | null;
  /** Number of invisible characters that were ignored. */
  hidden_characters: number | null;
  /** When the resume was read. */
  read_at: string | null;
  /** Candidate fields that were empty and now have their value from this resume. */
  filled_fields: (
    | "phone_number"
    | "location"
    | "primary_skills"
    | "secondary_skills"
    | "total_experience_years"
    | "relevant_experience_years"
    | "current_company"
    | "current_designation"
    | (string & {})
  )[];
  /** The profile in the resume. Null until the resume has been read. */
  profile: ResumeProfile | null;
}

/** The profile that the resume describes. */
export interface ResumeProfile {
  /**
   * Date up to which years of experience are counted, as YYYY-MM-DD.
   * @format date
   */
  as_of: string;
  /** Language of the resume, as an ISO 639-1 code. */
  language: string | null;
  /** Name of the person. Null while the candidate is masked. */
  name: string | null;
  /** Email addresses. Empty while the candidate is masked. Empty without the scope `candidates.contact:read`. */
  emails: string[];
  /** Phone numbers. Empty while the candidate is masked. Empty without the scope `candidates.contact:read`. */
  phones: string[];
  /** Where the person lives. */
  location: string | null;
  /** Professional headline. */
  headline: string | null;
  /** Links to profiles and websites. Empty while the candidate is masked. Empty without the scope `candidates.contact:read`. */
  links: string[];
  /** Skills, most significant first. */
  skills: {
    /** Name of the skill. */
    skill: string;
    /**
     * Number of times the resume names the skill.
     * @format int32
     */
    mentions: number;
    /** Years in the positions that name the skill. */
    years: number | null;
  }[];
  /** Positions, in the order of the resume. */
  employments: {
    /** Name of the employer. */
    employer: string | null;
    /** Job title. */
    title: string | null;
    /** Start of the position, as YYYY-MM or YYYY. */
    from: string | null;
    /** End of the position, as YYYY-MM or YYYY. */
    to: string | null;
    /** Whether the person holds this position now. */
    current: boolean;
    /** Skills that the description of the position names. */
    skills: string[];
  }[];
  /** Education, in the order of the resume. */
  education: {
    /** Name of the school or university. */
    institution: string | null;
    /** Degree or course. */
    degree: string | null;
    /** Start, as YYYY-MM or YYYY. */
    from: string | null;
    /** End, as YYYY-MM or YYYY. */
    to: string | null;
  }[];
  /** Names of projects. */
  projects: string[];
  /** Total years of experience, as a decimal. Overlapping positions count once. */
  total_experience_years: number | null;
  /** Years in positions of the same kind as the current or latest one, as a decimal. */
  relevant_experience_years: number | null;
}

/** What a candidate agreed to, with the text shown. */
export interface Consent {
  /**
   * ID of the consent.
   * @format uuid
   */
  id: string;
  /** What the candidate agreed to. */
  purpose: string;
  /** The text that the candidate saw. */
  text: string;
  /** SHA-256 of the text in UTF-8, as lower-case hex. */
  text_hash: string;
  /** Version of the text. */
  text_version: string;
  /** Where the candidate agreed. */
  channel:
    | "web_page"
    | "email"
    | "whatsapp"
    | "phone"
    | "in_person"
    | "document"
    | "api"
    | "other"
    | (string & {});
  /**
   * When the candidate agreed.
   * @format date-time
   */
  given_at: string;
  /** When the candidate withdrew. Null while the consent stands. */
  withdrawn_at: string | null;
  /** Where the candidate withdrew. */
  withdrawal_channel:
    | "web_page"
    | "email"
    | "whatsapp"
    | "phone"
    | "in_person"
    | "document"
    | "api"
    | "other"
    | (string & {})
    | null;
  /** ID of the video interview that it is about. */
  interview_id: string | null;
}

/** An application with details of its job and candidate. */
export interface EnrichedApplication {
  /**
   * ID of the application.
   * @format uuid
   */
  id: string;
  /**
   * ID of the candidate.
   * @format uuid
   */
  candidate_id: string;
  /**
   * ID of the job.
   * @format uuid
   */
  job_id: string;
  /**
   * ID of the organization.
   * @format uuid
   */
  organization_id: string;
  /** ID of the application in your system. */
  external_id: string | null;
  /** Current pipeline status. */
  status: string;
  /** Score of the latest completed screening, from 0 to 100. */
  screening_score: number | null;
  /** Match score from 0 to 100. Null until it has been computed, or if there is too little data. */
  match_score: number | null;
  /** Notes for recruiters. */
  notes: string | null;
  /** ID of the user who added the application. Null if it was added through the API. */
  shortlisted_by_user_id: string | null;
  /**
   * When the candidate was applied to the job.
   * @format date-time
   */
  shortlisted_at: string;
  /** When the application last entered `screening`. */
  screening_started_at: string | null;
  /** When the application last entered `screened`. */
  screening_completed_at: string | null;
  /**
   * When the application entered its current status.
   * @format date-time
   */
  status_date: string;
  /** When the interest email was sent. */
  outreach_sent_at: string | null;
  /** When the candidate confirmed their interest. */
  interest_clicked_at: string | null;
  /** When the video interview invite was sent. */
  video_interview_invite_sent_at: string | null;
  /** When the first WhatsApp message was received. */
  whatsapp_started_at: string | null;
  /** When the application entered `hired`, `rejected` or `Candidate joined`. Null in any other status. */
  closed_at: string | null;
  /** ID of the user who closed the application. Null if it is open or was closed through the API. */
  closed_by_user_id: string | null;
  /** Outcome, by the category of the status. `open` for a status of category `active`. */
  outcome: "open" | "hired" | "rejected" | "withdrawn" | (string & {});
  /** When the application entered `rejected`. Null in any other status. */
  rejected_at: string | null;
  /** Reason for the rejection or withdrawal. Null without one. Another outcome clears it. */
  rejection_reason: {
    /**
     * ID of the reason.
     * @format uuid
     */
    id: string;
    /** Stable code of the reason. */
    code: string;
    /** Name of the reason for recruiters. */
    label: string;
  } | null;
  /** Custom JSON object. Without `applied_as` without the scope `candidates.contact:read`. */
  metadata: Record<string, any> | null;
  /**
   * When the application was created.
   * @format date-time
   */
  created_at: string;
  /**
   * When the application was last updated.
   * @format date-time
   */
  updated_at: string;
  /** Title of the job. */
  job_title: string | null;
  /** Status of the job. */
  job_status: string | null;
  /** Full name of the candidate. */
  candidate_full_name: string | null;
  /** Email of the candidate. Null while the talent-pool profile is masked. Null without the scope `candidates.contact:read`. */
  candidate_email: string | null;
  /** When the candidate answered the interest email with no. They may have confirmed their interest since. */
  interest_declined_at: string | null;
}

/** A candidate in the pipeline of a job. */
export interface Application {
  /**
   * ID of the application.
   * @format uuid
   */
  id: string;
  /**
   * ID of the candidate.
   * @format uuid
   */
  candidate_id: string;
  /**
   * ID of the job.
   * @format uuid
   */
  job_id: string;
  /**
   * ID of the organization.
   * @format uuid
   */
  organization_id: string;
  /** ID of the application in your system. */
  external_id: string | null;
  /** Current pipeline status. */
  status: string;
  /** Score of the latest completed screening, from 0 to 100. */
  screening_score: number | null;
  /** Match score from 0 to 100. Null until it has been computed, or if there is too little data. */
  match_score: number | null;
  /** Notes for recruiters. */
  notes: string | null;
  /** ID of the user who added the application. Null if it was added through the API. */
  shortlisted_by_user_id: string | null;
  /**
   * When the candidate was applied to the job.
   * @format date-time
   */
  shortlisted_at: string;
  /** When the application last entered `screening`. */
  screening_started_at: string | null;
  /** When the application last entered `screened`. */
  screening_completed_at: string | null;
  /**
   * When the application entered its current status.
   * @format date-time
   */
  status_date: string;
  /** When the interest email was sent. */
  outreach_sent_at: string | null;
  /** When the candidate confirmed their interest. */
  interest_clicked_at: string | null;
  /** When the video interview invite was sent. */
  video_interview_invite_sent_at: string | null;
  /** When the first WhatsApp message was received. */
  whatsapp_started_at: string | null;
  /** When the application entered `hired`, `rejected` or `Candidate joined`. Null in any other status. */
  closed_at: string | null;
  /** ID of the user who closed the application. Null if it is open or was closed through the API. */
  closed_by_user_id: string | null;
  /** Outcome, by the category of the status. `open` for a status of category `active`. */
  outcome: "open" | "hired" | "rejected" | "withdrawn" | (string & {});
  /** When the application entered `rejected`. Null in any other status. */
  rejected_at: string | null;
  /** Reason for the rejection or withdrawal. Null without one. Another outcome clears it. */
  rejection_reason: {
    /**
     * ID of the reason.
     * @format uuid
     */
    id: string;
    /** Stable code of the reason. */
    code: string;
    /** Name of the reason for recruiters. */
    label: string;
  } | null;
  /** Custom JSON object. Without `applied_as` without the scope `candidates.contact:read`. */
  metadata: Record<string, any> | null;
  /**
   * When the application was created.
   * @format date-time
   */
  created_at: string;
  /**
   * When the application was last updated.
   * @format date-time
   */
  updated_at: string;
}

/** The result for one candidate. */
export interface BulkResult {
  /**
   * Position in `candidate_ids`, starting at 0.
   * @format int32
   */
  index: number;
  /**
   * ID of the candidate.
   * @format uuid
   */
  candidate_id: string;
  /** `created`: a new application. `existing`: the candidate was applied before. `failed`: see `error`. */
  result: "created" | "existing" | "failed" | (string & {});
  /** The application. Null if it failed. */
  application: Application | null;
  /** Reason why it failed. Null otherwise. */
  error: {
    /** Error code. */
    code: string;
    /** Error message for people. */
    message: string;
    /**
     * ID of the candidate that stands now. Only with `gone`, after a merge.
     * @format uuid
     */
    merged_into?: string;
  } | null;
}

/** One change of the pipeline status. */
export interface StatusEvent {
  /**
   * ID of the status change.
   * @format uuid
   */
  id: string;
  /**
   * ID of the application.
   * @format uuid
   */
  application_id: string;
  /** Previous status. Null for the first status. */
  from_status: string | null;
  /** New status. */
  to_status: string;
  /**
   * When the status changed.
   * @format date-time
   */
  changed_at: string;
  /** ID of the user who changed the status. Null if it was changed through the API. */
  changed_by_user_id: string | null;
}

/** A candidate of the organization. */
export interface Candidate {
  /**
   * ID of the candidate.
   * @format uuid
   */
  id: string;
  /** Full name. */
  full_name: string;
  /** Email address. Empty while the talent-pool profile is masked. Null without the scope `candidates.contact:read`. */
  email: string | null;
  /** ID of the candidate in your system. */
  external_id: string | null;
  /** Phone number. Null while the talent-pool profile is masked. Null without the scope `candidates.contact:read`. */
  phone_number: string | null;
  /** WhatsApp number. Null while the talent-pool profile is masked. Null without the scope `candidates.contact:read`. */
  whatsapp_number: string | null;
  /** Current location. */
  location: string | null;
  /** Preferred work location. */
  preferred_location: string | null;
  /** Primary skills. */
  primary_skills: string[];
  /** Secondary skills. */
  secondary_skills: string[];
  /** Primary skills followed by secondary skills, without duplicates. */
  skill_array: string[];
  /** Total years of experience, as a decimal. */
  total_experience_years: number | null;
  /** Years of relevant experience, as a decimal. */
  relevant_experience_years: number | null;
  /** Current employer. */
  current_company: string | null;
  /** Current job title. */
  current_designation: string | null;
  /** Current annual pay (CTC), in lakhs per annum (LPA). Null while the talent-pool profile is masked. Null without the scope `candidates.contact:read`. */
  current_ctc: number | null;
  /** Expected annual pay (CTC), in lakhs per annum (LPA). Null while the talent-pool profile is masked. Null without the scope `candidates.contact:read`. */
  expected_ctc: number | null;
  /** Notice period in days. */
  notice_period_days: number | null;
  /** Whether the candidate is serving their notice period. */
  in_notice_period: boolean | null;
  /** Last working day with the current employer, as YYYY-MM-DD. */
  last_working_day: string | null;
  /** URL of the resume, as provided. Null while the talent-pool profile is masked. Null without the scope `candidates.contact:read`. */
  resume_url: string | null;
  /** Where the candidate came from. */
  source: string | null;
  /** Tags. */
  tags: string[];
  /** Score of the latest completed screening, from 0 to 100. */
  screening_score: number | null;
  /** `not_linked`: not from the talent pool. `masked`: contact fields and CTC are hidden. `revealed`: they are visible. */
  talent_pool_status: "not_linked" | "masked" | "revealed" | (string & {});
  /** Custom JSON object. Without `applied_as` without the scope `candidates.contact:read`. */
  metadata: Record<string, any> | null;
  /**
   * When the candidate was created.
   * @format date-time
   */
  created_at: string;
  /**
   * When the candidate was last updated.
   * @format date-time
   */
  updated_at: string;
}

/** A candidate with their applications. */
export interface CandidateDetail {
  /**
   * ID of the candidate.
   * @format uuid
   */
  id: string;
  /** Full name. */
  full_name: string;
  /** Email address. Empty while the talent-pool profile is masked. Null without the scope `candidates.contact:read`. */
  email: string | null;
  /** ID of the candidate in your system. */
  external_id: string | null;
  /** Phone number. Null while the talent-pool profile is masked. Null without the scope `candidates.contact:read`. */
  phone_number: string | null;
  /** WhatsApp number. Null while the talent-pool profile is masked. Null without the scope `candidates.contact:read`. */
  whatsapp_number: string | null;
  /** Current location. */
  location: string | null;
  /** Preferred work location. */
  preferred_location: string | null;
  /** Primary skills. */
  primary_skills: string[];
  /** Secondary skills. */
  secondary_skills: string[];
  /** Primary skills followed by secondary skills, without duplicates. */
  skill_array: string[];
  /** Total years of experience, as a decimal. */
  total_experience_years: number | null;
  /** Years of relevant experience, as a decimal. */
  relevant_experience_years: number | null;
  /** Current employer. */
  current_company: string | null;
  /** Current job title. */
  current_designation: string | null;
  /** Current annual pay (CTC), in lakhs per annum (LPA). Null while the talent-pool profile is masked. Null without the scope `candidates.contact:read`. */
  current_ctc: number | null;
  /** Expected annual pay (CTC), in lakhs per annum (LPA). Null while the talent-pool profile is masked. Null without the scope `candidates.contact:read`. */
  expected_ctc: number | null;
  /** Notice period in days. */
  notice_period_days: number | null;
  /** Whether the candidate is serving their notice period. */
  in_notice_period: boolean | null;
  /** Last working day with the current employer, as YYYY-MM-DD. */
  last_working_day: string | null;
  /** URL of the resume, as provided. Null while the talent-pool profile is masked. Null without the scope `candidates.contact:read`. */
  resume_url: string | null;
  /** Where the candidate came from. */
  source: string | null;
  /** Tags. */
  tags: string[];
  /** Score of the latest completed screening, from 0 to 100. */
  screening_score: number | null;
  /** `not_linked`: not from the talent pool. `masked`: contact fields and CTC are hidden. `revealed`: they are visible. */
  talent_pool_status: "not_linked" | "masked" | "revealed" | (string & {});
  /** Custom JSON object. Without `applied_as` without the scope `candidates.contact:read`. */
  metadata: Record<string, any> | null;
  /**
   * When the candidate was created.
   * @format date-time
   */
  created_at: string;
  /**
   * When the candidate was last updated.
   * @format date-time
   */
  updated_at: string;
  /** Applications of the candidate, newest first. */
  applications: Application[];
}

/** A reason for rejecting a candidate, or for their withdrawal. */
export interface RejectionReason {
  /**
   * ID of the reason.
   * @format uuid
   */
  id: string;
  /** Stable code of the reason. */
  code: string;
  /** Name of the reason for recruiters. */
  label: string;
  /** Applications with this outcome can have the reason: `rejected` or `withdrawn`. */
  outcome: "rejected" | "withdrawn" | (string & {});
  /** What the candidate reads as the reason. */
  candidate_text: string | null;
  /** False for a retired reason, which new decisions cannot have. */
  active: boolean;
  /**
   * When the reason was created.
   * @format date-time
   */
  created_at: string;
  /**
   * When the reason was last updated.
   * @format date-time
   */
  updated_at: string;
}

/** A note about a candidate, with its author. */
export interface Note {
  /**
   * ID of the note.
   * @format uuid
   */
  id: string;
  /**
   * ID of the candidate.
   * @format uuid
   */
  candidate_id: string;
  /** ID of the application that the note is about. Null for a note about the candidate. */
  application_id: string | null;
  /** Plain text with line breaks. */
  text: string;
  /** Who wrote the note. */
  author: {
    /** `user`: in the console. `key`: with an API key. */
    type: "user" | "key" | (string & {});
    /**
     * ID of the user or API key.
     * @format uuid
     */
    id: string;
    /** Name of the user, or of the API key at the time. Null once the user was removed. */
    name: string | null;
  };
  /** Users whom the text mentions. They see the note in the console and, unless turned off, get an email. */
  mentions: {
    /**
     * ID of the user.
     * @format uuid
     */
    user_id: string;
    /** Name of the user. */
    name: string;
  }[];
  /** When the text was last changed. Null if it never was. */
  edited_at: string | null;
  /**
   * When the note was written.
   * @format date-time
   */
  created_at: string;
  /**
   * When the note was last updated.
   * @format date-time
   */
  updated_at: string;
}

/** Explanation of a match score. */
export interface Match {
  /**
   * ID of the application.
   * @format uuid
   */
  application_id: string;
  /** Match score from 0 to 100. Null until it has been computed, or if there is too little data. */
  score: number | null;
  /** `computed`: by the service. `integration`: sent through the API. Null without a score. */
  source: "computed" | "integration" | (string & {}) | null;
  /** Version of the algorithm. Scores of different versions are not comparable. */
  algorithm_version: string | null;
  /** Hash of the inputs. Equal inputs have equal hashes. */
  inputs_hash: string | null;
  /** Share of the criteria that had data, from 0 to 1. */
  coverage: number | null;
  /** How reliable the resume is. Only an `ok` resume counts. Null without a resume, or until it has been read. */
  resume_quality:
    | "ok"
    | "low_confidence"
    | "needs_ocr"
    | "encrypted"
    | "corrupt"
    | "unsupported"
    | "fetch_failed"
    | (string & {})
    | null;
  /** When the score was computed. */
  computed_at: string | null;
  /** Components of the score. Empty for a score that was sent through the API. */
  components: MatchComponent[];
}

/** One component of a match score. */
export interface MatchComponent {
  /** Stable key of the component. */
  key: string;
  /** Name of the component for people. */
  label: string;
  /**
   * Weight of the component, from 0 to 1.
   * @format double
   */
  weight: number;
  /** `no_data`: the job or the candidate has no data for this component. */
  status: "met" | "partial" | "missing" | "no_data" | (string & {});
  /**
   * Points that the component contributes. All contributions add up exactly to the score.
   * @format double
   */
  contribution: number;
  /** What was found, and where. A skill stands before a colon. With alternatives, it says which of them is met: `AWS or Azure, met by Azure: listed in primary skills`. */
  evidence: string[];
  /** Requirements that were not found. One that only a related skill meets is in `evidence` too. */
  missing: string[];
}

/** The created video interview. */
export interface CreatedVideoInterview {
  /**
   * ID of the video interview.
   * @format uuid
   */
  id: string;
  /** Session token of the candidate. Returned only once. */
  session_token: string;
  /** Link for the candidate, as a full URL. */
  invite_url: string;
  /** Source of the questions. */
  question_source: "job" | "resume" | (string & {});
  /** Always `api`. */
  initiated_via: "api";
  /** Always `invited`. */
  status: "invited";
}

/** A screening session. */
export interface ScreeningSession {
  /**
   * ID of the screening session.
   * @format uuid
   */
  id: string;
  /** Always `screening_session`. */
  type: "screening_session";
  /** Channel on which the candidate answers. */
  channel: "whatsapp" | "email" | "web_form" | (string & {});
  /** Status of the session. An open session is `expired` once `expires_at` has passed. */
  status:
    | "initiated"
    | "message_sent"
    | "in_progress"
    | "awaiting_resume"
    | "completed"
    | "expired"
    | "cancelled"
    | (string & {});
  /**
   * ID of the job whose questions the session asks.
   * @format uuid
   */
  job_id: string;
  /**
   * ID of the candidate.
   * @format uuid
   */
  candidate_id: string;
  /** Full name of the candidate. */
  candidate_name: string | null;
  /** Title of the job. Null without a job. */
  job_title: string | null;
  /** Status of the candidate's application to the job. Null without an application. */
  pipeline_status: string | null;
  /** Match score of the application, from 0 to 100. Null without a score. */
  match_score: number | null;
  /** Weighted average score of the answers, from 0 to 100. 0 if a knockout question fails. Null without scored answers. */
  calculated_score: number | null;
  /** When the email with the form was sent. */
  email_sent_at: string | null;
  /** When the candidate opened this email. */
  email_opened_at: string | null;
  /** When the candidate started the form. */
  form_started_at: string | null;
  /** When the candidate finished the session. */
  completed_at: string | null;
  /**
   * Index of the next question, starting at 0. Equals the number of questions if all are answered.
   * @format int32
   */
  current_question_index: number;
  /**
   * Deadline for answering a screening session, or for starting a video interview.
   * @format date-time
   */
  expires_at: string;
  /** Custom JSON object. */
  metadata: Record<string, any> | null;
  /**
   * When the screening was created.
   * @format date-time
   */
  created_at: string;
  /**
   * When the screening was last updated.
   * @format date-time
   */
  updated_at: string;
}

/** A video interview. */
export interface VideoInterview {
  /**
   * ID of the video interview.
   * @format uuid
   */
  id: string;
  /** Always `video_interview`. */
  type: "video_interview";
  /** Status of the interview. `expired`: not started before `expires_at`. `abandoned`: no sign of the candidate for 30 minutes, or not finished within 24 hours of the start. */
  status:
    | "invited"
    | "in_progress"
    | "completed"
    | "expired"
    | "abandoned"
    | (string & {});
  /** ID of the job. Null for an interview about the resume only. */
  job_id: string | null;
  /** Source of the questions. */
  question_source: "job" | "resume" | (string & {});
  /** How the interview was created. */
  initiated_via: "dashboard" | "api" | "portal" | "apply" | (string & {});
  /**
   * ID of the candidate.
   * @format uuid
   */
  candidate_id: string;
  /** Full name of the candidate. */
  candidate_name: string | null;
  /** Title of the job. Null without a job. */
  job_title: string | null;
  /** Status of the candidate's application to the job. Null without an application. */
  pipeline_status: string | null;
  /** Match score of the application, from 0 to 100. Null without a score. */
  match_score: number | null;
  /** Total years of experience of the candidate, as a decimal. */
  total_experience_years: number | null;
  /** Years of relevant experience of the candidate, as a decimal. */
  relevant_experience_years: number | null;
  /** Average score of the answers, from 0 to 100. Null until the interview has been assessed, and if fewer than half of the questions have a score. */
  overall_score: number | null;
  /** Trust score from 0 to 100: 100 minus fixed deductions for browser signals, such as a hidden page or pasted text. `proctoring_summary_json` lists the deductions. Faces and voices are never analyzed. Null until the interview has been assessed, and if it never started. */
  proctoring_trust_score: number | null;
  /** `low` for a trust score of at least 80, `medium` for at least 50, otherwise `high`. Null without a score. */
  proctoring_risk_level: string | null;
  /** `pending`: the recording is being merged. `merged`: the recording is complete. `partial`: merged without parts that never arrived. `failed`: could not be merged. `removed`: past its retention period. Null until the interview has ended, and without a recording. */
  recording_merge_status: string | null;
  /** Whether any part of the recording has arrived. */
  has_recording_chunks: boolean;
  /** Whether a verified recording of the whole interview exists. False once it has been removed. */
  has_valid_merge: boolean;
  /** When the candidate started the interview. */
  started_at: string | null;
  /** When the interview ended. */
  ended_at: string | null;
  /**
   * Index of the next question, starting at 0. Equals the number of questions if all are answered.
   * @format int32
   */
  current_question_index: number;
  /**
   * Deadline for answering a screening session, or for starting a video interview.
   * @format date-time
   */
  expires_at: string;
  /** Custom JSON object. */
  metadata: Record<string, any> | null;
  /**
   * When the screening was created.
   * @format date-time
   */
  created_at: string;
  /**
   * When the screening was last updated.
   * @format date-time
   */
  updated_at: string;
}

/** A screening session with its responses. */
export interface ScreeningSessionDetail {
  /**
   * ID of the screening session.
   * @format uuid
   */
  id: string;
  /** Always `screening_session`. */
  type: "screening_session";
  /** Channel on which the candidate answers. */
  channel: "whatsapp" | "email" | "web_form" | (string & {});
  /** Status of the session. An open session is `expired` once `expires_at` has passed. */
  status:
    | "initiated"
    | "message_sent"
    | "in_progress"
    | "awaiting_resume"
    | "completed"
    | "expired"
    | "cancelled"
    | (string & {});
  /**
   * ID of the job whose questions the session asks.
   * @format uuid
   */
  job_id: string;
  /**
   * ID of the candidate.
   * @format uuid
   */
  candidate_id: string;
  /** Full name of the candidate. */
  candidate_name: string | null;
  /** Title of the job. Null without a job. */
  job_title: string | null;
  /** Status of the candidate's application to the job. Null without an application. */
  pipeline_status: string | null;
  /** Match score of the application, from 0 to 100. Null without a score. */
  match_score: number | null;
  /** Weighted average score of the answers, from 0 to 100. 0 if a knockout question fails. Null without scored answers. */
  calculated_score: number | null;
  /** When the email with the form was sent. */
  email_sent_at: string | null;
  /** When the candidate opened this email. */
  email_opened_at: string | null;
  /** When the candidate started the form. */
  form_started_at: string | null;
  /** When the candidate finished the session. */
  completed_at: string | null;
  /**
   * Index of the next question, starting at 0. Equals the number of questions if all are answered.
   * @format int32
   */
  current_question_index: number;
  /**
   * Deadline for answering a screening session, or for starting a video interview.
   * @format date-time
   */
  expires_at: string;
  /** Custom JSON object. */
  metadata: Record<string, any> | null;
  /**
   * When the screening was created.
   * @format date-time
   */
  created_at: string;
  /**
   * When the screening was last updated.
   * @format date-time
   */
  updated_at: string;
  /** Responses of the candidate, oldest first. */
  responses: {
    /**
     * ID of the response.
     * @format uuid
     */
    id: string;
    /** ID of the question within the session. */
    question_id: string;
    /** Text of the question, as the candidate saw it. */
    question: string;
    /** Answer of the candidate: a number without separators, a date as YYYY-MM-DD, or multiple choices as a JSON array of strings. Empty for a skipped optional question. */
    answer: string;
    /** Type of the question. */
    answer_type: string;
    /** Score from 0 to 100. Null if the question has no expected answer. */
    score: number | null;
    /**
     * When the candidate answered.
     * @format date-time
     */
    answered_at: string;
  }[];
}

/** A video interview with its questions and answers. */
export interface VideoInterviewDetail {
  /**
   * ID of the video interview.
   * @format uuid
   */
  id: string;
  /** Always `video_interview`. */
  type: "video_interview";
  /** Status of the interview. `expired`: not started before `expires_at`. `abandoned`: no sign of the candidate for 30 minutes, or not finished within 24 hours of the start. */
  status:
    | "invited"
    | "in_progress"
    | "completed"
    | "expired"
    | "abandoned"
    | (string & {});
  /** ID of the job. Null for an interview about the resume only. */
  job_id: string | null;
  /** Source of the questions. */
  question_source: "job" | "resume" | (string & {});
  /** How the interview was created. */
  initiated_via: "dashboard" | "api" | "portal" | "apply" | (string & {});
  /**
   * ID of the candidate.
   * @format uuid
   */
  candidate_id: string;
  /** Full name of the candidate. */
  candidate_name: string | null;
  /** Title of the job. Null without a job. */
  job_title: string | null;
  /** Status of the candidate's application to the job. Null without an application. */
  pipeline_status: string | null;
  /** Match score of the application, from 0 to 100. Null without a score. */
  match_score: number | null;
  /** Total years of experience of the candidate, as a decimal. */
  total_experience_years: number | null;
  /** Years of relevant experience of the candidate, as a decimal. */
  relevant_experience_years: number | null;
  /** Average score of the answers, from 0 to 100. Null until the interview has been assessed, and if fewer than half of the questions have a score. */
  overall_score: number | null;
  /** Trust score from 0 to 100: 100 minus fixed deductions for browser signals, such as a hidden page or pasted text. `proctoring_summary_json` lists the deductions. Faces and voices are never analyzed. Null until the interview has been assessed, and if it never started. */
  proctoring_trust_score: number | null;
  /** `low` for a trust score of at least 80, `medium` for at least 50, otherwise `high`. Null without a score. */
  proctoring_risk_level: string | null;
  /** `pending`: the recording is being merged. `merged`: the recording is complete. `partial`: merged without parts that never arrived. `failed`: could not be merged. `removed`: past its retention period. Null until the interview has ended, and without a recording. */
  recording_merge_status: string | null;
  /** Whether any part of the recording has arrived. */
  has_recording_chunks: boolean;
  /** Whether a verified recording of the whole interview exists. False once it has been removed. */
  has_valid_merge: boolean;
  /** When the candidate started the interview. */
  started_at: string | null;
  /** When the interview ended. */
  ended_at: string | null;
  /**
   * Index of the next question, starting at 0. Equals the number of questions if all are answered.
   * @format int32
   */
  current_question_index: number;
  /**
   * Deadline for answering a screening session, or for starting a video interview.
   * @format date-time
   */
  expires_at: string;
  /** Custom JSON object. */
  metadata: Record<string, any> | null;
  /**
   * When the screening was created.
   * @format date-time
   */
  created_at: string;
  /**
   * When the screening was last updated.
   * @format date-time
   */
  updated_at: string;
  /** Questions of the interview, in order. */
  questions: {
    /** ID of the question. */
    id: string;
    /** Text of the question. */
    text: string;
    /** Kind of answer. Always `spoken`. */
    kind: "spoken";
    /**
     * Position of the question, starting at 1.
     * @format int32
     */
    order: number;
    /** Skill that the question is about. Null if it is about no particular skill. */
    skill: string | null;
  }[];
  /** Answers of the candidate, sorted by `question_index`. */
  answers: {
    /**
     * Index of the question, starting at 0.
     * @format int32
     */
    question_index: number;
    /** Text of the question, as the candidate saw it. */
    question_text: string;
    /** Machine transcript of the answer. Null until it has been transcribed, without speech or a recording, and if transcription is not configured. */
    answer_transcript: string | null;
    /** Written notes of the candidate, requested if transcription is not configured. */
    notes: string | null;
    /** Score from 0 to 100, computed by a fixed rule from the transcript or the notes. Null until the interview has been assessed, and if there is too little text. */
    score: number | null;
    /** Short English sentences that explain the score, or why there is none. They may quote the candidate. Empty until the answer has been assessed. */
    score_reasons: string[];
    /** Length of the recorded answer in seconds. Null without a recording. */
    seconds: number | null;
    /**
     * When the candidate answered.
     * @format date-time
     */
    answered_at: string;
  }[];
  /** Ratings by users, the first given first. Each user has at most one. */
  ratings: VideoInterviewRating[];
  /** Browser signals. `counts` and `seconds` are keyed by kind: `tab_hidden`, `window_left`, `paste`, `several_screens`, `camera_off`, `microphone_off`, `connection_lost`, `seat_taken`. `deductions` lists the deductions from the trust score, and `rule` is the version of the rule. Null without a trust score. */
  proctoring_summary_json: Record<string, any> | null;
  /** Completeness of the recording: the number of expected and received chunks, `bytes`, `runs`, `complete` and SHA-256 hashes, in total and for each of `answers`. Null until the recording has been merged. */
  integrity_json: Record<string, any> | null;
  /** Camera, microphone and browser features, as reported by the browser before the start. */
  readiness_json: Record<string, any> | null;
}

/** The rating of a user, given in the console. */
export interface VideoInterviewRating {
  /**
   * From 1, the lowest, to 5.
   * @format int32
   */
  rating: number;
  /** Who gave the rating. */
  user: {
    /**
     * ID of the user.
     * @format uuid
     */
    id: string;
    /** Name of the user. Null once the user was removed. */
    name: string | null;
  };
  /**
   * When the user first rated the interview.
   * @format date-time
   */
  created_at: string;
  /**
   * When the user last changed the rating.
   * @format date-time
   */
  updated_at: string;
}

/** A change of a resource. */
export interface Event {
  /** ID of the event: `evt_` and 32 hexadecimal digits. */
  id: string;
  /** What happened. */
  type:
    | "client.created"
    | "client.updated"
    | "job.created"
    | "job.updated"
    | "job.status_changed"
    | "job.enriched"
    | "candidate.created"
    | "candidate.updated"
    | "candidate.resume_read"
    | "candidate.revealed"
    | "candidate.merged"
    | "candidate.erased"
    | "application.created"
    | "application.updated"
    | "application.status_changed"
    | "application.scored"
    | "application.interest_confirmed"
    | "application.interest_declined"
    | "application.deleted"
    | "screening.started"
    | "screening.completed"
    | "screening.expired"
    | "screening.cancelled"
    | "video_interview.created"
    | "video_interview.started"
    | "video_interview.completed"
    | "video_interview.abandoned"
    | "video_interview.expired"
    | "video_interview.assessed"
    | "message.sent"
    | "message.failed"
    | "task.failed"
    | "credits.low"
    | (string & {});
  /**
   * When it happened.
   * @format date-time
   */
  occurred_at: string;
  /** False for test data. */
  livemode: boolean;
  /** Who caused it. */
  actor: {
    /** `system`: the service itself, or the operator by a command. */
    type: "key" | "user" | "candidate" | "system" | (string & {});
    /** ID of the key, user or candidate. Null for `system`. */
    id: string | null;
  };
  /** The resource that changed. */
  subject: {
    /** Type of the resource. */
    type:
      | "client"
      | "job"
      | "candidate"
      | "application"
      | "screening"
      | "video_interview"
      | "message"
      | "task"
      | "organization"
      | (string & {});
    /**
     * ID of the resource.
     * @format uuid
     */
    id: string;
    /**
     * Number of this event among those of the resource, from 1 without gaps.
     * @format int32
     */
    version: number;
  };
  /** Names of the changed fields. Empty for new and deleted resources, messages, tasks and credits. */
  changed: string[];
  /** IDs, statuses and scores of the resource after the change. client: `status`; job: `client_id`, `status`; candidate: `talent_pool_status`; application: `candidate_id`, `job_id`, `status`, `match_score`, `screening_score`; screening: `candidate_id`, `job_id`, `channel`, `status`, `calculated_score`; video_interview: `candidate_id`, `job_id`, `status`, `overall_score`; message: `kind`, `candidate_id`, `application_id`; task: `kind`, `candidate_id`, `job_id`, `application_id`; organization: `credit_balance`. Events of type `…status_changed` have `from_status` too. */
  data: Record<string, any>;
}

/** A request to the API. */
export interface RequestLogEntry {
  /**
   * ID of the entry.
   * @format uuid
   */
  id: string;
  /**
   * When the request was made.
   * @format date-time
   */
  at: string;
  /** HTTP method. */
  method: string;
  /** Template of the path, such as `/api/v1/candidates/{id}`. Null for an unknown path. */
  path: string | null;
  /**
   * Status of the response. 499: the client closed the connection before the response was complete.
   * @format int32
   */
  status: number;
  /** `error.code` of the response. Null without an error. */
  error_code: string | null;
  /** `X-Request-Id` of the response. */
  request_id: string;
  /**
   * ID of the API key.
   * @format uuid
   */
  api_key_id: string;
  /**
   * Time from the request to the end of the response, in milliseconds.
   * @format int32
   */
  duration_ms: number;
}

/** The number and hash of the resources in a range of IDs. */
export interface SyncDigest {
  /** The compared resources. */
  resource: "clients" | "jobs" | "candidates" | "applications" | (string & {});
  /** Start of the range, included. Null without one. */
  from: string | null;
  /** End of the range, excluded. Null without one. */
  to: string | null;
  /**
   * Number of resources in the range.
   * @format int32
   */
  count: number;
  /** SHA-256, in lower-case hexadecimal, of the lines `<id> <updated_at>` in ascending order of ID, each ended by one line feed. Both are written as in lists. */
  hash: string;
}

/** Receives webhooks. */
export interface WebhookEndpoint {
  /**
   * ID of the endpoint.
   * @format uuid
   */
  id: string;
  /** Where webhooks are sent. */
  url: string;
  /** What the endpoint is for. */
  description: string | null;
  /** Types of events to send. Empty: all types. */
  types: (
    | "client.created"
    | "client.updated"
    | "job.created"
    | "job.updated"
    | "job.status_changed"
    | "job.enriched"
    | "candidate.created"
    | "candidate.updated"
    | "candidate.resume_read"
    | "candidate.revealed"
    | "candidate.merged"
    | "candidate.erased"
    | "application.created"
    | "application.updated"
    | "application.status_changed"
    | "application.scored"
    | "application.interest_confirmed"
    | "application.interest_declined"
    | "application.deleted"
    | "screening.started"
    | "screening.completed"
    | "screening.expired"
    | "screening.cancelled"
    | "video_interview.created"
    | "video_interview.started"
    | "video_interview.completed"
    | "video_interview.abandoned"
    | "video_interview.expired"
    | "video_interview.assessed"
    | "message.sent"
    | "message.failed"
    | "task.failed"
    | "credits.low"
    | (string & {})
  )[];
  /** Whether webhooks are sent. */
  enabled: boolean;
  /** When the endpoint was disabled. Null while it is enabled. */
  disabled_at: string | null;
  /** Why the endpoint is disabled: `user` if you did it, `gone` if it returned 410, `failing` after 5 days of failures. */
  disabled_reason: "user" | "gone" | "failing" | (string & {}) | null;
  /** Until then, webhooks also carry a signature of the previous secret. Null if there is none. Earlier ones end earlier. */
  previous_secret_expires_at: string | null;
  /**
   * When the endpoint was created.
   * @format date-time
   */
  created_at: string;
  /**
   * When the endpoint was last updated.
   * @format date-time
   */
  updated_at: string;
}

/** A webhook endpoint with its new secret. */
export interface WebhookEndpointWithSecret {
  /**
   * ID of the endpoint.
   * @format uuid
   */
  id: string;
  /** Where webhooks are sent. */
  url: string;
  /** What the endpoint is for. */
  description: string | null;
  /** Types of events to send. Empty: all types. */
  types: (
    | "client.created"
    | "client.updated"
    | "job.created"
    | "job.updated"
    | "job.status_changed"
    | "job.enriched"
    | "candidate.created"
    | "candidate.updated"
    | "candidate.resume_read"
    | "candidate.revealed"
    | "candidate.merged"
    | "candidate.erased"
    | "application.created"
    | "application.updated"
    | "application.status_changed"
    | "application.scored"
    | "application.interest_confirmed"
    | "application.interest_declined"
    | "application.deleted"
    | "screening.started"
    | "screening.completed"
    | "screening.expired"
    | "screening.cancelled"
    | "video_interview.created"
    | "video_interview.started"
    | "video_interview.completed"
    | "video_interview.abandoned"
    | "video_interview.expired"
    | "video_interview.assessed"
    | "message.sent"
    | "message.failed"
    | "task.failed"
    | "credits.low"
    | (string & {})
  )[];
  /** Whether webhooks are sent. */
  enabled: boolean;
  /** When the endpoint was disabled. Null while it is enabled. */
  disabled_at: string | null;
  /** Why the endpoint is disabled: `user` if you did it, `gone` if it returned 410, `failing` after 5 days of failures. */
  disabled_reason: "user" | "gone" | "failing" | (string & {}) | null;
  /** Until then, webhooks also carry a signature of the previous secret. Null if there is none. Earlier ones end earlier. */
  previous_secret_expires_at: string | null;
  /**
   * When the endpoint was created.
   * @format date-time
   */
  created_at: string;
  /**
   * When the endpoint was last updated.
   * @format date-time
   */
  updated_at: string;
  /**
   * Verifies the signatures of webhooks. Store it now: it is never shown again.
   * @example "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw7nPvQSn3k5E="
   */
  secret: string;
}

/** Outcome of a test event. */
export interface WebhookTest {
  /** ID of the event that was sent. */
  event_id: string;
  /** Whether the endpoint returned a status of 2xx within 15 seconds. */
  succeeded: boolean;
  /** HTTP status of the answer. Null without one. */
  status: number | null;
  /** Why it failed. `http_status`: a status other than 2xx. `redirect`: a redirect, which is not followed. `timeout`: no answer within 15 seconds. `connection`: the host was not found, or did not accept the connection. `tls`: an invalid certificate. `private_address`: a host with a private address. `endpoint_disabled`: the endpoint was disabled meanwhile. */
  error:
    | "http_status"
    | "redirect"
    | "timeout"
    | "connection"
    | "tls"
    | "private_address"
    | "endpoint_disabled"
    | (string & {})
    | null;
  /** The first 2 KiB of the answer. */
  response: string | null;
  /**
   * Milliseconds until the answer, or until the failure.
   * @format int32
   */
  duration_ms: number;
}

/** An event on its way to an endpoint. Kept for 30 days. */
export interface WebhookDelivery {
  /**
   * ID of the delivery.
   * @format uuid
   */
  id: string;
  /**
   * ID of the webhook endpoint.
   * @format uuid
   */
  endpoint_id: string;
  /** ID of the event, also the header `webhook-id`. */
  event_id: string;
  /** Type of the event. */
  type:
    | "client.created"
    | "client.updated"
    | "job.created"
    | "job.updated"
    | "job.status_changed"
    | "job.enriched"
    | "candidate.created"
    | "candidate.updated"
    | "candidate.resume_read"
    | "candidate.revealed"
    | "candidate.merged"
    | "candidate.erased"
    | "application.created"
    | "application.updated"
    | "application.status_changed"
    | "application.scored"
    | "application.interest_confirmed"
    | "application.interest_declined"
    | "application.deleted"
    | "screening.started"
    | "screening.completed"
    | "screening.expired"
    | "screening.cancelled"
    | "video_interview.created"
    | "video_interview.started"
    | "video_interview.completed"
    | "video_interview.abandoned"
    | "video_interview.expired"
    | "video_interview.assessed"
    | "message.sent"
    | "message.failed"
    | "task.failed"
    | "credits.low"
    | (string & {});
  /** State of the delivery. `failed` has no more attempts. */
  state: "pending" | "succeeded" | "failed" | (string & {});
  /**
   * Number of attempts that have ended.
   * @format int32
   */
  attempts: number;
  /** When the last attempt ended. */
  last_attempt_at: string | null;
  /** HTTP status of the last answer. */
  last_status: number | null;
  /** Why the last attempt failed. `http_status`: a status other than 2xx. `redirect`: a redirect, which is not followed. `timeout`: no answer within 15 seconds. `connection`: the host was not found, or did not accept the connection. `tls`: an invalid certificate. `private_address`: a host with a private address. `endpoint_disabled`: the endpoint was disabled meanwhile. */
  last_error:
    | "http_status"
    | "redirect"
    | "timeout"
    | "connection"
    | "tls"
    | "private_address"
    | "endpoint_disabled"
    | (string & {})
    | null;
  /** The first 2 KiB of the last answer. */
  last_response: string | null;
  /** When the next attempt is due. Null unless pending. */
  next_attempt_at: string | null;
  /**
   * When the delivery was created.
   * @format date-time
   */
  created_at: string;
  /**
   * When the delivery was last updated.
   * @format date-time
   */
  updated_at: string;
}

/** An export that was requested. */
export interface RequestedExport {
  /**
   * ID of the export.
   * @format uuid
   */
  export_id: string;
  /** State of the export. `queued`: waiting for a worker. `running`: in progress. `done`: the file is ready. `failed`: see `error`. `expired`: the file is deleted, 24 hours after `completed_at` or because it had data of an erased candidate. */
  state: "queued" | "running" | "done" | "failed" | "expired" | (string & {});
}

/** A copy of the data of a candidate or of the organization, as a ZIP file. */
export interface Export {
  /**
   * ID of the export.
   * @format uuid
   */
  id: string;
  /** What the export has: the data of a candidate, or of the organization. */
  kind: "candidate" | "organization" | (string & {});
  /** ID of the candidate. Null for an export of the organization. */
  candidate_id: string | null;
  /** State of the export. `queued`: waiting for a worker. `running`: in progress. `done`: the file is ready. `failed`: see `error`. `expired`: the file is deleted, 24 hours after `completed_at` or because it had data of an erased candidate. */
  state: "queued" | "running" | "done" | "failed" | "expired" | (string & {});
  /** ID of the task that makes the file, for its progress. */
  task_id: string | null;
  /** Size of the file. Null without a file. */
  bytes: number | null;
  /**
   * When the export was requested.
   * @format date-time
   */
  created_at: string;
  /** When the file was ready. Null before. */
  completed_at: string | null;
  /** When the file and its link expire. Null before it is ready. */
  expires_at: string | null;
  /** Link to the ZIP file until `expires_at`. It needs no API key, so share it with care. Null in other states than `done`. May differ between requests. Each link works. */
  download_url: string | null;
  /** Why the export failed. Null otherwise. */
  error: string | null;
  /**
   * When the export was last updated.
   * @format date-time
   */
  updated_at: string;
}

/** Two candidates who may be one person. */
export interface Duplicate {
  /**
   * ID of the pair.
   * @format uuid
   */
  id: string;
  /** The two candidates, the older one first. */
  candidates: DuplicateCandidate[];
  /** What they share. */
  reasons: DuplicateReason[];
  /**
   * When the pair was found.
   * @format date-time
   */
  created_at: string;
  /**
   * When the reasons last changed.
   * @format date-time
   */
  updated_at: string;
}

/** One of two candidates who may be one person. */
export interface DuplicateCandidate {
  /**
   * ID of the candidate.
   * @format uuid
   */
  id: string;
  /** Full name. */
  full_name: string;
  /** Email address. Null without the scope `candidates.contact:read`. */
  email: string | null;
  /** Phone number. Null without the scope `candidates.contact:read`. */
  phone_number: string | null;
  /** Current job title. */
  current_designation: string | null;
  /** Current employer. */
  current_company: string | null;
  /**
   * When the candidate was created.
   * @format date-time
   */
  created_at: string;
}

/** Why two candidates may be one person. */
export interface DuplicateReason {
  /** `same_phone`: the last ten digits of the phone numbers are the same. `same_name_and_employer`: names and current employers are the same, apart from case and spaces. */
  code: "same_phone" | "same_name_and_employer" | (string & {});
  /** The reason in words. */
  text: string;
}

/** Whether a candidate must not be erased. */
export interface LegalHold {
  /**
   * ID of the candidate.
   * @format uuid
   */
  candidate_id: string;
  /** Whether the candidate is on hold. */
  hold: boolean;
  /** Why the candidate is on hold. Null without a hold. */
  reason: string | null;
  /** When the hold began. Null without a hold. */
  since: string | null;
}

/** How long inactive candidates are kept. */
export interface RetentionPolicy {
  /** After how many days without activity candidates are erased, 30 to 3650. Null keeps them. */
  candidate_days: number | null;
}

/** A candidate whom the retention policy would erase. */
export interface RetentionCandidate {
  /**
   * ID of the candidate.
   * @format uuid
   */
  candidate_id: string;
  /**
   * When the candidate was last active.
   * @format date-time
   */
  last_activity_at: string;
  /**
   * When the candidate is erased at the earliest, if nothing changes: 14 days after the notice to the admins.
   * @format date-time
   */
  erase_at: string;
}

/** The erasure of a candidate. */
export interface Erasure {
  /**
   * ID of the erasure.
   * @format uuid
   */
  id: string;
  /**
   * ID that the candidate had.
   * @format uuid
   */
  candidate_id: string;
  /** `queued`: waiting for a worker. `running`: in progress. `done`: finished. `failed`: `error` says why. Repeat the request to try again. */
  state: "queued" | "running" | "done" | "failed" | (string & {});
  /** Why the candidate was erased, as sent. */
  reason: string | null;
  /** ID of the background task. */
  task_id: string | null;
  /**
   * When the erasure was last requested.
   * @format date-time
   */
  requested_at: string;
  /** When everything was removed. Null until then. */
  completed_at: string | null;
  /** What was done in each store that can have personal data. Empty until then. */
  stores: {
    /** Table or file store. */
    store: string;
    /** What happened to the records about the candidate. `blanked`: personal values removed. `pseudonymised`: they no longer name the candidate. `kept`: they have IDs, statuses and times only, or are proof of the erasure. */
    action: "deleted" | "blanked" | "pseudonymised" | "kept" | (string & {});
    /**
     * Number of records or files.
     * @format int32
     */
    count: number;
  }[];
  /** Why the erasure failed. Null otherwise. */
  error: string | null;
}

/** An entry of an application into a closed status. */
export interface Decision {
  /**
   * ID of the decision.
   * @format uuid
   */
  id: string;
  /**
   * ID of the application. It may have been deleted since.
   * @format uuid
   */
  application_id: string;
  /**
   * ID of the job.
   * @format uuid
   */
  job_id: string;
  /** ID of the candidate. Null once they were erased. */
  candidate_id: string | null;
  /**
   * Pseudonym of the person, the same in all their decisions. It stays after an erasure.
   * @format uuid
   */
  subject: string;
  /** Previous status. Null if the application was created with this status. */
  from_status: string | null;
  /** Status that the application entered. */
  to_status: string;
  /** Outcome, by the category of the status. */
  outcome: "hired" | "rejected" | "withdrawn" | (string & {});
  /**
   * When the application entered the status.
   * @format date-time
   */
  decided_at: string;
  /** Who decided. */
  decided_by: {
    /** `system`: the worker, the operator or an action of the candidate. */
    type: "key" | "user" | "system" | (string & {});
    /** ID of the API key or user. */
    id: string | null;
  };
  /** Reason for the rejection or withdrawal. */
  reason: {
    /**
     * ID of the reason.
     * @format uuid
     */
    id: string;
    /** Stable code of the reason. */
    code: string;
    /** Name of the reason for recruiters. */
    label: string;
  } | null;
  /** Note of the one who decided. */
  note: string | null;
  /** What the match explanation said at the time of the decision. */
  shown: DecisionBasis;
  /**
   * When the record is deleted: four years after the decision.
   * @format date-time
   */
  keep_until: string;
  /** When the candidate was erased. */
  pseudonymised_at: string | null;
}

/** What the match explanation said at the time of the decision. */
export interface DecisionBasis {
  /** Match score. Null without one. */
  score: number | null;
  /** `computed`: by the service. `integration`: sent. */
  source: "computed" | "integration" | (string & {}) | null;
  /** Version of the algorithm. */
  algorithm_version: string | null;
  /** Hash of the inputs. Equal inputs have equal hashes. */
  inputs_hash: string | null;
  /** Components of the score. */
  components: MatchComponent[];
  /** Whether a user or an API key had opened the match explanation of the application before. */
  explanation_opened: boolean;
}

/** Rates and impact ratios by what applicants said about themselves. */
export interface BiasAudit {
  /**
   * First day of the period. Null without one.
   * @format date
   */
  from: string | null;
  /**
   * Last day of the period. Null without one.
   * @format date
   */
  to: string | null;
  /** The only job that is counted. Null for all jobs. */
  job_id: string | null;
  /**
   * When the figures were counted.
   * @format date-time
   */
  generated_at: string;
  /**
   * Applications in the period, answered or not.
   * @format int32
   */
  applicants: number;
  /**
   * Applications with an answer to at least one of the two questions.
   * @format int32
   */
  answered: number;
  /** Whether there are fewer than 30 answers. Then there are no tables. */
  too_few: boolean;
  /** Median of all computed match scores. Null without one. */
  median_score: number | null;
  /** By sex, by race and ethnicity, and by both. */
  tables: BiasAuditTable[];
}

/** Categories that are compared with each other. */
export interface BiasAuditTable {
  /** What the rows are categories of. */
  name: "sex" | "race_ethnicity" | "intersection" | (string & {});
  /**
   * Applicants who are in no row, because they did not say.
   * @format int32
   */
  unknown: number;
  /** Categories with applicants. */
  rows: BiasAuditRow[];
}

/** A category, or an intersection of two. */
export interface BiasAuditRow {
  /** Null in the table of race and ethnicity. */
  sex: string | null;
  /** Null in the table of sex. */
  race_ethnicity: string | null;
  /**
   * Applicants in this category.
   * @format int32
   */
  applicants: number;
  /**
   * Their share of the applicants in the table, to 4 decimals.
   * @format double
   */
  share: number;
  /** Whether the share is below 2%. A small category has no ratios, and its rate is never the highest. */
  small: boolean;
  /**
   * Applicants with a match score that the service computed.
   * @format int32
   */
  scored: number;
  /**
   * Applicants whose score is above the median of all.
   * @format int32
   */
  above_median: number;
  /** `above_median` divided by `scored`, to 4 decimals. Null if nobody has a score. */
  scoring_rate: number | null;
  /** The scoring rate divided by the highest one in the table, to 4 decimals. Null for a category that is small, and where there is nothing to compare with. */
  scoring_impact_ratio: number | null;
  /** One for each pipeline status except `Applied`, in pipeline order. */
  selections: {
    /** A pipeline status other than `Applied`. */
    status: string;
    /**
     * Applicants who ever entered the status.
     * @format int32
     */
    selected: number;
    /**
     * `selected` divided by `applicants`, to 4 decimals.
     * @format double
     */
    selection_rate: number;
    /** The selection rate divided by the highest one in the table, to 4 decimals. Null for a category that is small, and where there is nothing to compare with. */
    impact_ratio: number | null;
  }[];
}

/** A request of a candidate about a decision. */
export interface ReviewRequest {
  /**
   * ID of the request.
   * @format uuid
   */
  id: string;
  /** `review`: a person should look at the decision again. `correction`: the data was wrong. */
  kind: "review" | "correction" | (string & {});
  /**
   * ID of the decision.
   * @format uuid
   */
  decision_id: string;
  /**
   * ID of the application. It may have been deleted since.
   * @format uuid
   */
  application_id: string;
  /** `done`: a user has answered the request in the console. */
  state: "open" | "done" | (string & {});
  /** What the candidate wrote. Untrusted text. */
  message: string;
  /** ID of the user who has to answer. Never the user who decided. Null while there is no other user. */
  assigned_user_id: string | null;
  /**
   * When the candidate sent the request.
   * @format date-time
   */
  requested_at: string;
  /**
   * When the answer is due: 30 days after the request.
   * @format date-time
   */
  due_at: string;
}

/** An import of candidates from a file. */
export interface Import {
  /**
   * ID of the import.
   * @format uuid
   */
  id: string;
  /** State of the import. `queued`: waiting for a worker. `running`: in progress. `done`: every row is handled, see `counts`. `failed`: see `error`. `cancelled`: someone stopped it. Rows handled before stay imported. */
  state: "queued" | "running" | "done" | "failed" | "cancelled" | (string & {});
  /** Whether rows are only checked and counted. */
  dry_run: boolean;
  /** Format of the file. */
  format: "csv" | "ndjson" | (string & {});
  /** System that exported the file. Null without one. */
  preset: "greenhouse" | "lever" | "opencats" | (string & {}) | null;
  /** ID of the job that the candidates are applied to. Null without one. */
  job_id: string | null;
  /** Whether new applications send emails and create video interviews. */
  outreach: boolean;
  /** Field of each column, or null for an ignored column. The whole object is null for NDJSON. */
  mapping: Record<string, string | null> | null;
  /** Progress of the import. */
  progress: {
    /**
     * Number of rows handled so far.
     * @format int32
     */
    done: number;
    /**
     * Number of rows in the file.
     * @format int32
     */
    total: number;
  };
  /** Number of rows by result. `rows` is the sum of `created`, `existing` and `failed`. */
  counts: {
    /**
     * Number of rows handled so far.
     * @format int32
     */
    rows: number;
    /**
     * Number of new candidates.
     * @format int32
     */
    created: number;
    /**
     * Number of rows with the email of an existing candidate or of an earlier row.
     * @format int32
     */
    existing: number;
    /**
     * Number of new applications.
     * @format int32
     */
    applied: number;
    /**
     * Number of rows with an error. They changed nothing.
     * @format int32
     */
    failed: number;
  };
  /** ID of the task that reads the file. */
  task_id: string | null;
  /**
   * When the import was requested.
   * @format date-time
   */
  created_at: string;
  /** When the last row was handled. Null until then. */
  completed_at: string | null;
  /** Why the import failed. Null otherwise. */
  error: string | null;
  /**
   * When the import was last updated.
   * @format date-time
   */
  updated_at: string;
  /** Deadline for undoing the import. Null for a dry run, and while the import is in progress. */
  undo_until: string | null;
  /** The undo of the import. Null without one. */
  undo: {
    /** State of the undo. `queued`: waiting for a worker. `running`: in progress. `done`: every record is removed or kept. `failed`: see `error`. Undo the import again to continue. */
    state: "queued" | "running" | "done" | "failed" | (string & {});
    /** Progress of the undo. */
    progress: {
      /**
       * Number of records that are handled.
       * @format int32
       */
      done: number;
      /**
       * Number of records to handle.
       * @format int32
       */
      total: number;
    };
    /**
     * Number of candidates that were removed.
     * @format int32
     */
    candidates: number;
    /**
     * Number of applications that were removed.
     * @format int32
     */
    applications: number;
    /**
     * Number of candidates and applications that stay, because something has happened to them since.
     * @format int32
     */
    kept: number;
    /** ID of the task that undoes the import. */
    task_id: string | null;
    /**
     * When the undo was requested.
     * @format date-time
     */
    requested_at: string;
    /** When the last record was handled. Null before. */
    completed_at: string | null;
    /** Why the undo failed. Null otherwise. */
    error: string | null;
  } | null;
}

/** A record that the undo of an import has kept. */
export interface KeptRecord {
  /**
   * ID of the candidate or the application.
   * @format uuid
   */
  id: string;
  /** What stays. */
  resource: "candidate" | "application" | (string & {});
  /**
   * ID of the candidate.
   * @format uuid
   */
  candidate_id: string;
  /** Why it stays. `changed`: someone changed it. `applied`: the candidate has another application. `messaged`: a message was sent or is about to be. `answered`: there is a screening, an interview or another answer. `on_hold`: the candidate is on legal hold. `merged`: the candidate was merged into another one. */
  reason:
    | "changed"
    | "applied"
    | "messaged"
    | "answered"
    | "on_hold"
    | "merged"
    | (string & {});
  /**
   * When the import made it.
   * @format date-time
   */
  created_at: string;
  /**
   * When the import made it.
   * @format date-time
   */
  updated_at: string;
}

/** A unit of background work. */
export interface Task {
  /**
   * ID of the task.
   * @format uuid
   */
  id: string;
  /** Kind of the task. `resume`: download and parse a resume. `enrichment`: read the requirements of a job from its description. `match_score`: score applications. `questions`: create a video interview for an applicant. `email`: send an email. `screening`: continue a WhatsApp conversation. `recording`: merge the recording of a video interview. `assessment`: transcribe and score its answers. `export`: put data into a ZIP file. `erasure`: erase a candidate. `import`: read candidates from a file. `bulk_action`: run an action of a console user on many candidates or applications. */
  kind:
    | "resume"
    | "enrichment"
    | "match_score"
    | "questions"
    | "email"
    | "screening"
    | "recording"
    | "assessment"
    | "export"
    | "erasure"
    | "import"
    | "bulk_action"
    | (string & {});
  /** State of the task. `queued`: waiting for a worker. `running`: in progress. `retrying`: failed, with another attempt at `next_attempt_at`. `failed`: no attempts left. `done`: finished. `dismissed`: failed and dismissed by a user. */
  state:
    | "queued"
    | "running"
    | "retrying"
    | "failed"
    | "done"
    | "dismissed"
    | (string & {});
  /** Current or last step of a task with steps. For a resume: `download`, `parse`, `fill` or `score`. A finished resume task stays at `score` until a separate task has computed the scores. A finished task that had nothing to do stays at `skipped`. A finished task whose interview invite waits for the daily credit limit stays at `deferred`. A later task sends the invite. */
  step: string | null;
  /** Progress in units: steps of a resume, applications of a match score, files of an export. Null for other tasks. */
  progress: {
    /**
     * Number of finished units.
     * @format int32
     */
    done: number;
    /**
     * Total number of units.
     * @format int32
     */
    total: number;
  } | null;
  /**
   * Number of attempts so far. Starts again at 0 if a user retries a failed task.
   * @format int32
   */
  attempts: number;
  /**
   * Number of attempts after which the task is `failed`.
   * @format int32
   */
  max_attempts: number;
  /** Reason why the last attempt failed. Null otherwise. */
  error: string | null;
  /** ID of the job. Null if the task is not about one job. */
  job_id: string | null;
  /** ID of the candidate. Null if the task is not about one candidate. */
  candidate_id: string | null;
  /** ID of the application. Null if the task is not about one application. */
  application_id: string | null;
  /** Shared by all tasks of one bulk apply. Null for other tasks. */
  task_group: string | null;
  /** ID of the task that queued this one. Null if a request or a user queued it. */
  caused_by: string | null;
  /** When the next attempt is due. Null if as soon as possible, or if there is none. */
  next_attempt_at: string | null;
  /**
   * When the task was created.
   * @format date-time
   */
  created_at: string;
  /** When the last attempt started. */
  started_at: string | null;
  /** When the task was done or failed. */
  finished_at: string | null;
  /**
   * When the task was last updated.
   * @format date-time
   */
  updated_at: string;
}

/** A message that was kept instead of sent. */
export interface TestMessage {
  /**
   * ID of the message.
   * @format uuid
   */
  id: string;
  /** How the message would have been sent. */
  channel: "email" | "whatsapp" | (string & {});
  /** What the message is for: `interest_outreach`, `video_interview_invite`, `screening_invite`, `screening_reminder`, `rejection` or, on WhatsApp, `screening_message`. */
  kind: string;
  /** Email address or WhatsApp number of the candidate. */
  to: string;
  /** Subject of the email. Null for WhatsApp. */
  subject: string | null;
  /** Text of the message. Its links work. */
  text: string;
  /** `failed`: the message bounced (`message_bounced`). */
  state: "sent" | "failed" | (string & {});
  /**
   * ID of the candidate.
   * @format uuid
   */
  candidate_id: string;
  /** ID of the application. Null if there is none. */
  application_id: string | null;
  /**
   * When the message was created.
   * @format date-time
   */
  created_at: string;
}

/** What was simulated. */
export interface SimulatedAction {
  /** The action of the request. */
  action:
    | "interest_confirmed"
    | "interest_declined"
    | "screening_completed"
    | "interview_completed"
    | "resume_unreadable"
    | "message_bounced"
    | (string & {});
  /** The resource that the action changed. */
  subject: {
    /** Type of the resource that the action changed. */
    type:
      | "application"
      | "screening"
      | "video_interview"
      | "candidate"
      | "message"
      | (string & {});
    /**
     * ID of the resource.
     * @format uuid
     */
    id: string;
  };
}

/** A weight that you set for a skill of a job. */
export interface SkillWeight {
  /**
   * Name of the skill. At most 200 characters.
   * @minLength 1
   * @maxLength 200
   * @pattern \S
   */
  skill: string;
  /**
   * Weight in its list, greater than 0 and at most 1.
   * @format double
   * @exclusiveMin 0
   * @max 1
   */
  weight: number;
}

/** A screening question. */
export interface ScreeningQuestion {
  /**
   * ID of the question. Chosen by you, at most 200 characters.
   * @minLength 1
   * @maxLength 200
   * @pattern \S
   */
  id?: string;
  /**
   * Text of the question. At most 2,000 characters.
   * @minLength 1
   * @maxLength 2000
   * @pattern \S
   */
  question: string;
  /** Type of answer. */
  type:
    | "text"
    | "number"
    | "date"
    | "single_choice"
    | "multiple_choice"
    | (string & {});
  /**
   * Options for `single_choice` and `multiple_choice`. At most 200.
   * @maxItems 200
   */
  options?: string[];
  /** Whether an answer is required. */
  required: boolean;
  /**
   * Display order. Lowest first.
   * @format int32
   * @min -2147483648
   * @max 2147483647
   */
  order: number;
  /** Expected answer, used for scoring and never shown to candidates. For choice types: the accepted options. For `number`: {min, max}. For `date`: {from, to}. For `text`: skills that the answer should name; defaults to the skills that the question names. */
  expected?:
    | string[]
    | {
        /**
         * Lowest expected number.
         * @format double
         */
        min?: number;
        /**
         * Highest expected number.
         * @format double
         */
        max?: number;
      }
    | {
        /**
         * First expected date, as YYYY-MM-DD.
         * @format date
         */
        from?: string;
        /**
         * Last expected date, as YYYY-MM-DD.
         * @format date
         */
        to?: string;
      };
  /** Whether an unexpected answer sets the score of the whole screening to 0. Defaults to false. */
  knockout?: boolean;
  /**
   * Weight of the answer in the score, greater than 0 and at most 1,000. Defaults to 1.
   * @format double
   * @exclusiveMin 0
   * @max 1000
   */
  weight?: number;
}

/** Parameters of users.list(). */
export interface ListUsersQuery {
  /**
   * Page size, from 1 to 100.
   * @format int32
   * @min 1
   * @max 100
   * @default 50
   */
  limit?: number;
  /**
   * Number of resources to skip. Defaults to 0.
   * @format int32
   * @min 0
   * @max 2147483647
   * @default 0
   */
  offset?: number;
}

/** Parameters of pipelineStatuses.list(). */
export interface ListPipelineStatusesQuery {
  /**
   * Page size, from 1 to 100.
   * @format int32
   * @min 1
   * @max 100
   * @default 50
   */
  limit?: number;
  /**
   * Number of resources to skip. Defaults to 0.
   * @format int32
   * @min 0
   * @max 2147483647
   * @default 0
   */
  offset?: number;
}

/** Parameters of auditLog.list(). */
export interface ListAuditLogQuery {
  /**
   * Only return entries about the record with this ID.
   * @format uuid
   */
  subject_id?: string;
  /**
   * Only return entries of the API key or the user with this ID.
   * @format uuid
   */
  actor_id?: string;
  /**
   * Only return entries of this action, such as `application.update`.
   * @maxLength 100
   */
  action?: string;
  /**
   * Page size, from 1 to 100.
   * @format int32
   * @min 1
   * @max 100
   * @default 50
   */
  limit?: number;
  /**
   * Number of resources to skip. Defaults to 0.
   * @format int32
   * @min 0
   * @max 2147483647
   * @default 0
   */
  offset?: number;
}

/** Parameters of clients.list(). */
export interface ListClientsQuery {
  /**
   * Only return clients with this text in their name, email or contact person. Case-insensitive.
   * @maxLength 200
   */
  search?: string;
  /** Only return clients in this status. */
  status?: "active" | "inactive";
  /**
   * Only return clients in exactly this industry. Case-sensitive.
   * @maxLength 255
   */
  industry?: string;
  /**
   * Only return the client with exactly this external ID. Case-sensitive.
   * @minLength 1
   * @maxLength 255
   */
  external_id?: string;
  /**
   * Page size, from 1 to 100.
   * @format int32
   * @min 1
   * @max 100
   * @default 50
   */
  limit?: number;
  /**
   * Number of resources to skip. Defaults to 0.
   * @format int32
   * @min 0
   * @max 2147483647
   * @default 0
   */
  offset?: number;
}

/** Parameters of jobs.list(). */
export interface ListJobsQuery {
  /**
   * Only return jobs with this text in their title. Case-insensitive.
   * @maxLength 200
   */
  search?: string;
  /** Only return jobs in this status. */
  status?: "draft" | "active" | "paused" | "closed" | "filled";
  /**
   * Only return jobs of this client.
   * @format uuid
   */
  client_id?: string;
  /**
   * Only return the job with exactly this external ID. Case-sensitive.
   * @minLength 1
   * @maxLength 255
   */
  external_id?: string;
  /**
   * Page size, from 1 to 100.
   * @format int32
   * @min 1
   * @max 100
   * @default 50
   */
  limit?: number;
  /**
   * Number of resources to skip. Defaults to 0.
   * @format int32
   * @min 0
   * @max 2147483647
   * @default 0
   */
  offset?: number;
}

export interface UploadResumeResult {
  /** Path of the file. Send it as `resume_path` of a candidate. */
  resume_path: string;
}

/** Parameters of candidates.listConsents(). */
export interface ListCandidateConsentsQuery {
  /**
   * Page size, from 1 to 100.
   * @format int32
   * @min 1
   * @max 100
   * @default 50
   */
  limit?: number;
  /**
   * Number of resources to skip. Defaults to 0.
   * @format int32
   * @min 0
   * @max 2147483647
   * @default 0
   */
  offset?: number;
}

/** Parameters of applications.list(). */
export interface ListApplicationsQuery {
  /**
   * Only return applications of this candidate.
   * @format uuid
   */
  candidate_id?: string;
  /**
   * Only return applications to this job.
   * @format uuid
   */
  job_id?: string;
  /**
   * Only return applications in this pipeline status. Case-sensitive.
   * @maxLength 255
   */
  status?: string;
  /**
   * Only return applications with this text in the candidate's name or email or in the job title. Case-insensitive. Emails are searched only with the scope `candidates.contact:read`.
   * @maxLength 200
   */
  search?: string;
  /**
   * Only return the application with exactly this external ID. Case-sensitive.
   * @minLength 1
   * @maxLength 255
   */
  external_id?: string;
  /**
   * Page size, from 1 to 100.
   * @format int32
   * @min 1
   * @max 100
   * @default 50
   */
  limit?: number;
  /**
   * Number of resources to skip. Defaults to 0.
   * @format int32
   * @min 0
   * @max 2147483647
   * @default 0
   */
  offset?: number;
}

/** Number of candidates by result. */
export interface BulkApplyMeta {
  /**
   * Number of candidates in the request.
   * @format int32
   */
  total: number;
  /**
   * Number of new applications.
   * @format int32
   */
  created: number;
  /**
   * Number of candidates that were applied before.
   * @format int32
   */
  existing: number;
  /**
   * Number of candidates that could not be applied.
   * @format int32
   */
  failed: number;
  /** Group of the tasks that this request started, such as emails and match scores. Pass it to `GET /api/v1/tasks` to list them. Null if it started none. */
  task_group: string | null;
}

/** Parameters of applications.listEvents(). */
export interface ListApplicationEventsQuery {
  /**
   * Page size, from 1 to 100.
   * @format int32
   * @min 1
   * @max 100
   * @default 50
   */
  limit?: number;
  /**
   * Number of resources to skip. Defaults to 0.
   * @format int32
   * @min 0
   * @max 2147483647
   * @default 0
   */
  offset?: number;
}

/** Parameters of candidates.list(). */
export interface ListCandidatesQuery {
  /**
   * Only return candidates with this text in their name or email. Case-insensitive. Emails are searched only with the scope `candidates.contact:read`.
   * @maxLength 200
   */
  search?: string;
  /**
   * Only return candidates who were applied to this job.
   * @format uuid
   */
  job_id?: string;
  /**
   * Comma-separated tags, at most 2,000 characters. Only return candidates with any of these tags. Finds no tag that contains a comma.
   * @maxLength 2000
   */
  tags?: string;
  /**
   * Only return the candidate with exactly this email. Case-insensitive. Finds no masked candidate. Needs the scope `candidates.contact:read`.
   * @format email
   * @maxLength 320
   */
  email?: string;
  /**
   * Only return the candidate with exactly this external ID. Case-sensitive.
   * @minLength 1
   * @maxLength 255
   */
  external_id?: string;
  /**
   * Page size, from 1 to 100.
   * @format int32
   * @min 1
   * @max 100
   * @default 50
   */
  limit?: number;
  /**
   * Number of resources to skip. Defaults to 0.
   * @format int32
   * @min 0
   * @max 2147483647
   * @default 0
   */
  offset?: number;
}

/** Parameters of rejectionReasons.list(). */
export interface ListRejectionReasonsQuery {
  /** Only return reasons of this outcome. */
  outcome?: "rejected" | "withdrawn";
  /**
   * Page size, from 1 to 100.
   * @format int32
   * @min 1
   * @max 100
   * @default 50
   */
  limit?: number;
  /**
   * Number of resources to skip. Defaults to 0.
   * @format int32
   * @min 0
   * @max 2147483647
   * @default 0
   */
  offset?: number;
}

/** Parameters of candidates.listNotes(). */
export interface ListNotesQuery {
  /**
   * Only return notes about this application.
   * @format uuid
   */
  application_id?: string;
  /**
   * Page size, from 1 to 100.
   * @format int32
   * @min 1
   * @max 100
   * @default 50
   */
  limit?: number;
  /**
   * Number of resources to skip. Defaults to 0.
   * @format int32
   * @min 0
   * @max 2147483647
   * @default 0
   */
  offset?: number;
}

/** Parameters of screenings.list(). */
export interface ListScreeningsQuery {
  /**
   * Whether to return screening sessions, video interviews or both.
   * @default "all"
   */
  type?: "session" | "video" | "all";
  /** Only return screenings in this status. It must be a status of the given `type`. */
  status?:
    | "initiated"
    | "message_sent"
    | "in_progress"
    | "awaiting_resume"
    | "completed"
    | "expired"
    | "cancelled"
    | "invited"
    | "abandoned";
  /**
   * Only return screenings for this job.
   * @format uuid
   */
  job_id?: string;
  /**
   * Only return screenings of this candidate.
   * @format uuid
   */
  candidate_id?: string;
  /**
   * Only return screenings with this text in the candidate's name or email or, for video interviews, in the job title. Case-insensitive. Emails are searched only with the scope `candidates.contact:read`.
   * @maxLength 200
   */
  search?: string;
  /** Only return screening sessions on this channel. Not allowed with type `video`. */
  channel?: "whatsapp" | "email" | "web_form";
  /**
   * Page size, from 1 to 100.
   * @format int32
   * @min 1
   * @max 100
   * @default 50
   */
  limit?: number;
  /**
   * Number of resources to skip. Defaults to 0.
   * @format int32
   * @min 0
   * @max 2147483647
   * @default 0
   */
  offset?: number;
}

/** Parameters of screenings.get(). */
export interface GetScreeningQuery {
  /** Type of the screening with this ID. */
  type: "screening_session" | "video_interview";
}

/** Parameters of events.list(). */
export interface ListEventsQuery {
  /** Only return events of these types, separated by commas. */
  types?: string;
  /**
   * Only return events of the resource with this ID.
   * @format uuid
   */
  subject_id?: string;
  /**
   * Page size, from 1 to 100.
   * @format int32
   * @min 1
   * @max 100
   * @default 50
   */
  limit?: number;
  /**
   * `meta.next_cursor` of the previous response, with the same filters. Without it, the oldest event is first.
   * @maxLength 500
   */
  cursor?: string;
  /**
   * Seconds to wait for an event if there is none yet, from 0 to 25.
   * @format int32
   * @min 0
   * @max 25
   * @default 0
   */
  wait?: number;
}

/** Parameters of requestLogs.list(). */
export interface ListRequestLogsQuery {
  /** Only return requests with this method. */
  method?: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS";
  /**
   * Only return requests with this response status.
   * @format int32
   * @min 100
   * @max 599
   */
  status?: number;
  /**
   * Only return requests with this `X-Request-Id`.
   * @maxLength 200
   */
  request_id?: string;
  /**
   * Only return requests of the API key with this ID.
   * @format uuid
   */
  api_key_id?: string;
  /**
   * Page size, from 1 to 100.
   * @format int32
   * @min 1
   * @max 100
   * @default 50
   */
  limit?: number;
  /**
   * Number of resources to skip. Defaults to 0.
   * @format int32
   * @min 0
   * @max 2147483647
   * @default 0
   */
  offset?: number;
}

/** Parameters of sync.getDigest(). */
export interface GetSyncDigestQuery {
  /** Which resources to compare. */
  resource: "clients" | "jobs" | "candidates" | "applications";
  /**
   * Start of the range: the lowest ID that counts. Without it, from the first one.
   * @format uuid
   */
  from?: string;
  /**
   * End of the range: IDs below this one count. Without it, to the last one.
   * @format uuid
   */
  to?: string;
}

/** Parameters of webhookEndpoints.list(). */
export interface ListWebhookEndpointsQuery {
  /**
   * Page size, from 1 to 100.
   * @format int32
   * @min 1
   * @max 100
   * @default 50
   */
  limit?: number;
  /**
   * Number of resources to skip. Defaults to 0.
   * @format int32
   * @min 0
   * @max 2147483647
   * @default 0
   */
  offset?: number;
}

/** Parameters of webhookEndpoints.listDeliveries(). */
export interface ListWebhookDeliveriesQuery {
  /** Only return deliveries in this state. */
  state?: "pending" | "succeeded" | "failed";
  /**
   * Only return deliveries of this event.
   * @pattern ^evt_[0-9a-f]{32}$
   */
  event_id?: string;
  /**
   * Page size, from 1 to 100.
   * @format int32
   * @min 1
   * @max 100
   * @default 50
   */
  limit?: number;
  /**
   * Number of resources to skip. Defaults to 0.
   * @format int32
   * @min 0
   * @max 2147483647
   * @default 0
   */
  offset?: number;
}

export interface ReplayWebhookEndpointResult {
  /**
   * Number of deliveries that were created.
   * @format int32
   */
  count: number;
}

/** Parameters of exports.list(). */
export interface ListExportsQuery {
  /** Only return exports of this kind. */
  kind?: "candidate" | "organization";
  /** Only return exports in this state. */
  state?: "queued" | "running" | "done" | "failed" | "expired";
  /**
   * Only return exports of this candidate.
   * @format uuid
   */
  candidate_id?: string;
  /**
   * Page size, from 1 to 100.
   * @format int32
   * @min 1
   * @max 100
   * @default 50
   */
  limit?: number;
  /**
   * Number of resources to skip. Defaults to 0.
   * @format int32
   * @min 0
   * @max 2147483647
   * @default 0
   */
  offset?: number;
}

/** Parameters of candidates.listDuplicates(). */
export interface ListDuplicateCandidatesQuery {
  /**
   * Page size, from 1 to 100.
   * @format int32
   * @min 1
   * @max 100
   * @default 50
   */
  limit?: number;
  /**
   * Number of resources to skip. Defaults to 0.
   * @format int32
   * @min 0
   * @max 2147483647
   * @default 0
   */
  offset?: number;
}

/** Position of this page. */
export interface PreviewRetentionMeta {
  /**
   * Number of matching resources on all pages. With `updated_after` or `cursor`, number of remaining resources, including this page.
   * @format int32
   */
  total: number;
  /**
   * Page size.
   * @format int32
   */
  limit: number;
  /**
   * Number of skipped resources.
   * @format int32
   */
  offset: number;
  /** Pass it as `cursor` to get the next page. Only with `updated_after` or `cursor`, also on the last page. */
  next_cursor?: string;
  /**
   * Number of candidates who would be listed if they were not on legal hold.
   * @format int32
   */
  on_hold: number;
}

/** Parameters of retention.preview(). */
export interface PreviewRetentionQuery {
  /**
   * Days without activity, 0 to 3650, to see what another policy would do. 0 lists every candidate. Defaults to those of the policy.
   * @format int32
   * @min 0
   * @max 3650
   */
  candidate_days?: number;
  /**
   * Page size, from 1 to 100.
   * @format int32
   * @min 1
   * @max 100
   * @default 50
   */
  limit?: number;
  /**
   * Number of resources to skip. Defaults to 0.
   * @format int32
   * @min 0
   * @max 2147483647
   * @default 0
   */
  offset?: number;
}

/** The erasure. */
export interface EraseCandidateResult {
  /**
   * ID of the erasure.
   * @format uuid
   */
  erasure_id: string;
  /** `queued`: waiting for a worker. `running`: in progress. `done`: finished. `failed`: `error` says why. Repeat the request to try again. */
  state: "queued" | "running" | "done" | "failed" | (string & {});
}

/** Parameters of erasures.list(). */
export interface ListErasuresQuery {
  /**
   * Only return the erasure of the candidate with this ID.
   * @format uuid
   */
  candidate_id?: string;
  /** Only return erasures in this state. */
  state?: "queued" | "running" | "done" | "failed";
  /**
   * Page size, from 1 to 100.
   * @format int32
   * @min 1
   * @max 100
   * @default 50
   */
  limit?: number;
  /**
   * Number of resources to skip. Defaults to 0.
   * @format int32
   * @min 0
   * @max 2147483647
   * @default 0
   */
  offset?: number;
}

/** Parameters of applications.listDecisions(). */
export interface ListApplicationDecisionsQuery {
  /**
   * Page size, from 1 to 100.
   * @format int32
   * @min 1
   * @max 100
   * @default 50
   */
  limit?: number;
  /**
   * Number of resources to skip. Defaults to 0.
   * @format int32
   * @min 0
   * @max 2147483647
   * @default 0
   */
  offset?: number;
}

/** Parameters of decisions.list(). */
export interface ListDecisionsQuery {
  /**
   * Only return decisions about this application.
   * @format uuid
   */
  application_id?: string;
  /**
   * Only return decisions about applications to this job.
   * @format uuid
   */
  job_id?: string;
  /**
   * Only return decisions about this candidate. None once they were erased.
   * @format uuid
   */
  candidate_id?: string;
  /** Only return decisions with this outcome. */
  outcome?: "hired" | "rejected" | "withdrawn";
  /**
   * Page size, from 1 to 100.
   * @format int32
   * @min 1
   * @max 100
   * @default 50
   */
  limit?: number;
  /**
   * Number of resources to skip. Defaults to 0.
   * @format int32
   * @min 0
   * @max 2147483647
   * @default 0
   */
  offset?: number;
}

/** What an applicant said about themselves. Has at least one field. */
export interface PutSelfIdentificationInput {
  /** By default `female`, `male` or `other`. Null: the applicant prefers not to say. Omit it to leave it unchanged. */
  sex?: string | null;
  /** By default `hispanic_or_latino`, `white`, `black_or_african_american`, `native_hawaiian_or_pacific_islander`, `asian`, `native_american_or_alaska_native` or `two_or_more_races`. Null: the applicant prefers not to say. Omit it to leave it unchanged. */
  race_ethnicity?: string | null;
}

/** Parameters of compliance.getBiasAudit(). */
export interface GetBiasAuditQuery {
  /**
   * First day (UTC) of the period in which the applications were made.
   * @format date
   */
  from?: string;
  /**
   * Last day (UTC) of the period.
   * @format date
   */
  to?: string;
  /**
   * Count only applications to this job.
   * @format uuid
   */
  job_id?: string;
  /**
   * `csv` returns one line for each row and status.
   * @default "json"
   */
  format?: "json" | "csv";
}

/** Parameters of reviewRequests.list(). */
export interface ListReviewRequestsQuery {
  /** Only return requests in this state. */
  state?: "open" | "done";
  /** Only return requests of this kind. */
  kind?: "review" | "correction";
  /**
   * Only return requests about this decision.
   * @format uuid
   */
  decision_id?: string;
  /**
   * Only return requests about this application.
   * @format uuid
   */
  application_id?: string;
  /**
   * Page size, from 1 to 100.
   * @format int32
   * @min 1
   * @max 100
   * @default 50
   */
  limit?: number;
  /**
   * Number of resources to skip. Defaults to 0.
   * @format int32
   * @min 0
   * @max 2147483647
   * @default 0
   */
  offset?: number;
}

/** Parameters of imports.create(). */
export interface CreateImportQuery {
  /**
   * With true, the rows are checked and counted, and nothing is stored. Defaults to false.
   * @default false
   */
  dry_run?: boolean;
  /**
   * With true, new applications send emails and create video interviews, as `POST /api/v1/applications` does. Defaults to false.
   * @default false
   */
  outreach?: boolean;
  /**
   * ID of the job that the candidates are applied to. A `job_id` in a row takes precedence.
   * @format uuid
   */
  job_id?: string;
  /** System that exported the CSV file. Its columns are read without a mapping. */
  preset?: "greenhouse" | "lever" | "opencats";
  /** JSON object that maps column names to fields, or to null to ignore a column. Other columns are mapped by the preset and by their names. Fields are those of `POST /api/v1/candidates`, and `first_name`, `last_name` and `job_id`. For CSV files only. */
  mapping?: string;
}

/** Parameters of imports.list(). */
export interface ListImportsQuery {
  /** Only return imports in this state. */
  state?: "queued" | "running" | "done" | "failed" | "cancelled";
  /**
   * Page size, from 1 to 100.
   * @format int32
   * @min 1
   * @max 100
   * @default 50
   */
  limit?: number;
  /**
   * Number of resources to skip. Defaults to 0.
   * @format int32
   * @min 0
   * @max 2147483647
   * @default 0
   */
  offset?: number;
}

/** Parameters of imports.listKeptRecords(). */
export interface ListKeptRecordsQuery {
  /** Only return records that stay for this reason. */
  reason?:
    | "changed"
    | "applied"
    | "messaged"
    | "answered"
    | "on_hold"
    | "merged";
  /**
   * Page size, from 1 to 100.
   * @format int32
   * @min 1
   * @max 100
   * @default 50
   */
  limit?: number;
  /**
   * Number of resources to skip. Defaults to 0.
   * @format int32
   * @min 0
   * @max 2147483647
   * @default 0
   */
  offset?: number;
}

/** Parameters of tasks.list(). */
export interface ListTasksQuery {
  /** Only return tasks of this kind. */
  kind?:
    | "resume"
    | "enrichment"
    | "match_score"
    | "questions"
    | "email"
    | "screening"
    | "recording"
    | "assessment"
    | "export"
    | "erasure"
    | "import"
    | "bulk_action";
  /** Only return tasks in this state. */
  state?: "queued" | "running" | "retrying" | "failed" | "done" | "dismissed";
  /**
   * Only return tasks about this job.
   * @format uuid
   */
  job_id?: string;
  /**
   * Only return tasks about this candidate.
   * @format uuid
   */
  candidate_id?: string;
  /**
   * Only return tasks about this application: its emails, invites and match scores.
   * @format uuid
   */
  application_id?: string;
  /**
   * Only return tasks that a bulk apply started: its `meta.task_group`.
   * @format uuid
   */
  task_group?: string;
  /**
   * Page size, from 1 to 100.
   * @format int32
   * @min 1
   * @max 100
   * @default 50
   */
  limit?: number;
  /**
   * Number of resources to skip. Defaults to 0.
   * @format int32
   * @min 0
   * @max 2147483647
   * @default 0
   */
  offset?: number;
}

/** Parameters of testMode.listMessages(). */
export interface ListTestMessagesQuery {
  /**
   * Page size, from 1 to 100.
   * @format int32
   * @min 1
   * @max 100
   * @default 50
   */
  limit?: number;
  /**
   * Number of resources to skip. Defaults to 0.
   * @format int32
   * @min 0
   * @max 2147483647
   * @default 0
   */
  offset?: number;
}

/** The body of every error response. */
export interface ApiErrorBody {
  /** The error. */
  error: {
    /** Error code, for use in your code. */
    code:
      | "validation_error"
      | "invalid_json"
      | "invalid_pipeline_status"
      | "unauthorized"
      | "upgrade_required"
      | "ip_not_allowed"
      | "insufficient_scope"
      | "forbidden"
      | "talent_pool_reveal_required"
      | "insufficient_credits"
      | "not_found"
      | "method_not_allowed"
      | "request_timeout"
      | "conflict"
      | "gone"
      | "cursor_expired"
      | "precondition_failed"
      | "payload_too_large"
      | "unsupported_media_type"
      | "expectation_failed"
      | "idempotency_key_reused"
      | "rate_limited"
      | "headers_too_large"
      | "internal_error"
      | "unavailable"
      | (string & {});
    /** Error message for people. Its wording may change. */
    message: string;
    /** Whether the same request may succeed later without a change. */
    retryable: boolean;
    /** `X-Request-Id` of this response. Include it when you contact support. */
    request_id: string;
    /** Invalid fields, at most 100. Only with `validation_error`. */
    details?: {
      /** Path of the field, such as `screening_questions[0].type`. */
      path: string;
      /** Kind of error, such as `required`, `unknown_field` or `too_big`. */
      code: string;
      /** What the field must be. */
      message: string;
    }[];
    /** Pipeline statuses of the organization. Only with `invalid_pipeline_status`. */
    allowed?: string[];
    /** Scope that the API key needs. Only with `insufficient_scope`. */
    required_scope?: string;
    /**
     * ID of the record that stands now. Only with `gone`, after a merge.
     * @format uuid
     */
    merged_into?: string;
  };
}

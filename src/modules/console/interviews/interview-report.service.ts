import type { InterviewConsentService, InterviewConsentState, Recording, RecordingService } from '#modules/interviews';
import type { ScreeningDetail, ScreeningService } from '#modules/screenings';
import type { WorkItem, WorkService } from '#modules/work';
import { NotFound } from '#platform/errors.ts';
import type { WorkNameQueries, WorkNames } from '../work/work-name.queries.ts';

export type InterviewDetail = Extract<ScreeningDetail, { type: 'video_interview' }>;

/** `tasks`: open or failed. */
export type InterviewReport = {
  interview: InterviewDetail;
  recordings: readonly Recording[];
  consent: InterviewConsentState | undefined;
  tasks: readonly WorkItem[];
  names: WorkNames;
};

const isUnfinished = ({ state }: WorkItem): boolean => state !== 'done' && state !== 'dismissed';

/** More tasks than the interviews of one candidate have. */
const maxTasks = 20;

export class InterviewReportService {
  readonly #screenings: ScreeningService;
  readonly #recordings: RecordingService;
  readonly #consents: InterviewConsentService;
  readonly #work: WorkService;
  readonly #names: WorkNameQueries;
  constructor(
    screenings: ScreeningService,
    recordings: RecordingService,
    consents: InterviewConsentService,
    work: WorkService,
    names: WorkNameQueries,
  ) {
    this.#screenings = screenings;
    this.#recordings = recordings;
    this.#consents = consents;
    this.#work = work;
    this.#names = names;
  }

  /** Throws NotFound. */
  async report(organizationId: string, id: string): Promise<InterviewReport> {
    const interview = await this.#screenings.get(organizationId, 'video_interview', id);
    if (interview.type !== 'video_interview') throw new NotFound('The interview');
    const [recordings, consent, tasks] = await Promise.all([
      this.#recordings.list(organizationId, id),
      this.#consents.state({ organizationId, interviewId: id }),
      this.#tasksOf(organizationId, interview),
    ]);
    return { interview, recordings, consent, tasks, names: await this.#names.namesOf(organizationId, tasks) };
  }

  /** Tasks refer to candidate and job only: older ones belong to an earlier interview. */
  async #tasksOf(organizationId: string, interview: InterviewDetail): Promise<WorkItem[]> {
    const { candidate_id, job_id, started_at } = interview;
    if (started_at === null) return [];
    const pages = await Promise.all(
      (['recording', 'assessment'] as const).map((kind) =>
        this.#work.list(organizationId, { kind, candidate_id, limit: maxTasks, offset: 0 }),
      ),
    );
    return pages
      .flatMap(({ rows }) => rows.toReversed())
      .filter((item) => item.job_id === job_id && item.created_at >= started_at && isUnfinished(item));
  }
}

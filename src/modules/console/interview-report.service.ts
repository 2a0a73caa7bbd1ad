import { type Recording, type RecordingService } from '#modules/interviews';
import type { ScreeningDetail, ScreeningService } from '#modules/screenings';
import type { WorkItem, WorkService } from '#modules/work';
import { NotFound } from '#platform/errors.ts';
import { pageOf } from './work.list.ts';
import type { WorkNameQueries, WorkNames } from './work.queries.ts';

export type InterviewDetail = Extract<ScreeningDetail, { type: 'video_interview' }>;

/** `work` is what is still to be done about it, or has failed. */
export type InterviewReport = {
  interview: InterviewDetail;
  recordings: readonly Recording[];
  work: readonly WorkItem[];
  names: WorkNames;
};

const isLeft = ({ state }: WorkItem): boolean => state !== 'done' && state !== 'dismissed';

/** More tasks than come of the interviews of one candidate. */
const most = 20;

/** An interview as a person looks at it. */
export class InterviewReportService {
  readonly #screenings: ScreeningService;
  readonly #recordings: RecordingService;
  readonly #work: WorkService;
  readonly #names: WorkNameQueries;
  constructor(screenings: ScreeningService, recordings: RecordingService, work: WorkService, names: WorkNameQueries) {
    this.#screenings = screenings;
    this.#recordings = recordings;
    this.#work = work;
    this.#names = names;
  }

  /** Throws NotFound. */
  async report(organizationId: string, id: string): Promise<InterviewReport> {
    const interview = await this.#screenings.get(organizationId, 'video_interview', id);
    if (interview.type !== 'video_interview') throw new NotFound('The interview');
    const [recordings, work] = await Promise.all([
      this.#recordings.list(organizationId, id),
      this.#workOf(organizationId, interview),
    ]);
    return { interview, recordings, work, names: await this.#names.of(organizationId, work) };
  }

  /** Tasks know candidate and job; what is older than the interview is about another. */
  async #workOf(organizationId: string, interview: InterviewDetail): Promise<WorkItem[]> {
    const { candidate_id, job_id, started_at } = interview;
    if (started_at === null) return [];
    const pages = await Promise.all(
      (['recording', 'assessment'] as const).map((kind) =>
        this.#work.list(organizationId, pageOf({ kind, candidate_id }, most)),
      ),
    );
    return pages
      .flatMap(({ rows }) => rows.toReversed())
      .filter((item) => item.job_id === job_id && item.created_at >= started_at && isLeft(item));
  }
}

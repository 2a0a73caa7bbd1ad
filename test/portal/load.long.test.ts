import pLimit from 'p-limit';
import { expect, test } from 'vitest';
import { ScreeningStartService } from '../../src/modules/screenings/index.ts';
import { pipelineOf, together } from '../applications/pipeline.ts';
import { startApp } from '../support/app.ts';
import { makePdf } from '../support/resume-files.ts';
import { confirmationPath } from './apply/self-apply-form.ts';

const crowd = 200;
/** Generous, for a busy machine. */
const timeLimit = 120_000;
// A proxy gives each candidate another address, to stay below the limits for one.
const app = await startApp({
  worker: false,
  config: {
    trustedProxies: 1,
    selfApplyLimits: { pendingPerMailbox: 3, emailsPerMailboxAndDay: 10, perJobAndHour: 1000 },
  },
});
const tenant = await app.tenant();
const pipeline = pipelineOf(app, tenant);

const emailOf = (index: number) => `candidate.${index}@example.com`;
const phoneOf = (index: number) => `+91 98450 ${10_000 + index}`;

/** Submits a form from the address of this candidate. Returns where the reply leads. */
async function send(index: number, path: string, body: FormData | URLSearchParams): Promise<string> {
  const headers = { 'x-forwarded-for': `10.1.${Math.floor(index / 250)}.${index % 250}` };
  const response = await fetch(app.base + path, { method: 'POST', headers, body, redirect: 'manual' });
  await response.arrayBuffer();
  return response.headers.get('location') ?? `answered ${response.status}`;
}

test(
  'Lose no file, answer or task when 200 candidates apply and confirm at once, every fourth twice',
  async () => {
    const question = { question: 'Years with Kafka?', type: 'number', required: true, order: 1, expected: { min: 0 } };
    const jobId = await pipeline.job({ title: 'Data Engineer', screening_questions: [question] });
    const resumes = await together(crowd, (index) => makePdf([`Candidate ${index}`, emailOf(index), 'Kafka, Python']));
    const apply = (index: number) => {
      const form = new FormData();
      form.set('full_name', `Candidate ${index}`);
      form.set('email', emailOf(index));
      form.set('phone_number', phoneOf(index));
      form.set(
        'resume',
        new File([new Uint8Array(resumes[index] as Buffer)], 'resume.pdf', { type: 'application/pdf' }),
      );
      form.set('question-0', String(index));
      return send(index, `/jobs/${jobId}`, form);
    };
    const taps = resumes.flatMap((_, index) => (index % 4 === 0 ? [index, index] : [index]));
    const answers = await Promise.all(taps.map(apply));

    expect(new Set(answers)).toEqual(new Set([`/jobs/${jobId}/check-email`]));
    // The same form sends one email in five minutes.
    expect(await pipeline.tasks('portal.send-confirmation')).toHaveLength(crowd);
    const confirm = async (index: number) => {
      const path = await confirmationPath(app, emailOf(index));
      expect(await send(index, path, new URLSearchParams())).toBe(path);
    };
    await Promise.all(taps.map(confirm));
    const applied = await app.rows(
      `select c.email, c.full_name, c.phone_number, f.bytes, cj.status, r.answer, s.status as screening
     from candidate_jobs cj join candidates c on c.id = cj.candidate_id
       join resume_files f on f.path = c.resume_path
       join screening_sessions s on s.candidate_id = c.id join screening_responses r on r.session_id = s.id
     where cj.job_id = $1 and c.source = 'portal'
     order by r.answer::integer`,
      [jobId],
    );
    expect(applied).toEqual(
      resumes.map((bytes, index) => ({
        email: emailOf(index),
        full_name: `Candidate ${index}`,
        phone_number: phoneOf(index),
        bytes,
        status: 'Applied',
        answer: String(index),
        screening: 'completed',
      })),
    );
    expect(await app.rows('select count(*)::int from resume_files')).toEqual([{ count: crowd }]);
    expect(await pipeline.counts(jobId)).toMatchObject({ applicant_count: crowd });
    expect(await pipeline.tasks('candidates.read-resume')).toHaveLength(crowd);
    expect(await pipeline.tasks('interviews.invite-applicants')).toHaveLength(crowd);
  },
  timeLimit,
);

test(
  'Lose no answer and mix no score when 200 candidates answer a screening at once',
  async () => {
    const questions = [
      { id: 'years', question: 'Years?', type: 'number', required: true, order: 1, expected: { min: 100 } },
      { id: 'shift', question: 'Shift?', type: 'single_choice', options: ['Day', 'Night'], required: true, order: 2 },
      { id: 'why', question: 'Why?', type: 'text', required: false, order: 3 },
    ];
    const jobId = await pipeline.job({ screening_questions: questions });
    const { organizationId } = tenant;
    const screenings = app.web.resolve(ScreeningStartService);
    const few = pLimit(8);
    const invite = async () => {
      const candidateId = await pipeline.candidate();
      await pipeline.apply(candidateId, jobId, { status: 'screening' });
      const { screeningId, formUrl } = await screenings.start({
        organizationId,
        candidateId,
        jobId,
        channel: 'web_form',
      });
      return { screeningId, path: new URL(formUrl).pathname };
    };
    const people = await together(crowd, () => few(invite));
    const given = (index: number) => ({
      years: String(index),
      shift: index % 2 ? 'Day' : 'Night',
      why: `Because ${index}`,
    });
    const answer = async (index: number) => {
      const { path } = people[index]!;
      const step = (name: string) => send(index, path, new URLSearchParams({ step: name }));
      const places = [await step('begin')];
      for (const [id, value] of Object.entries(given(index))) {
        places.push(await send(index, `${path}?question=${id}`, new URLSearchParams({ answer: value })));
      }
      places.push(await step('skip-resume'), await step('finish'));
      return places.map((place) => place.replace(path, ''));
    };

    const ways = await together(crowd, answer);
    expect(new Set(ways.map((way) => way.join(' ')))).toEqual(
      new Set(['?question=years ?question=shift ?question=why   ']),
    );
    const done = await app.rows(
      `select s.id, s.status, s.calculated_score::float as score, cj.status as application, cj.screening_score::float,
       json_object_agg(r.question_id, r.answer) as answers
     from screening_sessions s join screening_responses r on r.session_id = s.id
       join candidate_jobs cj on cj.candidate_id = s.candidate_id and cj.job_id = s.job_id
     where s.job_id = $1 group by s.id, cj.id`,
      [jobId],
    );
    const doneBy = new Map(done.map((row) => [row.id, row]));
    // 100 years are expected. From half of that, the score is 0.
    const scoreOf = (years: number) => Math.min(100, Math.max(0, 2 * years - 100));
    expect(people.map(({ screeningId }) => doneBy.get(screeningId))).toEqual(
      people.map(({ screeningId }, index) => ({
        id: screeningId,
        status: 'completed',
        score: scoreOf(index),
        application: 'screened',
        screening_score: scoreOf(index),
        answers: given(index),
      })),
    );
  },
  timeLimit,
);

import { pipelineOf } from '../../applications/pipeline.ts';
import type { Tenant, TestApp } from '../../support/app.ts';
import { visitorOf } from '../visitor.ts';

export const formQuestions = [
  { id: 'why', question: 'Why <b>this</b> job?', type: 'text', required: true, order: 1 },
  { id: 'notice', question: 'Notice period in days?', type: 'number', required: true, order: 2 },
  { id: 'start', question: 'When can you start?', type: 'date', required: false, order: 3 },
  { id: 'shift', question: 'Which shift?', type: 'single_choice', options: ['Day', 'Night'], required: true, order: 4 },
  {
    id: 'days & nights',
    question: 'Which days?',
    type: 'multiple_choice',
    options: ['Mon', 'Tue "late"', 'Wed'],
    required: false,
    order: 5,
  },
];

export const validAnswers: Record<string, string | string[]> = {
  why: 'Because.',
  notice: '30',
  start: '2026-12-01',
  shift: 'Night',
  'days & nights': ['Mon', 'Tue "late"'],
};

/** Screening sessions of an organization, as their candidates use them. */
export function screeningFormsOf(app: TestApp, tenant: Tenant) {
  const { follow, send, startScreening } = visitorOf(app);
  const pipeline = pipelineOf(app, tenant);

  /** A session that has not started. */
  async function session({ hasResume = true, asked = formQuestions, title = 'Backend Engineer' } = {}) {
    const job = await pipeline.job({ title, client_name: 'Acme', screening_questions: asked });
    const candidate = await pipeline.candidate(hasResume ? { resume_url: 'https://resumes.example.com/a.pdf' } : {});
    await pipeline.apply(candidate, job);
    const { id, path } = await startScreening(candidate, job);
    const of = (question: string) => `${path}?question=${encodeURIComponent(question)}`;
    return {
      id,
      path,
      candidate,
      of,
      begin: () => follow(path, { step: 'begin' }),
      answer: (question: string, answer: string | string[]) => send(of(question), { answer }),
      row: async () => (await app.rows('select * from screening_sessions where id = $1', [id]))[0],
      answers: async () =>
        Object.fromEntries(
          (
            await app.rows('select question_id, answer from screening_responses where session_id = $1 order by 1', [id])
          ).map((row) => [row.question_id, row.answer]),
        ),
    };
  }

  async function answerAll(it: Awaited<ReturnType<typeof session>>) {
    await it.begin();
    for (const [question, answer] of Object.entries(validAnswers)) await it.answer(question, answer);
  }

  return { session, answerAll };
}

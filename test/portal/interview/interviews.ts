import { expect } from 'vitest';
import { pipelineOf } from '../../applications/pipeline.ts';
import { startApp, until } from '../../support/app.ts';
import { startPhones } from '../../support/browser.ts';

/** The service, and browsers with a fake camera and microphone. */
export async function startInterviews(times = { preparationSeconds: 6, answerSeconds: 120 }) {
  // Short chunks: every test waits for some.
  const app = await startApp({ config: { interviewTimes: { ...times, chunkSeconds: 1 } } });
  const tenant = await app.tenant({ publicName: 'North Talent', outreachEnabled: false, credits: 1000 });
  const pipeline = pipelineOf(app, tenant);
  const phones = startPhones(app.base);
  const questions = ['What have you built with Kafka?', 'What would you do differently today?'];

  /** How many chunks of each run the server has. */
  const received = async (interview: string, question: number): Promise<number[]> => {
    const rows = await app.rows(
      `select r.run, count(c.number)::int as chunks from video_interview_runs r
       left join video_interview_chunks c using (organization_id, interview_id, question_index, run)
       where r.interview_id = $1 and r.question_index = $2 group by r.run order by r.run`,
      [interview, question],
    );
    return rows.map(({ chunks }) => chunks);
  };

  return {
    app,
    tenant,
    phones,
    questions,
    received,
    arrived: (interview: string, question: number, least: number) =>
      until(
        async () => (await received(interview, question)).reduce((sum, n) => sum + n, 0) >= least,
        `${least} chunks to arrive`,
      ),
    /** A new interview with these questions, and the path of its link. */
    invited: async (texts: readonly string[] = questions) => {
      const job_id = await pipeline.job({ title: 'Data Engineer', client_name: 'Acme' });
      const { body } = await tenant.api.post('/video-interviews', {
        candidate_id: await pipeline.candidate(),
        job_id,
        question_source: 'job',
        send_invite_email: false,
        interview_questions: texts.map((text) => ({ text, kind: 'spoken' })),
      });
      const { id, invite_url } = body.data;
      return { id: id as string, path: new URL(invite_url).pathname };
    },
    detail: async (id: string) => (await tenant.api.get(`/screenings/${id}?type=video_interview`)).body.data,
    signals: (interview: string) =>
      app.rows(
        'select kind, question_index as question, seconds from video_interview_signals where interview_id = $1 order by at',
        [interview],
      ),
  };
}

export type Phone = Awaited<ReturnType<ReturnType<typeof startPhones>['open']>>;

/** A candidate's actions in the interview room. */
export function candidateOn(page: Phone['page']) {
  const button = (name: string) => page.getByRole('button', { name });
  const press = (name: string) => button(name).click();
  const heading = (name: string) => page.getByRole('heading', { name }).waitFor();
  const agree = async () => {
    await page.getByLabel('I agree').check();
    await press('Check camera and microphone');
  };
  return {
    page,
    button,
    press,
    heading,
    agree,
    sees: (text: string) => page.getByText(text).filter({ visible: true }).first().waitFor(),
    /** How many chunks wait in the browser. */
    kept: () =>
      page.evaluate<number>(`new Promise((resolve, reject) => {
        const opening = indexedDB.open('interview-room');
        opening.onerror = reject;
        opening.onsuccess = () => {
          const counting = opening.result.transaction('chunks').objectStore('chunks').count();
          counting.onsuccess = () => resolve(counting.result);
        };
      })`),
    /** Goes to the first question, without showing it. */
    begin: async (questions = 2) => {
      await agree();
      await press('Start the interview');
      await heading(`Question 1 of ${questions}`);
    },
    startAnswer: async () => {
      await press('Show the question');
      await press('Start my answer now');
      await button('Finish my answer').waitFor();
    },
    goOn: async () => {
      await press('Continue my answer');
      await page.locator('.on-air').waitFor();
    },
    pasteNotes: () =>
      page.evaluate(
        `document.querySelector('[data-notes]').dispatchEvent(new ClipboardEvent('paste', { bubbles: true }))`,
      ),
    finishAnswer: async () => {
      await press('Finish my answer');
      await press('Send my answer');
    },
  };
}

export async function openInterview(phone: Phone, path: string) {
  expect(await phone.go(path)).toBe(200);
  return candidateOn(phone.page);
}

export const withCamera = { permissions: ['camera', 'microphone'] };

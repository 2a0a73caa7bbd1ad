import { expect } from 'vitest';
import { pipelineOf } from '../applications/pipeline.ts';
import { startApp, until } from '../support/app.ts';
import { browserTest, expectAccessible, expectClean, plainOrigin, startPhones } from '../support/browser.ts';

const times = { preparationSeconds: 6, answerSeconds: 120 };
const app = await startApp({ config: { interviewTimes: times, interviewDays: 7 } });
const tenant = await app.tenant({ publicName: 'North Talent', outreachEnabled: false, credits: 1000 });
const pipeline = pipelineOf(app, tenant);
const phones = startPhones(app.base, ['--use-fake-device-for-media-stream']);

const questions = ['What have you built with Kafka?', 'What would you do differently today?'];

async function invited() {
  const job_id = await pipeline.job({ title: 'Data Engineer', client_name: 'Acme' });
  const candidate_id = await pipeline.candidate();
  const { body } = await tenant.api.post('/video-interviews', {
    candidate_id,
    job_id,
    question_source: 'job',
    send_invite_email: false,
    interview_questions: questions.map((text) => ({ text, kind: 'spoken' })),
  });
  const { id, invite_url } = body.data;
  return { id: id as string, path: new URL(invite_url).pathname };
}

/** What the database has of the answer: chunks by run. */
const received = async (interview: string, question: number): Promise<number[]> =>
  (
    await app.rows(
      `select r.run, count(c.number)::int as chunks from video_interview_runs r
       left join video_interview_chunks c using (organization_id, interview_id, question_index, run)
       where r.interview_id = $1 and r.question_index = $2 group by r.run order by r.run`,
      [interview, question],
    )
  ).map(({ chunks }) => chunks);
const sum = (numbers: number[]) => numbers.reduce((all, n) => all + n, 0);
const arrived = (interview: string, question: number, chunks: number) =>
  until(async () => sum(await received(interview, question)) >= chunks, `${chunks} chunks to arrive`);
const signals = async (interview: string): Promise<string[]> =>
  (await app.rows('select kind from video_interview_signals where interview_id = $1 order by at', [interview])).map(
    ({ kind }) => kind,
  );
const detail = async (id: string) => (await tenant.api.get(`/screenings/${id}?type=video_interview`)).body.data;

/** A phone with a camera, on the page of an interview. */
async function candidate(path: string, options = {}) {
  const phone = await phones.open({ permissions: ['camera', 'microphone'], ...options });
  const { page } = phone;
  expect(await phone.go(path)).toBe(200);
  const button = (name: string) => page.getByRole('button', { name });
  const heading = (name: string) => page.getByRole('heading', { name }).waitFor();
  return {
    phone,
    page,
    button,
    heading,
    press: (name: string) => button(name).click(),
    check: async (name: string) => {
      await phone.shot(`interview-${name}`);
      await expectAccessible(page);
    },
    agree: async () => {
      await page.getByLabel('I agree').check();
      await button('Check camera and microphone').click();
    },
  };
}
type Candidate = Awaited<ReturnType<typeof candidate>>;

async function begin({ page, agree, press, heading }: Candidate) {
  await agree();
  await page.getByText('We hear you').waitFor();
  await press('Start the interview');
  await heading('Question 1 of 2');
}

async function startAnswer({ press, button }: Candidate) {
  await press('Show the question');
  await button('Finish my answer').waitFor();
}

browserTest(
  'an interview whose connection is cut and whose page is loaded again in the middle of answers is completed, with all that was recorded',
  async () => {
    const { id, path } = await invited();
    const me = await candidate(path);
    const { page, press, heading, check, phone, button } = me;
    await button('Check camera and microphone').waitFor();
    await check('intro');
    await press('Check camera and microphone');
    await page.getByText('Please agree first').waitFor();
    await check('consent');
    expect(await detail(id)).toMatchObject({ status: 'invited' });
    await me.agree();
    await page.getByText('We hear you').waitFor();
    await check('check');
    await press('Start the interview');
    await heading('Question 1 of 2');
    expect(await detail(id)).toMatchObject({ status: 'in_progress', readiness_json: { camera: true, width: 640 } });
    await check('ready');

    await press('Show the question');
    await page.getByText('The recording begins by itself').waitFor();
    await check('prepare');
    await button('Finish my answer').waitFor();
    await check('answer');
    await arrived(id, 0, 1);
    // The connection is cut: the recording goes on, and nothing arrives.
    await phone.context.setOffline(true);
    await page.getByText('There is no connection').waitFor();
    const before = sum(await received(id, 0));
    await check('offline');
    await press('Finish my answer');
    await page.getByLabel('Notes to your answer').fill('Streams with Kafka, and their tests.');
    await check('notes');
    await press('Send this answer');
    await heading('Sending your answer');
    await check('sending');
    expect(sum(await received(id, 0))).toBe(before);
    await phone.context.setOffline(false);
    await heading('Question 2 of 2');
    await page.getByText('All of your answer has arrived.').waitFor();
    await check('arrived');
    expect(sum(await received(id, 0))).toBeGreaterThan(before);

    await startAnswer(me);
    await arrived(id, 1, 1);
    await page.reload();
    await heading('Welcome back');
    await check('back');
    await press('Check camera and microphone');
    await press('Go on with the interview');
    await page.getByText('The recording was interrupted').waitFor();
    await check('interrupted');
    await press('Go on with my answer');
    await arrived(id, 1, 3);
    await press('Finish my answer');
    await press('Send this answer');
    await heading('Thank you');
    await check('completed');
    await phone.go(path);
    await heading('Thank you');
    await check('completed-again');
    expectClean(phone);

    expect(await received(id, 1)).toHaveLength(2);
    expect(await detail(id)).toMatchObject({
      status: 'completed',
      current_question_index: 2,
      answers: [{ question_text: questions[0] }, { question_text: questions[1] }],
    });
    expect(await signals(id)).toContain('connection_lost');
  },
);

import { expect, test } from 'vitest';
import { aCandidate, startApp } from '../../support/app.ts';
import { signIn } from '../console-client.ts';
import { auditEntries, creatorOf, expectGuarded, expectGuardedForm, visibleText } from '../page-assertions.ts';

const app = await startApp();
const tenant = await app.tenant();
const make = creatorOf(tenant);
const browser = await signIn(app, tenant, 'recruiter');

const description = 'Requirements:\n- Strong Java\n- Experience with Kafka\nNice to have:\n- Docker';
const createJob = async (fields: object = {}) => {
  const id = await make('/jobs', { title: 'Backend Engineer', description, ...fields });
  await app.idle();
  return id;
};
const pathOf = (job: string) => `/console/jobs/${job}/skills`;
const get = async (job: string) => (await tenant.api.get(`/jobs/${job}`)).body.data;
const names = (weighted: { skill: string }[]) => weighted.map(({ skill }) => skill).toSorted();

const decode = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"');
/** What a browser would send back. */
async function formOf(job: string): Promise<Record<string, string>> {
  const { text } = await browser.get(pathOf(job));
  const area = (name: string) => decode(new RegExp(`name="${name}"[^>]*>([^<]*)</textarea>`).exec(text)?.[1] ?? '');
  const hidden = (name: string) => decode(new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? '');
  return {
    required: area('required'),
    preferred: area('preferred'),
    was_required: hidden('was_required'),
    was_preferred: hidden('was_preferred'),
    seen: hidden('seen'),
  };
}
const apply = (job: string, fields: object) =>
  make('/candidates', aCandidate({ current_designation: 'Backend Engineer', ...fields, application: { job_id: job } }));
const scores = async (job: string) =>
  (await app.rows('select match_score from candidate_jobs where job_id = $1 order by id', [job])).map(
    (r) => r.match_score,
  );

test('Preview exactly the scores that saving gives, and store nothing before', async () => {
  const job = await createJob();
  await expectGuarded(app, tenant, pathOf(job));
  await apply(job, { full_name: 'Java Person', primary_skills: ['Java', 'Kafka'] });
  await apply(job, { full_name: 'Rust Person', primary_skills: ['Rust'] });
  const fixed = await apply(job, { full_name: 'Fixed Person', primary_skills: ['Rust'] });
  await app.idle();
  const [application] = (await tenant.api.get(`/candidates/${fixed}`)).body.data.applications;
  await tenant.api.put(`/applications/${application.id}`, { match_score: 60 });
  const form = await formOf(job);
  expect([form.required?.split('\n'), form.preferred]).toEqual([expect.arrayContaining(['Java', 'Kafka']), 'Docker']);
  const [before, stored] = [await scores(job), await get(job)];

  const edited = { ...form, required: 'Rust\r\n\r\nKafka\r\n', preferred: 'Docker' };
  const page = visibleText((await browser.post(pathOf(job), { ...edited, do: 'preview' })).text);
  expect(page).toContain('Nothing is saved yet.');
  expect(page).toMatch(/2 of 2 scores would change by more than 5 points\. Of these, 1 would rise and 1 would fall\./);
  expect(page).toContain('1 score was sent through the API and would not change.');
  expect(page).toMatch(/Rust Person [\d.]+ [\d.]+ \+\d+\.\d 3 → 1/);
  expect(page).toMatch(/Fixed Person 60\.0 60\.0 0\.0 /);
  expect([await scores(job), await get(job)]).toEqual([before, stored]);
  const shownFor = (name: string) =>
    [...(new RegExp(`${name} ([\\d.]+) ([\\d.]+) `).exec(page) ?? [])].slice(1).map(Number);
  const shown = ['Java Person', 'Rust Person', 'Fixed Person'].map(shownFor);
  expect(shown.map(([now]) => now)).toEqual(before);

  const saved = await browser.submit(pathOf(job), { ...edited, do: 'save' });
  expect(visibleText(saved.text)).toContain('Skills saved.');
  await app.idle();
  expect(await scores(job)).toEqual(shown.map(([, after]) => after));
  const now = await get(job);
  expect(now).toMatchObject({
    required_skills: ['Rust', 'Kafka'],
    preferred_skills: ['Docker'],
    only_listed_skills: true,
  });
  expect(names(now.required_skills_weighted)).toEqual(['Kafka', 'Rust']);
  expect(now.required_skills_weighted.every((skill: { source: string }) => skill.source === 'listed')).toBe(true);
  const [entry, ...others] = await auditEntries(app, tenant, 'job.update');
  expect([entry, others]).toEqual([{ user_id: tenant.userIds[1], subject: job, details: null }, []]);
  expect(visibleText((await browser.get(pathOf(job))).text)).toContain('These lists were edited.');
});

test('Explain how to enter skills once, for both lists', async () => {
  const { text } = await browser.get(pathOf(await createJob()));
  expect(text.match(/“React or Vue\.js”/g)).toHaveLength(1);
  expect(text.match(/<textarea[^>]* aria-describedby="skills-hint"/g)).toHaveLength(2);
});

test('Show a second editor what the first one changed, and save after a second look', async () => {
  const job = await createJob();
  const form = await formOf(job);
  await browser.post(pathOf(job), { ...form, required: 'Java\nGraphQL', preferred: 'Docker\nKafka', do: 'save' });
  const refused = await browser.post(pathOf(job), { ...form, required: 'Java\nKafka\nGo', do: 'save' });
  expect(refused.status).toBe(409);
  const page = visibleText(refused.text);
  expect(page).toMatch(/Changes since then, last saved by the operator, .* UTC : Added to required skills: GraphQL/);
  expect(page).toContain('Removed from required skills: Kafka');
  expect(page).toContain('Added to preferred skills: Kafka');
  expect(refused.text).toContain('>Java\nKafka\nGo</textarea>');
  expect((await get(job)).required_skills).toEqual(['Java', 'GraphQL']);
  const again = { required: 'Java\nGraphQL\nGo', preferred: 'Docker' };
  const { was_required = '', was_preferred = '' } = await formOf(job);
  expect((await browser.post(pathOf(job), { ...again, was_required, was_preferred, do: 'save' })).status).toBe(303);
  expect((await get(job)).required_skills).toEqual(['Java', 'GraphQL', 'Go']);
});

test('Save the same form twice once, and add skills of the description again on request', async () => {
  const job = await createJob();
  const form = { ...(await formOf(job)), required: 'Java', do: 'save' };
  expect((await browser.post(pathOf(job), form)).status).toBe(303);
  await app.idle();
  const { updated_at } = await get(job);
  expect((await browser.post(pathOf(job), form)).status).toBe(303);
  expect((await get(job)).updated_at).toBe(updated_at);
  await app.idle();
  expect(names((await get(job)).required_skills_weighted)).toEqual(['Java']);
  await browser.post(pathOf(job), { ...(await formOf(job)), add_read: 'on', do: 'save' });
  await app.idle();
  expect(names((await get(job)).required_skills_weighted)).toEqual(expect.arrayContaining(['Java', 'Kafka']));
});

test('Show alternatives as one demand with one weight, and keep them when the skills are edited', async () => {
  const job = await createJob({
    title: 'Engineer',
    description: 'Requirements:\n- Strong Java\n- Experience with Kafka, RabbitMQ or ActiveMQ\n- Terraform',
  });
  const { required_skills_weighted: read } = await get(job);
  const shared = read
    .filter(({ alternatives }: { alternatives?: string[] }) => alternatives)
    .reduce((sum: number, { weight }: { weight: number }) => sum + weight, 0);
  const { text } = await browser.get(`/console/jobs/${job}`);
  const page = visibleText(text);
  expect(text.match(/class="skill"/g)).toHaveLength(3);
  expect(page).toMatch(/Kafka or (?:RabbitMQ or ActiveMQ|ActiveMQ or RabbitMQ) from “[^”]+” ([\d.]+)%/);
  expect(Number(/ActiveMQ from “[^”]+” ([\d.]+)%/.exec(page)?.[1])).toBeCloseTo(shared * 100, 0);

  const form = await formOf(job);
  const lines = form.required?.split('\n') ?? [];
  expect(lines).toHaveLength(3);
  expect(
    lines
      .find((line) => line.includes('Kafka'))
      ?.split(' or ')
      .toSorted(),
  ).toEqual(['ActiveMQ', 'Kafka', 'RabbitMQ']);
  await browser.post(pathOf(job), { ...form, required: `${form.required}\nGo`, do: 'save' });
  await app.idle();
  const saved = (await get(job)).required_skills_weighted;
  expect(names(saved)).toEqual(['ActiveMQ', 'Go', 'Java', 'Kafka', 'RabbitMQ', 'Terraform']);
  expect(saved.find(({ skill }: { skill: string }) => skill === 'Kafka').alternatives.toSorted()).toEqual([
    'ActiveMQ',
    'RabbitMQ',
  ]);
  expect((await formOf(job)).required?.split('\n').toSorted()).toEqual([...lines, 'Go'].toSorted());
});

test('Give alternatives that one line cannot name the lines that they have among the 15 skills', async () => {
  const names = 'PHP, Kotlin, Swift, Ruby, Scala, Rust, SQL, CSS, Docker, Redis, Linux, Nginx, MySQL, Go';
  const job = await createJob({
    description: `Requirements:\n- ${names}\n- Experience with coin kiosks or price guns`,
  });
  const { required_skills_weighted: read } = await get(job);
  expect(read).toHaveLength(15);
  expect((await formOf(job)).required?.split('\n').toSorted()).toEqual(
    read.map(({ skill }: { skill: string }) => skill).toSorted(),
  );
});

test('Refuse skills that are too long beside their list, and forms of others', async () => {
  const job = await createJob();
  await expectGuardedForm(app, pathOf(job), { required: 'Go', do: 'save' });
  const form = await formOf(job);
  const refused = await browser.post(pathOf(job), { ...form, preferred: 'x'.repeat(201), do: 'save' });
  expect(refused.status).toBe(400);
  expect(visibleText(refused.text)).toContain('Preferred skills must have at most 200 lines');
  expect(await get(job)).toMatchObject({ required_skills: [], only_listed_skills: false });
});

test('Keep weights set by a user, share the rest, and refuse weights above the limit', async () => {
  const job = await createJob();
  const form = { ...(await formOf(job)), required: 'Java  60 %\nKafka\nRust', preferred: 'Docker' };
  const preview = visibleText((await browser.post(pathOf(job), { ...form, do: 'preview' })).text);
  expect(preview).toMatch(/Weights after saving Required Java from “Strong Java” 60%/);
  for (const required of ['Java 60%\nKafka 50%', 'Java 96%\nKafka', 'Java 0%\nKafka']) {
    const refused = await browser.post(pathOf(job), { ...form, required, do: 'save' });
    expect([
      refused.status,
      visibleText(refused.text).includes('add up to at most 100%. If a line has no weight, they can add up to 95%'),
    ]).toEqual([400, true]);
  }
  for (const line of ['Kafka -5%', 'Kafka 1,5 %', 'Kafka 1000%']) {
    const refused = await browser.post(pathOf(job), { ...form, required: `Java\n${line}`, do: 'save' });
    expect([refused.status, visibleText(refused.text).includes(`“${line}” isn’t one`)]).toEqual([400, true]);
  }
  expect((await browser.post(pathOf(job), { ...form, do: 'save' })).status).toBe(303);
  await app.idle();
  const weightsOf = async () => {
    const { required_skills_weighted: weighted } = await get(job);
    return Object.fromEntries(weighted.map(({ skill, weight }: any) => [skill, weight]));
  };
  const saved = await get(job);
  expect([saved.required_skills, saved.skill_weights]).toEqual([
    ['Java', 'Kafka', 'Rust'],
    [{ skill: 'Java', weight: 0.6 }],
  ]);
  const { Java, Kafka = 0, Rust = 0 } = await weightsOf();
  expect([Java, Math.round((Kafka + Rust) * 10_000), Math.min(Kafka, Rust) > 0.1]).toEqual([0.6, 4_000, true]);
  const again = await formOf(job);
  expect(again.required?.split('\n')).toEqual(['Java 60%', 'Kafka', 'Rust']);

  // A second editor who has not seen the weight.
  const late = await browser.post(pathOf(job), { ...form, required: 'Java\nGo', do: 'save' });
  expect(late.status).toBe(409);
  expect(visibleText(late.text)).toContain('Added to required skills: Java 60%');

  const { updated_at } = await get(job);
  await tenant.api.put(`/jobs/${job}`, {
    skill_weights: [
      { skill: 'java', weight: 1 },
      { skill: 'KAFKA', weight: 1 },
    ],
  });
  await app.idle();
  expect(await weightsOf()).toEqual({ Java: 0.475, Kafka: 0.475, Rust: 0.05 });
  const { data } = (await tenant.api.get(`/events?subject_id=${job}&types=job.updated,job.enriched&limit=100`)).body;
  expect(data.flatMap((event: any) => event.changed)).toContain('skill_weights');
  expect((await get(job)).updated_at > updated_at).toBe(true);
});

test('Refuse a weight without its percent sign, and keep versions', async () => {
  const job = await createJob();
  const form = { ...(await formOf(job)), preferred: '', do: 'save' };
  const refused = await browser.post(pathOf(job), { ...form, required: 'Java\nKafka 30' });
  expect(refused.status).toBe(400);
  expect(visibleText(refused.text)).toContain(
    'Required skills must have weights with a percent sign. For “Kafka 30”, write “Kafka 30%” as a weight, or ' +
      '“Kafka version 30” as a version.',
  );
  expect(refused.text).toContain('>Java\nKafka 30</textarea>');
  const versions = 'Java 17\nWindows 10\nOffice 365\nISO 9001\nC++20\nKafka 30%';
  expect((await browser.post(pathOf(job), { ...form, required: versions })).status).toBe(303);
  expect((await get(job)).skill_weights).toEqual([{ skill: 'Kafka', weight: 0.3 }]);
  // What an integration has sent stays.
  await tenant.api.put(`/jobs/${job}`, { required_skills: ['Angular 20', 'Java'] });
  await app.idle();
  const again = await formOf(job);
  const added = { ...again, required: `${again.required}\nGo`, do: 'save' };
  expect((await browser.post(pathOf(job), added)).status).toBe(303);
});

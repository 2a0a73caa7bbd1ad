import { hash, randomBytes } from 'node:crypto';
import type { Tenant, TestApp } from '../../support/app.ts';
import { makePdf } from '../../support/resume-files.ts';

type FormFields = Record<string, string | string[] | Buffer>;

/** A link to confirm the latest application with this address, as if it had come by email. Returns its path. */
export async function confirmationPath(app: TestApp, email: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const links = await app.rows(
    `insert into pending_application_links (token_hash, organization_id, pending_application_id)
     select $1, organization_id, id from pending_applications where lower(email) = lower($2) order by created_at desc, id desc limit 1
     returning 1`,
    [hash('sha256', token, 'buffer'), email],
  );
  if (links.length === 0) throw new Error(`${email} has not applied`);
  return `/confirm/${token}`;
}

/** Applications to an organization's jobs through the public page. */
export async function selfApplyOf(app: TestApp, tenant: Tenant) {
  const pdf = await makePdf([
    'Meera Iyer',
    'meera@private.example',
    'Chennai, Tamil Nadu',
    'EXPERIENCE',
    'Data Engineer, Northwind Analytics, Jan 2020 - Present',
    'Built streaming pipelines with Kafka and Python for twelve teams.',
    'SKILLS',
    'Kafka, Python, SQL, Airflow, PostgreSQL',
  ]);
  let count = 0;
  const anEmail = () => `self.${++count}@example.com`;

  async function submit(jobId: string, fields: FormFields, headers: { [name: string]: string | undefined } = {}) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) {
      if (Buffer.isBuffer(value)) form.append(name, new Blob([new Uint8Array(value)]), 'resume.pdf');
      else for (const one of [value].flat()) form.append(name, one);
    }
    const response = await fetch(`${app.base}/jobs/${jobId}`, {
      method: 'POST',
      body: form,
      headers: headers as Record<string, string>,
      redirect: 'manual',
    });
    return { status: response.status, location: response.headers.get('location'), html: await response.text() };
  }
  /** Submits a valid form, with these fields instead. */
  const apply = (jobId: string, fields: FormFields = {}, headers: { [name: string]: string | undefined } = {}) =>
    submit(jobId, { full_name: 'Meera Iyer', email: anEmail(), phone_number: '', resume: pdf, ...fields }, headers);
  async function confirm(email: string) {
    const path = await confirmationPath(app, email);
    const { status } = await fetch(app.base + path, { method: 'POST', redirect: 'manual' });
    return { status, page: await (await fetch(app.base + path)).text() };
  }
  const find = async (email: string) => (await tenant.api.get(`/candidates?search=${email}`)).body.data;
  return {
    pdf,
    anEmail,
    submit,
    find,
    aJob: async (fields = {}, of: Tenant = tenant): Promise<string> =>
      (await of.api.post('/jobs', { title: 'Data engineer', required_skills: ['Kafka', 'Python'], ...fields })).body
        .data.id,
    apply,
    /** Opens the link of the latest application with this address, and confirms. Returns the page that is shown then. */
    confirm,
    detail: async (email: string) => (await tenant.api.get(`/candidates/${(await find(email))[0].id}`)).body.data,
    filesKept: async (): Promise<number> => (await app.rows('select count(*)::int as n from resume_files'))[0].n,
  };
}

import type { Tenant, TestApp } from '../support/app.ts';
import { makePdf } from '../support/resume-files.ts';

type FormFields = Record<string, string | string[] | Buffer>;

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

  async function submit(jobId: string, fields: FormFields, headers: Record<string, string> = {}) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) {
      if (Buffer.isBuffer(value)) form.append(name, new Blob([new Uint8Array(value)]), 'resume.pdf');
      else for (const one of [value].flat()) form.append(name, one);
    }
    const response = await fetch(`${app.base}/jobs/${jobId}`, {
      method: 'POST',
      body: form,
      headers,
      redirect: 'manual',
    });
    return { status: response.status, location: response.headers.get('location'), html: await response.text() };
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
    /** Submits a valid form, with these fields instead. */
    apply: (jobId: string, fields: FormFields = {}, headers = {}) =>
      submit(jobId, { full_name: 'Meera Iyer', email: anEmail(), phone_number: '', resume: pdf, ...fields }, headers),
    detail: async (email: string) => (await tenant.api.get(`/candidates/${(await find(email))[0].id}`)).body.data,
    filesKept: async (): Promise<number> => (await app.rows('select count(*)::int as n from resume_files'))[0].n,
  };
}

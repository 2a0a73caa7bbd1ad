import { JobService } from '#modules/jobs';
import { type EmailPreview, TemplateService } from '#modules/outreach';
import type { ConsoleContext } from '../console.page.ts';

type About = { candidateName: string; jobId: string };

/** The email as the candidate would get it. Throws NotFound. */
export async function rejectionEmail(
  { user: { organizationId }, resolve }: ConsoleContext,
  { candidateName, jobId }: About,
): Promise<EmailPreview> {
  const [job, template] = await Promise.all([
    resolve(JobService).get(organizationId, jobId),
    resolve(TemplateService).get(organizationId, 'rejection'),
  ]);
  const subject = { candidateName, jobTitle: job.title, companyName: job.public_company_name };
  return resolve(TemplateService).preview(organizationId, 'rejection', template, subject);
}

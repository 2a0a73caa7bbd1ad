import { z } from 'zod';
import { JobService, type JobView } from '#modules/jobs';
import { MatchPreviewService } from '#modules/matching';
import { ValidationError } from '#platform/errors.ts';
import { textList } from '#platform/schema/fields.ts';
import { validate } from '#platform/schema/validate.ts';
import { runAudited } from '../../audit-trail.ts';
import { copy } from '../../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../../console.page.ts';
import { changeMeanwhile } from '../../editing/last-change.ts';
import { toFormErrors } from '../../form-errors.ts';
import { pathId } from '../../path-id.ts';
import {
  isSame,
  lacksPercent,
  linesOf,
  listsOf,
  parseSkill,
  setWeights,
  skillsOf,
  type TypedSkills,
} from './job-skills.ts';
import { jobSkillsPage, type SkillsEffect } from './job-skills.view.ts';

const { skills: t } = copy.jobs;
const path = '/console/jobs/{id}/skills';

const isTooMuch = (lines: readonly string[]): boolean => {
  const weights = setWeights(lines);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.some((weight) => weight <= 0) || sum > (weights.length < lines.length ? 0.95 : 1) + 1e-9;
};

const skills = z
  .array(z.string())
  .superRefine((lines, context) => {
    const odd = lines.find((line) => parseSkill(line).skill.endsWith('%'));
    if (odd !== undefined) context.addIssue({ code: 'custom', message: t.notAWeight(odd) });
  })
  .refine((lines) => textList().safeParse(lines.map((line) => parseSkill(line).skill)).success, t.invalid)
  .refine((lines) => !isTooMuch(lines), t.tooMuch);
const Typed = z.strictObject({ required: skills, preferred: skills });

/** Lines that the job has already stay. */
function checkSigns(typed: TypedSkills, was: TypedSkills): void {
  const known = new Set([...was.required, ...was.preferred]);
  const issues = (['required', 'preferred'] as const).flatMap((path) => {
    const line = typed[path].find((one) => lacksPercent(one) && !known.has(one));
    if (line === undefined) return [];
    return [{ path, code: 'custom', message: t.lacksPercent(line, line.replace(/\s+\d+$/, '')) }];
  });
  if (issues.length > 0) throw new ValidationError(issues);
}

const jobOf = (context: ConsoleContext): Promise<JobView> =>
  context.resolve(JobService).get(context.user.organizationId, pathId(context));

const changeOf = (context: ConsoleContext) =>
  changeMeanwhile(context, pathId(context), ['required_skills', 'preferred_skills', 'skill_weights']);

async function effectOf(
  { user, resolve }: ConsoleContext,
  job: JobView,
  typed: TypedSkills,
  addsRead: boolean,
): Promise<SkillsEffect> {
  const lists = listsOf(typed, addsRead);
  const { required, preferred } = resolve(JobService).weighSkills(job, lists);
  const weighted = { required_skills_weighted: required, preferred_skills_weighted: preferred };
  const changed = { ...lists, ...weighted };
  return { ...(await resolve(MatchPreviewService).preview(user.organizationId, job.id, changed)), weighted };
}

/** Undefined if the skills are no longer those that the form was made from. */
function store(
  context: ConsoleContext,
  { was, typed, addsRead }: { was: TypedSkills; typed: TypedSkills; addsRead: boolean },
): Promise<JobView | undefined> {
  const { user, resolve } = context;
  const id = pathId(context);
  const jobs = resolve(JobService);
  const lists = listsOf(typed, addsRead);
  const change = async (): Promise<JobView | undefined> => {
    await jobs.lock(user.organizationId, id);
    const job = await jobs.get(user.organizationId, id);
    const isStored = isSame(skillsOf(job), typed) && job.only_listed_skills === lists.only_listed_skills;
    if (isStored) return job;
    return isSame(skillsOf(job), was) ? jobs.update(user.organizationId, id, lists) : undefined;
  };
  return runAudited(context, change, () => undefined);
}

async function save(context: ConsoleContext): Promise<ConsoleReply> {
  const { form } = context;
  const job = await jobOf(context);
  const typed = { required: linesOf(form.value('required')), preferred: linesOf(form.value('preferred')) };
  const was = { required: linesOf(form.value('was_required')), preferred: linesOf(form.value('was_preferred')) };
  const addsRead = form.value('add_read') === 'on';
  try {
    validate(Typed, typed);
    checkSigns(typed, was);
  } catch (error) {
    const { status, problems } = toFormErrors(error, { required: t.required, preferred: t.preferred });
    return { status, document: jobSkillsPage(context, job, { typed, addsRead, problems }) };
  }
  if (form.value('do') === 'save') {
    if (await store(context, { was, typed, addsRead })) return { redirect: `/console/jobs/${job.id}`, notice: t.saved };
    const now = await jobOf(context);
    const change = await changeOf(context);
    return { status: 409, document: jobSkillsPage(context, now, { typed, addsRead, meanwhile: was, change }) };
  }
  const meanwhile = isSame(skillsOf(job), was) ? undefined : was;
  const change = meanwhile && (await changeOf(context));
  const effect = await effectOf(context, job, typed, addsRead);
  return { document: jobSkillsPage(context, job, { typed, addsRead, meanwhile, change, effect }) };
}

export const jobSkillsPages = [
  defineConsolePage({
    method: 'get',
    path,
    role: 'recruiter',
    isChange: true,
    handler: async (context) => {
      const job = await jobOf(context);
      return { document: jobSkillsPage(context, job, { typed: skillsOf(job), addsRead: false }) };
    },
  }),
  defineConsolePage({ method: 'post', path, role: 'recruiter', handler: save }),
];

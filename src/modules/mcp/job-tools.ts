import { z } from 'zod';
import { defineTool } from '#platform/mcp/tool.ts';
import { dataOf, jobIdField, pageInput, pageOf, toPage } from './tool-schemas.ts';

const JobItem = z.object({
  id: jobIdField,
  title: z.string().describe('Title of the job.'),
  status: z.string().describe('`draft`, `active`, `paused`, `closed` or `filled`.'),
  client_name: z.string().nullable().describe('Name of the client that hires.'),
  locations: z.array(z.string()).describe('Places of work.'),
  work_mode: z.string().nullable().describe('`onsite`, `remote` or `hybrid`.'),
  min_experience_years: z.number().nullable().describe('Years of experience, at least.'),
  max_experience_years: z.number().nullable().describe('Years of experience, at most.'),
  openings_count: z.int().describe('How many people are wanted.'),
  filled_count: z.int().describe('How many were hired.'),
  applicant_count: z.int().describe('How many applications there are.'),
  created_at: z.string().describe('When the job was created.'),
});

const Skill = z.object({
  skill: z.string().describe('Name of the skill.'),
  weight: z
    .number()
    .nullable()
    .describe('Share of the score for skills, from 0 to 1. Null until the job has been read.'),
});

/** Skills as read from the job. Until the job has been read, the listed skills. */
function skillsOf(weighted: unknown, listed: unknown): z.input<typeof Skill>[] {
  const read = z.array(Skill).parse(weighted);
  return read.length > 0
    ? read
    : z
        .array(z.string())
        .parse(listed)
        .map((skill) => ({ skill, weight: null }));
}

export const jobTools = [
  defineTool({
    name: 'search_jobs',
    title: 'Search jobs',
    description:
      'Find jobs by a word of the title or by status. Returns short facts, newest first. Use `get_job` for the ' +
      'description and skills of one of them.',
    input: z.strictObject({
      search: z.string().max(200).optional().describe('Words in the title.'),
      status: z
        .enum(['draft', 'active', 'paused', 'closed', 'filled'])
        .optional()
        .describe('Only jobs in this status. Candidates can apply to `active` ones.'),
      ...pageInput,
    }),
    output: z.object(pageOf(JobItem)),
    run: async ({ input, call }) => toPage(await call('listJobs', { query: input }), (row) => JobItem.parse(row)),
  }),
  defineTool({
    name: 'get_job',
    title: 'Read a job',
    description: 'One job with its description, the skills that its applications are scored by, and its questions.',
    input: z.strictObject({ job_id: jobIdField }),
    output: JobItem.extend({
      description: z.string().nullable().describe('Text of the job, perhaps HTML.'),
      required_skills: z.array(Skill).describe('Required skills, the heaviest first.'),
      preferred_skills: z.array(Skill).describe('Preferred skills.'),
      screening_questions: z.array(z.string()).describe('Questions of the screening.'),
    }),
    run: async ({ input, call }) => {
      const job = dataOf(await call('getJob', { params: { id: input.job_id } }));
      const questions = (job['screening_questions'] ?? []) as { question: string }[];
      return {
        ...JobItem.parse(job),
        description: (job['description'] ?? job['jd_text']) as string | null,
        required_skills: skillsOf(job['required_skills_weighted'], job['required_skills']),
        preferred_skills: skillsOf(job['preferred_skills_weighted'], job['preferred_skills']),
        screening_questions: questions.map(({ question }) => question),
      };
    },
  }),
];

import { z } from 'zod';
import { CandidateService } from '#modules/candidates';
import { channels, ScreeningStartService } from '#modules/screenings';
import { defineCommand } from '#platform/command.ts';
import { id } from '#platform/schema/fields.ts';

export const screeningCommands = [
  defineCommand({
    name: 'screening start',
    summary: 'start the screening of a candidate for a job; prints the link to the form, which is not shown again',
    options: z.strictObject({
      candidate: id().describe('ID of the candidate'),
      job: id().describe('ID of the job'),
      channel: z.enum(channels).describe('how the candidate gets the questions'),
    }),
    run: async ({ options: o, resolve }) => {
      const organizationId = await resolve(CandidateService).organizationOf(o.candidate);
      const { candidate: candidateId, job: jobId, channel } = o;
      const started = await resolve(ScreeningStartService).start({ organizationId, candidateId, jobId, channel });
      return { screening_id: started.screeningId, form_url: started.formUrl };
    },
  }),
];

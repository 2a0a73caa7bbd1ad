import { z } from 'zod';
import { channels, ScreeningService } from '#modules/screenings';
import { defineCommand } from '#platform/command.ts';
import { id } from '#platform/http/types.ts';

export const screeningCommands = [
  defineCommand({
    name: 'screening start',
    summary: "ask a candidate a job's screening questions; the link to the form is shown this once",
    options: z.strictObject({ candidate: id(), job: id(), channel: z.enum(channels) }),
    run: async ({ options: o, resolve }) => {
      const started = await resolve(ScreeningService).start(o.candidate, o.job, o.channel);
      return { screening_id: started.screeningId, form_url: started.formUrl };
    },
  }),
];

import { h } from 'preact';
import { ApplicationService } from '#modules/applications';
import { JobService } from '#modules/jobs';
import { OrganizationService } from '#modules/organizations';
import { NotFound } from '#platform/errors.ts';
import { id } from '#platform/http/types.ts';
import { moveApplication } from './application.move.ts';
import { BoardQueries } from './board.queries.ts';
import { boardPage, mostOfColumn } from './board.view.ts';
import { defineConsolePage } from './console.page.ts';
import { barePage } from './layout.ts';
import { recordId } from './record-id.ts';

const path = '/console/jobs/{id}/board';

export const boardPages = [
  defineConsolePage({
    method: 'get',
    path,
    role: 'recruiter',
    handler: async (context) => {
      const { user, resolve } = context;
      const jobId = recordId(context);
      const [job, { pipeline_statuses: statuses }] = await Promise.all([
        resolve(JobService).get(user.organizationId, jobId),
        resolve(OrganizationService).get(user.organizationId),
      ]);
      const columns = await resolve(BoardQueries).columns(user.organizationId, jobId, statuses, mostOfColumn);
      return { document: boardPage(context, job, columns, statuses) };
    },
  }),
  defineConsolePage({
    method: 'post',
    path,
    role: 'recruiter',
    handler: async (context) => {
      const { user, form, resolve } = context;
      const jobId = recordId(context);
      const known = id().safeParse(form.value('application'));
      if (!known.success) throw new NotFound('The application');
      const application = await resolve(ApplicationService).get(user.organizationId, known.data);
      if (application.job_id !== jobId) throw new NotFound('The application');
      const notice = await moveApplication(context, application, form.value('status'));
      // The page's script needs no page.
      if (form.value('quiet') !== '') return { document: barePage({ title: notice }, null, h('p', null, notice)) };
      return { redirect: `/console/jobs/${jobId}/board`, notice };
    },
  }),
];

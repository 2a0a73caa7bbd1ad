import { h } from 'preact';
import { ReportService } from '#modules/reports';
import { WorkService } from '#modules/work';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, defineConsolePage } from '../console.page.ts';
import { csvReply } from '../downloads/csv-reply.ts';
import { reportPage, reportPath } from './report-layout.ts';
import { failurePicture, kindName, stepsOf, throughputPicture, workPeriods } from './work-report.view.ts';

const { work: t } = copy.reports;
const path = reportPath('work');

async function readSteps({ user, resolve }: ConsoleContext) {
  const [{ now, hours, failures }, { minutes }] = await Promise.all([
    resolve(ReportService).work(user.organizationId),
    resolve(WorkService).summary(user.organizationId),
  ]);
  return { failures, periods: workPeriods.map((period) => ({ period, steps: stepsOf(period, now, hours, minutes) })) };
}

export const workReportPages = [
  defineConsolePage({
    method: 'get',
    path,
    role: 'recruiter',
    handler: async (context) => {
      const { failures, periods } = await readSteps(context);
      return {
        document: reportPage(
          context,
          'work',
          h('div', { class: 'pictures' }, [
            await failurePicture(failures, context.user.role === 'admin'),
            ...(await Promise.all(periods.map(({ period, steps }) => throughputPicture(period, steps)))),
          ]),
        ),
      };
    },
  }),
  defineConsolePage({
    method: 'get',
    path: `${path}/throughput.csv`,
    role: 'recruiter',
    handler: async (context) => {
      const { periods } = await readSteps(context);
      return csvReply(
        'tasks-done',
        t.header,
        periods.flatMap(({ period, steps }) => steps.map(({ at, done }) => [period, at.toISOString(), done])),
      );
    },
  }),
  defineConsolePage({
    method: 'get',
    path: `${path}/failures.csv`,
    role: 'recruiter',
    handler: async ({ user, resolve }) => {
      const { failures } = await resolve(ReportService).work(user.organizationId);
      return csvReply(
        'failed-tasks',
        t.failures.header,
        failures.map(({ kind, error, tasks, latest }) => [
          ...[kindName(kind), error ?? t.failures.unknown, tasks, new Date(latest).toISOString()],
        ]),
      );
    },
  }),
];

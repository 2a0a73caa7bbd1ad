import { h } from 'preact';
import { ReportService } from '#modules/reports';
import { WorkService } from '#modules/work';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, defineConsolePage } from '../console.page.ts';
import { csvReply } from '../downloads/csv-reply.ts';
import { inFile } from '../downloads/list-file.ts';
import { reportPage, reportPath } from './report-layout.ts';
import {
  causeColumns,
  failurePicture,
  type Step,
  stepColumns,
  stepsOf,
  throughputPicture,
  type WorkPeriod,
  workPeriods,
} from './work-report.view.ts';

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
      return csvReply<Step & { period: WorkPeriod }>(
        'tasks-done',
        [{ label: t.columns.period, value: ({ period }) => t.periods[period] }, ...inFile(stepColumns)],
        periods.flatMap(({ period, steps }) => steps.map((step) => ({ period, ...step }))),
      );
    },
  }),
  defineConsolePage({
    method: 'get',
    path: `${path}/failures.csv`,
    role: 'recruiter',
    handler: async ({ user, resolve }) => {
      const { failures } = await resolve(ReportService).work(user.organizationId);
      return csvReply('failed-tasks', inFile(causeColumns), failures);
    },
  }),
];

import type { PersonalTable } from '#platform/personal-data.ts';

/** Numbers only. They are counted again after an erasure. */
export const reportData: readonly PersonalTable[] = [
  { table: 'report_marks', other: ['id', 'day'] },
  { table: 'report_outcomes', other: ['unit', 'day', 'number', 'source', 'status', 'statuses', 'applications'] },
  { table: 'report_stage_times', other: ['unit', 'day', 'status', 'bucket', 'applications'] },
  { table: 'report_hires', other: ['day', 'number', 'hired_on', 'days'] },
  { table: 'report_task_hours', other: ['kind', 'done'] },
];

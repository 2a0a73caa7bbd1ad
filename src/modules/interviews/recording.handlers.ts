import { handle } from '#platform/tasks/task.ts';
import { mergeRecording, removeRecordings } from './recording.tasks.ts';
import { RecordingMergeService } from './recording-merge.service.ts';
import { RecordingRetentionService } from './recording-retention.service.ts';

export const recordingHandlers = [
  handle(mergeRecording, ({ payload, lastAttempt, signal, progress, resolve }) =>
    resolve(RecordingMergeService).merge(payload, { lastAttempt, signal, progress }),
  ),
  handle(removeRecordings, ({ signal, resolve }) => resolve(RecordingRetentionService).remove(signal)),
];

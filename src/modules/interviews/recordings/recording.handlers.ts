import { defineHandler } from '#platform/tasks/task.ts';
import { mergeRecording, removeRecordings, removeWithdrawnRecording } from './recording.tasks.ts';
import { RecordingMergeService } from './recording-merge.service.ts';
import { RecordingRetentionService } from './recording-retention.service.ts';

export const recordingHandlers = [
  defineHandler(mergeRecording, ({ payload, lastAttempt, signal, progress, resolve }) =>
    resolve(RecordingMergeService).merge(payload, { lastAttempt, signal, progress }),
  ),
  defineHandler(removeWithdrawnRecording, ({ payload, resolve }) =>
    resolve(RecordingRetentionService).removeWithdrawn(payload),
  ),
  defineHandler(removeRecordings, ({ signal, resolve }) => resolve(RecordingRetentionService).remove(signal)),
];

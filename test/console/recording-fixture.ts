import { createHash } from 'node:crypto';
import { fileStoreToken } from '../../src/platform/container.ts';
import { newId } from '../../src/platform/ids.ts';
import type { Tenant, TestApp } from '../support/app.ts';

/** Stores recordings of interviews as the worker does: a file and a row. */
export const recordingStore =
  (app: TestApp, { organizationId }: Tenant) =>
  async (interviewId: string, question: number | null, contents: Buffer, seconds = 42): Promise<string> => {
    const name = question === null ? 'whole' : `answer-${question}`;
    const key = `${organizationId}/interviews/${interviewId}/${name}.webm`;
    await app.web.container.resolve(fileStoreToken).put(key, contents, 'video/webm');
    await app.rows(
      `insert into video_interview_recordings
         (id, organization_id, interview_id, question_index, file_key, mime_type, bytes, seconds, sha256)
       values ($1, $2, $3, $4, $5, 'video/webm', $6, $7, $8)`,
      [
        newId(),
        organizationId,
        interviewId,
        question,
        key,
        contents.length,
        seconds,
        createHash('sha256').update(contents).digest(),
      ],
    );
    return key;
  };

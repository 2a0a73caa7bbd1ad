import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { BenchDatabase } from '../data/database.ts';
import type { Server } from '../servers.ts';

const type = 'video/webm;codecs="vp8,opus"';

/**
 * As large as three seconds of video, and begins like a video file. It is the same for all, because a chunk is
 * identified by its position.
 */
export const chunk = Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), randomBytes(199_996)]);
const digest = `sha-256=:${createHash('sha256').update(chunk).digest('base64')}:`;

/** Maximum number of chunks that the service accepts for one recording. */
const mostChunks = 600;

/** The head of a request, before its chunk. Each candidate has a separate address. */
export const headOf = (path: string, candidate: number): string =>
  `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: 203.0.113.${candidate}\r\nContent-Type: ${type}\r\n` +
  `Content-Digest: ${digest}\r\nContent-Length: ${chunk.length}\r\n\r\n`;

async function post(url: string, body: object, headers: Record<string, string> = {}): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** Interviews at their first question, and the requests of their candidates' browsers. */
export class Rooms {
  readonly #base: string;
  readonly #rooms: { id: string; token: string; seat: string }[] = [];
  #run = -1;
  constructor({ port }: Server) {
    this.#base = `http://127.0.0.1:${port}`;
  }

  get ids(): string[] {
    return this.#rooms.map(({ id }) => id);
  }

  /** Invites the first of the sampled candidates, and begins their interviews. */
  async begin({ key, sample }: BenchDatabase, candidates: number): Promise<void> {
    for (const candidate_id of sample.candidates.slice(0, candidates)) {
      const made = (await post(
        `${this.#base}/api/v1/video-interviews`,
        {
          candidate_id,
          question_source: 'resume',
          send_invite_email: false,
          interview_questions: [{ text: 'What have you built?', kind: 'spoken' }],
        },
        { authorization: `Bearer ${key}` },
      )) as { data: { id: string; session_token: string } };
      const room = { id: made.data.id, token: made.data.session_token, seat: randomUUID() };
      this.#rooms.push(room);
      await this.#step(room, 'seat');
      await this.#step(room, 'begin', { consent: true, readiness: {} });
      await this.#step(room, 'questions/0');
    }
  }

  /**
   * Begins a recording in each interview. Returns the heads of all chunks that a recording may have, from each
   * interview in turn.
   */
  async record(): Promise<string[]> {
    this.#run += 1;
    for (const room of this.#rooms) await this.#step(room, 'questions/0/runs', { run: this.#run, type });
    return Array.from({ length: mostChunks }, (_, number) =>
      this.#rooms.map(({ token }, i) =>
        headOf(`/interview/${token}/questions/0/runs/${this.#run}/chunks/${number}`, i + 1),
      ),
    ).flat();
  }

  #step({ token, seat }: { token: string; seat: string }, path: string, body: object = {}): Promise<unknown> {
    return post(`${this.#base}/interview/${token}/${path}`, { seat, ...body });
  }
}

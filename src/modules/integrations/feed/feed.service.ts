import { z } from 'zod';
import type { Clock } from '#platform/clock.ts';
import { CursorExpired, NotFound, ValidationError } from '#platform/errors.ts';
import {
  type EventFilter,
  type EventLog,
  type LogPosition,
  oldestKept,
  startOfLog,
} from '#platform/events/event-log.ts';
import type { EventWatch } from '#platform/events/event-watch.ts';
import type { Actor } from '#platform/http/api/access.ts';
import { listFingerprint } from '#platform/paging/cursor.ts';
import { waitDeliberately } from '#platform/telemetry/deliberate-waits.ts';
import { type EventView, uuidOfEvent, viewOfEvent } from './event.schemas.ts';
import type { EventQuery } from './feed.schemas.ts';

type FeedPage = { data: EventView[]; meta: { limit: number; next_cursor: string } };

const Cursor = z.tuple([z.literal(1), z.iso.datetime({ precision: 6 }), z.guid(), z.string().regex(/^[\w-]{11}$/)]);

const encode = ({ at, id }: LogPosition, list: string): string =>
  Buffer.from(JSON.stringify([1, at, id, list])).toString('base64url');

function decode(cursor: string): { position: LogPosition; list: string } | undefined {
  try {
    const [, at, id, list] = Cursor.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { position: { at, id }, list };
  } catch {
    return undefined;
  }
}

const invalidCursor = (message: string): ValidationError =>
  new ValidationError([{ path: 'cursor', code: 'invalid_value', message }]);

/** Events as integrations read them. */
export class FeedService {
  readonly #log: EventLog;
  readonly #watch: EventWatch;
  readonly #clock: Clock;
  constructor(log: EventLog, watch: EventWatch, clock: Clock) {
    this.#log = log;
    this.#watch = watch;
    this.#clock = clock;
  }

  /** Throws Invalid for a cursor of another list, CursorExpired for one that is too old. */
  async page({ organizationId, livemode }: Actor, query: EventQuery): Promise<FeedPage> {
    const { types, subject_id: subjectId, limit, cursor, wait } = query;
    const filter: EventFilter = { organizationId, types, subjectId };
    const list = listFingerprint(['events'], { organizationId, types: types?.join(), subjectId });
    const after = cursor === undefined ? startOfLog(this.#clock.now()) : this.#positionOf(cursor, list);
    const end = performance.now() + wait * 1000;
    let page = await this.#log.read(filter, after, limit);
    for (let left = wait * 1000; page.events.length === 0 && left > 0; left = end - performance.now()) {
      const { next } = page;
      await waitDeliberately(() => this.#watch.wait(filter, next, left));
      page = await this.#log.read(filter, page.next, limit);
      if (this.#watch.isStopping) break;
    }
    const data = page.events.map((event) => viewOfEvent(event, livemode));
    return { data, meta: { limit, next_cursor: encode(page.next, list) } };
  }

  #positionOf(cursor: string, list: string): LogPosition {
    const decoded = decode(cursor);
    if (!decoded) throw invalidCursor('must be a next_cursor of this list');
    if (decoded.list !== list) {
      throw invalidCursor('belongs to another list or other filters. Send the filters that it was returned for');
    }
    if (decoded.position.at < oldestKept(this.#clock.now()).toISOString()) throw new CursorExpired();
    return decoded.position;
  }

  /** Throws NotFound. */
  async get({ organizationId, livemode }: Actor, eventId: string): Promise<EventView> {
    const uuid = uuidOfEvent(eventId);
    const event = uuid && (await this.#log.find(organizationId, uuid));
    if (!event) throw new NotFound('The event');
    return viewOfEvent(event, livemode);
  }
}

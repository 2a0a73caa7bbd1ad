import { isUtf8 } from 'node:buffer';
import { z } from 'zod';
import {
  type ChunkPlace,
  ChunkService,
  InterviewRoomService,
  maxChunkBytes,
  RoomRefusal,
  SignalService,
} from '#modules/interviews';
import { BadRequest, NotFound } from '#platform/errors.ts';
import { validate } from '#platform/http/validate.ts';
import { definePage, type Page, type PageContext, type PageReply } from '#platform/pages/page.ts';
import { openLink } from './candidate-link.ts';
import { AnswerBody, BeginBody, RunBody, SeatBody, SignalsBody, seatId } from './interview.bodies.ts';

// What the script of the interview's room asks and sends.

/** A hall may be behind one address: a candidate sends a chunk every three seconds, and all that waited after a cut. */
const chunkLimit = { perMinute: 6000, burst: 3000 };
const stepLimit = { perMinute: 1200, burst: 600 };
const maxJsonBytes = 128 * 1024;

type Opened = { organizationId: string; interviewId: string };

/** Throws NotFound. */
async function opened(context: PageContext): Promise<Opened> {
  const { organizationId, interviewId } = await openLink(context, 'interview');
  if (interviewId === null) throw new NotFound('The page');
  return { organizationId, interviewId };
}

/** Throws BadRequest for what is no JSON, and ValidationError. */
function bodyOf<S extends z.ZodType>(schema: S, { body }: PageContext): z.output<S> {
  let value: unknown;
  try {
    value = isUtf8(body) ? JSON.parse(body.toString()) : undefined;
  } catch {
    // said below
  }
  if (value === undefined) throw new BadRequest('validation_error', 'The body must be a JSON object.');
  return validate(schema, value);
}

/** Numbers of a path, from 0. Throws NotFound. */
function numberOf({ params }: PageContext, name: string): number {
  const value = params[name] ?? '';
  if (!/^(?:0|[1-9]\d{0,5})$/.test(value)) throw new NotFound('The page');
  return Number(value);
}

/** Throws ValidationError for one that is malformed. */
function seatOf({ query }: PageContext): string | undefined {
  return validate(SeatQuery, { seat: query.get('seat') ?? undefined }).seat;
}
const SeatQuery = z.object({ seat: seatId().optional() });

async function refusedAsJson(work: () => Promise<object>): Promise<PageReply> {
  try {
    return { json: await work() };
  } catch (error) {
    if (!(error instanceof RoomRefusal)) throw error;
    const { problem, missing, state } = error;
    return { status: 409, json: { problem, ...(missing && { missing }), state } };
  }
}

type Work = (context: PageContext, target: Opened) => Promise<object>;

const exchange = (
  method: Page['method'],
  path: string,
  { maxBytes = maxJsonBytes, limit = stepLimit }: { maxBytes?: number; limit?: Page['limit'] },
  work: Work,
): Page =>
  definePage({
    method,
    path: `/interview/{token}/${path}`,
    personal: true,
    limit,
    data: { maxBytes, admit: async (context) => void (await opened(context)) },
    handler: async (context) => {
      const target = await opened(context);
      return refusedAsJson(() => work(context, target));
    },
  });

const room = ({ resolve }: PageContext): InterviewRoomService => resolve(InterviewRoomService);

const step = <S extends z.ZodType<{ seat: string }>>(
  path: string,
  schema: S,
  work: (context: PageContext, by: Opened & { seat: string }, sent: z.output<S>) => Promise<object>,
): Page =>
  exchange('post', path, {}, async (context, target) => {
    const sent = bodyOf(schema, context);
    return work(context, { ...target, seat: sent.seat }, sent);
  });

const question = 'questions/{index}';

async function takeChunk(context: PageContext, target: Opened): Promise<object> {
  const { headers, body } = context;
  const place: ChunkPlace = {
    index: numberOf(context, 'index'),
    run: numberOf(context, 'run'),
    number: numberOf(context, 'number'),
  };
  const digest = headers['content-digest'];
  const sent = {
    bytes: body,
    type: headers['content-type'] ?? '',
    digest: digest === undefined ? digest : String(digest),
  };
  await context.resolve(ChunkService).take({ ...target, seat: seatOf(context) }, place, sent);
  return { received: true };
}

export const interviewExchange = [
  exchange('get', 'state', {}, (context, { organizationId, interviewId }) =>
    room(context).state(organizationId, interviewId, seatOf(context)),
  ),
  step('seat', SeatBody, (context, by) => room(context).seat(by)),
  step('begin', BeginBody, (context, by, { readiness }) => room(context).begin(by, readiness)),
  step(question, SeatBody, (context, by) => room(context).openQuestion(by, numberOf(context, 'index'))),
  step(`${question}/runs`, RunBody, (context, by, { run, type }) =>
    room(context).startRun(by, { index: numberOf(context, 'index'), run, type }),
  ),
  exchange('post', `${question}/runs/{run}/chunks/{number}`, { maxBytes: maxChunkBytes, limit: chunkLimit }, takeChunk),
  step(`${question}/answer`, AnswerBody, (context, by, { runs, notes, accept_loss: acceptLoss }) =>
    room(context).endAnswer(by, numberOf(context, 'index'), { runs, notes: notes?.trim() || null, acceptLoss }),
  ),
  step('signals', SignalsBody, async (context, by, { signals }) => {
    await context.resolve(SignalService).take(by, signals);
    return {};
  }),
];

import { isUtf8 } from 'node:buffer';
import { z } from 'zod';
import {
  type ChunkPosition,
  ChunkService,
  InterviewRoomService,
  maxChunkBytes,
  RoomRefusal,
  SignalService,
} from '#modules/interviews';
import { configToken } from '#platform/container.ts';
import { BadRequest, NotFound } from '#platform/errors.ts';
import { definePage, type PageContext, type PageDefinition, type PageReply } from '#platform/pages/page.ts';
import { validate } from '#platform/schema/validate.ts';
import { openLink } from '../candidate-link.ts';
import { InterviewQueries } from './interview.queries.ts';
import { AnswerBody, BeginBody, RunBody, SeatBody, SignalsBody, seatId } from './interview.schemas.ts';
import { interviewAgreement } from './interview-terms.ts';
import { roomTermsOf } from './room-terms.ts';

/** Many candidates may share one address. Each sends a chunk every three seconds. */
const chunkLimit = { perMinute: 6000, burst: 3000 };
const stepLimit = { perMinute: 1200, burst: 600 };
/** A tab sends one request after the other. */
const concurrency = { parameter: 'token', most: 8 };
const maxJsonBytes = 128 * 1024;

type InterviewKey = { organizationId: string; interviewId: string };

/** Throws NotFound. */
async function openInterview(context: PageContext): Promise<InterviewKey> {
  const { organizationId, interviewId } = await openLink(context, 'interview');
  if (interviewId === null) throw new NotFound('The page');
  return { organizationId, interviewId };
}

function readBody<S extends z.ZodType>(schema: S, { body }: PageContext): z.output<S> {
  let value: unknown;
  try {
    value = isUtf8(body) ? JSON.parse(body.toString()) : undefined;
  } catch {
    // reported below
  }
  if (value === undefined) throw new BadRequest('validation_error', 'The body must be a JSON object.');
  return validate(schema, value);
}

/** A path parameter from 0 to 999,999. Throws NotFound. */
function readNumber({ params }: PageContext, name: string): number {
  const value = params[name] ?? '';
  if (!/^(?:0|[1-9]\d{0,5})$/.test(value)) throw new NotFound('The page');
  return Number(value);
}

/** Throws ValidationError. */
const readSeat = ({ query }: PageContext): string | undefined =>
  validate(SeatQuery, { seat: query.get('seat') ?? undefined }).seat;
const SeatQuery = z.object({ seat: seatId().optional() });

/** Answers a refusal with 409 and the state of the room. */
async function replyOrRefusal(work: () => Promise<object>): Promise<PageReply> {
  try {
    return { json: await work() };
  } catch (error) {
    if (!(error instanceof RoomRefusal)) throw error;
    const { problem, missing, state } = error;
    return { status: 409, json: { problem, ...(missing && { missing }), state } };
  }
}

type RoomHandler = (context: PageContext, target: InterviewKey) => Promise<object>;

const roomEndpoint = (
  method: PageDefinition['method'],
  path: string,
  { maxBytes = maxJsonBytes, limit = stepLimit }: { maxBytes?: number; limit?: PageDefinition['limit'] },
  handler: RoomHandler,
): PageDefinition =>
  definePage({
    method,
    path: `/interview/{token}/${path}`,
    personal: true,
    limit,
    data: { maxBytes, atOnce: concurrency, admit: async (context) => void (await openInterview(context)) },
    handler: async (context) => {
      const target = await openInterview(context);
      return replyOrRefusal(() => handler(context, target));
    },
  });

const room = ({ resolve }: PageContext): InterviewRoomService => resolve(InterviewRoomService);

const roomAction = <S extends z.ZodType<{ seat: string }>>(
  path: string,
  schema: S,
  act: (context: PageContext, by: InterviewKey & { seat: string }, body: z.output<S>) => Promise<object>,
): PageDefinition =>
  roomEndpoint('post', path, {}, async (context, target) => {
    const body = readBody(schema, context);
    return act(context, { ...target, seat: body.seat }, body);
  });

const question = 'questions/{index}';

async function receiveChunk(context: PageContext, target: InterviewKey): Promise<object> {
  const { headers, body } = context;
  const place: ChunkPosition = {
    index: readNumber(context, 'index'),
    run: readNumber(context, 'run'),
    number: readNumber(context, 'number'),
  };
  const digest = headers['content-digest'];
  const sent = {
    bytes: body,
    type: headers['content-type'] ?? '',
    digest: digest === undefined ? digest : String(digest),
  };
  await context.resolve(ChunkService).receive({ ...target, seat: readSeat(context) }, place, sent);
  return { received: true };
}

/** Records exactly the text that the candidate has read. Throws RoomRefusal when another text holds by now. */
async function begin(
  context: PageContext,
  by: InterviewKey & { seat: string },
  { readiness, text_hash: shown }: z.output<typeof BeginBody>,
): Promise<object> {
  const { organizationId, interviewId } = by;
  const introduction = await context.resolve(InterviewQueries).find(organizationId, interviewId);
  if (!introduction) throw new NotFound('The interview');
  const terms = roomTermsOf(context.resolve(configToken));
  const { hash, ...agreement } = interviewAgreement(introduction.organizationName, terms);
  if (shown !== undefined && shown !== hash) {
    const state = await room(context).state(organizationId, interviewId, by.seat);
    if (state.status === 'invited') throw new RoomRefusal('text_changed', state);
  }
  return room(context).begin(by, readiness, agreement);
}

export const interviewRoomApi = [
  roomEndpoint('get', 'state', {}, (context, { organizationId, interviewId }) =>
    room(context).state(organizationId, interviewId, readSeat(context)),
  ),
  roomAction('seat', SeatBody, (context, by) => room(context).seat(by)),
  roomAction('begin', BeginBody, begin),
  roomAction(question, SeatBody, (context, by) => room(context).openQuestion(by, readNumber(context, 'index'))),
  roomAction(`${question}/runs`, RunBody, (context, by, { run, type }) =>
    room(context).startRun(by, { index: readNumber(context, 'index'), run, type }),
  ),
  roomEndpoint(
    'post',
    `${question}/runs/{run}/chunks/{number}`,
    { maxBytes: maxChunkBytes, limit: chunkLimit },
    receiveChunk,
  ),
  roomAction(`${question}/answer`, AnswerBody, (context, by, { runs, notes, accept_loss: acceptLoss }) =>
    room(context).endAnswer(by, readNumber(context, 'index'), { runs, notes: notes?.trim() || null, acceptLoss }),
  ),
  roomAction('signals', SignalsBody, async (context, by, { signals }) => {
    await context.resolve(SignalService).receive(by, signals);
    return {};
  }),
];

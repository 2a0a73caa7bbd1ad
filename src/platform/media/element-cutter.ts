import { type MediaContainer, UnreadableMedia } from './media-types.ts';

/** Far larger than a frame of 4K video, or three seconds in an MP4 fragment. */
const maxElementBytes = 32 * 1024 * 1024;
/** Limit of boxes between a fragment's head and its frames. Recorders write none. */
const maxDescribed = 100;

/** The head of an element (WebM) or box (MP4). Undefined if more bytes are needed. */
type Head =
  | { headBytes: number; bodyBytes: number; isEntered?: boolean; isDropped?: boolean; type?: string }
  | undefined;

const segment = 0x18538067;
const cluster = 0x1f43b675;
// Tables of file offsets. Copying would make them wrong.
const webmTables = new Set([0x114d9b74, 0x1c53bb6b]);
const mp4Tables = new Set(['sidx', 'mfra']);
const clusterMark = Buffer.from([0x1f, 0x43, 0xb6, 0x75]);
const timestampId = 0xe7;
const fragmentMark = Buffer.from('moof\0\0\0\x10mfhd', 'latin1');
const unknownSize = Buffer.from([0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]);

/** Returns 9 for an invalid number. */
const lengthOf = (first: number): number => Math.clz32(first) - 23;

function webmHead(bytes: Buffer): Head {
  const idBytes = lengthOf(bytes[0] ?? 0);
  if (idBytes > 4 && bytes.length > 0) throw new UnreadableMedia('no element where one should begin');
  const first = bytes[idBytes];
  if (first === undefined) return undefined;
  const sizeBytes = lengthOf(first);
  if (sizeBytes > 8) throw new UnreadableMedia('an element without a size');
  const headBytes = idBytes + sizeBytes;
  if (bytes.length < headBytes) return undefined;
  const id = bytes.readUIntBE(0, idBytes);
  if (id === segment || id === cluster) return { headBytes, bodyBytes: 0, isEntered: true };
  let bodyBytes = first & (0xff >> sizeBytes);
  for (let i = idBytes + 1; i < headBytes; i++) bodyBytes = bodyBytes * 256 + (bytes[i] as number);
  return { headBytes, bodyBytes, isDropped: webmTables.has(id) };
}

function mp4Head(bytes: Buffer): Head {
  if (bytes.length < 8) return undefined;
  const size = bytes.readUInt32BE(0);
  const type = bytes.toString('latin1', 4, 8);
  if (size !== 1) return { headBytes: 8, bodyBytes: size - 8, isDropped: mp4Tables.has(type), type };
  return bytes.length < 16 ? undefined : { headBytes: 16, bodyBytes: Number(bytes.readBigUInt64BE(8)) - 16, type };
}

/** Position where reading can start in the middle of a recording. -1 if there is none. */
function nextStart(container: MediaContainer, bytes: Buffer): number {
  if (container === 'mp4') {
    const at = bytes.indexOf(fragmentMark);
    return at < 4 ? -1 : at - 4;
  }
  for (let at = bytes.indexOf(clusterMark); at >= 0; at = bytes.indexOf(clusterMark, at + 1)) {
    const sizeBytes = lengthOf(bytes[at + 4] ?? 0);
    if (sizeBytes <= 8 && bytes[at + 4 + sizeBytes] === timestampId) return at;
  }
  return -1;
}

/**
 * Passes on complete elements (boxes). Recorders cut chunks in the middle of a frame, so after a missing chunk (`gap`)
 * the cutter skips to the next cluster (fragment). Throws UnreadableMedia for an element larger than any frame.
 */
export class ElementCutter {
  readonly #container: MediaContainer;
  #held: Buffer = Buffer.alloc(0);
  /** The head of an MP4 fragment, until its frames arrive. */
  #described: Buffer[] = [];
  #isLost = false;
  constructor(container: MediaContainer) {
    this.#container = container;
  }

  push(piece: Buffer): Buffer[] {
    this.#held = this.#held.length > 0 ? Buffer.concat([this.#held, piece]) : piece;
    if (this.#isLost && !this.#find()) return [];
    const whole: Buffer[] = [];
    let at = 0;
    // A chunk may hold millions of empty elements, so unchanged bytes stay in one piece.
    let from = 0;
    const passUpTo = (end: number) => {
      if (end > from) whole.push(this.#held.subarray(from, end));
    };
    for (;;) {
      const rest = this.#held.subarray(at);
      const head = this.#container === 'webm' ? webmHead(rest) : mp4Head(rest);
      if (!head) break;
      const size = head.headBytes + head.bodyBytes;
      if (head.bodyBytes < 0 || size > maxElementBytes) throw new UnreadableMedia('an element that is too large');
      if (rest.length < size) break;
      const instead = this.#insteadOf(head, rest.subarray(0, size));
      if (instead) {
        passUpTo(at);
        whole.push(...instead);
        from = at + size;
      }
      at += size;
    }
    passUpTo(at);
    this.#held = this.#held.subarray(at);
    return whole;
  }

  /** Call it where a chunk is missing. */
  gap(): void {
    this.#held = Buffer.alloc(0);
    this.#described = [];
    this.#isLost = true;
  }

  /** Bytes to pass on instead of the element. Undefined keeps the element. */
  #insteadOf({ isEntered, isDropped, type }: NonNullable<Head>, bytes: Buffer): Buffer[] | undefined {
    // The stated size may be larger than the bytes that follow.
    if (isEntered) return [bytes.subarray(0, 4), unknownSize];
    if (isDropped) return [];
    const isHead = type === 'moof';
    if (!isHead && this.#described.length === 0) return undefined;
    if (type === 'mdat') return [...this.#described.splice(0), bytes];
    if (isHead) this.#described = [];
    // A slice would keep the whole chunk in memory.
    this.#described.push(Buffer.from(bytes));
    const describedBytes = this.#described.reduce((sum, { length }) => sum + length, 0);
    if (this.#described.length > maxDescribed || describedBytes > maxElementBytes)
      throw new UnreadableMedia('a fragment whose head is too large');
    return [];
  }

  #find(): boolean {
    const at = nextStart(this.#container, this.#held);
    // A mark may begin in these bytes and end in the next ones.
    this.#held = this.#held.subarray(at >= 0 ? at : Math.max(0, this.#held.length - 20));
    this.#isLost = at < 0;
    return !this.#isLost;
  }
}

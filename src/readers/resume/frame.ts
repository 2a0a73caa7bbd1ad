const headerBytes = 4;

/** The bytes as a frame: four bytes with the length, then the content. */
export function frameOf(content: Uint8Array): Buffer {
  const frame = Buffer.allocUnsafe(headerBytes + content.byteLength);
  frame.writeUInt32BE(content.byteLength);
  frame.set(content, headerBytes);
  return frame;
}

/** A frame that arrives in pieces. */
export class Frame {
  readonly #pieces: Buffer[] = [];
  #size = 0;
  #length: number | undefined;

  add(piece: Buffer): void {
    this.#pieces.push(piece);
    this.#size += piece.length;
    if (this.#length === undefined && this.#size >= headerBytes) {
      this.#length = Buffer.concat(this.#pieces).readUInt32BE();
    }
  }

  /** Length of the content, from the header. */
  get length(): number | undefined {
    return this.#length;
  }

  /** Bytes that the frame still lacks; below 0 if more than the frame arrived; undefined without a header. */
  get missing(): number | undefined {
    return this.#length === undefined ? undefined : headerBytes + this.#length - this.#size;
  }

  content(): Buffer {
    return Buffer.concat(this.#pieces).subarray(headerBytes);
  }
}

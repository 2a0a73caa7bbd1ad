import express, { type Request, type Response } from 'express';
import multer, { MulterError } from 'multer';
import { BadRequest, PayloadTooLarge, UnsupportedMediaType } from '../errors.ts';
import { runMiddleware } from '../http/middleware.ts';

export type UploadedFile = { name: string; bytes: Buffer };

export class Form {
  readonly #fields: ReadonlyMap<string, readonly string[]>;
  readonly #files: ReadonlyMap<string, UploadedFile>;
  constructor(fields: ReadonlyMap<string, readonly string[]>, files: ReadonlyMap<string, UploadedFile>) {
    this.#fields = fields;
    this.#files = files;
  }
  /** The first value of a field. Empty if there is none. */
  value(name: string): string {
    return this.#fields.get(name)?.[0] ?? '';
  }
  values(name: string): readonly string[] {
    return this.#fields.get(name) ?? [];
  }
  /** All fields without files, in the order of the form. */
  entries(): [name: string, values: readonly string[]][] {
    return [...this.#fields];
  }
  /** Undefined if no file was chosen. */
  file(name: string): UploadedFile | undefined {
    return this.#files.get(name);
  }
}

export const noForm = new Form(new Map(), new Map());

const maxFields = 500;
const maxTextBytes = 512 * 1024;
/** Limit of a single field beside a file, so that all fields fit into memory. */
const maxFieldBytes = 32 * 1024;

/** Limit for signed-in users. Fits their longest texts in a script whose characters take nine bytes each in a form. */
const maxUserTextBytes = 4 * 1024 * 1024;

// Inflating is off, because browsers never compress forms.
const urlencoded = (limit: number) =>
  express.text({ type: 'application/x-www-form-urlencoded', limit, inflate: false });
const withFiles = (maxFileBytes: number) =>
  multer({
    storage: multer.memoryStorage(),
    limits: {
      fileSize: maxFileBytes,
      files: 1,
      fields: maxFields,
      fieldSize: maxFieldBytes,
      // Otherwise "a[b]" and "a[9]" would become objects and arrays of any length.
      fieldNestingDepth: 0,
      parts: maxFields + 1,
    },
  }).any();

// PostgreSQL cannot store NUL or lone surrogates.
const clean = (text: string): string => text.replaceAll('\0', '').toWellFormed();

const isTooLarge = (error: unknown): boolean =>
  (error instanceof MulterError && error.code.startsWith('LIMIT_') && !error.code.endsWith('_NESTING')) ||
  (error as { type?: unknown }).type === 'entity.too.large';

const unreadable = () => new BadRequest('validation_error', 'The form could not be read.');

/** Maximum bytes of a form: its file, other fields and the overhead. */
export const maxFormBytes = (maxFileBytes = 0): number => maxFileBytes + 2 * maxTextBytes;

/** Throws PayloadTooLarge, UnsupportedMediaType or BadRequest. Begins to read synchronously. */
export function formReader(maxFileBytes: number | undefined, { ofUser = false } = {}) {
  const multipart = maxFileBytes === undefined ? undefined : withFiles(maxFileBytes);
  const text = urlencoded(ofUser ? maxUserTextBytes : maxTextBytes);
  return async (req: Request, res: Response): Promise<Form> => {
    const isMultipart = multipart !== undefined && req.is('multipart/form-data') !== false;
    if (!isMultipart && req.is('application/x-www-form-urlencoded') === false) {
      if (Number(req.headers['content-length'] ?? 0) === 0 && !req.headers['transfer-encoding']) return noForm;
      throw new UnsupportedMediaType('This page takes forms.');
    }
    try {
      await runMiddleware(isMultipart ? multipart : text, req, res);
    } catch (error) {
      if (isTooLarge(error)) throw new PayloadTooLarge('What was sent is too large.');
      throw unreadable();
    }
    return isMultipart ? fromMultipart(req) : fromText(typeof req.body === 'string' ? req.body : '');
  };
}

function fromText(text: string): Form {
  // Counts the fields first: parsing 250,000 short ones would block the process for seconds.
  let count = 1;
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) {
    if (++count > maxFields) throw new PayloadTooLarge('What was sent has too many fields.');
  }
  const fields = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(text)) add(fields, name, value);
  return new Form(fields, new Map());
}

function fromMultipart(req: Request): Form {
  const fields = new Map<string, string[]>();
  const body = (req.body ?? {}) as Record<string, string | string[] | undefined>;
  for (const [name, value] of Object.entries(body)) {
    for (const one of [value].flat()) {
      // The value has an unknown character set.
      if (one === undefined) throw unreadable();
      add(fields, name, one);
    }
  }
  const files = new Map<string, UploadedFile>();
  for (const file of (req.files ?? []) as Express.Multer.File[]) {
    // A form without a chosen file sends an empty one without a name.
    if (file.size > 0 || file.originalname) files.set(file.fieldname, { name: file.originalname, bytes: file.buffer });
  }
  return new Form(fields, files);
}

function add(fields: Map<string, string[]>, name: string, value: string): void {
  const known = fields.get(name);
  if (known) known.push(clean(value));
  else fields.set(name, [clean(value)]);
}

import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';
import { PayloadTooLarge, UnsupportedMediaType, ValidationError } from '../../errors.ts';
import { bytesOf, fileReader, keepFile, type ReadBody } from '../body.ts';
import { runMiddleware } from '../middleware.ts';

/** The field of a multipart body that has the file. */
export const fileField = 'file';

/** Space for boundaries and headers around the bytes of the file. */
const maxEnvelopeBytes = 16 * 1024;

/** Text parts beside the file are read only so that the error can name them. */
const textLimits = { fields: 20, fieldSize: 8 * 1024, fieldNestingDepth: 0, parts: 22 };

/** Maximum size of a body with a file, and with other fields that only the error names. */
export const maxUploadBytes = (maxFileBytes: number): number =>
  maxFileBytes + maxEnvelopeBytes + textLimits.fields * textLimits.fieldSize;

const wrong = (path: string, code: string, message: string) => new ValidationError([{ path, code, message }]);
const unknownField = (path: string) =>
  wrong(path, 'unknown_field', `is not a known field. The file goes in ${fileField}`);

function problemWith(error: unknown, tooLarge: () => Error): Error {
  if (!(error instanceof MulterError)) {
    return wrong(fileField, 'invalid_format', 'could not be read: the body is not complete multipart/form-data');
  }
  if (error.code === 'LIMIT_FILE_SIZE') return tooLarge();
  if (error.field === fileField && error.code === 'LIMIT_UNEXPECTED_FILE') {
    return wrong(fileField, 'too_big', 'must be one file');
  }
  return error.field === fileField ? noFile() : unknownField(error.field ?? 'body');
}

const noFile = () => wrong(fileField, 'invalid_type', 'must be a file: a part with a filename');

/** Reads one file from the field `file`, parsed as it arrives. */
function multipartReader(maxFileBytes: number, tooLarge: () => Error): ReadBody {
  const limits = { fileSize: maxFileBytes, ...textLimits };
  const parse = multer({ storage: multer.memoryStorage(), limits }).single(fileField);
  return async (req, res) => {
    if ((req.headers['content-encoding'] ?? 'identity') !== 'identity') {
      throw new UnsupportedMediaType('Send multipart/form-data without Content-Encoding.');
    }
    if (!/;\s*boundary=/i.test(req.headers['content-type'] ?? '')) {
      throw wrong('content-type', 'invalid_format', 'must name the boundary of the multipart body');
    }
    if (Number(req.headers['content-length']) > maxFileBytes + maxEnvelopeBytes) throw tooLarge();
    try {
      await runMiddleware(parse, req, res);
    } catch (error) {
      throw problemWith(error, tooLarge);
    }
    const names = Object.keys((req.body ?? {}) as object);
    const other = names.find((name) => name !== fileField);
    if (other !== undefined) throw unknownField(other);
    if (names.length > 0) throw noFile();
    if (!req.file) throw wrong(fileField, 'required', 'is required');
    keepFile(req, req.file.buffer);
  };
}

const explained = (): UnsupportedMediaType =>
  new UnsupportedMediaType(
    `Send multipart/form-data with the file in the field ${fileField}, or the bytes of the file with its own ` +
      'Content-Type, such as application/pdf or application/octet-stream.',
  );

/** Whether the bytes are what the Content-Type says: JSON, or the fields of a form. */
function isJsonOrForm(body: Buffer): boolean {
  const text = body.toString('utf8').trim();
  if (/^[^\s=&]+=[^\s]*$/.test(text)) return true;
  if (!/^[[{"]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads a file sent as multipart/form-data or as the body itself. The bytes decide what it is: programs name JSON or a
 * form by default. A body that is JSON or a form is refused, because callers never mean it as the file. A repeat with an
 * Idempotency-Key needs the same file, but may have another boundary.
 */
export function uploadReader(maxFileBytes: number): ReadBody {
  const tooLarge = () => new PayloadTooLarge(`The file is larger than ${maxFileBytes / 1024 / 1024} MiB.`);
  const readMultipart = multipartReader(maxFileBytes, tooLarge);
  const readRaw = fileReader(maxFileBytes);
  return async (req: Request, res: Response) => {
    if (req.is('multipart/form-data')) return readMultipart(req, res);
    if (req.is('multipart/*')) throw explained();
    await readRaw(req, res);
    if (req.is(['json', '+json', 'urlencoded']) && isJsonOrForm(bytesOf(req))) throw explained();
  };
}

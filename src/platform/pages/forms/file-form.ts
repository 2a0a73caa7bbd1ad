import type { Readable } from 'node:stream';
import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';
import { AppError, BadRequest, PayloadTooLarge, UnsupportedMediaType } from '../../errors.ts';
import { runMiddleware } from '../../http/middleware.ts';

/** `name` is the file name that the browser sent. */
export type StreamedUpload = { name: string; contents: Readable };

const limits = { files: 1, fields: 20, fieldSize: 8 * 1024, fieldNestingDepth: 0, parts: 21 };

function problemWith(error: unknown): Error {
  if (error instanceof AppError) return error;
  if (error instanceof MulterError) return new PayloadTooLarge('The file or a field of the form is too large.');
  return new BadRequest('validation_error', 'The form could not be read.');
}

/** Streams the file of a form to `receive`. Undefined if no file was chosen. */
export async function receiveFile(
  req: Request,
  res: Response,
  receive: (file: StreamedUpload) => Promise<unknown>,
): Promise<unknown> {
  if (!req.is('multipart/form-data')) throw new UnsupportedMediaType('This page accepts only forms with a file.');
  let received: unknown;
  const storage: multer.StorageEngine = {
    _handleFile(_req, { originalname: name, stream: contents }, done) {
      receive({ name, contents }).then(
        (result) => {
          received = result;
          done(null, {});
        },
        (error: unknown) => {
          contents.resume();
          done(error);
        },
      );
    },
    _removeFile: (_req, _file, done) => done(null),
  };
  try {
    await runMiddleware(multer({ storage, limits, defParamCharset: 'utf8' }).any(), req, res);
  } catch (error) {
    throw problemWith(error);
  }
  return received;
}

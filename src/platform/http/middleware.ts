import type { Request, RequestHandler, Response } from 'express';

/** Throws the error that the middleware reports. */
export const runMiddleware = (middleware: RequestHandler, req: Request, res: Response): Promise<void> =>
  new Promise((resolve, reject) => {
    void middleware(req, res, (error?: unknown) => {
      if (error) reject(error instanceof Error ? error : new Error('the middleware failed'));
      else resolve();
    });
  });

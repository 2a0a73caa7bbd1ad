import type { Request, RequestHandler, Response } from 'express';

/** Runs a middleware to where it goes on. Throws what it reports. */
export const runMiddleware = (middleware: RequestHandler, req: Request, res: Response): Promise<void> =>
  new Promise((resolve, reject) => {
    void middleware(req, res, (error?: unknown) => (error instanceof Error ? reject(error) : resolve()));
  });

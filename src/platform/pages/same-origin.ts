import type { Request } from 'express';
import { AppError } from '../errors.ts';

class ForeignForm extends AppError {
  readonly status = 403;
  constructor() {
    super('validation_error', 'This form was sent from another site.');
  }
}

/**
 * Throws (403) for a form that another site's page sends in its visitor's name. Browsers say so themselves, in
 * headers that no page can set: Sec-Fetch-Site or, older ones, Origin. Whoever sends neither is no browser, and has
 * nobody's name to abuse. (As OWASP describes it for Fetch Metadata, and as CrossOriginProtection of Go's net/http does.)
 */
export function refuseForeignForms(req: Request, baseUrl: string): void {
  const site = req.get('sec-fetch-site');
  const origin = req.get('origin');
  const isOurs =
    site === undefined
      ? origin === undefined || URL.parse(origin)?.host === req.get('host') || origin === new URL(baseUrl).origin
      : site === 'same-origin' || site === 'none';
  if (!isOurs) throw new ForeignForm();
}

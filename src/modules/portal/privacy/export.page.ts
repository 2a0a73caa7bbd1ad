import { ExportLinks } from '#modules/privacy';
import { NotFound } from '#platform/errors.ts';
import { definePage, type PageContext, type PageReply } from '#platform/pages/page.ts';
import { linkLimit } from '../candidate-link.ts';
import { ExportNotThere } from './export-not-there.ts';

async function download({ params, resolve }: PageContext): Promise<PageReply> {
  try {
    return { file: { type: 'application/zip', ...(await resolve(ExportLinks).open(params['token'] ?? '')) } };
  } catch (error) {
    throw error instanceof NotFound ? new ExportNotThere() : error;
  }
}

export const exportPages = [
  definePage({ method: 'get', path: '/exports/{token}', personal: true, limit: linkLimit, handler: download }),
];

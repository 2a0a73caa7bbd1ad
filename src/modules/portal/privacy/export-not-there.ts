import { NotFound } from '#platform/errors.ts';

/** The file has expired or was deleted, or the link is wrong. Visitors can't distinguish these. */
export class ExportNotThere extends NotFound {
  constructor() {
    super('The file');
  }
}

import { NotFound } from '#platform/errors.ts';

/** The file has expired or was deleted, or the link is wrong: visitors can't tell which. */
export class ExportNotThere extends NotFound {
  constructor() {
    super('The file');
  }
}

import { NotFound } from '#platform/errors.ts';

/** The job is not active or does not exist: visitors can't tell which. */
export class JobNotOpen extends NotFound {
  constructor() {
    super('The job');
  }
}

import { Conflict } from '../errors.ts';
import { text } from './fields.ts';

/** The ID of a record in another system. Stored unchanged, unique in an organization for each type of record. */
export const externalId = () =>
  text(255)
    .refine((s) => s !== '', { message: 'must not be empty', params: { code: 'too_small' } })
    .meta({ minLength: 1 });

export const externalIdTaken = (noun: string): Conflict =>
  new Conflict('conflict', `external_id: another ${noun} already has this ID. Use another ID, or update that ${noun}.`);

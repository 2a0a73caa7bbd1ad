import { z } from 'zod';
import type { ActivityPosition } from './activity.queries.ts';

const Position = z.tuple([z.iso.datetime(), z.coerce.number().int().min(0).max(99), z.guid()]);

/** The position as text for a URL. */
export const positionText = ({ at, rank, id }: ActivityPosition): string => `${at}~${rank}~${id}`;

/** Undefined for a text that is none. */
export function positionIn(text: string | null): ActivityPosition | undefined {
  const parsed = Position.safeParse(text?.split('~'));
  if (!parsed.success) return undefined;
  const [at, rank, id] = parsed.data;
  return { at, rank, id };
}

import { p, raw } from '@mikro-orm/core';

/** When the row was made or last changed, by PostgreSQL's clock: the one clock that all processes share. */
export const updatedAt = () =>
  p
    .datetime()
    .lazy()
    .onCreate(() => raw('now()'))
    .onUpdate(() => raw('now()'));

import { copy } from '../console.messages.ts';
import type { ActivityEntry } from './activity.queries.ts';

/** Names who did something, within a sentence. */
export function actorName({
  actor_type: type,
  actor_name: name,
}: Pick<ActivityEntry, 'actor_type' | 'actor_name'>): string {
  const { activity: t } = copy;
  if (type === 'operator') return t.byOperator(name);
  if (type === 'candidate') return t.byCandidate;
  if (type === 'key') return t.byKey(name);
  return type === null ? t.byService : (name ?? t.formerUser);
}

import { AuditService } from '#modules/access';
import { type AuditActor, AuditTrail, type NamedEntry } from '#platform/audit-trail.ts';
import type { ConsoleContext } from './console.page.ts';

/** `subject` is an id or a user's email. `details` has no secrets and no contact data of candidates. */
type Entry = Omit<NamedEntry, 'organizationId'>;

/** The user, or the operator who has signed in as this user. */
export const actorOf = ({ user, session, address }: ConsoleContext): AuditActor & { id: string } => ({
  type: session?.user?.isOperator ? 'operator' : 'user',
  id: user.id,
  email: user.email,
  ip: address,
});

/**
 * Makes a change and records who made it, in one transaction. `entry` names the change; records that change without a
 * name have entries of their own.
 */
export function runAudited<T>(
  context: ConsoleContext,
  change: () => Promise<T>,
  entry: Entry | ((result: T) => Entry | undefined),
): Promise<T> {
  const { organizationId } = context.user;
  const named = (result: T): NamedEntry | undefined => {
    const made = typeof entry === 'function' ? entry(result) : entry;
    return made && { organizationId, ...made };
  };
  return context.resolve(AuditTrail).audited(actorOf(context), change, named);
}

/** Limits actions that cost money or privacy. Admins have no limit. Throws Conflict with the message. */
export async function checkRecruiterLimit(
  { user, resolve }: ConsoleContext,
  action: string,
  limit: number,
  message: string,
): Promise<void> {
  if (user.role === 'admin') return;
  await resolve(AuditService).checkDailyLimit(user.organizationId, { userId: user.id, action, limit, message });
}

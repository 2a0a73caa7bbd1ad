import { z } from 'zod';
import { listQuery } from '#platform/paging/list-query.ts';
import { listOf } from '#platform/paging/list-reply.ts';
import { id } from '#platform/schema/fields.ts';
import { timestamp } from '#platform/schema/reply-fields.ts';
import { userRoles } from '../organization-fields.ts';

export const UserQuery = listQuery({});
export type UserQuery = z.output<typeof UserQuery>;

export const ListedUser = z
  .object({
    id: id().describe('ID of the user, as in `recruiter_id` and `closed_by_user_id`.'),
    full_name: z.string().describe('Full name.'),
    email: z.string().nullable().describe('Email address. Null for a placeholder: a seat that nobody has taken yet.'),
    role: z
      .enum(userRoles)
      .describe(
        '`admin`: may change settings and users. `recruiter`: may do everything else. `viewer`: may read everything ' +
          'that a recruiter can read. More roles may follow.',
      ),
    created_at: timestamp().describe('When the user was added.'),
    updated_at: timestamp().describe('When the user was last updated.'),
  })
  .meta({ id: 'User', description: 'A user of the organization.' });
export type ListedUser = z.output<typeof ListedUser>;

export const UserList = listOf(ListedUser);

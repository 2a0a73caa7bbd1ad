import { z } from 'zod';
import { OrganizationService, replyTo, senderName } from '#modules/organizations';
import { defineCommand } from '#platform/command.ts';
import { id, nonBlankText } from '#platform/schema/fields.ts';

const wholeNumber = (min: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .refine((n) => n >= min, `must be at least ${min}`);
const commaList = z
  .string()
  .transform((s) => s.split(',').map((one) => one.trim()))
  .pipe(z.array(nonBlankText(255)).min(1));
const onOff = z.enum(['on', 'off']).transform((s) => s === 'on');

const settings = {
  public_name: nonBlankText(255).optional(),
  plan: z.enum(['paid', 'free']).optional(),
  users: wholeNumber(1).optional(),
  statuses: commaList.optional(),
  outreach: onOff.optional(),
  sender_name: senderName().optional(),
  reply_to: replyTo().optional(),
};
type Settings = z.output<z.ZodObject<typeof settings>>;
const changesOf = (o: Settings) => ({
  publicName: o.public_name,
  plan: o.plan,
  pipelineStatuses: o.statuses,
  outreachEnabled: o.outreach,
  senderName: o.sender_name,
  replyTo: o.reply_to,
});

export const organizationCommands = [
  defineCommand({
    name: 'organization create',
    summary: 'create an organization with its users; the first one is an admin',
    options: z.strictObject({ name: nonBlankText(255), ...settings, credits: wholeNumber(0).optional() }),
    run: async ({ options: o, resolve }) => {
      const created = await resolve(OrganizationService).create({
        name: o.name,
        ...changesOf(o),
        users: o.users ?? 2,
        credits: o.credits ?? 0,
      });
      return { organization_id: created.organizationId, user_ids: created.userIds };
    },
  }),
  defineCommand({
    name: 'organization update',
    summary: 'change the given settings of an organization',
    options: z.strictObject({ organization: id(), name: nonBlankText(255).optional(), ...settings }),
    run: async ({ options: o, resolve }) => {
      const organizations = resolve(OrganizationService);
      const changed = await organizations.update(o.organization, { name: o.name, ...changesOf(o), users: o.users });
      return { ...changed, ...(await organizations.sender(o.organization)) };
    },
  }),
  defineCommand({
    name: 'organization show',
    summary: 'show an organization and the ids of its users',
    options: z.strictObject({ organization: id() }),
    run: async ({ options: o, resolve }) => {
      const organizations = resolve(OrganizationService);
      const shown = await organizations.get(o.organization);
      const sender = await organizations.sender(o.organization);
      return { ...shown, ...sender, user_ids: await organizations.userIds(o.organization) };
    },
  }),
  defineCommand({
    name: 'credits add',
    summary: "add credits to an organization's ledger",
    options: z.strictObject({ organization: id(), amount: wholeNumber(1), reason: nonBlankText(255) }),
    run: async ({ options: o, resolve }) => ({
      balance: await resolve(OrganizationService).addCredits(o.organization, o.amount, o.reason),
    }),
  }),
];

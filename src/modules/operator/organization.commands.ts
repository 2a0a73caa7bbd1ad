import { z } from 'zod';
import { PipelineService } from '#modules/applications';
import { completeStatuses, OrganizationService, replyTo, senderName } from '#modules/organizations';
import { defineCommand } from '#platform/command.ts';
import { ValidationError } from '#platform/errors.ts';
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
const quote = (name: string): string => `"${name}"`;
const caseVariants = (statuses: readonly string[]): string[] => {
  const alike = Map.groupBy(completeStatuses(statuses), (name) => name.toLowerCase());
  return [...alike.values()].filter((names) => names.length > 1).map((names) => names.map(quote).join(' and '));
};
const statuses = commaList.check(({ value, issues }) => {
  const variants = caseVariants(value);
  if (variants.length === 0) return;
  const message = `must differ in more than case: ${variants.join(', ')}`;
  issues.push({ code: 'custom', message, input: value });
});
const organization = id().describe('ID of the organization');
const onOff = z.enum(['on', 'off']).transform((s) => s === 'on');

const settings = {
  public_name: nonBlankText(255).optional().describe('name that candidates see'),
  plan: z.enum(['paid', 'free']).optional().describe('free has no API'),
  users: wholeNumber(1).optional().describe('number of users'),
  statuses: statuses.optional().describe('pipeline statuses in order, separated by commas'),
  outreach: onOff.optional().describe('whether a first application sends the interest email'),
  sender_name: senderName().optional().describe('name of the sender of emails to candidates'),
  reply_to: replyTo().optional().describe('email address for replies of candidates'),
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

function nothingToChange(): ValidationError {
  const options = ['name', ...Object.keys(settings)].map((name) => `--${name.replaceAll('_', '-')}`);
  const message = `Nothing to change. Give at least one of ${options.join(', ')}`;
  return new ValidationError([{ path: '', code: 'required', message }]);
}

const mostListed = 1_000;

export const organizationCommands = [
  defineCommand({
    name: 'organization create',
    summary: 'create an organization with its users; the first one is an admin',
    options: z.strictObject({
      name: nonBlankText(255).describe('name of the organization'),
      ...settings,
      public_name: settings.public_name.describe('name that candidates see; without it, the name'),
      users: settings.users.describe('number of users; without it, 2'),
      credits: wholeNumber(0).optional().describe('credits at the start; without it, 0'),
    }),
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
    options: z.strictObject({
      organization,
      name: nonBlankText(255).optional().describe('name of the organization'),
      ...settings,
    }),
    run: async ({ options: o, resolve }) => {
      if (Object.keys(o).length === 1) throw nothingToChange();
      const organizations = resolve(OrganizationService);
      const { pipelineStatuses, ...others } = changesOf(o);
      await organizations.get(o.organization);
      if (pipelineStatuses) await resolve(PipelineService).replace(o.organization, pipelineStatuses);
      const changed = await organizations.update(o.organization, { name: o.name, ...others, users: o.users });
      return { ...changed, ...(await organizations.sender(o.organization)) };
    },
  }),
  defineCommand({
    name: 'organization list',
    summary: `list organizations with their IDs, newest first, at most ${mostListed}`,
    options: z.strictObject({}),
    run: async ({ resolve }) => ({ organizations: await resolve(OrganizationService).latest(mostListed) }),
  }),
  defineCommand({
    name: 'organization show',
    summary: 'show an organization and the IDs of its users',
    options: z.strictObject({ organization }),
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
    options: z.strictObject({
      organization,
      amount: wholeNumber(1).describe('number of credits'),
      reason: nonBlankText(255).describe('text that admins see beside the amount, such as an invoice number'),
    }),
    run: async ({ options: o, resolve }) => ({
      balance: await resolve(OrganizationService).addCredits(o.organization, o.amount, o.reason),
    }),
  }),
];

import type { JSX } from 'preact';
import { BadRequest } from '#platform/errors.ts';
import { addLogContext } from '#platform/log.ts';
import { definePage, type PageContext } from '#platform/pages/page.ts';
import { email } from '#platform/schema/fields.ts';
import type { PageOrganization } from '../branding/page-organization.ts';
import { linkLimit } from '../candidate-link.ts';
import { portalMessages } from '../portal.messages.ts';
import { DataRequestService } from './data-request.service.ts';
import {
  copyRequestedPage,
  dataLinkSentPage,
  dataRequestPage,
  erasureHeldPage,
  erasureRequestedPage,
  ownDataPage,
} from './data-request.view.ts';
import { dataRequestPath } from './data-request-link.view.ts';

const organizationOf = ({ params, resolve }: PageContext): Promise<PageOrganization> =>
  resolve(DataRequestService).organization(params['id'] ?? '');

async function openRequest({ params, resolve }: PageContext) {
  const token = params['token'] ?? '';
  const request = await resolve(DataRequestService).open(token);
  addLogContext({ candidate_id: request.candidateId });
  return { token, request };
}

async function ask(context: PageContext) {
  const organization = await organizationOf(context);
  const { organizationId } = organization;
  const given = context.form.value('email').trim();
  const read = email().safeParse(given);
  if (!read.success) {
    const problems = new Map([['email', portalMessages.dataRequest.emailProblem]]);
    return { status: 422, document: dataRequestPage(organization, { email: given, problems }) };
  }
  await context.resolve(DataRequestService).submit(organizationId, read.data);
  return { redirect: `${dataRequestPath(organizationId)}/check-email` };
}

async function choose(context: PageContext) {
  const { request } = await openRequest(context);
  const requests = context.resolve(DataRequestService);
  const action = context.form.value('action');
  // These pages name no person: after an erasure the link itself is gone.
  const next = dataRequestPath(request.organizationId);
  if (action === 'copy') {
    await requests.requestCopy(request);
    return { redirect: `${next}/copy` };
  }
  if (action !== 'erase') throw new BadRequest('validation_error', 'The form has no action.');
  const state = await requests.requestErasure(request);
  return { redirect: `${next}/${state === 'held' ? 'held' : 'erasing'}` };
}

const page = { personal: true, limit: linkLimit };

/** Pages about the next step. They are the same for everybody. */
const told = (step: string, view: (organization: PageOrganization) => JSX.Element) =>
  definePage({
    ...page,
    method: 'get',
    path: `${dataRequestPath('{id}')}/${step}`,
    handler: async (context) => ({ document: view(await organizationOf(context)) }),
  });

export const dataRequestPages = [
  definePage({
    ...page,
    method: 'get',
    path: dataRequestPath('{id}'),
    handler: async (context) => ({ document: dataRequestPage(await organizationOf(context)) }),
  }),
  definePage({
    method: 'post',
    path: dataRequestPath('{id}'),
    personal: true,
    limit: (config) => config.selfApplyLimit,
    atOncePerNetwork: (config) => config.selfApplyAtOnce,
    handler: ask,
  }),
  told('check-email', dataLinkSentPage),
  told('copy', copyRequestedPage),
  told('erasing', erasureRequestedPage),
  told('held', erasureHeldPage),
  definePage({
    ...page,
    method: 'get',
    path: '/my-data/{token}',
    handler: async (context) => {
      const { token, request } = await openRequest(context);
      return { document: ownDataPage(token, request) };
    },
  }),
  definePage({ ...page, method: 'post', path: '/my-data/{token}', handler: choose }),
];

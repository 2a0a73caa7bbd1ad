import { type ComponentChildren, h, type JSX } from 'preact';
import { ApplicationStepService } from '#modules/applications';
import { BadRequest, NotFound } from '#platform/errors.ts';
import { factList } from '#platform/pages/fact-list.ts';
import { definePage, type PageContext } from '#platform/pages/page.ts';
import { CandidateLinkQueries, type InterestRequest } from '../candidate-link.queries.ts';
import { linkLimit, openLink } from '../candidate-link.ts';
import { layout } from '../layout.ts';
import { portalMessages } from '../portal.messages.ts';

const { interest: messages } = portalMessages;

const answers = new Map<string, 'interested' | 'declined'>([
  ['yes', 'interested'],
  ['no', 'declined'],
]);

/** Throws NotFound, also if the application was deleted. */
async function openInterest(context: PageContext) {
  const link = await openLink(context, 'interest');
  const { organizationId, candidateId, jobId, token } = link;
  const interest =
    jobId === null
      ? undefined
      : await context.resolve(CandidateLinkQueries).interest(organizationId, candidateId, jobId);
  if (!interest) throw new NotFound('The page');
  return { organizationId, candidateId, token, interest };
}

const answerForm = (token: string, ...buttons: ComponentChildren[]): JSX.Element =>
  h('form', { method: 'post', action: `/interest/${token}`, class: 'actions' }, buttons);

const button = (value: string, label: string, other = false): JSX.Element =>
  h('button', { type: 'submit', name: 'answer', value, ...(other && { class: 'other' }) }, label);

/** Interest counts even after a "no", and can't be taken back here: the invite is already on its way. */
function interestPage(token: string, interest: InterestRequest): JSX.Element {
  const { jobId, jobTitle, companyName, organizationName, isPublic, interested, declined, isClosed, getsInvite } =
    interest;
  const about = messages.pageTitle(jobTitle, companyName);
  if (isClosed) {
    return layout(
      { title: `${messages.closed} – ${about}`, personal: true, organization: interest },
      h('h1', null, messages.closed),
      h('p', { class: 'quiet' }, about),
      h('p', null, messages.closedText(organizationName)),
    );
  }
  if (interested) {
    return layout(
      { title: `${messages.thanks} – ${about}`, personal: true, organization: interest },
      h('h1', null, messages.thanks),
      h('p', { class: 'quiet' }, about),
      h('p', null, getsInvite ? messages.thanksText : messages.thanksNoInvite(organizationName)),
    );
  }
  if (declined) {
    return layout(
      { title: `${messages.declined} – ${about}`, personal: true, organization: interest },
      h('h1', null, messages.declined),
      h('p', { class: 'quiet' }, about),
      h('p', null, messages.declinedText(organizationName)),
      answerForm(token, button('yes', messages.afterAll, true)),
    );
  }
  return layout(
    { title: about, personal: true, organization: interest },
    h('h1', null, jobTitle),
    factList([[messages.company, companyName]]),
    h('p', null, messages.text(organizationName)),
    isPublic && h('p', null, h('a', { href: `/jobs/${jobId}` }, messages.job)),
    answerForm(token, button('yes', messages.yes), button('no', messages.no, true)),
  );
}

const path = '/interest/{token}';

export const interestPages = [
  definePage({
    method: 'get',
    path,
    personal: true,
    limit: linkLimit,
    handler: async (context) => {
      const { token, interest } = await openInterest(context);
      return { document: interestPage(token, interest) };
    },
  }),
  definePage({
    method: 'post',
    path,
    personal: true,
    limit: linkLimit,
    handler: async (context) => {
      const { organizationId, candidateId, token, interest } = await openInterest(context);
      const answer = answers.get(context.form.value('answer'));
      if (!answer) throw new BadRequest('validation_error', 'The form has no answer.');
      const pair = { candidateId, jobId: interest.jobId };
      await context.resolve(ApplicationStepService).recordInterest(organizationId, pair, answer);
      return { redirect: `/interest/${token}` };
    },
  }),
];

import { type ComponentChildren, h, type JSX } from 'preact';
import { ApplicationService } from '#modules/applications';
import { BadRequest, NotFound } from '#platform/errors.ts';
import { definePage, type PageContext } from '#platform/pages/page.ts';
import { type AskedInterest, CandidateLinkQueries } from './candidate-link.queries.ts';
import { linkLimit, openLink } from './candidate-link.ts';
import { catalogue } from './catalogue.ts';
import { layout } from './layout.ts';

const answers = new Map<string, 'interested' | 'declined'>([
  ['yes', 'interested'],
  ['no', 'declined'],
]);

/** Throws NotFound, where the application was deleted too. */
async function asked(context: PageContext) {
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

/** Interest counts, also beside a "no" before or after it: the invite is under way. */
function interestPage(token: string, interest: AskedInterest): JSX.Element {
  const { interest: words } = catalogue();
  const { jobId, jobTitle, companyName, organizationName, isPublic, interested, declined } = interest;
  const about = words.pageTitle(jobTitle, companyName);
  if (interested) {
    return layout(
      { title: `${words.thanks} – ${about}`, personal: true },
      h('h1', null, words.thanks),
      h('p', { class: 'quiet' }, about),
      h('p', null, words.thanksText),
    );
  }
  if (declined) {
    return layout(
      { title: `${words.declined} – ${about}`, personal: true },
      h('h1', null, words.declined),
      h('p', { class: 'quiet' }, about),
      h('p', null, words.declinedText(organizationName)),
      answerForm(token, button('yes', words.afterAll, true)),
    );
  }
  return layout(
    { title: about, personal: true },
    h('h1', null, jobTitle),
    h('dl', { class: 'facts' }, [h('dt', null, words.company), h('dd', null, companyName)]),
    h('p', null, words.text(organizationName)),
    isPublic && h('p', null, h('a', { href: `/jobs/${jobId}` }, words.job)),
    answerForm(token, button('yes', words.yes), button('no', words.no, true)),
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
      const { token, interest } = await asked(context);
      return { document: interestPage(token, interest) };
    },
  }),
  definePage({
    method: 'post',
    path,
    personal: true,
    limit: linkLimit,
    handler: async (context) => {
      const { organizationId, candidateId, token, interest } = await asked(context);
      const answer = answers.get(context.form.value('answer'));
      if (!answer) throw new BadRequest('validation_error', 'The form has no answer.');
      const pair = { candidateId, jobId: interest.jobId };
      await context.resolve(ApplicationService).recordInterest(organizationId, pair, answer);
      return { redirect: `/interest/${token}` };
    },
  }),
];

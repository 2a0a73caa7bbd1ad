import { consentHash } from '#modules/candidates';
import { CandidateLinkService } from '#modules/outreach';
import { NotFound } from '#platform/errors.ts';
import { definePage, type PageContext } from '#platform/pages/page.ts';
import { linkLimit } from '../candidate-link.ts';
import { ConfirmationQueries } from './confirmation.queries.ts';
import { ConfirmationService } from './confirmation.service.ts';
import { applicationAgreement, confirmationPage } from './confirmation.view.ts';
import { JobNotOpen } from './job-not-open.ts';

/** Throws NotFound, which never says why a link does not work, and JobNotOpen. */
async function openConfirmation({ params, resolve }: PageContext) {
  const token = params['token'] ?? '';
  const application = await resolve(ConfirmationService).find(token);
  const view = application && (await resolve(ConfirmationQueries).view(application.organizationId, application.id));
  if (!view) throw new NotFound('The page');
  if (view.outcome === null && !view.isOpen) throw new JobNotOpen();
  return { token, application, view };
}

const page = { path: '/confirm/{token}', personal: true, limit: linkLimit };

export const confirmationPages = [
  definePage({
    ...page,
    method: 'get',
    handler: async (context) => {
      const { token, view } = await openConfirmation(context);
      const questions =
        view.outcome === 'applied'
          ? await context.resolve(CandidateLinkService).findFrom(token, 'self-identification')
          : undefined;
      return { document: confirmationPage(token, view, questions) };
    },
  }),
  definePage({
    ...page,
    method: 'post',
    handler: async (context) => {
      const { token, application, view } = await openConfirmation(context);
      const service = context.resolve(ConfirmationService);
      const agreement = applicationAgreement(view);
      // The page may be older than the text that holds now: then it is shown again.
      const isCurrent = ['', consentHash(agreement.text)].includes(context.form.value('agreement'));
      if (context.form.value('answer') === 'discard') await service.discard(application);
      else if (isCurrent) await service.confirm(application, token, agreement);
      return { redirect: `/confirm/${token}` };
    },
  }),
];

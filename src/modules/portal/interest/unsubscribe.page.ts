import { h, type JSX } from 'preact';
import { SuppressionService } from '#modules/outreach';
import { NotFound } from '#platform/errors.ts';
import { definePage, type PageContext } from '#platform/pages/page.ts';
import { CandidateLinkQueries, type MessageRecipient } from '../candidate-link.queries.ts';
import { linkLimit, openLink } from '../candidate-link.ts';
import { layout } from '../layout.ts';
import { portalMessages } from '../portal.messages.ts';

const { unsubscribe: messages } = portalMessages;

/** `a***@example.com`: only its owner recognizes it. */
function masked(address: string): string {
  const at = address.lastIndexOf('@');
  return `${[...address][0] ?? ''}***${at < 0 ? '' : address.slice(at)}`;
}

/** Throws NotFound. */
async function openUnsubscribe(context: PageContext) {
  const link = await openLink(context, 'unsubscribe');
  const { organizationId, messageId } = link;
  const recipient =
    messageId === null ? undefined : await context.resolve(CandidateLinkQueries).recipient(organizationId, messageId);
  if (!recipient) throw new NotFound('The page');
  return { link, recipient };
}

function askPage(token: string, recipient: MessageRecipient): JSX.Element {
  const { address, organizationName } = recipient;
  return layout(
    { title: messages.title, personal: true, organization: recipient },
    h('h1', null, messages.title),
    h('p', null, messages.text(organizationName, masked(address))),
    h('form', { method: 'post', action: `/unsubscribe/${token}` }, h('button', { type: 'submit' }, messages.action)),
  );
}

function donePage(recipient: MessageRecipient): JSX.Element {
  const { address, organizationName } = recipient;
  return layout(
    { title: messages.done, personal: true, organization: recipient },
    h('h1', null, messages.done),
    h('p', null, messages.doneText(organizationName, masked(address))),
  );
}

const path = '/unsubscribe/{token}';

export const unsubscribePages = [
  definePage({
    method: 'get',
    path,
    personal: true,
    limit: linkLimit,
    handler: async (context) => {
      const { link, recipient } = await openUnsubscribe(context);
      const reason = await context
        .resolve(SuppressionService)
        .suppressionReason(link.organizationId, recipient.address);
      return { document: reason === 'unsubscribed' ? donePage(recipient) : askPage(link.token, recipient) };
    },
  }),
  definePage({
    method: 'post',
    path,
    personal: true,
    limit: linkLimit,
    fromAnywhere: true,
    // Mail programs may send multipart/form-data, which is read only on pages that take files.
    maxFileBytes: 1024,
    handler: async (context) => {
      const { link, recipient } = await openUnsubscribe(context);
      await context.resolve(SuppressionService).unsubscribe(link);
      // RFC 8058 forbids redirects.
      return { document: donePage(recipient) };
    },
  }),
];

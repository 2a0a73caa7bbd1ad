import { h, type JSX } from 'preact';
import { SuppressionService } from '#modules/outreach';
import { NotFound } from '#platform/errors.ts';
import { definePage, type PageContext } from '#platform/pages/page.ts';
import { CandidateLinkQueries, type Recipient } from './candidate-link.queries.ts';
import { linkLimit, openLink } from './candidate-link.ts';
import { catalogue } from './catalogue.ts';
import { layout } from './layout.ts';

/** Enough to be recognized by who owns it, too little for anybody else to write to: `a***@example.com`. */
function masked(address: string): string {
  const at = address.lastIndexOf('@');
  return `${[...address][0] ?? ''}***${at < 0 ? '' : address.slice(at)}`;
}

/** Throws NotFound. */
async function opened(context: PageContext) {
  const link = await openLink(context, 'unsubscribe');
  const { organizationId, messageId } = link;
  const recipient =
    messageId === null ? undefined : await context.resolve(CandidateLinkQueries).recipient(organizationId, messageId);
  if (!recipient) throw new NotFound('The page');
  return { link, recipient };
}

function askPage(token: string, { address, organizationName }: Recipient): JSX.Element {
  const { unsubscribe: words } = catalogue();
  return layout(
    { title: words.title, personal: true },
    h('h1', null, words.title),
    h('p', null, words.text(organizationName, masked(address))),
    h('form', { method: 'post', action: `/unsubscribe/${token}` }, h('button', { type: 'submit' }, words.action)),
  );
}

function donePage({ address, organizationName }: Recipient): JSX.Element {
  const { unsubscribe: words } = catalogue();
  return layout(
    { title: words.done, personal: true },
    h('h1', null, words.done),
    h('p', null, words.doneText(organizationName, masked(address))),
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
      const { link, recipient } = await opened(context);
      const found = await context.resolve(SuppressionService).isSuppressed(link.organizationId, recipient.address);
      return { document: found === 'unsubscribed' ? donePage(recipient) : askPage(link.token, recipient) };
    },
  }),
  definePage({
    method: 'post',
    path,
    personal: true,
    limit: linkLimit,
    fromAnywhere: true,
    // Mail programs may send their one field as multipart/form-data, which is read for pages that take files.
    maxFileBytes: 1024,
    handler: async (context) => {
      const { link, recipient } = await opened(context);
      await context.resolve(SuppressionService).unsubscribe(link);
      // RFC 8058 forbids to redirect a mail program.
      return { document: donePage(recipient) };
    },
  }),
];

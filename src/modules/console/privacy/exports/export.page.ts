import { h } from 'preact';
import { ExportService } from '#modules/privacy';
import { configToken } from '#platform/container.ts';
import { liveScripts } from '../../assets.ts';
import { runAudited } from '../../audit-trail.ts';
import { emptyState } from '../../components/empty-state.ts';
import { offsetIn, pager } from '../../components/pager.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../../console.page.ts';
import { liveEvents, liveLine, livePart } from '../../live/live.ts';
import { pathId } from '../../path-id.ts';
import { settingsPage, settingsPath } from '../../settings/settings-layout.ts';
import { exportCopy as t } from './export.messages.ts';
import { candidateExportPath } from './export.view.ts';
import { ExportStream, exportsPerPage } from './export-stream.ts';

const path = settingsPath('exports');
const livePath = `${path}/live`;
const limit = exportsPerPage;

async function list(context: ConsoleContext): Promise<ConsoleReply> {
  const { user, query, resolve } = context;
  const offset = offsetIn(query);
  const requestPage = `${resolve(configToken).baseUrl}/your-data/${user.organizationId}`;
  const { total, view } = await resolve(ExportStream).page(user.organizationId, offset);
  return {
    document: settingsPage(
      context,
      { title: t.title, part: 'exports', scripts: liveScripts },
      h('p', null, t.intro),
      h('form', { method: 'post', action: path }, h('button', { type: 'submit' }, t.action)),
      h('p', null, [t.requests, h('a', { href: requestPage }, requestPage)]),
      total === 0
        ? emptyState(t.empty.title, t.empty.text)
        : [
            liveLine(offset === 0 ? path : `${path}?offset=${offset}`),
            livePart(`${livePath}?offset=${offset}`, view),
            pager({ path, query, total, limit, offset }),
          ],
    ),
  };
}

/** The service names the request, unless an unfinished export answers it. */
async function request(context: ConsoleContext, work: (exports: ExportService) => Promise<unknown>) {
  await runAudited(
    context,
    () => work(context.resolve(ExportService)),
    () => undefined,
  );
  return { redirect: path, notice: t.requested };
}

export const dataExportPages = [
  defineConsolePage({ method: 'get', path, role: 'admin', handler: list }),
  defineConsolePage({
    ...{ method: 'get', path: livePath, role: 'admin', isPart: true },
    handler: async (context) =>
      liveEvents(context, (signal) =>
        context.resolve(ExportStream).follow(context.user.organizationId, offsetIn(context.query), signal),
      ),
  }),
  defineConsolePage({
    ...{ method: 'get', path: `${livePath}/now`, role: 'admin', isPart: true },
    handler: async ({ user, query, resolve }) => ({
      document: (await resolve(ExportStream).page(user.organizationId, offsetIn(query))).view,
    }),
  }),
  defineConsolePage({
    method: 'post',
    path,
    role: 'admin',
    handler: (context) => request(context, (exports) => exports.requestOfOrganization(context.user.organizationId)),
  }),
  defineConsolePage({
    method: 'post',
    path: candidateExportPath('{id}'),
    role: 'admin',
    handler: (context) =>
      request(context, (exports) => exports.requestOfCandidate(context.user.organizationId, pathId(context))),
  }),
];

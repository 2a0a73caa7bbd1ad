import type { RequestHandler } from 'express';
import pLimit, { type LimitFunction } from 'p-limit';
import type { Config } from '../config.ts';
import type { Resolve } from '../container.ts';
import { fileReader } from '../http/body.ts';
import type { Exchange } from '../http/exchange.ts';
import { refuseForeignForms } from '../http/headers/same-origin.ts';
import { networkOf, perNetwork } from '../http/limits/address-limit.ts';
import type { BodyMemory } from '../http/limits/body-memory.ts';
import { limitInFlight } from '../http/limits/in-flight.ts';
import type { RateLimit } from '../http/limits/rate-limit.repository.ts';
import type { LimitRate } from '../http/limits/rate-limit.ts';
import type { Logger } from '../log.ts';
import { callerAddress } from '../network.ts';
import { asPublic } from '../tasks/task-scope.ts';
import type { StreamOptions } from './event-stream.ts';
import { type Form, formReader, maxFormBytes, noForm } from './form.ts';
import { receiveFile } from './forms/file-form.ts';
import type { PageContext, PageDefinition, PageReply, Site } from './page.ts';
import { PageSession, type SessionOptions } from './session.ts';

export type PageOptions = {
  resolve: Resolve;
  sites: readonly Site[];
  config: Config;
  log: Logger;
  streaming?: Partial<StreamOptions>;
  sessions(options: SessionOptions): RequestHandler;
  limit(name: string, allowed: RateLimit): LimitRate;
};

export type RunPage = (exchange: Exchange, params: Record<string, string>) => Promise<PageReply>;

/** Limits concurrent forms: with more, most would not get a database connection in time. Two connections stay free. */
export const formTurns = ({ databasePoolMax }: Config): LimitFunction => pLimit(Math.max(1, databasePoolMax.web - 2));

/** Limits shared by all pages of a process. `memory` is for forms of visitors who are not signed in. */
export type FormLimits = { turns: LimitFunction; memory: BodyMemory };

export function pageRunner(page: PageDefinition, options: PageOptions, { turns, memory }: FormLimits): RunPage {
  const { resolve, config } = options;
  const readForm = formReader(page.maxFileBytes);
  const readUserForm = formReader(page.maxFileBytes, { ofUser: true });
  const readBytes = page.data && fileReader(page.data.maxBytes);
  const { atOnce } = page.data ?? {};
  const limitAtOnce = atOnce && limitInFlight(atOnce.most);
  const limitNetwork = page.atOncePerNetwork && limitInFlight(page.atOncePerNetwork(config));
  const allowed = typeof page.limit === 'function' ? page.limit(config) : page.limit;
  const limit = allowed && perNetwork(options.limit(`${page.method} ${page.path}`, allowed));
  return async ({ req, res, path, search }, params) => {
    const address = callerAddress(req);
    if (page.method === 'post' && !page.fromAnywhere) refuseForeignForms(req, config.baseUrl);
    await limit?.(address, []);
    const query = new URLSearchParams(search);
    const session = 'session' in req ? new PageSession(req) : undefined;
    const nothing = { form: noForm, body: Buffer.alloc(0), received: undefined };
    const context: PageContext = { path, params, query, ...nothing, headers: req.headers, address, session, resolve };
    const handleForm = async (reading: Promise<Form>): Promise<PageReply> => {
      const form = await reading;
      const handler = () => page.handler({ ...context, form });
      return page.waitsForOthers ? handler() : turns(handler);
    };
    const handle = async (): Promise<PageReply> => {
      await page.data?.admit(context);
      if (page.method === 'get') return page.handler(context);
      if (page.receive) {
        const receive = page.receive;
        const received = await receiveFile(req, res, (file) => receive(context, file));
        return turns(() => page.handler({ ...context, received }));
      }
      if (readBytes) {
        await readBytes(req, res);
        // Data may wait for the file store. Forms must not wait for that.
        return page.handler({ ...context, body: req.body as Buffer });
      }
      if (session?.user) return handleForm(readUserForm(req, res));
      return memory.hold(req, maxFormBytes(page.maxFileBytes), (count) => handleForm(count(() => readForm(req, res))));
    };
    const inTurn = (): Promise<PageReply> => {
      if (limitAtOnce && atOnce) return limitAtOnce(params[atOnce.parameter] ?? '', handle);
      return limitNetwork ? limitNetwork(networkOf(address), handle) : handle();
    };
    const reply = await (session ? inTurn() : asPublic(inTurn));
    await session?.save();
    return reply;
  };
}

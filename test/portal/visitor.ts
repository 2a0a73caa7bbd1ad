import { modules } from '../../src/app/modules.ts';
import { validate } from '../../src/platform/schema/validate.ts';
import type { TestApp } from '../support/app.ts';

export type PageResponse = { status: number; headers: Headers; html: string; title: string; location: string | null };

/** A client that does not follow redirects. Takes paths, and URLs from emails. */
export function visitorOf({ base, config, web }: TestApp) {
  const visit = async (path: string, init: RequestInit = {}): Promise<PageResponse> => {
    const response = await fetch(base + path.replace(config.baseUrl, ''), { redirect: 'manual', ...init });
    const html = await response.text();
    const title = /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '';
    return {
      status: response.status,
      headers: response.headers,
      html,
      title,
      location: response.headers.get('location'),
    };
  };
  const send = (path: string, fields: Record<string, string | string[]> = {}, headers: Record<string, string> = {}) => {
    const pairs = Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one]));
    return visit(path, { method: 'POST', body: new URLSearchParams(pairs), headers });
  };
  return {
    visit,
    /** Like `visit`, and follows one redirect. */
    open: async (path: string) => {
      const seen = await visit(path);
      return seen.location === null ? seen : visit(seen.location);
    },
    send,
    upload: (path: string, name: string, bytes: Uint8Array<ArrayBuffer>, file: string) => {
      const body = new FormData();
      body.set(name, new Blob([bytes]), file);
      return visit(path, { method: 'POST', body });
    },
    /** Like `send`, and follows one redirect. */
    follow: async (path: string, fields: Record<string, string | string[]> = {}) => {
      const sent = await send(path, fields);
      return sent.location === null ? sent : visit(sent.location);
    },
    /** Runs the operator's command. */
    startScreening: async (candidate: string, job: string, channel = 'web_form') => {
      const found = modules.flatMap((m) => m.commands ?? []).find((c) => c.name === 'screening start');
      const options = validate(found?.options, { candidate, job, channel });
      const made = (await found?.run({ options, resolve: web.resolve })) as { screening_id: string; form_url: string };
      return { id: made.screening_id, path: made.form_url.replace(config.baseUrl, '') };
    },
  };
}

export const unknownToken = 'A'.repeat(43);

export const statusAndHtml = ({ status, html }: PageResponse) => [status, html];

import { SignInService } from '../../src/modules/access/index.ts';
import type { Tenant, TestApp } from '../support/app.ts';

export type PageResponse = { status: number; text: string; headers: Headers; location: string | null };

/** An HTTP client that keeps cookies and follows no redirects. `origin`: of the service, where a proxy is before it. */
export function consoleClient(base: string, origin = base) {
  const cookies = new Map<string, string>();
  const call = async (
    method: string,
    path: string,
    form?: Record<string, string>,
    from?: string,
  ): Promise<PageResponse> => {
    const response = await fetch(base + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(cookies.size > 0 && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
        ...(method === 'POST' && { origin }),
        ...(from !== undefined && { referer: origin + from }),
      },
      ...(form && { body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    return { status: response.status, text: await response.text(), headers: response.headers, location };
  };
  return {
    cookies,
    get: (path: string) => call('GET', path),
    head: (path: string) => call('HEAD', path),
    /** `from`: the page with the form. */
    post: (path: string, form: Record<string, string> = {}, from?: string) => call('POST', path, form, from),
    /** Sends a form and follows its redirect. */
    async submit(path: string, form: Record<string, string> = {}): Promise<PageResponse> {
      const reply = await call('POST', path, form);
      return reply.location === null ? reply : call('GET', reply.location);
    },
  };
}

export type ConsoleClient = ReturnType<typeof consoleClient>;

/** A client signed in as the organization's first admin, or as its second user, a recruiter. */
export async function signIn(
  app: TestApp,
  { organizationId, userIds }: Tenant,
  role: 'admin' | 'recruiter' = 'admin',
  browser = consoleClient(app.base),
): Promise<ConsoleClient> {
  const { url } = await app.web.resolve(SignInService).makeLink(organizationId, userIds[role === 'admin' ? 0 : 1]);
  const path = url.slice(app.config.baseUrl.length);
  const reply = await browser.post(path);
  if (reply.status !== 303) throw new Error(`signing in answered ${reply.status}: ${reply.text}`);
  return browser;
}

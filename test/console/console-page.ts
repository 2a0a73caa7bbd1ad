import { SignInService } from '../../src/modules/access/index.ts';
import type { Tenant, TestApp } from '../support/app.ts';
import { desktop, startPhones } from '../support/browser.ts';

type Options = NonNullable<Parameters<ReturnType<typeof startPhones>['open']>[0]>;

/** Opens desktop browsers in which an organization's first admin, or its recruiter, is signed in. */
export function consolePages(app: TestApp) {
  const browsers = startPhones(app.base);
  return async (
    { organizationId, userIds }: Tenant,
    role: 'admin' | 'recruiter' = 'admin',
    options: Options = {},
  ): Promise<Awaited<ReturnType<typeof browsers.open>>> => {
    const opened = await browsers.open({ ...desktop, ...options });
    const { url } = await app.web.resolve(SignInService).makeLink(organizationId, userIds[role === 'admin' ? 0 : 1]);
    await opened.go(new URL(url).pathname);
    await opened.page.getByRole('button', { name: 'Sign in' }).click();
    await opened.page.waitForURL('**/console');
    return opened;
  };
}

import { SignInService } from '../../src/modules/access/index.ts';
import type { Tenant, TestApp } from '../support/app.ts';
import { desktop, startPhones } from '../support/browser.ts';

type Options = NonNullable<Parameters<ReturnType<typeof startPhones>['open']>[0]>;

/** Computers at which somebody of an organization is signed in: its first admin, or its recruiter. */
export function desksOf(app: TestApp) {
  const screens = startPhones(app.base);
  return async (
    { organizationId, userIds }: Tenant,
    role: 'admin' | 'recruiter' = 'admin',
    options: Options = {},
  ): Promise<Awaited<ReturnType<typeof screens.open>>> => {
    const desk = await screens.open({ ...desktop, ...options });
    const { url } = await app.web.resolve(SignInService).makeLink(organizationId, userIds[role === 'admin' ? 0 : 1]);
    await desk.go(new URL(url).pathname);
    return desk;
  };
}

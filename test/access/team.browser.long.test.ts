import { expect } from 'vitest';
import { InvitationService, SignInService } from '../../src/modules/access/index.ts';
import { UserService } from '../../src/modules/organizations/index.ts';
import { pipelineOf } from '../applications/pipeline.ts';
import { startApp } from '../support/app.ts';
import { browserTest, desktop, expectAccessible, expectClean, startPhones } from '../support/browser.ts';

const app = await startApp({ worker: false });
const browsers = startPhones(app.base);

browserTest('Show the settings of a team, and to a viewer a board without forms', async () => {
  const tenant = await app.tenant();
  const { organizationId, userIds } = tenant;
  const { job, candidate, apply } = pipelineOf(app, tenant);
  const jobId = await job();
  const application = await apply(await candidate(), jobId, { notes: 'Met on Monday' });
  const [admin = '', viewer = ''] = userIds;
  await app.web
    .resolve(InvitationService)
    .invite(organizationId, { email: 'mira@north.example', role: 'viewer', invitedByUserId: admin });
  await app.web.resolve(UserService).update(organizationId, viewer, { role: 'viewer' });
  const enter = async (userId: string) => {
    const opened = await browsers.open(desktop);
    const { url } = await app.web.resolve(SignInService).makeLink(organizationId, userId);
    await opened.go(new URL(url).pathname);
    await opened.page.getByRole('button', { name: 'Sign in' }).click();
    await opened.page.waitForURL('**/console');
    return opened;
  };
  for (const [user, pages] of [
    [admin, { users: 'settings/users', 'single-sign-on': 'settings/single-sign-on' }],
    [viewer, { board: `jobs/${jobId}/board`, application: `applications/${application}` }],
  ] as const) {
    const opened = await enter(user);
    for (const [name, path] of Object.entries(pages)) {
      expect(await opened.go(`/console/${path}`)).toBe(200);
      await expectAccessible(opened.page);
      await opened.shot(name);
    }
    if (user === viewer) expect(await opened.page.locator('form[method=post]').count()).toBe(0);
    expectClean(opened);
  }
});

import { until } from '../app.ts';
import { type Child, startChild } from './child.ts';

/** A web process on its own, which has chosen a free port. It listens; it may not be ready. */
export async function startWebChild(settings: Record<string, string>): Promise<Child & { base: string }> {
  const child = startChild('src/main.ts', { HOST: '127.0.0.1', ...settings, PORT: '0' });
  const port = await until(
    async () => /"port":(\d+),[^\n]*web is listening/.exec(child.output())?.[1],
    () => `web to listen: ${child.output()}`,
  );
  return { ...child, base: `http://127.0.0.1:${port}` };
}

/** Likewise, ready to serve. */
export async function startReadyWeb(settings: Record<string, string>): Promise<Child & { base: string }> {
  const web = await startWebChild(settings);
  const isReady = async () => (await fetch(`${web.base}/readyz`)).ok;
  await until(isReady, () => `web to be ready: ${web.output()}`);
  return web;
}

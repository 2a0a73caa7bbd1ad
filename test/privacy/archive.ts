import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';
import type { Answer, Api, TestApp } from '../support/app.ts';
import { until } from '../support/app.ts';

/** Name to contents, in the archive's order. */
export type Archive = Map<string, Buffer>;

export async function unzip(bytes: Buffer): Promise<Archive> {
  const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true });
  const files: Archive = new Map();
  for await (const entry of zip.eachEntry()) {
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  return files;
}

/** The link as this test's server has it. */
export const linkAt = ({ base }: TestApp, url: string): string => base + new URL(url).pathname;

export const download = async (url: string): Promise<Archive> => {
  const response = await fetch(url);
  if (response.status !== 200) throw new Error(`download: ${response.status}`);
  return unzip(Buffer.from(await response.arrayBuffer()));
};

/** Waits until the export has ended. */
export const ended = async (api: Api, id: string): Promise<any> =>
  until(async () => {
    const { body } = await api.get(`/exports/${id}`);
    return ['queued', 'running'].includes(body.data.state) ? undefined : body.data;
  }, 'the export to end');

/** Requests an export and returns it once it is done. */
export async function exported(
  app: TestApp,
  api: Api,
  path: string,
): Promise<{ row: any; link: string; files: Archive }> {
  const requested: Answer = await api.call('POST', `/api/v1${path}`);
  if (requested.status !== 202) throw new Error(JSON.stringify(requested.body));
  const row = await ended(api, requested.body.data.export_id);
  if (row.state !== 'done') throw new Error(JSON.stringify(row));
  const link = linkAt(app, row.download_url);
  return { row, link, files: await download(link) };
}

export const linesOf = (files: Archive, name: string): any[] =>
  (files.get(name)?.toString() ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect } from 'vitest';
import { browserTest, expectAccessible, expectClean, startPhones } from '../../support/browser.ts';

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><title>T</title><link rel="icon" href="data:,">
    <meta name="viewport" content="width=device-width"></head>
    <body><main><h1>Title</h1>${body}</main></body></html>`;
const bodies: Record<string, string> = {
  '/good': page('<p>Words.</p>'),
  '/bad': page(
    '<p style="x">Words <font color="#eeeeee">in grey</font></p><img src="/none.png"><input name="a">' +
      '<img alt="" src="http://localhost:9/b.png">',
  ),
  '/wide': page(`<p>${'x'.repeat(200)}</p>`),
};
const server = createServer((req, res) => {
  const body = bodies[req.url ?? ''];
  const policy = "default-src 'none'; img-src 'self' data: http://localhost:9";
  res.writeHead(body ? 200 : 404, { 'content-type': 'text/html', 'content-security-policy': policy }).end(body);
}).listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => server.close());
const phones = startPhones(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);

browserTest('find nothing on a good page whose policy forbids scripts', async () => {
  const phone = await phones.open();
  expect(await phone.go('/good')).toBe(200);
  await expectAccessible(phone.page);
  expectClean(phone);
});

browserTest('notice broken rules, foreign requests, failed files and horizontal scrolling', async () => {
  const phone = await phones.open();
  await phone.go('/bad');
  await expect(expectAccessible(phone.page)).rejects.toThrow(
    /light: image-alt[^]*light: label[^]*dark: color-contrast/,
  );
  expect(phone.faults.join('\n')).toMatch(/requested http:\/\/localhost:9/);
  expect(phone.faults.join('\n')).toMatch(/404 for .*none\.png/);
  expect(phone.faults.join('\n')).toMatch(/Content Security Policy/);
  await phone.go('/wide');
  await expect(expectAccessible(phone.page)).rejects.toThrow(/pixels wide on a screen of 320/);
});

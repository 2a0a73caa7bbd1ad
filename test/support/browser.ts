import { mkdirSync } from 'node:fs';
import path from 'node:path';
import axe from 'axe-core';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, expect, inject, test } from 'vitest';
import { plainHost } from './browser-host.ts';
import { noBrowser } from './programs.ts';

/** The service's origin by that name. */
export const plainOrigin = (base: string): string => base.replace('127.0.0.1', plainHost);

/** Many times what it takes, for a machine that has other things to do. */
const patience = { test: 600_000, page: 120_000 };

/** A test in a browser. Skipped where there is none, except under CI: there it fails. */
export const browserTest = (title: string, run: () => Promise<void>): void =>
  (noBrowser ? test.skip : test)(title, run, patience.test);

const phoneSize = { width: 360, height: 740 };

/** What makes a phone of `startPhones` a computer at a desk: `open(desktop)`. */
export const desktop: BrowserContextOptions = {
  viewport: { width: 1280, height: 800 },
  isMobile: false,
  hasTouch: false,
};

type Phone = Awaited<ReturnType<ReturnType<typeof startPhones>['open']>>;

/** A connection to the one browser of the run, closed with everything opened through it when the test file ends. */
export function sharedBrowser(): () => Promise<Browser> {
  let browser: Promise<Browser> | undefined;
  afterAll(async () => (await browser)?.close());
  return () => {
    const url = inject('browserUrl');
    if (!url) throw new Error('No Chromium or Chrome found, and CI skips no tests. CHROMIUM_PATH may name one.');
    browser ??= chromium.connect(url);
    return browser;
  };
}

/**
 * Phones in the browser of the run. `base` is the service's origin. With SCREENSHOTS=folder in the environment their
 * `shot` keeps pictures there, to be looked at.
 */
export function startPhones(base: string) {
  const browser = sharedBrowser();

  return {
    /** A fresh phone, with a page on it and all that went wrong on that page (see `expectClean`). */
    async open(options: BrowserContextOptions = {}) {
      const context = await (await browser()).newContext({
        viewport: phoneSize,
        hasTouch: true,
        isMobile: true,
        locale: 'en',
        ...options,
      });
      context.setDefaultTimeout(patience.page);
      const page = await context.newPage();
      const faults = watch(page, base);
      return {
        context,
        page,
        faults,
        /** Opens a path of the service and gives the status that it answered. */
        go: async (where: string) => (await page.goto(new URL(where, base).href))?.status(),
        shot: (name: string) => takePicture(page, name),
      };
    },
  };
}

// What a navigation was answered is for the test to say, and of files `response` tells more. Of the other, plain http
// can have no part.
const expected = ['Failed to load resource', 'The Cross-Origin-Opener-Policy header has been ignored'];

/** Keeps what a page must never do: script or style that its policy forbids, requests elsewhere, errors. */
function watch(page: Page, base: string): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    const isFault = message.type() === 'error' && !expected.some((start) => message.text().startsWith(start));
    if (isFault) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== base && url.protocol !== 'data:') faults.push(`requested ${url.origin}`);
  });
  page.on('response', (response) => {
    const isFile = !response.request().isNavigationRequest();
    if (isFile && response.status() >= 400) faults.push(`${response.status()} for ${response.url()}`);
  });
  return faults;
}

/** Fails with all that went wrong on the phone since it was opened. */
export const expectClean = ({ faults }: Phone): void => expect(faults, 'what went wrong in the browser').toEqual([]);

async function takePicture(page: Page, name: string): Promise<void> {
  const folder = process.env['SCREENSHOTS'];
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  const size = page.viewportSize() ?? phoneSize;
  for (const [look, colorScheme, viewport] of [
    ['light', 'light', size],
    ['dark', 'dark', size],
    ['wide', 'light', { width: 1280, height: 800 }],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    await page.screenshot({ path: path.join(folder, `${name}-${look}.png`), fullPage: true });
  }
  await page.setViewportSize(size);
}

// The last of the tags is of WCAG 2.2: the size of what a finger has to hit. Colors alone depend on the scheme.
const rules = {
  light: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice', 'wcag22aa'],
  dark: ['color-contrast'],
};

// In shadow trees as well. Colors that are still changing would be judged halfway.
const endTransitions = `(function end(root) {
  for (const one of root.getAnimations()) if (one instanceof CSSTransition) one.finish();
  for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) end(shadowRoot);
})(document)`;

async function findingsOf(page: Page, scheme: 'light' | 'dark', covered: readonly string[]): Promise<string[]> {
  await page.emulateMedia({ colorScheme: scheme });
  await page.evaluate(endTransitions);
  // Evaluated from outside the page, so its policy may stay as strict as it is.
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(axe.source);
  const { violations } = (await page.evaluate(
    `axe.run(${JSON.stringify({ exclude: covered })}, ${JSON.stringify({ runOnly: rules[scheme], resultTypes: ['violations'] })})`,
  )) as axe.AxeResults;
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${scheme}: ${id} (${help})\n  ${html}\n  ${failureSummary}`),
  );
}

/**
 * Fails with what stands in the way of somebody with a disability, in light and in dark: WCAG 2.1 AA and good practice
 * as far as axe-core sees it, and text that a narrow screen (320 pixels, WCAG 1.4.10) makes one scroll sideways for.
 * `covered`: selectors of parts that an open menu lies over, which are left out.
 */
export async function expectAccessible(page: Page, covered: readonly string[] = []): Promise<void> {
  const findings = [...(await findingsOf(page, 'light', covered)), ...(await findingsOf(page, 'dark', covered))];
  await page.emulateMedia({ colorScheme: null });
  const size = page.viewportSize() ?? phoneSize;
  await page.setViewportSize({ width: 320, height: size.height });
  const width = await page.evaluate<number>('document.documentElement.scrollWidth');
  await page.setViewportSize(size);
  if (width !== 320) findings.push(`is ${width} pixels wide on a screen of 320`);
  if (findings.length > 0) throw new Error(`${page.url()} is not accessible:\n\n${findings.join('\n\n')}`);
}

import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { brandRules, colorSheet } from '../../../src/platform/design/colors.ts';
import { readableOn } from '../../../src/platform/design/contrast.ts';

/** The custom properties of both themes. */
const themesOf = (sheet: string) =>
  sheet
    .split('@media')
    .map(
      (part) => new Map([...part.matchAll(/--([\w-]+):([^;]+);/g)].map(([, name = '', value = '']) => [name, value])),
    );
const themes = themesOf(colorSheet);

test('Give every text of both themes the contrast of WCAG 2.2 on every ground', () => {
  const pairs = [
    ...['text', 'quiet', 'accent', 'good', 'warn', 'bad'].flatMap((text) =>
      ['ground', 'panel', 'tint'].map((ground) => [text, ground]),
    ),
    ...['good', 'busy', 'warn', 'bad'].map((tone) => [tone, `${tone}-ground`]),
    ['on-accent', 'accent'],
    ['on-solid', 'solid'],
  ] as [string, string][];
  expect(themes).toHaveLength(2);
  for (const theme of themes) {
    for (const [text, ground] of pairs) {
      const contrast = wcagContrast(theme.get(text) ?? '', theme.get(ground) ?? '');
      expect(contrast, `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
    expect(wcagContrast(theme.get('edge') ?? '', theme.get('ground') ?? '')).toBeGreaterThanOrEqual(3);
  }
});

test('Darken a color only as far as reading it needs', () => {
  expect(readableOn(['#ffffff'], '#1c2024', '#000000')).toBe('#1c2024');
  const yellow = readableOn(['#ffffff'], '#ffd60a', '#1c2024');
  expect(wcagContrast(yellow, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(wcagContrast(yellow, '#ffffff')).toBeLessThan(5.5);
});

test('Keep text readable whatever the color of an organization', () => {
  for (const color of ['#000000', '#ffffff', '#ffd60a', '#7f7f7f', '#00ff00', '#b30000', '#1a1aff', '#ff80ff']) {
    for (const [index, brand] of themesOf(brandRules(color)).entries()) {
      const theme = new Map([...(themes[index] ?? []), ...brand]);
      for (const [text, ground] of [
        ...['ground', 'panel', 'tint', 'busy-ground'].map((one) => ['accent', one]),
        ['text', 'busy-ground'],
        ['on-accent', 'accent'],
        ['on-solid', 'solid'],
      ] as [string, string][]) {
        const contrast = wcagContrast(theme.get(text) ?? '', theme.get(ground) ?? '');
        expect(contrast, `${text} on ${ground} with ${color}`).toBeGreaterThanOrEqual(4.5);
      }
      expect(wcagContrast(theme.get('solid-edge') ?? '', theme.get('ground') ?? '')).toBeGreaterThanOrEqual(3);
    }
  }
});

import {
  amber,
  amberDark,
  green,
  greenDark,
  indigo,
  indigoDark,
  red,
  redDark,
  slate,
  slateDark,
} from '@radix-ui/colors';
import { inkOn, mixed, readableOn } from './contrast.ts';

/** Twelve shades, from the ground of a page to its text. */
type Scale = Readonly<Record<string, string>>;
type Palette = { isDark: boolean; gray: Scale; accent: Scale; good: Scale; warn: Scale; bad: Scale };

const palettes = {
  light: { isDark: false, gray: slate, accent: indigo, good: green, warn: amber, bad: red },
  dark: { isDark: true, gray: slateDark, accent: indigoDark, good: greenDark, warn: amberDark, bad: redDark },
} satisfies Record<string, Palette>;

const shade = (scale: Scale, number: number): string => Object.values(scale)[number - 1] ?? '';

const groundsOf = ({ isDark, gray }: Palette) => ({
  ground: isDark ? shade(gray, 1) : '#ffffff',
  panel: shade(gray, 2),
  tint: shade(gray, 3),
});

/** Makes a text color that is readable on every ground, and on a pale ground of its own scale. */
function toneOf(palette: Palette, scale: Scale): { text: string; ground: string } {
  const ground = shade(scale, 3);
  const grounds = [...Object.values(groundsOf(palette)), ground];
  return { text: readableOn(grounds, shade(scale, 11), shade(scale, 12)), ground };
}

function tokensOf(palette: Palette): Record<string, string> {
  const { isDark, gray } = palette;
  const grounds = groundsOf(palette);
  const [accent, good, warn, bad] = [palette.accent, palette.good, palette.warn, palette.bad].map((scale) =>
    toneOf(palette, scale),
  ) as [Tone, Tone, Tone, Tone];
  const solid = shade(palette.accent, 9);
  return {
    text: shade(gray, 12),
    quiet: shade(gray, 11),
    ...grounds,
    line: shade(gray, 5),
    'line-strong': shade(gray, 7),
    edge: shade(gray, 9),
    accent: accent.text,
    'on-accent': grounds.ground,
    solid,
    'on-solid': inkOn(solid),
    busy: accent.text,
    'busy-ground': accent.ground,
    good: good.text,
    'good-ground': good.ground,
    warn: warn.text,
    'warn-ground': warn.ground,
    bad: bad.text,
    'bad-ground': bad.ground,
    shadow: isDark ? 'rgb(0 0 0 / 50%)' : 'rgb(28 32 36 / 10%)',
  };
}

type Tone = ReturnType<typeof toneOf>;

const rule = (tokens: Readonly<Record<string, string>>): string =>
  `:root{${Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value};`)
    .join('')}}`;

const inBothThemes = (tokens: (palette: Palette) => Record<string, string>): string =>
  `${rule(tokens(palettes.light))}\n@media (prefers-color-scheme:dark){${rule(tokens(palettes.dark))}}\n`;

/** The colors of all pages, as custom properties. */
export const colorSheet = inBothThemes(tokensOf);

const paleness = 0.1;
/** Contrast of a button with the page. */
const shapeContrast = 3;

type BrandToken = 'accent' | 'on-accent' | 'solid' | 'solid-edge' | 'on-solid' | 'busy' | 'busy-ground';

function brandTokens(palette: Palette, color: string): Record<BrandToken, string> {
  const grounds = groundsOf(palette);
  const ink = shade(palette.gray, 12);
  const pale = mixed(grounds.ground, color, paleness);
  const text = readableOn([...Object.values(grounds), pale], color, ink);
  return {
    accent: text,
    'on-accent': grounds.ground,
    solid: color,
    'solid-edge': readableOn([grounds.ground], color, ink, shapeContrast),
    'on-solid': inkOn(color),
    busy: text,
    'busy-ground': pale,
  };
}

export type BrandSample = Readonly<Record<'ground' | 'link' | 'button' | 'edge' | 'label', string>>;

/** How `#rrggbb` looks on pages of the light and the dark theme, adjusted as `brandRules` does. */
export const brandSamples = (color: string): Readonly<Record<keyof typeof palettes, BrandSample>> => {
  const sampleOf = (palette: Palette): BrandSample => {
    const { accent, solid, ...tokens } = brandTokens(palette, color);
    return {
      ground: groundsOf(palette).ground,
      link: accent,
      button: solid,
      edge: tokens['solid-edge'],
      label: tokens['on-solid'],
    };
  };
  return { light: sampleOf(palettes.light), dark: sampleOf(palettes.dark) };
};

/** Replaces the accent color by `#rrggbb`, in both themes. Text stays readable with any color. */
export const brandRules = (color: string): string => inBothThemes((palette) => brandTokens(palette, color));

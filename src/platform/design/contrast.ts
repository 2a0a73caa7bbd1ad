import { formatHex, interpolate, wcagContrast } from 'culori';

/** The contrast of text that WCAG 2.2 requires. */
const textContrast = 4.5;
const steps = 25;

/** `color`, or the first shade on the way to `ink` that is readable on all `grounds`. */
export function readableOn(grounds: readonly string[], color: string, ink: string, contrast = textContrast): string {
  const shadeAt = interpolate([color, ink], 'oklab');
  for (let step = 0; step <= steps; step++) {
    const shade = formatHex(shadeAt(step / steps));
    if (grounds.every((ground) => wcagContrast(shade, ground) >= contrast)) return shade;
  }
  return ink;
}

/** White or black. One of them is readable on every color. */
export const inkOn = (ground: string): string =>
  wcagContrast('#ffffff', ground) >= textContrast ? '#ffffff' : '#000000';

/** `share` is that of `color`, from 0 to 1. */
export const mixed = (ground: string, color: string, share: number): string =>
  formatHex(interpolate([ground, color], 'oklab')(share));

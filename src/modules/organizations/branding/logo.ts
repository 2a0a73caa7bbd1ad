import { createHash } from 'node:crypto';
import { imageSize } from 'image-size';
import { ValidationError } from '#platform/errors.ts';

export const maxLogoBytes = 200 * 1024;
const maxPixels = 4000;

/** Types are detected by the first bytes. Other types, such as SVG, could contain scripts. */
const types: Readonly<Record<string, string>> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' };

export type Logo = { type: string; hash: string; bytes: Buffer };

const refuse = (message: string): ValidationError =>
  new ValidationError([{ path: 'logo', code: 'invalid_value', message }]);

function measured(bytes: Buffer): { width: number; height: number; type?: string } {
  try {
    return imageSize(bytes);
  } catch {
    throw refuse('must be a PNG, JPEG or WebP image');
  }
}

/** Throws ValidationError for anything but an image that browsers show safely. */
export function logoOf(bytes: Buffer): Logo {
  if (bytes.length > maxLogoBytes) throw refuse(`must be at most ${maxLogoBytes / 1024} KB`);
  const { width, height, type = '' } = measured(bytes);
  const mediaType = types[type];
  if (!mediaType) throw refuse('must be a PNG, JPEG or WebP image');
  if (Math.max(width, height) > maxPixels) throw refuse(`must be at most ${maxPixels} pixels wide and high`);
  return { type: mediaType, hash: createHash('sha256').update(bytes).digest('hex').slice(0, 32), bytes };
}

import { colorSheet } from './colors.ts';

/** A file, or CSS rules. */
export type StylePart = URL | string;

const own = (file: string): URL => new URL(file, import.meta.url);

/** Load the style sheet of a site after these. */
export const baseStyles: readonly StylePart[] = [colorSheet, own('./tokens.css'), own('./base.css')];

import { colorSheet } from './colors.ts';

/** A file, or rules themselves. */
export type StylePart = URL | string;

const own = (file: string): URL => new URL(file, import.meta.url);

/** A site's own style sheet comes after these. */
export const baseStyles: readonly StylePart[] = [colorSheet, own('./tokens.css'), own('./base.css')];

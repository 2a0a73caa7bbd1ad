import { hash, randomBytes } from 'node:crypto';

/** 256 random bits, as 43 characters. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const isToken = (token: string): boolean => /^[\w-]{43}$/.test(token);

/** The form in which tokens are stored. */
export const hashOfToken = (token: string): Buffer => hash('sha256', token, 'buffer');

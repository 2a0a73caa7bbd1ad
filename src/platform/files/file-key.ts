const part = /^[\w-][\w.-]{0,99}$/;

/** Throws for a key that could lead out of the store. */
export function checkKey(key: string): void {
  if (key.length > 500 || !key.split('/').every((one) => part.test(one))) throw new Error('malformed file key');
}

const part = /^[\w-][\w.-]{0,99}$/;

/** Throws for what could lead out of the store: keys are made by us, never by a caller. */
export function checkKey(key: string): void {
  if (key.length > 500 || !key.split('/').every((one) => part.test(one))) throw new Error('a malformed key of a file');
}

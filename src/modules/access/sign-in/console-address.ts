/** Of a page of the console: no other address of this host, nor of another one. */
export const isConsolePage = (address: string): boolean =>
  /^\/console(?:[/?][\w/?&=.%+*-]*)?$/.test(address) &&
  !address.includes('//') &&
  !/(?:\/|%2f|%5c)(?:\.|%2e){1,2}(?:[/?]|%2f|%5c|$)/i.test(address);

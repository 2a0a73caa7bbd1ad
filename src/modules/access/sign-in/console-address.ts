/** Whether the address is a page of the console: no other path of this host, and no other host. */
export const isConsolePage = (address: string): boolean =>
  /^\/console(?:[/?][\w/?&=.%+*-]*)?$/.test(address) &&
  !address.includes('//') &&
  !/(?:\/|%2f|%5c)(?:\.|%2e){1,2}(?:[/?]|%2f|%5c|$)/i.test(address);

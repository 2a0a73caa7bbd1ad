/** `address` is a slug or an ID. */
export const careersPath = (address: string): string => `/careers/${address}`;

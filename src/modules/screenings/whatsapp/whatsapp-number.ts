import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js';

function read(text: string | null, country?: CountryCode) {
  // Many write 00 for the plus.
  const number = parsePhoneNumberFromString((text ?? '').replace(/^\s*00/, '+'), country);
  return number?.isValid() ? number : undefined;
}

/** Digits; a number without country code takes the other's. Undefined without any: a guess might reach a stranger. */
export function whatsappIdOf(whatsappNumber: string | null, phoneNumber: string | null): string | undefined {
  const country = read(whatsappNumber)?.country ?? read(phoneNumber)?.country;
  const number = read(whatsappNumber, country) ?? read(phoneNumber, country);
  return number?.number.slice(1);
}

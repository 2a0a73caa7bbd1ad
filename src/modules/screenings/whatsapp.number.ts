import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js';

function read(text: string | null, country?: CountryCode) {
  // 00 is how many write the plus
  const number = parsePhoneNumberFromString((text ?? '').replace(/^\s*00/, '+'), country);
  return number?.isValid() ? number : undefined;
}

/**
 * The number to write to, as WhatsApp wants it: with the country code, digits only. The WhatsApp number of a candidate
 * or else the phone number; one without a country code is of the country of the other. Undefined when neither is clear:
 * a guess at the country would write to a stranger.
 */
export function whatsappIdOf(whatsappNumber: string | null, phoneNumber: string | null): string | undefined {
  const country = read(whatsappNumber)?.country ?? read(phoneNumber)?.country;
  const number = read(whatsappNumber, country) ?? read(phoneNumber, country);
  return number?.number.slice(1);
}

/** Typed by people: 6 to 20 digits with any punctuation, and an extension. Blank text matches too. */
export const typedPhoneNumber = /^(?:\s*|[^\p{L}]*(?:\d[^\p{L}\d]*){6,20}(?:(?:ext|x)\.?\s*\d{1,6})?)$/iu;

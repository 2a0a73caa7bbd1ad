import { nameList, regex, regexesOf } from '#readers/patterns';

const topLevelDomains = nameList(`
  com|org|net|io|dev|me|in|co|ai|app|xyz|tech|info
  site|online|page|design|blog|studio|works|space|digital|cloud|website
  de|uk|fr|es|it|nl|eu|ca|us|ch|at|se|pl|br|au|cn|kr|jp|id
`).join('|');

export const contactPatterns = {
  emailLocalPart: {
    pattern: /[\p{L}\p{N}._%+'-]{1,64}$/u,
    examples: ['ada', 'mail: ada.lovelace+work', 'josé'],
    counterexamples: ['ada ', '('],
  },
  emailDomain: {
    pattern: /^(?:[a-z0-9](?:[a-z0-9-]{0,62})\.){1,6}[a-z]{2,24}(?![a-z0-9])/i,
    examples: ['example.com', 'mail.example.co.uk, London'],
    counterexamples: ['example', '-example.com', 'example.c1'],
  },
  phoneLabel: {
    pattern: regex('iu')`
      (?:phone|mobile|mob|tel|telephone|cell|contact(?: no| number)?|ph|whatsapp|handy|电话|手机)\.?\s{0,2}
      (?:no\.?)?\s{0,2}[:：-]?\s{0,2}$
    `,
    examples: ['Phone: ', 'Mob. No.:', 'contact number ', '电话：'],
    counterexamples: ['Phone: home ', 'fax '],
  },
  phone: {
    pattern: /(?<![\p{L}\d@./_-])[+(]{0,2}\d[\d().\- /]{5,22}\d(?![\d@]|[./]\d)/gu,
    examples: ['+44 20 7946 0018', '(415) 555-0132', '9876543210'],
    counterexamples: ['12345', 'v1234567', '1234567@example.com'],
  },
  yearRange: {
    pattern: /(?<!\d)(?:19|20)\d\d\s?[-/. ]{1,3}(?:19|20)?\d\d(?!\d)/,
    examples: ['2019 - 2021', '2016-18', '1998/1999'],
    counterexamples: ['2019', '555-2019-123'],
  },
  /** A line outside the contact details that may hold a phone number. */
  phoneLine: {
    pattern: /phone|mobile|tel\b|cell|contact|call|\+\d/i,
    examples: ['Mobile 98765', '+91 98765', 'Call me'],
    counterexamples: ['telling', '98765'],
  },
  looseNumber: {
    pattern: /[+(]{0,2}\d[\d().\- /]{6,22}\d/g,
    examples: ['+44 20 7946 0018', '12345678'],
    counterexamples: ['2019', '12 34'],
  },
  emailLike: {
    pattern: /\S{1,64}@\S{1,190}/gu,
    examples: ['ada@example.com', 'a@b'],
    counterexamples: ['ada @ example'],
  },
  website: {
    pattern: regex('gu')`
      (?<![\p{L}\d@._/-])(?:
      https?://[^\s|,;()<>"]{3,200}|
      www\.[^\s|,;()<>"]{3,200}|
      (?:[a-z0-9-]{1,40}\.){1,3}(?:${topLevelDomains})(?![\p{L}\d@-])(?:/[^\s|,;()<>"]{0,150})?)
    `,
    examples: ['https://example.com/ada', 'www.example.com', 'ada.dev', 'portfolio: ada.github.io/cv'],
    counterexamples: ['ada@example.com', 'example.zip', 'Node'],
  },
  /** Technologies and mail providers whose names look like websites. */
  otherWebsite: {
    pattern: regex('iu')`
      ^(?:https?:\/\/)?(?:www\.)?
      (?:node\.js|asp\.net|vb\.net|ado\.net|socket\.io|gmail\.com|yahoo\.com|outlook\.com|hotmail\.com)
    `,
    examples: ['socket.io', 'gmail.com', 'www.yahoo.com'],
    counterexamples: ['ada.io', 'example.com'],
  },
  closingPunctuation: {
    pattern: /[.,;:)\]]{1,5}$/,
    examples: ['ada.dev.', 'github.com/ada),'],
    counterexamples: ['ada.dev'],
  },
  profileUrl: {
    pattern: regex('giu')`
      (?:https?:\/\/)?(?:[a-z]{2,3}\.)?
      (?:linkedin\.com\/(?:in|pub)\/|github\.com\/|gitlab\.com\/|stackoverflow\.com\/users\/|
      behance\.net\/|dribbble\.com\/|kaggle\.com\/|medium\.com\/@?)
      [\p{L}\d%._/-]{1,100}
    `,
    examples: ['linkedin.com/in/ada', 'https://github.com/ada', 'in.linkedin.com/pub/ada', 'medium.com/@ada'],
    counterexamples: ['linkedin.com/company/acme', 'github.com/', 'example.com/ada'],
  },
  /** Groups: host, name. */
  profileHandle: {
    pattern: regex('giu')`
      (?<![\p{L}.])(linkedin|github|gitlab)\s?:\s?(?:\/\/)?\s?
      @?([a-z\d](?:[a-z\d-]{1,38}))(?![\p{L}\d./@-])
    `,
    examples: ['GitHub: ada-l', 'linkedin:@ada'],
    counterexamples: ['github.com/ada', 'GitHub: example.com', 'my github'],
  },
  locationLabel: {
    pattern: regex('iu')`
      (?:^|[\s|•·,;])
      (?:current location|location|address|residence|city of residence|residing (?:in|at)|city|based in|地址|所在地)
      \s?[:：]\s?([^|•·;]{2,120})
    `,
    examples: ['Location: Pune', '| Address : 12 High Street, London', '地址：上海'],
    counterexamples: ['Location Pune', 'allocation: 5'],
  },
  nextLabel: {
    pattern: regex('iu')`
      \s(?:e-?mail|phone|mobile|tel|linkedin|github|portfolio|website|date of birth|dob|nationality|languages?)\s?:
    `,
    examples: ['Pune Email: ada', 'Pune Phone : 1'],
    counterexamples: ['Email: ada', 'Pune'],
  },
  otherPlaceLine: {
    pattern: /\b(?:university|college|institute|school|bachelor|master|gpa|inc|ltd|gmbh)\b/iu,
    examples: ['University of Pune', 'Acme Ltd'],
    counterexamples: ['Pune, India', 'Ada Lovelace'],
  },
};
export const contactRegex = regexesOf(contactPatterns);

export const profileHosts: Record<string, string> = {
  linkedin: 'linkedin.com/in/',
  github: 'github.com/',
  gitlab: 'gitlab.com/',
};

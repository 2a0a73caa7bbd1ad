import { nameList, regex, regexesOf, regexPart } from '#readers/patterns';

const topLevelDomains = nameList(`
  com|org|net|edu|gov|io|dev|me|in|co|ai|app|xyz|tech|info|biz|name|pro|link|bio|cv|id|to|ly|gg|gl
  site|online|page|pages|design|blog|studio|works|space|digital|cloud|website|live|life|world|email|mail
  de|uk|fr|es|it|nl|eu|ca|us|ch|at|se|no|dk|fi|be|ie|pt|pl|cz|gr|ro|ru|tr|ua|br|mx|ar|au|nz|za|ng|ke
  cn|kr|jp|hk|tw|sg|my|ph|th|vn|ae|sa|il|pk|bd|lk|np
`).join('|');
// Few enough that words around "dot" rarely end in one by chance.
const spelledDomains = 'com|org|net|in|io|dev|me|co|ai|app|info|edu|uk|de|fr|us|ca|au';
const mailHosts = 'gmail|googlemail|ymail|hotmail|rediffmail|protonmail|icloud';
const networks = nameList(`
  linkedin|github|gitlab|twitter|telegram|skype|facebook|instagram|insta|whatsapp|wechat|discord|viber
  e-?mail|phone|mobile|mob|tel|ph|电话|手机
`).join('|');
const numberWords = 'zero|nought|oh|one|two|three|four|five|six|seven|eight|nine|double|triple';

const label = String.raw`[\p{L}\p{N}][\p{L}\p{N}-]{0,39}`;
const spelledDot = regexPart`
  (?:\s{0,2}[.。]\s{0,2}|\s{1,3}dot\s{1,3}|[-_]dot[-_])
`;
const digit = String.raw`[\p{Nd}〇零一二三四五六七八九]`;

/** Other spellings of "@" and "." in addresses. */
export const spellingPatterns = {
  at: {
    pattern: regex('giu')`
      \s{0,2}[\[(\{<«|*_~=#]{1,2}\s{0,2}(?:at|@|ät|arroba)\s{0,2}[\])\}>»|*_~=#]{1,2}\s{0,2}|
      (?<=[\p{L}\p{N}])[\[(\{<]a[\])\}>](?=[\p{L}\p{N}])|
      &(?:#0{0,4}64|#x0{0,4}40|commat);|
      %40
    `,
    examples: ['ada (at) mail', 'ada[at]mail', 'ada {AT} mail', 'ada(a)mail', 'ada &#64; mail', 'ada _at_ mail'],
    counterexamples: ['engineer at Acme', 'attorney-at-law', '(a) first'],
  },
  dot: {
    pattern: regex('giu')`
      \s{0,2}[\[(\{<«|*_~=#]{1,2}\s{0,2}(?:dot|\.|punkt|punto)\s{0,2}[\])\}>»|*_~=#]{1,2}\s{0,2}|
      &(?:#0{0,4}46|#x0{0,4}2e|period);
    `,
    examples: ['mail (dot) com', 'mail[.]com', 'mail {DOT} com', 'mail&#46;com'],
    counterexamples: ['polka dot', 'mail.com'],
  },
};
export const spellingRegex = regexesOf(spellingPatterns);

export const contactDataPatterns = {
  link: {
    pattern: regex('giu')`
      (?<![\p{L}\p{N}])(?:[a-z][a-z\d+-]{1,20}\s{0,2}:\s{0,2}//\s{0,2}|mailto:|tel:|skype:|www\s{0,2}\.\s{0,2})\S{1,300}
    `,
    examples: ['https://ada.example/cv', 'HTTP : // ada', 'www.ada', 'www . ada', 'mailto:ada', 'tel:123'],
    counterexamples: ['client/server', 'TCP/IP', 'awww.ada'],
  },
  email: {
    pattern: regex('giu')`
      (?:(?<!\S)\S(?:\s\S){1,40}|\S{1,64})?\s{0,2}@\s{0,2}
      (?:\S(?:\s\S){2,60}(?!\S)|\S{0,190}(?:${spelledDot}${label}){0,4})
    `,
    examples: ['ada@example.com', 'a d a @ x . c o m', 'ada @ mail dot com', '@ada', 'ada@'],
    counterexamples: ['ada at home'],
  },
  spelledEmail: {
    pattern: regex('giu')`
      [\p{L}\p{N}._%+-]{1,64}(?:\s{1,2}(?:dot|underscore|dash|hyphen)\s{1,2}[\p{L}\p{N}._%+-]{1,40}){0,3}
      (?:\s{1,3}at(?:\s{1,2}the\s{1,2}rate)?\s{1,3}|[-_]at[-_])
      (?:
      ${label}(?:(?:\s{1,3}dot\s{1,3}|[-_]dot[-_])${label}){1,4}|
      (?:${mailHosts})(?![\p{L}\p{N}])(?:${spelledDot}${label}){0,3}
      )
    `,
    examples: ['ada at mail dot com', 'ada dot l at gmail', 'ada at gmail.com', 'ada-at-mail-dot-com'],
    counterexamples: ['engineer at Acme', 'attorney-at-law', 'at work'],
  },
  joinedEmail: {
    pattern: /[\p{Ll}\p{N}._-]{2,64}(?:AT|At)[\p{Ll}\p{N}-]{2,40}(?:DOT|Dot)\p{Ll}{2,24}/gu,
    examples: ['adaATgmailDOTcom', 'ada.lAtmailDotorg'],
    counterexamples: ['LATAM', 'CreATed'],
  },
  /** A name behind the name of a network or of a way to reach somebody. */
  labelledName: {
    pattern: regex('giu')`
      (?<![\p{L}\p{N}])(?:${networks})
      (?:
      (?:\s{1,2}(?:id|handle|user(?:name)?|profile|no\.?|number|me)){0,2}\s{0,2}[:：=]\s{0,2}\S{1,200}|
      \s{1,2}(?:id|handle|username)\s{0,2}[-–]\s{0,2}\S{1,200}|
      /(?=\p{L}{0,60}[\d_.-])[\p{L}\d_.-]{3,60}
      )
    `,
    examples: ['LinkedIn: ada-l', 'skype id - ada', 'Telegram handle: ada', 'linkedin/ada-l', 'Mobile: 98450'],
    counterexamples: ['LinkedIn Recruiter', 'GitHub/GitLab', 'Email marketing', 'Mobile developer'],
  },
  profilePath: {
    pattern: /(?<![\p{L}\p{N}])(?:in|pub)\/[\p{L}\p{N}_-]{3,100}/giu,
    examples: ['in/ada-lovelace', 'linkedin in/ada'],
    counterexamples: ['Admin/ops', 'in / out'],
  },
  spelledWebsite: {
    pattern: regex('giu')`
      (?<![\p{L}\p{N}])${label}
      (?:(?:\s{1,2}dot\s{1,2}${label}){0,2}\s{1,2}dot\s{1,2}|\s{1,2}[.。]\s{0,2}(?!net))
      (?:${spelledDomains})(?![\p{L}\p{N}])
    `,
    examples: ['ada dot dev', 'ada . dev', 'mail dot example dot com'],
    counterexamples: ['polka dot pattern', 'Microsoft .NET developer', 'Worked at Acme. In 2012'],
  },
  /** A phone number, or dates. */
  number: {
    pattern: regex('gu')`
      [+(]{0,2}${digit}(?:[^\p{L}\p{Nd}]{0,3}${digit}){6,40}
    `,
    examples: ['+91 98450 12345', '9 8 4 5 0 1 2 3 4 5', '98450/12345', '२०१२ ३४५६', '2012 - 2016'],
    counterexamples: ['560001', '2012', '10 years, 500 users'],
  },
  spelledNumber: {
    pattern: regex('giu')`
      (?<![\p{L}\p{N}])(?:(?:${numberWords}|\p{Nd})[\s,.;/–-]{0,3}){7,60}
    `,
    examples: [
      'nine eight four five zero one two three',
      '9 eight 4 five 0 one 2',
      'double-nine-eight-four-five-six-seven',
    ],
    counterexamples: ['one or two', 'Series 7'],
  },
};
export const contactDataRegex = regexesOf(contactDataPatterns);

/** Names of technologies look like websites too: matches are judged one by one. */
export const websitePatterns = {
  website: {
    pattern: regex('giu')`
      (?<![\p{L}\p{N}@._-])(?:${label}[.。]){0,3}
      (?:[\p{L}\p{N}][\p{L}\p{N}-]{1,39}[.。](?:${topLevelDomains})(?![\p{L}\p{N}])(?:[/?#]\S{0,300})?|
      [\p{L}\p{N}][\p{L}\p{N}-]{0,39}[.。](?:${topLevelDomains})[/?#]\S{1,300})
    `,
    examples: ['ada.dev', 'ada.github.io/cv', 't.me/ada', 'example.co.uk', 'ASP.NET'],
    counterexamples: ['Node.js', 'B.Com', 'M.Tech', 'e.g.', 'Ph.D'],
  },
};
export const websiteRegex = regexesOf(websitePatterns);

/** Left in a short text, these mean that something was spelled in a way that no pattern knows. */
export const remainderPatterns = {
  address: {
    pattern: regex('iu')`
      @|(?<![\p{L}\p{N}])dot\s{0,3}(?:${spelledDomains})(?![\p{L}\p{N}])|
      (?<![\p{L}\p{N}])(?:${mailHosts})\s{0,3}[.。,]?\s{0,3}(?:com|in)(?![\p{L}\p{N}])
    `,
    examples: ['ada dot com', 'gmail com', 'a @'],
    counterexamples: ['Gmail API', 'polka dot'],
  },
  year: {
    pattern: /(?<!\p{Nd})(?:19|20)\p{Nd}\p{Nd}(?!\p{Nd})/gu,
    examples: ['2012', 'May 1998'],
    counterexamples: ['20123', '560001'],
  },
  emptyBrackets: {
    pattern: /[([{<]\s{0,10}[)\]}>]/gu,
    examples: ['()', '( )', '[]'],
    counterexamples: ['(a)'],
  },
  openBracket: {
    pattern: /[([{<][^)\]}>]{0,24}$/gu,
    examples: ['ada (at', 'ada ['],
    counterexamples: ['ada (lead)'],
  },
  edges: {
    pattern: /^[\s|,;:•·–—/\\+([{<*-]{1,100}|[\s|,;:•·–—/\\([{<*-]{1,100}$/gu,
    examples: [' | ada', 'ada, ', 'ada ('],
    counterexamples: ['C++', 'ada (lead)'],
  },
};
export const remainderRegex = regexesOf(remainderPatterns);

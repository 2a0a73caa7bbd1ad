import { regex, regexesOf } from '#readers/patterns';

export const workModePatterns = {
  modeLabel: {
    pattern: regex('')`
      ^(?:work|working|job|remote|location|employment|workplace) ?
      (?:mode|model|arrangements?|type|status|setup|set-up|style|option|place type)$|
      ^(?:type of work|workplace|work ?mode|remote|wfh|wfo|job type|job types|mode of work|mode of working|work from home)$
    `,
    examples: ['work mode', 'employment type', 'remote status', 'workplace', 'mode of work'],
    counterexamples: ['mode', 'work location', 'type of contract'],
  },
  remotelyLabel: {
    pattern: /^\W*(?:work(?:ing)? remotely|remote|remote work)$/,
    examples: ['work remotely', 'remote work', '* working remotely'],
    counterexamples: ['remote team', 'work mode'],
  },
  yes: { pattern: /^\W*yes\b/i, examples: ['Yes', '* yes, always'], counterexamples: ['Yesterday', 'No'] },
  no: { pattern: /^\W*no\b/i, examples: ['No', '- no'], counterexamples: ['Not yet', 'Temporarily'] },
  /** "If you look for a remote job, please don't apply", "either remote or from the office" */
  remoteDenied: {
    pattern: regex('')`
      \bremote or\b|\bor remote\b|
      \bremote\b.{0,80}\b(?:don['’]?t|do not|cannot|can['’]?t)\b|
      \b(?:don['’]?t|do not|cannot|can['’]?t)\b.{0,80}\bremote\b
    `,
    examples: ['looking for a remote job, please do not apply', 'remote or onsite', "we can't offer remote work"],
    counterexamples: ['a fully remote position'],
  },
};
export const workModeRegex = regexesOf(workModePatterns);

export const workModeWords = {
  hybrid: { pattern: /\bhybrid\b/, examples: ['hybrid', '3 days hybrid'], counterexamples: ['hybrids'] },
  remote: {
    pattern: regex('')`
      \b(?:fully )?remote\b|\bwork(?:ing)? from home\b|\bwfh\b|\btelecommut|\bwork from anywhere\b
    `,
    examples: ['fully remote', 'working from home', 'wfh', 'telecommuting'],
    counterexamples: ['remotely', 'home'],
  },
  onsite: {
    pattern: regex('')`
      \bon-?site\b|\bon site\b|\bwork(?:ing)? from (?:the )?office\b|\bwfo\b|\bin[- ](?:the )?office\b|\bin[- ]person\b
    `,
    examples: ['onsite', 'on-site', 'work from the office', 'in-office', 'in person'],
    counterexamples: ['website', 'office'],
  },
};
export const workModeWordRegex = regexesOf(workModeWords);

export const workModeStatements = {
  hybrid: {
    pattern: regex('')`
      \bhybrid[- ](?:work(?:ing)?|role|position|job|employees?|schedule|office|set-?up|remote|opportunity)\b
      (?! environments?\b)|
      \bhybrid (?:mode|model)\b|
      \(hybrid\b|
      \bhybrid\b[ ,:;–-]{1,3}\(?\d (?:days?|x)|
      \b(?:\d|one|two|three|four)(?:(?: ?[-–] ?| or | to )(?:\d|two|three|four))? days?
      (?: (?:a|per|in a|each|every) (?:week|month|fortnight))?
      \s(?:(?:working|work|flex) )?(?:in|at|from|on) (?:the |our )?(?:[\w'’-]+ )?(?:office|home|site)\b|
      \b\d0% (?:of (?:your|the) time )?(?:in[- ](?:the )?)?office\b|\b(?:rest|remainder|others?)(?: of the week)? (?:at|from) home\b|
      ^hybrid\W*$|^hybrid[:.,]
    `,
    examples: [
      'a hybrid role',
      'hybrid model',
      'hybrid, 3 days',
      '2 days a week in the office',
      'one day from home',
      'two days a week in our leeds office, the rest from home',
      '60% office attendance',
      'hybrid',
    ],
    counterexamples: ['hybrid cloud', 'hybrid working environment', 'hybrid apps'],
  },
  remote: {
    pattern: regex('')`
      \b(?:fully|100%|completely|entirely|permanently|permanent) remote\b|
      (?<!\b(?:no|not|not a|non) )\bremote (?:position|role|job|opportunity|opening|vacancy|only)\b|
      \bthis (?:is a|role is|position is|job is)(?: fully)? remote\b|
      \bwork from home (?:job|role|position|opportunity|only)\b|
      \bpermanent work from home\b|
      \bwork(?:ing)? remotely from (?:anywhere|home)\b|
      \(remote\b[^)]{0,30}\)|
      ^remote\W*$|\bremote (?:forever|first|in (?:the )?(?:us|usa|uk|eu|india|canada|australia)\b)|\bwfh (?:set-?up|with)\b|
      ^remote ?[-–,(] ?(?:us|usa|uk|eu|india|europe|canada|anywhere|worldwide)\b
    `,
    examples: [
      'fully remote',
      'a remote position',
      'this role is remote',
      '(remote in india)',
      'remote - us',
      'remote in the us',
      'wfh with monthly visits',
    ],
    counterexamples: ['not a remote position', 'remote teams', 'remote servers'],
  },
  onsite: {
    pattern: regex('')`
      \b(?:compulsory |only |strictly |mandatory )?work(?:ing)? from (?:the )?office\b(?! (?:later|once|occasionally))|
      \bon-?site (?:role|position|job|work only|opportunity|only)\b|
      \bthis (?:position|role|job) is (?:an )?on-?site\b|
      \(on-?site\)|
      \bin[- ]office (?:role|position|job)\b|
      \bable to work on-?site\b|
      ^on-?site\W*$|, on-?site\W*$|\bhours are [^.;]{1,40}, in(?: the)? office\b|
      \bno (?:remote|work from home|wfh)\b|
      \bnot (?:a )?remote (?:role|position|job)\b
    `,
    examples: ['work from office', 'an on-site role', 'no work from home', 'not a remote job', 'night shifts, onsite'],
    counterexamples: ['work from the office once', 'on-site support', 'onsite visits'],
  },
};
export const workModeStatementRegex = regexesOf(workModeStatements);

export const workModeHashtags = {
  remote: { pattern: /#li-?remote\b/, examples: ['#li-remote', '#liremote'], counterexamples: ['remote'] },
  hybrid: { pattern: /#li-?hybrid\b/, examples: ['#li-hybrid'], counterexamples: ['#hybrid'] },
  onsite: { pattern: /#li-?on-?site\b/, examples: ['#li-onsite', '#li-on-site'], counterexamples: ['#li-site'] },
};
export const workModeHashtagRegex = regexesOf(workModeHashtags);

const inTitle = (mode: string): RegExp =>
  regex('')`
    [([|,–—-] ?(?:fully |100% )?${mode}(?: ?[)\]|,–—-]| only|$)|
    [([]${mode}\b[^)\]]{0,30}[)\]]
  `;

export const workModeTitles = {
  hybrid: {
    pattern: inTitle('hybrid'),
    examples: ['engineer (hybrid)', 'engineer, hybrid'],
    counterexamples: ['hybrid engineer', 'engineer, hybrid cloud'],
  },
  remote: {
    pattern: inTitle('remote'),
    examples: ['engineer - fully remote', '[remote us] engineer', 'engineer, remote only'],
    counterexamples: ['remote sensing engineer'],
  },
  onsite: {
    pattern: inTitle('on-?site'),
    examples: ['engineer (on-site)', 'engineer | onsite'],
    counterexamples: ['on-site engineer'],
  },
};
export const workModeTitleRegex = regexesOf(workModeTitles);

import { isRegion } from './place.regions.ts';
import type { PostingLine } from './posting.text.ts';

export type WorkMode = 'onsite' | 'remote' | 'hybrid';
/** Labels of places ("Pune, Maharashtra") in the posting's order, and where the work is done. */
export type PlaceReading = { locations: string[]; workMode: WorkMode | null };

type Labelled = { label: string; value: string };

const placeLabel =
  /^(?:primary |additional |other |preferred |base |posting |hiring )?(?:job |work |working |office |company )?(?:locations?|city|cities|place of work|work ?place|job site|place of posting)(?: ?\(s\))?$/;
const modeLabel =
  /^(?:work|working|job|remote|location|employment|workplace) ?(?:mode|model|arrangements?|type|status|setup|set-up|style|option|place type)$|^(?:type of work|workplace|work ?mode|remote|wfh|wfo|job type|job types|mode of work|mode of working|work from home)$/;
const remotelyLabel = /^\W*(?:work(?:ing)? remotely|remote|remote work)$/;
const maxValue = 160;
const maxPlaces = 20;

/** Only what is labelled, tagged or said in so many words is taken: a wrong place is worse than none. */
export function readPlaces(title: string, lines: readonly PostingLine[], shown: readonly string[]): PlaceReading {
  const labels = labelledOf(lines);
  const places = labels.filter(({ label }) => placeLabel.test(label)).flatMap(({ value }) => placesOf(value));
  const commutes = lines.flatMap(({ text }) => commute(text));
  return {
    locations: unique([...places, ...commutes]).slice(0, maxPlaces),
    workMode: modeOf(title, labels, lines, shown),
  };
}

const unique = (names: readonly string[]): string[] => {
  const seen = new Set<string>();
  return names.filter((name) => !seen.has(name.toLowerCase()) && seen.add(name.toLowerCase()));
};

/** "Location: Pune", "Location - Pune", and a label on one line with its value on the next. */
function labelledOf(lines: readonly PostingLine[]): Labelled[] {
  return lines.flatMap(({ text }, n) => {
    const parts = text.slice(0, 400).split(/ \| |(?<=[.;,]) (?=(?:Job |Work )?(?:Location|Mode)\b)/);
    return parts.flatMap((part) => {
      const [, label, value] =
        /^\W{0,3}([\p{L}][\p{L} ()-]{1,40}?)\s*(?::[\s:-]*|\s?[-–—]+\s+|\s[-–—]+\s?)(.*)$/u.exec(part.trim()) ?? [];
      if (label !== undefined && value) return [{ label: label.toLowerCase(), value }];
      // a form pasted without its colons
      const named = /^(?:(?:job|work) )?location (\p{Lu}.*)$/iu.exec(part.trim())?.[1];
      if (named !== undefined) return [{ label: 'location', value: named }];
      const bare = (label ?? text).toLowerCase().replace(/\W+$/, '');
      const next = lines[n + 1]?.text;
      const opens = placeLabel.test(bare) || modeLabel.test(bare) || remotelyLabel.test(bare);
      return opens && next !== undefined && parts.length === 1
        ? [{ label: bare, value: next.replace(/^\W{0,3}/, '') }]
        : [];
    });
  });
}

/** What Indeed writes: "Pune, Maharashtra: Reliably commute or planning to relocate before starting work (Required)". */
function commute(text: string): string[] {
  const at = text.slice(0, 300).search(/: (?:Reliably commute|Relocate before|Willing to relocate)/i);
  // An address; its last two parts are the town and its region.
  return at > 0 ? labelsOf(text.slice(0, at).split(',').slice(-2).join(',')) : [];
}

const noPlace =
  /\b(?:remote|remotely|hybrid|onsite|on-site|office|home|wfh|wfo|anywhere|multiple|various|flexible|locations?|any|candidates?|job|work|working|limited|ltd|pvt|required|preferred|notice|salary|experience|shift|company|based|only|please|apply|team|client|days?|see|tbd|n\/a|na|not|near|open|across|within|available|relocate|we|our|is|are|will|you|must|services?|tracking|intelligence|analytics|details?|preferences?|statements?|reason)\b/i;

function placesOf(raw: string): string[] {
  const value = raw
    .replace(
      /\((?:preferred|required|wfo|wfh|onsite|on-site|hybrid|remote|work from office|work from home|only)\)/gi,
      '',
    )
    .replace(/\b\d{5,6}\b|\bpin ?code\b/gi, '');
  if (value.length > maxValue) return [];
  const inside = /^\W*remote\W+(?:in\s+)?([\p{Lu}][\p{L} ,.]+?)\W*$/iu.exec(value)?.[1];
  const outside =
    /^(.+?)\s*(?:,|\(|-|–|or|\/)\s*(?:remote|hybrid|on-?site|work from (?:office|home)|wfo|wfh)\W*(?:only\W*)?$/iu.exec(
      value,
    )?.[1];
  return (inside ?? outside ?? value)
    .replace(/\([^()]{0,80}\)/g, ' ')
    .split(/\s*(?:\/|;|\||\sor\s|\sand\s|&|•|\n)\s*/i)
    .flatMap(labelsOf)
    .slice(0, maxPlaces);
}

/** "Pune, Maharashtra" is one place; "Pune, Mumbai, Delhi" are three. */
function labelsOf(text: string): string[] {
  const parts = text
    .split(',')
    .map((part) => part.replace(/^[\s(–-]+|[\s).!*–-]+$/g, '').replace(/\s+/g, ' '))
    .filter(Boolean);
  if (parts.length === 0 || !parts.every(isName)) return [];
  // "India, Maharashtra, Mumbai"
  if (isRegion(parts[0] ?? '') && !isRegion(parts.at(-1) ?? '') && parts.length <= 3) parts.reverse();
  const labels: string[] = [];
  for (const one of parts) {
    const last = labels.length - 1;
    if (last >= 0 && isRegion(one)) labels[last] = `${labels[last]}, ${one}`;
    else labels.push(one);
  }
  return labels;
}

const isName = (text: string): boolean =>
  text.length <= 50 &&
  text.split(' ').length <= 4 &&
  /^\p{Lu}[\p{L}\p{M} .'’()-]+$/u.test(text) &&
  !noPlace.test(text) &&
  !/^[a-z]/.test(text.split(' ').at(-1) ?? '');

const modeWords: readonly [WorkMode, RegExp][] = [
  ['hybrid', /\bhybrid\b/],
  ['remote', /\b(?:fully )?remote\b|\bwork(?:ing)? from home\b|\bwfh\b|\btelecommut|\bwork from anywhere\b/],
  [
    'onsite',
    /\bon-?site\b|\bon site\b|\bwork(?:ing)? from (?:the )?office\b|\bwfo\b|\bin[- ](?:the )?office\b|\bin[- ]person\b/,
  ],
];
const inWords: readonly [WorkMode, RegExp][] = [
  [
    'hybrid',
    /\bhybrid[- ](?:work(?:ing)?|role|position|job|employees?|schedule|office|set-?up|remote|opportunity)\b(?! environments?\b)|\bhybrid (?:mode|model)\b|\(hybrid\b|\bhybrid\b[ ,:;–-]{1,3}\(?\d (?:days?|x)|\b\d days? (?:a|per|in a|each) week (?:in|at|from) (?:the |our )?(?:office|home)|^hybrid$/,
  ],
  [
    'remote',
    /\b(?:fully|100%|completely|entirely|permanently|permanent) remote\b|(?<!\b(?:no|not|not a|non) )\bremote (?:position|role|job|opportunity|opening|vacancy|only)\b|\bthis (?:is a|role is|position is|job is)(?: fully)? remote\b|\bwork from home (?:job|role|position|opportunity|only)\b|\bpermanent work from home\b|\bwork(?:ing)? remotely from (?:anywhere|home)\b|\(remote\b[^)]{0,30}\)|^remote$|^remote ?[-–,(] ?(?:us|usa|uk|eu|india|europe|canada|anywhere|worldwide)\b/,
  ],
  [
    'onsite',
    /\b(?:compulsory |only |strictly |mandatory )?work(?:ing)? from (?:the )?office\b(?! (?:later|once|occasionally))|\bon-?site (?:role|position|job|work only|opportunity|only)\b|\bthis (?:position|role|job) is (?:an )?on-?site\b|\(on-?site\)|\bin[- ]office (?:role|position|job)\b|\bable to work on-?site\b|^on-?site$|\bno (?:remote|work from home|wfh)\b|\bnot (?:a )?remote (?:role|position|job)\b/,
  ],
];
// "If you look for a remote job, please don't apply", "either remote or from the office"
const deniesRemote =
  /\bremote or\b|\bor remote\b|\bremote\b.{0,80}\b(?:don['’]?t|do not|cannot|can['’]?t)\b|\b(?:don['’]?t|do not|cannot|can['’]?t)\b.{0,80}\bremote\b/;
const hashtags: readonly [WorkMode, RegExp][] = [
  ['remote', /#li-?remote\b/],
  ['hybrid', /#li-?hybrid\b/],
  ['onsite', /#li-?on-?site\b/],
];
const inTitle: readonly [WorkMode, RegExp][] = modeWords.map(([mode]) => [
  mode,
  new RegExp(
    `[([|,–—-] ?(?:fully |100% )?${mode === 'onsite' ? 'on-?site' : mode}(?: ?[)\\]|,–—-]| only|$)|[([]${mode === 'onsite' ? 'on-?site' : mode}\\b[^)\\]]{0,30}[)\\]]`,
  ),
]);

/** The one mode that the texts agree on; hybrid where they name remote and on-site days both and call it so. */
function agreed(texts: readonly string[], patterns: readonly [WorkMode, RegExp][]): WorkMode | null | undefined {
  const found = new Set(
    patterns.filter(([, pattern]) => texts.some((text) => pattern.test(text))).map(([mode]) => mode),
  );
  if (found.size === 0) return undefined;
  if (found.has('hybrid')) return 'hybrid';
  return found.size === 1 ? ([...found][0] ?? null) : null;
}

function modeOf(
  title: string,
  labels: readonly Labelled[],
  lines: readonly PostingLine[],
  running: readonly string[],
): WorkMode | null {
  const values = labels
    .filter(({ label, value }) => (placeLabel.test(label) || modeLabel.test(label)) && value.length <= maxValue)
    .map(({ value }) => value.toLowerCase());
  const answers = labels.filter(({ label }) => remotelyLabel.test(label)).map(({ value }) => answerOf(value));
  const whole = lines.map(({ text }) => text.toLowerCase());
  const shown = running.map((text) => text.toLowerCase());
  return (
    agreed(whole, hashtags) ??
    agreed(values, modeWords) ??
    (answers.length > 0 ? soleOf(answers) : undefined) ??
    agreed([title.toLowerCase()], inTitle) ??
    agreed(
      shown.filter((text) => !deniesRemote.test(text)),
      inWords,
    ) ??
    null
  );
}

const soleOf = (modes: readonly (WorkMode | null)[]): WorkMode | null | undefined =>
  new Set(modes).size === 1 ? (modes[0] ?? undefined) : undefined;

// "Temporarily" says nothing of the time after.
const answerOf = (value: string): WorkMode | null =>
  /^\W*yes\b/i.test(value) ? 'remote' : /^\W*no\b/i.test(value) ? 'onsite' : null;

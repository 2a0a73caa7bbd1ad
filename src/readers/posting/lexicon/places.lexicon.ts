import { regex, regexesOf } from '#readers/patterns';

export const jobPlacePatterns = {
  placeLabel: {
    pattern: regex('')`
      ^(?:primary |additional |other |preferred |base |posting |hiring )?
      (?:job |work |working |office |company )?
      (?:locations?|city|cities|place of work|work ?place|job site|place of posting)
      (?: ?\(s\))?$
    `,
    examples: ['location', 'job location', 'preferred work locations', 'city', 'location(s)'],
    counterexamples: ['locations of our offices', 'job type', 'experience'],
  },
  nextLabel: {
    pattern: / \| |(?<=[.;,]) (?=(?:Job |Work )?(?:Location|Mode)\b)/,
    examples: ['Pune | Remote', 'Full-time, Location: Pune', 'Apply now. Work Mode: Remote'],
    counterexamples: ['Pune, Mumbai', 'Location: Pune'],
  },
  labelledValue: {
    pattern: /^\W{0,3}([\p{L}][\p{L} ()-]{1,40}?)\s*(?::[\s:-]*|\s?[-–—]+\s+|\s[-–—]+\s?)(.*)$/u,
    examples: ['Location: Pune', 'Location - Pune', '• Job Location:', 'Work mode :- Hybrid'],
    counterexamples: ['Pune', 'full-time work', '24/7: shifts'],
  },
  /** A form pasted without its colons. */
  unmarkedLocation: {
    pattern: /^(?:(?:job|work) )?location (\p{Lu}.*)$/iu,
    examples: ['Location Pune', 'Job Location Pune, Maharashtra'],
    counterexamples: ['Location', 'Location: Pune', 'The location Pune'],
  },
  /** Indeed: "Pune, Maharashtra: Reliably commute or planning to relocate (Required)". */
  commute: {
    pattern: /: (?:Reliably commute|Relocate before|Willing to relocate)/i,
    examples: ['Pune, Maharashtra: Reliably commute or relocate', 'Delhi: Relocate before starting'],
    counterexamples: ['Must reliably commute', 'Pune: Remote'],
  },
  notPlace: {
    pattern: regex('i')`
      \b(?:
      remote|remotely|hybrid|onsite|on-site|office|home|wfh|wfo|
      anywhere|multiple|various|flexible|locations?|any|
      candidates?|job|work|working|limited|ltd|pvt|
      required|preferred|notice|salary|experience|shift|company|based|only|
      please|apply|team|client|days?|see|tbd|n\/a|na|not|
      near|open|across|within|available|relocate|
      we|our|is|are|will|you|must|
      international|global|mobility|strategy|associate|services?|tracking|intelligence|analytics|details?|preferences?|statements?|reason)\b
    `,
    examples: ['Remote', 'Multiple Locations', 'Near Pune', 'Acme Pvt'],
    counterexamples: ['Pune', 'New York', 'Nagpur'],
  },
  noteOnPlace: {
    pattern: regex('gi')`
      \((?:preferred|required|wfo|wfh|onsite|on-site|hybrid|remote|work from office|work from home|only)\)
    `,
    examples: ['Pune (Preferred)', 'Delhi (WFO)'],
    counterexamples: ['Pune (West)'],
  },
  postalCode: {
    pattern: /\b\d{5,6}\b|\bpin ?code\b/gi,
    examples: ['Pune 411001', 'Boston 02108', 'Pin code'],
    counterexamples: ['Sector 62', 'Pune'],
  },
  remoteInPlace: {
    pattern: /^\W*remote\W+(?:in\s+)?([\p{Lu}][\p{L} ,.]+?)\W*$/iu,
    examples: ['Remote in Pune', 'Remote (India)', 'Remote - Austin, TX'],
    counterexamples: ['Remote', 'Pune (remote)'],
  },
  placeWithMode: {
    pattern: regex('iu')`
      ^(.+?)\s*(?:,|\(|-|–|or|\/)\s*
      (?:remote|hybrid|on-?site|work from (?:office|home)|wfo|wfh)\W*
      (?:only\W*)?$
    `,
    examples: ['Pune (Hybrid)', 'Pune or remote', 'Delhi - WFO only'],
    counterexamples: ['Hybrid in Pune', 'Pune'],
  },
  /** Between the parts of a title, of which the first is the role. */
  betweenTitleParts: {
    pattern: /\s[-–—|]\s|[()|]|,\s/,
    examples: ['Cook - Leeds', 'Cook (Leeds)', 'Cook | Leeds'],
    counterexamples: ['Sous-Chef', 'AC/DC'],
  },
  /** Before the name of a place where people work. */
  atPlace: {
    pattern: /\b(?:in|at|from|near|around)\s$/i,
    examples: ['office based in ', 'at ', 'from '],
    counterexamples: ['Dear ', 'works '],
  },
  /** After a name: "our Avonmouth depot". */
  workplaceAfter: {
    pattern: /^ (?:offices?|depot|branch|store|plant|campus|site|studio|hospital|clinic|warehouse|hub|lab)\b/i,
    examples: [' depot', ' office and'],
    counterexamples: [' team', ' officer'],
  },
  /** "The role is based in Leeds", but no company is. */
  basedIn: {
    pattern: regex('u')`
      (?:^|\b(?:[Rr]ole|[Pp]osition|[Jj]ob|[Pp]ost|[Oo]ffice|[Yy]ou(?:['’]ll)? (?:will )?(?:be )?|[Tt]his)\b[^.;,]{0,30}?)
      \b(?:[Bb]ased|[Ll]ocated|[Ss]ituated) (?:in|at|out of) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})
    `,
    examples: ['The role is based in Leeds', 'Office based in Norwich with a day at home', 'Based in New York'],
    counterexamples: ['Acme is a company based in Leeds', 'based in the North'],
  },
  betweenPlaces: {
    pattern: /\s*(?:\/|;|\||\sor\s|\sand\s|&|•|\n)\s*/i,
    examples: ['Pune/Mumbai', 'Pune or Mumbai', 'Pune & Mumbai'],
    counterexamples: ['Pune, Mumbai', 'Portland'],
  },
};
export const jobPlaceRegex = regexesOf(jobPlacePatterns);

import { regex, regexesOf } from '#readers/patterns';

const posture = '(?:sit|stand|walk|lift|bend|kneel|stoop|crouch)';

/** Lifts of buildings, which people repair. */
const ofLifts = '(?:engineer|install|maint|moderni|shaft|truck|plan|operat|equipment|supervis|repair)';

/** What a job asks of the body, and where that ends in a line. */
export const physicalPatterns = {
  /** "sit at a desk and use office equipment" */
  physical: {
    pattern: regex('i')`
      (?<![\w-])${posture}\b(?!-|\s${ofLifts})
      (?:[^.;]{0,60}(?<![\w-])${posture}\b(?!-|\s${ofLifts})|
      [^.;,]{0,40}\b\d+ ?(?:pounds|lbs|kgs?|kilos?)\b|[^.;,]{0,30}\b(?:at a desk|for long periods|all day)\b)|
      \b(?:able|ability|prolonged|periods|require|involve|frequent|regular|constant|subject)\w*\b[^.;]{0,40}
      (?<![\w-])(?<!\b(?:pipe|tube|metal|sheet|bar|dog|steel) )
      (?:sitting|standing|walking|lifting|bending|kneeling|stooping|crouching)\b
      (?!-| (?:aids?|frames?|hoists?|equipment|operations?|gear|tackle|plans?|and (?:slinging|threading|rolling|fabricat\w+|welding)|
      supervis\w+|
      appliances|orders?|data|committees?|charges?|timber|seam|machines?|presse?s?|rolls?|moments?))
    `,
    examples: ['to sit and stand at a desk', 'Lift up to 50 lbs', 'bend and stoop', 'crouch and lift'],
    counterexamples: [
      'forklift and cranes',
      'stand-up comedy',
      'lift installation and lift maintenance',
      'walk-in customers',
    ],
  },
  /** An item of a list after its comma, or the next demand after "and". */
  nextItem: {
    pattern: regex('g')`
      ,[^,]*|\band (?!(?:carry|sit|stand|walk|lift|bend|kneel|reach|push|pull|move|climb|stoop|crouch|twist|turn|grip)\b)[^,]*|
      \b(?:while|using)\b[^,]*
    `,
    examples: [', HACCP', ' and know HACCP', ' while operating a lathe'],
    counterexamples: [' all day'],
  },
  /** What everybody at a desk uses. */
  officeThing: {
    pattern: /\b(?:computers?|(?:tele)?phones?|keyboards?|monitors?|office equipment)\b/i,
    examples: ['telephones', 'use a keyboard'],
    counterexamples: ['HACCP', 'telephony'],
  },
  qualification: {
    pattern: /\b(?:licen[cs]es?|certificat\w*|certified|knowledge|experience|qualification|ticket|card|skills?)\b/i,
    examples: [', forklift licence', 'first aid certificate'],
    counterexamples: [', reach and climb'],
  },
};
export const physicalRegex = regexesOf(physicalPatterns);

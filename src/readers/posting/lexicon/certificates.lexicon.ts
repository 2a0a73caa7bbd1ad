import { regex, regexesOf } from '#readers/patterns';

export const certificatePatterns = {
  /** A certificate named by the role that it is for. One word before the role names a skill: "AWS Developer certification" */
  titled: {
    pattern: regex('gu')`
      (?=\p{Lu})(?<!\p{Lu}[\p{L}\p{N}+#-]*\s|[\p{L}\p{N}/&-])(?:(?:Valid|Active|Current|Any|Relevant|Have|Hold)\s)?
      (?<name>(?!(?:Valid|Active|Current|Any|Relevant|Have|Hold)\s)\p{Lu}[\p{L}\p{N}+#-]*
      (?:\s\p{Lu}[\p{L}\p{N}+#-]*){1,4}?\s(?:Engineer|Architect|Professional|Practitioner|
      Administrator|Associate|Specialist|Auditor|Analyst)(?:\s?\/\s?(?:Engineer|Architect|Administrator|Analyst))?)
      (?:\s\(\p{Lu}{2,6}\))?(?=\s(?:[Cc]ertifications?|[Cc]ertificate|[Dd]esignation)\b)
    `,
    examples: [
      'Google Cloud Professional DevOps Engineer Certification',
      'Payroll Compliance Professional (PCP) designation',
      'must hold a Valid Cloud Network Engineer certificate',
    ],
    counterexamples: [
      'AWS Developer certification',
      'Cloud Engineer with a certification',
      'a Cloud Security certification',
    ],
  },
  /** The body that keeps a register of a trade. */
  registeredWith: {
    pattern: regex('gu')`
      \b(?:[Rr]egist(?:ration|ered)|[Mm]ember(?:ship)?|[Ll]icen[cs]ed)\b[^.;,]{0,50}?\s(?:with|by|of)\s(?:the\s)?
      (?<name>(?:\p{Lu}[\p{L}’']*\s(?:(?:of|for|and)\s(?:the\s)?)?){0,5}?
      (?:(?:Council|Board|College|Institute|Association|Society)\s(?:of|for)\s(?:\p{Lu}[\p{L}’']*(?:\s(?:and\s)?(?=\p{Lu})|\b)){1,4}|
      (?<=\p{Lu}\S+\s)(?:Council|Board|College|Institute|Association|Society)\b))
    `,
    examples: ['Full registration with the Teaching Council', 'registered with the Ontario College of Pharmacists'],
    counterexamples: ['registered with the council', 'Registration of the Board', 'work with the Teaching Council'],
  },
};
export const certificateRegex = regexesOf(certificatePatterns);

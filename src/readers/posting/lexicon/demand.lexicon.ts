import { regex, regexesOf } from '#readers/patterns';

export const demandPatterns = {
  strong: {
    pattern: regex('i')`
      \b(?:must|mandatory|required|essential|strong|solid|expert\w*|proficien\w*|
      hands[- ]on|in-depth|extensive|deep|advanced)\b
    `,
    examples: ['must have Java', 'strong SQL', 'in-depth knowledge'],
    counterexamples: ['Java', 'strongly typed'],
  },
  slight: {
    pattern: regex('i')`
      \b(?:familiar\w*|exposure|awareness|basic|
      some (?:knowledge|experience|understanding)|such as|e\.g\.?|for example)\b
    `,
    examples: ['familiarity with Go', 'basic SQL', 'tools such as Jira', 'some experience'],
    counterexamples: ['some tools', 'basics'],
  },
  /** Fields of study are not skills. */
  degree: {
    pattern: regex('gi')`
      \b(?:bachelor\w*|master['’]?s|master of|degree|
      b\.? ?tech|b\.e\b|m\.? ?tech|b\.?sc|m\.?sc|mca|bca|mba|phd|ph\.d|
      diploma|graduat\w+|major(?:ed|ing)? in|post[- ]?graduat\w+)\b\.?
      .{0,160}?(?=\bwith\b|\bplus\b|\bwho\b|\d|\bexperience\b|\bmust\b|[.;]|$)
    `,
    examples: ["Bachelor's degree in Computer Science", 'B.Tech in IT with Java', 'majoring in finance'],
    counterexamples: ['Computer Science', 'a major release'],
  },
  years: {
    pattern: /(\d{1,2})\s*\+?\s*(?:-|–|to)?\s*(?:\d{1,2})?\s*\+?\s*(?:years?|yrs?)/i,
    examples: ['5 years', '3+ yrs', '3 - 5 years'],
    counterexamples: ['5 days', 'years'],
  },
  /** "At Oracle, we", "an HR interview" */
  employer: {
    pattern: regex('gu')`
      (?<!\b(?:good|great|proficient|experts?|skilled|adept|excellent|strong|experienced|comfortable) )
      \b[Aa]t \p{Lu}[\p{L}\p{N}.]+|
      \bHR (?:interview|round|discussion|team|department|contact)\b
    `,
    examples: ['At Oracle, we build', 'an HR interview'],
    counterexamples: ['good at Java', 'at home', 'HR policies'],
  },
  address: {
    pattern: /[\w.+-]{1,64}@\S{1,100}|(?:https?:\/\/|www\.)\S+/giu,
    examples: ['jobs@example.com', 'https://example.com/git', 'www.example.com'],
    counterexamples: ['@home', 'example.com'],
  },
  /** Companies name skills when they describe themselves. */
  ofCompany: {
    pattern: regex('i')`
      \b(?:we are|we're|we have|
      our (?:clients?|company|team|mission|products?|customers)|
      is an? (?:leading|global|fast|growing)|founded|headquartered|leader in|leading)\b
    `,
    examples: ['We are an AI company', 'Acme is a leading vendor', 'our mission'],
    counterexamples: ['You are', 'Know Java'],
  },
  ofCandidate: {
    pattern: regex('i')`
      \b(?:you|your|candidates?|looking for|seeking|hiring|role|position|
      experience|skills?|knowledge|responsible|developer|engineer)\b
    `,
    examples: ['you will', 'We are looking for', 'experience'],
    counterexamples: ['We are an AI company'],
  },
  oneOf: {
    pattern: /\b(?:any(?: one)?|one(?: or more)?|at least one|either)(?: of)?\b/i,
    examples: ['any of Java, Go', 'one or more of', 'either Java'],
    counterexamples: ['company', 'all of'],
  },
  betweenLists: {
    pattern: /\b(?:and|with|in|using|including)\b|[;:()]/i,
    examples: ['Java and SQL', 'Tools: Jira'],
    counterexamples: ['Java, SQL', 'Java or Go'],
  },
};
export const demandRegex = regexesOf(demandPatterns);

import { canonicalSkill, countPhrase, readSkillText, skillCategory, skillName } from './skill-matcher.ts';
import { skillTextRegex } from './skill-text.lexicon.ts';

const maxWords = 4;

export type SuggestedSkill = { key: string; name: string; mentions: number };

/**
 * Suggested skills that the text contains in the same spelling, each once. Unknown skills may have at most four words.
 */
export function suggestedSkills(suggested: readonly string[], text: string): SuggestedSkill[] {
  const found = new Map<string, SuggestedSkill>();
  const read = readSkillText(text);
  for (const raw of suggested) {
    const spelled = raw.trim();
    if (
      !skillTextRegex.suggestedName.test(spelled) ||
      !/\p{L}/u.test(spelled) ||
      spelled.split(/\s+/).length > maxWords
    )
      continue;
    // Case matters: "Go" is a skill, "go" rarely.
    const mentions = text.includes(spelled) ? countPhrase(read, spelled) : 0;
    const key = canonicalSkill(spelled);
    if (mentions === 0 || key === '' || found.has(key)) continue;
    found.set(key, { key, name: skillCategory(key) ? skillName(key) : spelled, mentions });
  }
  return [...found.values()];
}

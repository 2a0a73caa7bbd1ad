import { canonicalSkill, countPhrase, readSkillText, skillCategory, skillName } from './skill.matcher.ts';

const named = /^[\p{L}\p{N}.][\p{L}\p{M}\p{N}+#.&/'’ -]{0,38}$/u;
const maxWords = 4;

/** A skill by its canonical key, as it is shown, and how often its words stand in the text. */
export type SuggestedSkill = { key: string; name: string; mentions: number };

/**
 * Of skills that somebody says a text names, those that really stand in it, as they are spelled there; each once. What
 * the lexicon lacks may be among them, in at most four words.
 */
export function suggestedSkills(suggested: readonly string[], text: string): SuggestedSkill[] {
  const found = new Map<string, SuggestedSkill>();
  const read = readSkillText(text);
  for (const raw of suggested) {
    const spelled = raw.trim();
    if (!named.test(spelled) || !/\p{L}/u.test(spelled) || spelled.split(/\s+/).length > maxWords) continue;
    // By its case too: "Go" is a skill, "go" mostly none.
    const mentions = text.includes(spelled) ? countPhrase(read, spelled) : 0;
    const key = canonicalSkill(spelled);
    if (mentions === 0 || key === '' || found.has(key)) continue;
    found.set(key, { key, name: skillCategory(key) ? skillName(key) : spelled, mentions });
  }
  return [...found.values()];
}

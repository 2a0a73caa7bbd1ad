import { canonicalSkill, findSkills, skillCategory } from '#readers/skills';
import { certificateRegex } from '../lexicon/certificates.lexicon.ts';
import { mentionRegex } from '../lexicon/mention.lexicon.ts';
import type { NamedPhrase } from './trade-phrase.ts';

/**
 * The certificate for a skill that a line asks for: "AWS Developer certification". Undefined for other certificates of the
 * line, and where one is offered or is no qualification ("TLS certificates").
 */
export function certificateFor(word: string, line: string): { key: string; word: string } | undefined {
  if (mentionRegex.certificateOffered.test(line)) return undefined;
  const places = new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(word)}(?![\\p{L}\\p{N}+#])`, 'giu');
  for (const { 0: found, index } of line.matchAll(places)) {
    const end = index + found.length;
    const after = mentionRegex.certificateAfter.exec(line.slice(end))?.[0] ?? '';
    const before = mentionRegex.certificateBefore.exec(line.slice(0, index))?.[0] ?? '';
    if (after === '' && !(before !== '' && mentionRegex.certificateEnd.test(line.slice(end)))) continue;
    // "Python SQL certification" is about SQL.
    if (findSkills(after).size > 0) continue;
    const name = line.slice(after === '' ? index - before.length : index, end + after.length);
    return { key: canonicalSkill(name), word: name };
  }
  return undefined;
}

/**
 * Certificates and registers by their whole names, which the names of skills within would hide: "Google Cloud Professional
 * DevOps Engineer" before "certification", "Teaching Council" after "registration with the".
 */
export function findCredentials(text: string): NamedPhrase[] {
  const names = [certificateRegex.titled, certificateRegex.registeredWith].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ groups, index, 0: found }) => {
      const word = groups?.name;
      if (word === undefined) return [];
      const at = index + found.indexOf(word);
      return [{ key: canonicalSkill(word), word, at, end: at + word.length, known: false as const }];
    }),
  );
  return names.filter(({ key }) => skillCategory(key) === undefined);
}

import { canonicalSkill } from '#readers/skills';
import { mentionRegex } from '../lexicon/mention.lexicon.ts';

const wordOfCertificate = 'certification';

/** The certificate for a skill that a line asks for, where it does: "Python certification". `key`: what names it in scores. */
export function certificateFor(word: string, line: string): { key: string; word: string } | undefined {
  const at = line.toLowerCase().indexOf(word.toLowerCase());
  if (at < 0) return undefined;
  const [before, end] = [line.slice(0, at), at + word.length];
  const after = line.slice(end);
  const own = mentionRegex.certificateAfter.exec(after)?.[0];
  const isOneOfMany = mentionRegex.certificatesAfter.test(after);
  const opening = mentionRegex.certificateBefore.exec(before)?.[0];
  const name =
    own !== undefined
      ? line.slice(at, end + own.length)
      : isOneOfMany
        ? `${line.slice(at, end)} ${wordOfCertificate}`
        : opening && line.slice(at - opening.length, end);
  return name === undefined ? undefined : { key: canonicalSkill(name), word: name };
}

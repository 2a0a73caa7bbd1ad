import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A private word, and the term of the field. Both are for prose, copy, comments and names. */
export type BannedTerm = { pattern: RegExp; instead: string; example: string };

export const bannedTerms: readonly BannedTerm[] = [
  { pattern: /\bgiv(en|es?|ing)[ -]up\b|givenUp/i, instead: 'failed, dead-lettered', example: 'a given-up task' },
  { pattern: /\b(an)?other tr(y|ies)\b|\btries\b/i, instead: 'attempt, retry', example: 'after three tries' },
  { pattern: /\bout of reach\b/i, instead: 'unavailable', example: 'the database is out of reach' },
  { pattern: /\bcome(s)? back by itself\b/i, instead: 'recovers automatically', example: 'it comes back by itself' },
  { pattern: /\bby (itself|themselves)\b/i, instead: 'automatically, alone', example: 'it ends by itself' },
  { pattern: /\banew\b/i, instead: 'again', example: 'it is read anew' },
  { pattern: /\bany ?more\b/i, instead: 'no longer, nothing', example: 'not valid any more' },
  { pattern: /\bof itself\b/i, instead: 'itself, automatically', example: 'what a job says of itself' },
  { pattern: /\bat hand\b/i, instead: 'current', example: 'the transaction at hand' },
  { pattern: /\bsigns? of life\b/i, instead: 'heartbeat', example: 'no sign of life' },
  { pattern: /\bhow it goes\b/i, instead: 'progress', example: 'shows how it goes' },
  { pattern: /\bwhat (became|becomes) of\b/i, instead: 'outcome, status', example: 'what became of it' },
  { pattern: /\bwhat (is|was) asked( for)?\b/i, instead: 'the request', example: 'what was asked for' },
  {
    pattern: /\bmay take\b|\btook longer than it may\b/i,
    instead: 'time limit, timed out',
    example: 'longer than it may take',
  },
  { pattern: /\bkept as given\b/i, instead: 'stored unchanged', example: 'it is kept as given' },
  { pattern: /\bmend(s|ed|ing)?\b/i, instead: 'fix', example: 'mend the request' },
  { pattern: /\bspoil(s|ed|t)?\b/i, instead: 'invalid, break', example: 'a spoiled file' },
  { pattern: /\bfor ever\b/i, instead: 'permanently', example: 'kept for ever' },
  {
    pattern: /\bwhoever\b|\bwhosoever\b/i,
    instead: 'the user, the caller, anyone who',
    example: 'whoever has the link',
  },
  { pattern: /\bstays? undone\b/i, instead: "won't run", example: 'it stays undone' },
  { pattern: /\bas the eye sees\b/i, instead: 'in reading order', example: 'lines as the eye sees them' },
  {
    pattern: /\bthe plugs?\b|\bits plugs?\b|\bplug of\b/i,
    instead: 'module definition',
    example: "a context's plug: the plug",
  },
  { pattern: /\bfaces? of (a|the|those|other)\b/i, instead: 'public API', example: 'the face of a module' },
  { pattern: /\bresting\b/i, instead: 'circuit open', example: 'the model is resting' },
  { pattern: /\bfollow(s|ing)? (a list|changes)\b/i, instead: 'incremental sync', example: 'following changes' },
  { pattern: /\bnot sending twice\b/i, instead: 'conditional requests', example: 'Not sending twice' },
  {
    pattern: /\bmailbox(es)? and\b.*\blook into\b|\blook into your mailbox\b/i,
    instead: 'check your inbox',
    example: 'Look into your mailbox',
  },
];

/** Uses of banned terms in a text, as `file:line: "term" (write: …)`. */
export function wordingProblems(file: string, text: string, terms: readonly BannedTerm[] = bannedTerms): string[] {
  return text.split('\n').flatMap((line, index) =>
    terms.flatMap(({ pattern, instead }) => {
      const found = pattern.exec(line)?.[0];
      return found === undefined ? [] : [`${file}:${index + 1}: "${found}" (write: ${instead})`];
    }),
  );
}

/** Checks the wording of these files. Paths are relative to `root`. */
export const wordingProblemsIn = (root: string, files: readonly string[]): string[] =>
  files.flatMap((file) => wordingProblems(file, readFileSync(path.join(root, file), 'utf8')));

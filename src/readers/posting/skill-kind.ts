import { skillCategory } from '#readers/skills';
import { toolCategories } from './lexicon/mention.lexicon.ts';

/** A tool such as Kotlin or SAP, rather than a field such as Data Science. */
export const isTool = (key: string): boolean => toolCategories.has(skillCategory(key) ?? '');

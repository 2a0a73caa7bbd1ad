import { formatNumber, pluralize } from '#platform/pages/format.ts';

export const jobSkillsCopy = {
  edit: 'Edit skills',
  title: (job: string) => `Skills: ${job}`,
  about:
    'These skills are part of every match score. After you save, these lists change only when a user or your ' +
    'integration changes them. The description adds skills only if you select that below.',
  final: 'These lists were edited. The description doesn’t add skills.',
  required: 'Required skills',
  preferred: 'Preferred skills',
  hint:
    'One skill per line, or several of which one is enough: “React or Vue.js”. To set a weight, add it: “Kafka 30%”. ' +
    'Each list adds up to 100%, and required skills count more.',
  notAWeight: (line: string) => `must have weights such as “Kafka 30%”. “${line}” isn’t one`,
  lacksPercent: (line: string, skill: string) =>
    `must have weights with a percent sign. For “${line}”, write “${line}%” as a weight, or “${skill} version ` +
    `${line.slice(skill.length).trim()}” as a version`,
  tooMuch: 'must have weights above 0% that add up to at most 100%. If a line has no weight, they can add up to 95%',
  weights: 'Skills and weights now',
  addRead: 'Also add skills from the description',
  invalid: 'must have at most 200 lines, each of at most 200 characters',
  preview: 'Preview scores',
  save: 'Save skills',
  saved: 'Skills saved. Weights and scores are being updated.',
  cancel: 'Back to the job',
  conflict: {
    intro: 'The skills have changed since you opened this page. Check your lists, then save again.',
    changes: 'Changes since then',
    added: (skills: readonly string[], list: string) => `Added to ${list.toLowerCase()}: ${skills.join(', ')}`,
    removed: (skills: readonly string[], list: string) => `Removed from ${list.toLowerCase()}: ${skills.join(', ')}`,
  },
  effect: {
    title: 'Effect on scores',
    notSaved: 'Nothing is saved yet.',
    none: 'No applications yet, so no score changes.',
    changed: (count: number, compared: number, points: number) =>
      `${formatNumber(count)} of ${pluralize(compared, 'score')} would change by more than ${points} points.`,
    directions: (up: number, down: number) =>
      `Of these, ${formatNumber(up)} would rise and ${formatNumber(down)} would fall.`,
    compared: (shown: number, total: number) =>
      `Only the ${formatNumber(shown)} best of ${pluralize(total, 'application')} are compared.`,
    fixed: (count: number) =>
      `${pluralize(count, 'score was', 'scores were')} sent through the API and would not change.`,
    withoutModel: 'Skills that only a language model finds in the description are not included.',
    weights: 'Weights after saving',
    best: 'Best scores after saving',
    bestCaption: 'Scores now and after saving, highest new score first',
    largest: 'Largest changes',
    largestCaption: 'Scores that would change most',
    columns: { candidate: 'Candidate', now: 'Now', after: 'After', change: 'Change', place: 'Rank' },
    places: (before: number, after: number) =>
      before === after ? formatNumber(after) : `${formatNumber(before)} → ${formatNumber(after)}`,
  },
};

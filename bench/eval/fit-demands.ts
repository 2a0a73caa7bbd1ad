import { readCompanyNames } from '../../src/readers/posting/company-names.ts';
import { certaintyOf, type Sign, type Signs, signWeights } from '../../src/readers/posting/demand/certainty.ts';
import { findDemands, withSigns } from '../../src/readers/posting/demand/skill-demand.ts';
import { readClauses } from '../../src/readers/posting/posting-clauses.ts';
import { readHtml } from '../../src/readers/posting/posting-text.ts';
import { readSections } from '../../src/readers/posting/sections/posting-sections.ts';
import { isDemanded, type JobLabels, type JobText } from './labelled-jobs.ts';

/** One skill that may be demanded. `group`: of the texts that it is from. */
type Example = { signs: Signs; isRight: boolean; group: string };

const signs = Object.keys(signWeights) as Sign[];
/** Keeps weights of rare signs small. */
const penalty = 2;
const steps = 30;

const examplesOf = (group: string, { title, jd }: JobText, labels: JobLabels): Example[] => {
  const sections = readSections(readHtml(jd).lines);
  const companies = readCompanyNames(title, sections);
  return withSigns(findDemands(title, readClauses(sections), companies, false).required).map((one) => ({
    signs: one.signs,
    isRight: isDemanded(one.skill.word, labels),
    group,
  }));
};

/** Solves a system of linear equations by Gaussian elimination. `rows`: of the coefficients, each with its right side last. */
function solve(rows: number[][]): number[] {
  rows.forEach((_, n) => {
    const pivot = rows.slice(n).reduce((best, row) => (Math.abs(row[n] ?? 0) > Math.abs(best[n] ?? 0) ? row : best));
    rows[rows.indexOf(pivot)] = rows[n] ?? pivot;
    const scaled = pivot.map((value) => value / (pivot[n] ?? 1));
    rows[n] = scaled;
    rows.forEach((row, other) => {
      const factor = row[n] ?? 0;
      if (other !== n) rows[other] = row.map((value, i) => value - factor * (scaled[i] ?? 0));
    });
  });
  return rows.map((row) => row.at(-1) ?? 0);
}

/** Logistic regression with an L2 penalty, by Newton's method. */
function fit(examples: readonly Example[]): number[] {
  const table = examples.map((one) => signs.map((sign) => one.signs[sign] ?? 0));
  let weights = signs.map(() => 0);
  for (let step = 0; step < steps; step += 1) {
    const system = signs.map((_, i) => [...signs.map((_, j) => (i === j ? penalty : 0)), -penalty * (weights[i] ?? 0)]);
    table.forEach((row, n) => {
      const odds = row.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0);
      const certainty = 1 / (1 + Math.exp(-odds));
      const error = Number(examples[n]?.isRight) - certainty;
      row.forEach((value, i) => {
        if (value === 0) return;
        const equation = system[i] ?? [];
        row.forEach((other, j) => {
          equation[j] = (equation[j] ?? 0) + value * other * certainty * (1 - certainty);
        });
        equation[signs.length] = (equation[signs.length] ?? 0) + value * error;
      });
    });
    const change = solve(system);
    weights = weights.map((weight, i) => weight + (change[i] ?? 0));
  }
  return weights;
}

/** Mean log loss: minus the natural logarithm of the certainty of what is true. Less is better. */
const lossOf = (examples: readonly Example[], certainty: (one: Example) => number): number =>
  examples.reduce((sum, one) => sum - Math.log(one.isRight ? certainty(one) : 1 - certainty(one)), 0) / examples.length;

const withWeights =
  (weights: readonly number[]) =>
  ({ signs: own }: Example): number => {
    const odds = signs.reduce((sum, sign, i) => sum + (own[sign] ?? 0) * (weights[i] ?? 0), 0);
    return 1 / (1 + Math.exp(-odds));
  };

/**
 * Fits the weights of the signs of a demand to labelled texts, and prints them beside those in use. `loss`: of groups of
 * texts that the fit did not see.
 */
export function fitDemands(texts: readonly { group: string; text: JobText; labels: JobLabels }[]): void {
  const examples = texts.flatMap(({ group, text, labels }) => examplesOf(group, text, labels));
  const fitted = fit(examples);
  console.table(signs.map((sign, i) => ({ sign, used: signWeights[sign], fitted: Number(fitted[i]?.toFixed(2)) })));
  const groups = [...new Set(examples.map(({ group }) => group))];
  console.table(
    groups.map((group) => {
      const own = examples.filter((one) => one.group === group);
      const others = examples.filter((one) => one.group !== group);
      return {
        texts: group,
        skills: own.length,
        right: Number((own.filter(({ isRight }) => isRight).length / own.length).toFixed(3)),
        used: Number(lossOf(own, (one) => certaintyOf(one.signs)).toFixed(4)),
        loss: Number(lossOf(own, withWeights(fit(others))).toFixed(4)),
      };
    }),
  );
}

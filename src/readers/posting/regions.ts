import { countryNames } from '#readers/patterns';
import { cityStates, postingRegions } from './lexicon/regions.lexicon.ts';

const regions = new Set([...postingRegions, ...countryNames].map((name) => name.toLowerCase()));
for (const city of cityStates) regions.delete(city.toLowerCase());

/** Whether a name after that of a city is a state, its two letters ("MP", "CA"), or a country. */
export const isPostingRegion = (name: string): boolean => regions.has(name.toLowerCase()) || /^[A-Z]{2}$/.test(name);

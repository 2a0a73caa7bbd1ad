import { h, type JSX } from 'preact';

export type Tone = 'plain' | 'good' | 'busy' | 'bad';

/** A state in a word. The colour says nothing that the word does not. */
export const badge = (label: string, tone: Tone = 'plain'): JSX.Element => h('span', { class: `badge ${tone}` }, label);

export { numberWords } from './number-words.ts';

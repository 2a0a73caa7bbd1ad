export const duplicatesCopy = {
  title: 'Likely duplicates',
  about:
    'Pairs of candidates who may be one person: their phone numbers end with the same ten digits, or they have the same ' +
    'name and employer. Nothing is merged automatically. Changes appear within about a minute.',
  left: 'A phone number, or a name with an employer, that more than ten candidates share is left out.',
  caption: 'Pairs of candidates who may be one person',
  columns: { one: 'Candidate', other: 'Other candidate', reason: 'Reason', action: 'Action' },
  compare: 'Compare and merge',
  dismiss: 'Not the same person',
  of: (one: string, other: string) => ` (${one}, ${other})`,
  pastEnd: 'This page has no pairs.',
  firstPage: 'Go to the first page',
  empty: {
    title: 'No likely duplicates',
    text: 'Candidates appear here if they share a phone number, or both name and employer.',
  },
  done: 'The pair won’t be suggested again.',
};

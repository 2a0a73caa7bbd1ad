export const neighborsCopy = {
  label: 'Neighbors in the list',
  back: { candidates: 'All results', applications: 'All results', board: 'Board' },
  previous: 'Previous',
  next: 'Next',
};

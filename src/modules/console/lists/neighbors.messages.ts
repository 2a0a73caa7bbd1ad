export const neighborsCopy = {
  label: 'Neighbors in the list',
  back: { candidates: 'All results', applications: 'All results' },
  previous: 'Previous',
  next: 'Next',
};

const labels: Readonly<Record<string, string>> = {
  female: 'Female',
  male: 'Male',
  other: 'Other',
  hispanic_or_latino: 'Hispanic or Latino',
  white: 'White (not Hispanic or Latino)',
  black_or_african_american: 'Black or African American (not Hispanic or Latino)',
  native_hawaiian_or_pacific_islander: 'Native Hawaiian or Pacific Islander (not Hispanic or Latino)',
  asian: 'Asian (not Hispanic or Latino)',
  native_american_or_alaska_native: 'Native American or Alaska Native (not Hispanic or Latino)',
  two_or_more_races: 'Two or more races (not Hispanic or Latino)',
};

/** A label to show. Settings may name other categories, which are their own label. */
export function categoryLabel(category: string): string {
  const text = category.replaceAll('_', ' ');
  return Object.hasOwn(labels, category)
    ? (labels[category] ?? text)
    : `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

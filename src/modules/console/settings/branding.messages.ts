export const brandingCopy = {
  title: 'Branding',
  intro: 'Candidates see your name, logo and color on job pages, forms and interviews.',
  fields: { public_name: 'Name', brand_color: 'Color', logo: 'Logo' },
  nameHint: (name: string) => `Without a name, candidates see “${name}”.`,
  useColor: 'Use a custom color',
  colorHint: 'For buttons and links. We adjust its shades so that text stays readable in light and dark mode.',
  pickColor: 'Custom color',
  logoHint: 'PNG, JPEG or WebP, at most 200 KB. It is shown 32 pixels high.',
  current: 'Current logo',
  removeLogo: 'Remove the logo',
  save: 'Save changes',
  saved: 'Branding saved. Pages may show the old branding for a minute.',
};

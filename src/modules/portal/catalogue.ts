/** Every word that candidates read on pages, in English. Another language is another object of this type. */
export const english = {
  language: 'en',
  skipToContent: 'Skip to the content',
  footer: 'You see this page because an organization recruits with this service.',
  problem: {
    notFound: {
      title: 'Nothing to see here',
      text: 'This page does not exist, or its link does not work any more. If somebody sent you the link, ask them for a new one.',
    },
    tooMany: {
      title: 'One moment, please',
      text: 'There were many requests from your network. Try again in a minute.',
    },
    tooLarge: { title: 'That was too large', text: 'What you sent is too large. A file may have up to 10 MB.' },
    refused: {
      title: 'That did not work',
      text: 'We could not take what your browser sent. Go back, load the page again and try once more.',
    },
    ours: {
      title: 'Something went wrong on our side',
      text: 'Nothing you did is lost that we have confirmed. Please try again in a minute.',
    },
    reference: 'Reference:',
  },
  form: {
    problems: 'Please check what you entered',
    optional: '(optional)',
  },
} as const;

/** Words of one language: the same keys with other texts. */
type Words<T> = T extends string
  ? string
  : { readonly [K in keyof T]: T[K] extends (...a: never[]) => string ? T[K] : Words<T[K]> };
export type Catalogue = Words<typeof english>;

/** The words for this page's reader. There is one language yet. */
export const catalogue = (): Catalogue => english;

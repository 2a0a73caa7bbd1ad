/** The sign-in page, which leads on to `next`. */
export const signInPath = (next?: string): string =>
  next === undefined || next === '/console'
    ? '/console/sign-in'
    : `/console/sign-in?${new URLSearchParams({ next }).toString()}`;

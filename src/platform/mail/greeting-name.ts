// Mail programs also turn words with a dot into links.
const likeALink = /:\/\/|@|\bwww\.|\.\p{L}{2}/iu;
/** IDNA (UTS 46) reads this character as a dot. NFKC maps the other dots to `.` or to this one. */
const idnaDots = /\u3002/g;

/** Undefined for a name that would show as a link. Strangers may enter names with other people's addresses. */
export const greetingName = (name: string): string | undefined =>
  likeALink.test(name.normalize('NFKC').replace(idnaDots, '.')) ? undefined : name.replace(/\s+/g, ' ').trim();

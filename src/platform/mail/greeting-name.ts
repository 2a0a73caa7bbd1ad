// Mail programs make links of words with a dot in them too.
const likeALink = /:\/\/|@|\bwww\.|\.\p{L}{2}/iu;

/**
 * A name as a mail can greet somebody by, in one line. Undefined for one that would be shown as a link: names are typed by
 * strangers, beside an address that may be somebody else's, and no mail of ours is to carry their link there.
 */
export const greetingName = (name: string): string | undefined =>
  likeALink.test(name) ? undefined : name.replace(/\s+/g, ' ').trim();

// Mail programs turn words with a dot into links, too.
const likeALink = /:\/\/|@|\bwww\.|\.\p{L}{2}/iu;

/** Undefined for a name that would show as a link: strangers type names beside other people's addresses. */
export const greetingName = (name: string): string | undefined =>
  likeALink.test(name) ? undefined : name.replace(/\s+/g, ' ').trim();

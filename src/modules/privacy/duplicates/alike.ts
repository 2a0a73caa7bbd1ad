/** A value that more candidates share says nothing about a person: the number of an agency, a name like Test. */
export const mostAlike = 10;

/** A name of this machine to whose http browsers say no more than they must: no Sec-Fetch-Site, for one. */
export const plainHost = 'service.test';

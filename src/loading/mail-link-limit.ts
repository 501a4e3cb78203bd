/**
 * The most a mail link may be long, in characters: Windows hands a longer one to no mail client (its
 * limit is 2,048, some clients' own is a little less).
 */
export const MAIL_LINK_LIMIT = 1900;

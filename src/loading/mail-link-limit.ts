/**
 * The longest mail link that every mail client takes, in characters. Windows passes on at most 2,048, and some clients
 * take a little less.
 */
export const MAIL_LINK_LIMIT = 1900;

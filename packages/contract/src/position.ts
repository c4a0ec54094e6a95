/**
 * How far everything is written that the answer tells of, where reads go to a replica. A client that sends back the one
 * it got last reads what it has written, whichever node it comes to; the web client keeps it in a cookie.
 */
export const POSITION_HEADER = 'x-gauntlet-position'

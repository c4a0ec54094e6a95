/** So many guests there are in one thing. */
export const GUESTS_MAX = 8

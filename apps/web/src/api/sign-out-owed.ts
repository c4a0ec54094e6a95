/** Set when a sign-out has not reached the server, so that the cookie is still there. */
export const SIGN_OUT_OWED = 'signOutOwed'

/** The list of tournaments for visitors. */
export const LIST_PATH = '/tournaments'
export const SIGN_UP_PATH = '/register'

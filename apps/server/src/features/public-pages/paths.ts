/** The list of tournaments for visitors. */
export const LIST_PATH = '/tournaments'

import { PASSWORD_MAX } from '@gauntlet/contract/passwords/forms'

const told = document.querySelector<HTMLMetaElement>('meta[name="password-max"]')?.content

/** The most characters a password may have: the server writes it into the page if the operator allows more. */
export const passwordMax = Number(told ?? PASSWORD_MAX)

import { PASSWORD_MAX } from '@gauntlet/contract/passwords/forms'

const meta =
  typeof document === 'undefined' ? null : document.querySelector<HTMLMetaElement>('meta[name="password-max"]')

/** The most characters a password may have: the server writes it into the page if the operator allows more. */
export let passwordMax = Number(meta?.content ?? PASSWORD_MAX)

/** Where the server draws a page, which no page has told yet. */
export const tellPasswordMax = (max: number) => void (passwordMax = max)

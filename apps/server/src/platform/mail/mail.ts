/** A mail to one player. */
export interface Message {
  /** A bare address, without a name. */
  to: string
  subject: string
  text: string
  html?: string
  /** Further headers, `List-Unsubscribe` for one; not those that the message sets itself. */
  headers?: Record<string, string>
}

/**
 * Where mails go. `send` resolves once the mail is handed over, and rejects with a MailError otherwise: whoever sends
 * keeps the mail until then and tries again.
 */
export interface Mail {
  send(message: Message): Promise<void>
  /** Waits a moment for mails that are on their way; later ones are refused. */
  close(): Promise<void>
}

/** A mail as a developer sees it. */
export interface ListedMail {
  to: string
  subject: string
  text: string
  links: string[]
}

/** A transport that keeps its mails where they can be read. */
export interface Mailbox {
  /** The newest first, at most 200. */
  list(): Promise<ListedMail[]>
}

export const LISTED_MAX = 200

/** A mail that was not handed over; the message says why, and names no password and no text of the mail. */
export class MailError extends Error {
  override name = 'MailError'
}

export const closedError = () => new MailError('The mail was not sent: the server is shutting down.')

const CONTROL = /\p{Cc}/u
const ADDRESS = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+$/
const ADDRESS_MAX = 254
const HEADER = /^[a-z][a-z0-9-]*$/i
const OWN_HEADER = /^(from|sender|to|cc|bcc|subject|date|message-id|mime-version|content-.*|dkim-signature|received)$/i

/** Throws a MailError where a header could carry more than its own line, or the mail could reach somebody else. */
export function checkMessage({ to, subject, headers = {} }: Message): void {
  if (CONTROL.test(to) || to.length > ADDRESS_MAX || !ADDRESS.test(to))
    throw new MailError('The mail was not sent: the recipient is not one valid address.')
  if (CONTROL.test(subject))
    throw new MailError('The mail was not sent: the subject has line breaks or control characters.')
  for (const [name, value] of Object.entries(headers)) {
    if (!HEADER.test(name) || OWN_HEADER.test(name))
      throw new MailError('The mail was not sent: a header may not be set.')
    if (CONTROL.test(value))
      throw new MailError(`The mail was not sent: ${name} has line breaks or control characters.`)
  }
}

/** The part that is fixed when the server starts: a sender like 'Gauntlet <no-reply@example.org>'. */
export function checkSender(from: string): void {
  if (CONTROL.test(from) || !from.includes('@')) throw new MailError('MAIL_FROM is not a valid sender.')
}

/** The links of a text in their order, each once, without the sentence's own full stop. */
export const linksIn = (text: string): string[] => [
  ...new Set(
    Array.from(text.matchAll(/https?:\/\/[^\s\p{Cc}<>"'()[\]{}]+/gu), ([link]) => link.replace(/[.,;:!?]+$/, '')),
  ),
]

export const listed = ({ to, subject, text }: Message): ListedMail => ({ to, subject, text, links: linksIn(text) })

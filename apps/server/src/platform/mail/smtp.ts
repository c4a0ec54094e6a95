import { setTimeout as pause } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import { checkMessage, checkSender, closedError, type Mail, MailError } from './mail.ts'

const LOOPBACK = /^(127(\.\d{1,3}){3}|\[::1\]|localhost)$/

export interface SmtpOptions {
  /** `smtp://user:password@host:587`, or `smtps://` where TLS comes first. */
  url: string
  from: string
  /** Milliseconds without a sign of the mail server after which a mail counts as not sent. */
  patience?: number
  /** Milliseconds that closing waits for mails under way. */
  closeWithin?: number
}

function serverOf(text: string): URL {
  if (!URL.canParse(text) || !/^smtps?:$/.test(new URL(text).protocol))
    // The address holds a password, so it is not repeated.
    throw new MailError('SMTP_URL is not a valid smtp:// or smtps:// address.')
  return new URL(text)
}

/** Sends through a mail server, one connection a mail: they are few, and a connection kept open may be dead. */
export function smtpMail({ url, from, patience = 20_000, closeWithin = 1_000 }: SmtpOptions): Mail {
  checkSender(from)
  const server = serverOf(url)
  const transport = createTransport({
    url,
    // A password does not cross the network in the clear because somebody in between left STARTTLS out.
    requireTLS: server.username !== '' && server.protocol === 'smtp:' && !LOOPBACK.test(server.hostname),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  })
  const underway = new Set<Promise<unknown>>()
  let closed = false

  return {
    async send(message) {
      if (closed) throw closedError()
      checkMessage(message)
      const { to, ...content } = message
      // As an object the address is taken as it is, never parsed as a list.
      const sending = transport.sendMail({ from, to: { name: '', address: to }, ...content })
      underway.add(sending)
      try {
        await sending
      } catch (cause) {
        const reason = cause instanceof Error ? cause.message : String(cause)
        throw new MailError(`The mail was not sent by ${server.host}: ${reason}`, { cause })
      } finally {
        underway.delete(sending)
      }
    },
    async close() {
      closed = true
      const waited = new AbortController()
      const enough = pause(closeWithin, undefined, { signal: waited.signal }).catch(() => undefined)
      await Promise.race([Promise.allSettled(underway), enough])
      waited.abort()
      transport.close()
    },
  }
}

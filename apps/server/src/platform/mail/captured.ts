import { checkMessage, closedError, LISTED_MAX, listed, type Mail, type Mailbox, type Message } from './mail.ts'

export interface CapturedMail extends Mail, Mailbox {
  /** The mails sent, in order. */
  readonly sent: Message[]
}

/** Keeps mails in memory: for tests. */
export function capturedMail(): CapturedMail {
  const sent: Message[] = []
  let closed = false
  return {
    sent,
    async send(message) {
      if (closed) throw closedError()
      checkMessage(message)
      sent.push(message)
    },
    list: async () => sent.slice(-LISTED_MAX).toReversed().map(listed),
    async close() {
      closed = true
    },
  }
}

import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import * as z from 'zod/mini'
import type { Clock } from '../clock/clock.ts'
import {
  checkMessage,
  checkSender,
  closedError,
  LISTED_MAX,
  linksIn,
  listed,
  type Mail,
  type Mailbox,
  MailError,
  type Message,
} from './mail.ts'

export interface OutboxOptions {
  /** Made where it is missing; only its owner may read it, since mails carry links that sign people in. */
  folder: string
  from: string
  clock: Clock
  /** Gets one line for each mail with links. Given only where the links may be seen. */
  print?: (line: string) => void
}

/** How many mails the folder keeps: the newest. */
export const OUTBOX_KEPT = 500
/** It is looked through once in so many mails. */
const TIDIED_EACH = 50

const INDEX = /^(\d{10})-\w+\.json$/
const listedMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  links: z.array(z.string()),
})

/** The names of the index files, the newest first. */
const indexOf = async (folder: string): Promise<string[]> =>
  (await readdir(folder))
    .filter(name => INDEX.test(name))
    .sort()
    .toReversed()

/** A reader sees the whole file or none. */
async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  await writeFile(`${path}.part`, content, { mode: 0o600 })
  await rename(`${path}.part`, path)
}

/** Removes all but the newest mails; another process that does the same meanwhile is no harm. */
async function tidy(folder: string): Promise<void> {
  for (const name of (await indexOf(folder)).slice(OUTBOX_KEPT)) {
    await rm(join(folder, name), { force: true })
    await rm(join(folder, name.replace(/json$/, 'eml')), { force: true })
  }
}

/**
 * Keeps mails in a folder instead of sending them: each as an .eml file that any mail program opens, and beside it a
 * small .json file for the list. They are numbered in the order of sending, since the clock may be set back. The oldest
 * go.
 */
export async function outboxMail({ folder, from, clock, print }: OutboxOptions): Promise<Mail & Mailbox> {
  checkSender(from)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const [newest = ''] = await indexOf(folder)
  let count = Number(INDEX.exec(newest)?.[1] ?? 0)
  const underway = new Set<Promise<void>>()
  let closed = false

  async function keep(message: Message): Promise<void> {
    const { to, ...content } = message
    count += 1
    // Another process that writes into the folder may count the same.
    const name = `${String(count).padStart(10, '0')}-${crypto.randomUUID().slice(0, 8)}`
    try {
      const composed = await composer.sendMail({ from, to: { name: '', address: to }, date: clock.now(), ...content })
      if (!Buffer.isBuffer(composed.message)) throw new TypeError('a stream came where a buffer was asked for')
      await writeWhole(join(folder, `${name}.eml`), composed.message)
      await writeWhole(join(folder, `${name}.json`), JSON.stringify(listed(message)))
      if (count % TIDIED_EACH === 0) await tidy(folder)
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw new MailError(`The mail was not written to the outbox: ${reason}`, { cause })
    }
    const links = linksIn(message.text)
    if (links.length > 0) print?.(`Mail to ${to}, "${message.subject}": ${links.join(' ')}`)
  }

  return {
    async send(message) {
      if (closed) throw closedError()
      checkMessage(message)
      const keeping = keep(message)
      underway.add(keeping)
      await keeping.finally(() => underway.delete(keeping))
    },
    async list() {
      const names = (await indexOf(folder)).slice(0, LISTED_MAX)
      return Promise.all(
        names.map(async name => listedMail.parse(JSON.parse(await readFile(join(folder, name), 'utf8')))),
      )
    },
    async close() {
      closed = true
      await Promise.allSettled(underway)
    },
  }
}

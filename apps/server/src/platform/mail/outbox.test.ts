import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fixedClock } from '../clock/clock.ts'
import { MailError } from './mail.ts'
import { OUTBOX_KEPT, outboxMail } from './outbox.ts'

const clock = fixedClock('2026-07-04T10:00:00Z')
const from = 'Gauntlet <no-reply@example.org>'
const toAda = {
  to: 'ada@example.org',
  subject: 'Bestätige, Ada',
  text: 'Hello Ada\n\nhttps://example.org/verify/abc\n',
  html: '<p>Hello Ada</p>',
  headers: { 'X-Sport': 'Tennis' },
}

let folder: string
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'outbox-')), 'mails')
})
afterEach(() => rm(join(folder, '..'), { recursive: true }))

describe('the outbox', () => {
  it('keeps each mail as a file that a mail program opens', async () => {
    const outbox = await outboxMail({ folder, from, clock })
    await outbox.send(toAda)
    const name = (await readdir(folder)).find(file => file.endsWith('.eml')) ?? ''
    const eml = await readFile(join(folder, name), 'utf8')
    expect(eml).toMatch(/^From: Gauntlet <no-reply@example\.org>\r$/m)
    expect(eml).toMatch(/^To: ada@example\.org\r$/m)
    expect(eml).toMatch(/^Subject: =\?UTF-8\?/m)
    expect(eml).toMatch(/^Date: Sat, 04 Jul 2026 10:00:00 \+0000\r$/m)
    expect(eml).toMatch(/^X-Sport: Tennis\r$/m)
    expect(eml).toMatch(/^Content-Type: multipart\/alternative/m)
  })

  it('lists mails with their links, the last sent first, even when the clock was set back', async () => {
    const outbox = await outboxMail({ folder, from, clock })
    await outbox.send(toAda)
    clock.advance(-3_600_000)
    await outbox.send({ to: 'ben@example.org', subject: 'Hello Ben', text: 'No link' })
    clock.set(null)
    expect(await outbox.list()).toEqual([
      { to: 'ben@example.org', subject: 'Hello Ben', text: 'No link', links: [] },
      { to: toAda.to, subject: toAda.subject, text: toAda.text, links: ['https://example.org/verify/abc'] },
    ])
  })

  it('goes on after a restart where it was', async () => {
    const before = await outboxMail({ folder, from, clock })
    for (const subject of ['1', '2', '3']) await before.send({ ...toAda, subject })
    await before.close()
    const after = await outboxMail({ folder, from, clock })
    await after.send({ ...toAda, subject: '4' })
    expect((await after.list()).map(({ subject }) => subject)).toEqual(['4', '3', '2', '1'])
  })

  it('lists at most 200', async () => {
    const outbox = await outboxMail({ folder, from, clock })
    await Promise.all(Array.from({ length: 203 }, (_, n) => outbox.send({ ...toAda, subject: `${n}` })))
    const subjects = (await outbox.list()).map(({ subject }) => subject)
    expect([subjects.length, subjects[0], subjects.at(-1)]).toEqual([200, '202', '3'])
  })

  it('keeps the newest 500', async () => {
    const outbox = await outboxMail({ folder, from, clock })
    for (let n = 0; n < OUTBOX_KEPT; n += 1) {
      const name = String(n).padStart(10, '0')
      await writeFile(join(folder, `${name}-old.json`), '{}')
      await writeFile(join(folder, `${name}-old.eml`), '')
    }
    const later = await outboxMail({ folder, from, clock })
    for (let n = OUTBOX_KEPT; n <= OUTBOX_KEPT + 50; n += 1) await later.send(toAda)
    const names = await readdir(folder)
    expect(names.filter(name => name.endsWith('.json')).length).toBeLessThanOrEqual(OUTBOX_KEPT + 50)
    expect(names).not.toContain('0000000000-old.eml')
    expect(names.filter(name => name.endsWith('.eml'))).toHaveLength(
      names.filter(name => name.endsWith('.json')).length,
    )
    await outbox.close()
  })

  it('keeps mails from other users of the machine, since their links sign people in', async () => {
    const outbox = await outboxMail({ folder, from, clock })
    await outbox.send(toAda)
    const modes = await Promise.all(
      [folder, ...(await readdir(folder)).map(name => join(folder, name))].map(path => stat(path)),
    )
    expect(modes.map(({ mode }) => mode & 0o077)).toEqual([0, 0, 0])
  })

  it('leaves no part of a mail behind, and lists none', async () => {
    const outbox = await outboxMail({ folder, from, clock })
    await writeFile(join(folder, '0000000001-abcdef01.json.part'), '{"to":')
    await outbox.send(toAda)
    expect(await outbox.list()).toHaveLength(1)
    expect((await readdir(folder)).filter(name => name.endsWith('.part'))).toEqual(['0000000001-abcdef01.json.part'])
  })

  it('prints links when it is told to, and only mails that have some', async () => {
    const printed: string[] = []
    const outbox = await outboxMail({ folder, from, clock, print: line => printed.push(line) })
    await outbox.send(toAda)
    await outbox.send({ to: 'ben@example.org', subject: 'Hello', text: 'No link' })
    expect(printed).toEqual(['Mail to ada@example.org, "Bestätige, Ada": https://example.org/verify/abc'])
  })

  it('keeps nothing of a mail that it refuses', async () => {
    const outbox = await outboxMail({ folder, from, clock })
    await expect(outbox.send({ ...toAda, subject: 'Hi\r\nBcc: eve@example.org' })).rejects.toThrow(MailError)
    expect(await readdir(folder)).toEqual([])
  })

  it('says so where it cannot write', async () => {
    const outbox = await outboxMail({ folder, from, clock })
    await rm(folder, { recursive: true })
    await expect(outbox.send(toAda)).rejects.toThrow(/^The mail was not written to the outbox: ENOENT/)
  })

  it('finishes what is underway before it is closed, and refuses the next', async () => {
    const outbox = await outboxMail({ folder, from, clock })
    const sending = outbox.send(toAda)
    await outbox.close()
    expect(await outbox.list()).toHaveLength(1)
    await sending
    await expect(outbox.send(toAda)).rejects.toThrow('shutting down')
  })
})

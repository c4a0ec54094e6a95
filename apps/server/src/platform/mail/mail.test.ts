import { describe, expect, it } from 'vitest'
import { capturedMail } from './captured.ts'
import { checkMessage, checkSender, LISTED_MAX, linksIn, MailError, type Message } from './mail.ts'

const toAda: Message = { to: 'ada@example.org', subject: 'Ben challenges you', text: 'Tennis on Sunday?' }

describe('a mail', () => {
  it('may carry further headers', () => {
    expect(() => checkMessage({ ...toAda, headers: { 'List-Unsubscribe': '<https://example.org/off>' } })).not.toThrow()
  })

  it.each([
    'ada@example.org\r\nBcc: eve@example.org',
    'ada@example.org\nBcc: eve@example.org',
    'ada@example.org\u0085Bcc: eve@example.org',
    'ada@example.org, eve@example.org',
    'ada@example.org;eve@example.org',
    'Ada <ada@example.org>',
    'eve@example.org ada@example.org',
    'ada',
    '',
    `${'a'.repeat(250)}@example.org`,
  ])('goes to one address only, not to %j', to => {
    expect(() => checkMessage({ ...toAda, to })).toThrow(MailError)
  })

  it.each(['Hi\r\nBcc: eve@example.org', 'Hi\nBcc: eve@example.org', 'Hi\r\n\r\n<script>', 'Hi\u0000', 'Hi\u001b[31m'])(
    'has a subject of one line, not %j',
    subject => {
      expect(() => checkMessage({ ...toAda, subject })).toThrow(MailError)
    },
  )

  it.each<[string, string]>([
    ['X-Sport', 'Tennis\r\nBcc: eve@example.org'],
    ['X-Sport', 'Tennis\nBcc: eve@example.org'],
    ['X-Sport\r\nBcc', 'eve@example.org'],
    ['X-Sport: Tennis\nBcc', 'eve@example.org'],
    ['Bcc', 'eve@example.org'],
    ['bcc', 'eve@example.org'],
    ['From', 'eve@example.org'],
    ['Content-Type', 'text/html'],
    ['', 'x'],
  ])('takes no header %j: %j', (name, value) => {
    expect(() => checkMessage({ ...toAda, headers: { [name]: value } })).toThrow(MailError)
  })

  it('has a sender of one line', () => {
    expect(() => checkSender('Gauntlet <no-reply@localhost>')).not.toThrow()
    expect(() => checkSender('Gauntlet <no-reply@localhost>\r\nBcc: eve@example.org')).toThrow(MailError)
  })
})

describe('the links of a text', () => {
  it('are found in their order, each once, without the full stop of the sentence', () => {
    const text =
      'See https://example.org/verify/ab-1?x=1&y=2. Or (http://example.org/a), or\nhttps://example.org/verify/ab-1?x=1&y=2'
    expect(linksIn(text)).toEqual(['https://example.org/verify/ab-1?x=1&y=2', 'http://example.org/a'])
  })

  it('are none where nothing is a link', () => {
    expect(linksIn('javascript:alert(1) ftp://example.org')).toEqual([])
  })

  it('carry no control characters to a terminal', () => {
    expect(linksIn('http://example.org/\u001b[2Jx')).toEqual(['http://example.org/'])
  })
})

describe('captured mail', () => {
  it('is kept as it was sent', async () => {
    const mail = capturedMail()
    await mail.send(toAda)
    expect(mail.sent).toEqual([toAda])
  })

  it('is listed newest first, at most 200', async () => {
    const mail = capturedMail()
    for (let count = 1; count <= LISTED_MAX + 5; count++) await mail.send({ ...toAda, subject: `No. ${count}` })
    const subjects = (await mail.list()).map(({ subject }) => subject)
    expect([subjects.length, subjects[0], subjects.at(-1)]).toEqual([200, 'No. 205', 'No. 6'])
  })

  it('is refused as a mail server would refuse it', async () => {
    const mail = capturedMail()
    await expect(mail.send({ ...toAda, to: 'ada' })).rejects.toThrow(MailError)
    expect(mail.sent).toEqual([])
  })

  it('is refused once it is closed', async () => {
    const mail = capturedMail()
    await mail.close()
    await expect(mail.send(toAda)).rejects.toThrow('shutting down')
  })
})

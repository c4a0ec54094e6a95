import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { MailError } from './mail.ts'
import { smtpMail } from './smtp.ts'

const from = 'Gauntlet <no-reply@example.org>'
const toAda = { to: 'ada@example.org', subject: 'Ben challenges you', text: 'Tennis?\n.\nBen', html: '<p>Tennis?</p>' }

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(closers.splice(0).map(close => close()))
})

/** A mail server on loopback; `received` fills with what it was given. */
async function mailServer(options: SMTPServerOptions = {}) {
  const received: { from: string; to: string[]; raw: string }[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onData(stream, { envelope }, done) {
      const sender = envelope.mailFrom === false ? '' : envelope.mailFrom.address
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const raw = Buffer.concat(parts).toString()
        received.push({ from: sender, to: envelope.rcptTo.map(({ address }) => address), raw })
        done()
      })
    },
    ...options,
  })
  // A client that breaks off is part of these tests.
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  closers.push(() => new Promise<void>(resolve => server.close(resolve)))
  return { port: portOf(server.server), received }
}

function portOf(server: { address: Server['address'] }): number {
  const address: AddressInfo | string | null = server.address()
  if (!address || typeof address === 'string') throw new Error('the server does not listen on a port')
  return address.port
}

/** A server that speaks as `talk` says. */
async function rawServer(talk: (socket: Socket) => void) {
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    // The client resets the connection when it gives up.
    socket.on('error', () => undefined)
    talk(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise(resolve => server.close(resolve))
  })
  return portOf(server)
}

function transport(port: number, credentials = '', patience = 5_000) {
  const mail = smtpMail({ url: `smtp://${credentials}127.0.0.1:${port}`, from, patience })
  closers.push(() => mail.close())
  return mail
}

const onlyBen: SMTPServerOptions = {
  authOptional: false,
  allowInsecureAuth: true,
  onAuth({ username, password }, _session, done) {
    if (username === 'ben' && password === 'p@ss:word') done(null, { user: 'ben' })
    else done(new Error('Invalid username or password'))
  },
}

describe('mail through a mail server', () => {
  it('arrives whole', async () => {
    const { port, received } = await mailServer()
    await transport(port).send({ ...toAda, headers: { 'X-Sport': 'Tennis' } })
    expect(received).toHaveLength(1)
    expect(received[0]).toMatchObject({ from: 'no-reply@example.org', to: ['ada@example.org'] })
    expect(received[0]?.raw).toMatch(/^Subject: Ben challenges you\r\n/m)
    expect(received[0]?.raw).toMatch(/^X-Sport: Tennis\r\n/m)
    expect(received[0]?.raw).toContain('Tennis?\r\n.\r\nBen')
    expect(received[0]?.raw).toContain('<p>Tennis?</p>')
  })

  it('arrives for each of many players at once', async () => {
    const { port, received } = await mailServer()
    const mail = transport(port)
    const players = Array.from({ length: 20 }, (_, n) => `player${n}@example.org`)
    await Promise.all(players.map(to => mail.send({ ...toAda, to })))
    expect(received.flatMap(({ to }) => to).toSorted()).toEqual(players.toSorted())
  })

  it('signs in with the name and password of the address, whatever signs they have', async () => {
    const { port, received } = await mailServer(onlyBen)
    await transport(port, 'ben:p%40ss%3Aword@').send(toAda)
    expect(received).toHaveLength(1)
  })

  it('fails where the password is wrong, and says so without it', async () => {
    const { port, received } = await mailServer(onlyBen)
    const failure = await transport(port, 'ben:sesame@')
      .send(toAda)
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(MailError)
    expect(String(failure)).toMatch(/Invalid username or password/)
    expect(String(failure)).not.toContain('sesame')
    expect(received).toEqual([])
  })

  it('fails where the server does not take the recipient', async () => {
    const { port } = await mailServer({ onRcptTo: (_address, _session, done) => done(new Error('No such mailbox')) })
    await expect(transport(port).send(toAda)).rejects.toThrow(/No such mailbox/)
  })

  it('fails where the server drops the connection before it greets', async () => {
    const port = await rawServer(socket => socket.end())
    await expect(transport(port).send(toAda)).rejects.toThrow(MailError)
  })

  it('fails where the server drops the connection in the middle of the mail', async () => {
    const port = await rawServer(socket => {
      socket.write('220 ready\r\n')
      socket.on('data', sent => {
        if (String(sent).startsWith('DATA')) socket.destroy()
        else socket.write('250 go on\r\n')
      })
    })
    await expect(transport(port).send(toAda)).rejects.toThrow(MailError)
  })

  it('arrives after the server was away for one try', async () => {
    let away = true
    const { port, received } = await mailServer({
      onConnect: (_session, done) => done(away ? new Error('Try again later') : null),
    })
    const mail = transport(port)
    await expect(mail.send(toAda)).rejects.toThrow(/Try again later/)
    away = false
    await mail.send(toAda)
    expect(received).toHaveLength(1)
  })

  it('fails where the server says nothing for too long', async () => {
    const port = await rawServer(() => undefined)
    await expect(transport(port, '', 100).send(toAda)).rejects.toThrow(/^The mail was not sent by 127\.0\.0\.1:\d+: /)
  })

  it('fails where nobody listens', async () => {
    const port = await rawServer(() => undefined)
    await closers.pop()?.()
    await expect(transport(port).send(toAda)).rejects.toThrow(/ECONNREFUSED/)
  })

  it('never reaches the server with a second recipient or header smuggled in', async () => {
    const { port, received } = await mailServer()
    const mail = transport(port)
    await expect(mail.send({ ...toAda, to: 'ada@example.org\r\nRCPT TO:<eve@example.org>' })).rejects.toThrow(MailError)
    await expect(mail.send({ ...toAda, subject: 'Hi\r\nBcc: eve@example.org' })).rejects.toThrow(MailError)
    expect(received).toEqual([])
  })

  it('does not wait long for a server that says nothing when it is closed', async () => {
    const greeted = Promise.withResolvers<void>()
    const port = await rawServer(() => greeted.resolve())
    const mail = smtpMail({ url: `smtp://127.0.0.1:${port}`, from, patience: 40_000, closeWithin: 100 })
    const sending = mail.send(toAda).catch((error: unknown) => error)
    await greeted.promise
    const before = performance.now()
    await mail.close()
    expect(performance.now() - before).toBeLessThan(20_000)
    await closers.pop()?.()
    expect(await sending).toBeInstanceOf(MailError)
  })

  it('finishes what is underway before it is closed, and refuses the next', async () => {
    const { port, received } = await mailServer()
    const mail = transport(port)
    const sending = mail.send(toAda)
    await mail.close()
    expect(received).toHaveLength(1)
    await sending
    await expect(mail.send(toAda)).rejects.toThrow('shutting down')
  })
})

describe('the address of a mail server', () => {
  it.each(['', 'mail.example.org', 'http://ben:sesame@mail.example.org', 'smtp//ben:sesame@x'])('is not %j', url => {
    expect(() => smtpMail({ url, from })).toThrow(/^SMTP_URL is not a valid smtp:\/\/ or smtps:\/\/ address\.$/)
  })
})

import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { describe, expect, test } from 'vitest'
import { linkToken, PASSWORD, type Player } from '../../testing/app.ts'
import { testApp } from '../../testing/opened.ts'

const app = testApp({ RATE_LIMITS: 'on', TRUST_PROXY: 'on' })

const WRONG = 'Wrong-1!word'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0'
interface From {
  ip: string
  device?: string
}
const login = ({ ip, device = FIREFOX }: From, email: string, password: string) =>
  app.send({
    method: 'POST',
    path: '/users/login',
    body: { email, password },
    headers: { 'x-forwarded-for': ip, 'user-agent': device },
  })
const guess = async (from: From, email: string, times = 1) => {
  const seen: number[] = []
  for (let i = 0; i < times; i++) seen.push((await login(from, email, WRONG)).status)
  return seen
}
/** A player whose own device is known at the network `ip`. */
async function playerAt(name: string, ip: string): Promise<{ player: Player; own: From }> {
  const player = await app.player(name)
  const own = { ip, device: 'Mozilla/5.0 (iPhone) Version/18.0 Mobile Safari/604.1' }
  expect((await login(own, player.email, PASSWORD)).status).toBe(200)
  return { player, own }
}
const ask = (from: From, email: string) =>
  app.send({
    method: 'POST',
    path: '/users/forgot-password',
    body: { email },
    headers: { 'x-forwarded-for': from.ip, 'user-agent': from.device ?? FIREFOX },
  })
const linksTo = async (email: string) => {
  await app.app.settle()
  return app.mails.filter(({ to, subject }) => to === email && subject.startsWith('Set a new password'))
}
const ten = Array<number>(10).fill(401)

describe('wrong passwords', () => {
  test('keep out the stranger who tries them, told when to come back, and nobody else', async () => {
    const { email } = await app.player('Ada Locked')
    const stranger = { ip: '203.0.113.1' }
    expect(await guess(stranger, email, 10)).toEqual(ten)
    const refused = await login(stranger, email.toUpperCase(), PASSWORD)
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    expect((await login({ ip: '203.0.113.2' }, email, PASSWORD)).status).toBe(200)
  })

  test('from one IPv6 network count together', async () => {
    const { email } = await app.player('Ben Six')
    for (let i = 1; i <= 10; i++) await guess({ ip: `2001:db8:7:1::${i}` }, email)
    expect(await guess({ ip: '2001:db8:7:1:ffff::1' }, email)).toEqual([429])
    expect(await guess({ ip: '2001:db8:7:2::1' }, email)).toEqual([401])
  })

  test('in the same network do not keep out a device that the account knows', async () => {
    const { player, own } = await playerAt('Cleo Cafe', '203.0.113.5')
    expect(await guess({ ip: own.ip }, player.email, 11)).toEqual([...ten, 429])
    expect((await login(own, player.email, PASSWORD)).status).toBe(200)
  })

  test('on a device that the account knows have a limit too', async () => {
    const { player, own } = await playerAt('Dan Clumsy', '203.0.113.6')
    expect(await guess(own, player.email, 11)).toEqual([...ten, 429])
  })

  test('tried at once are counted before they are looked at', async () => {
    const { email } = await app.player('Eve Hurried')
    const answers = await Promise.all(Array.from({ length: 30 }, () => login({ ip: '203.0.113.7' }, email, WRONG)))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
  })

  test('are forgotten after the right one', async () => {
    const { email } = await app.player('Fay Remembers')
    const from = { ip: '203.0.113.8' }
    await guess(from, email, 9)
    await login(from, email, PASSWORD)
    expect(await guess(from, email, 10)).toEqual(ten)
  })

  test('at an email without an account are answered alike', async () => {
    expect(await guess({ ip: '203.0.113.9' }, 'nobody@example.com', 11)).toEqual([...ten, 429])
  })

  test('from very many networks close the account for strangers: its devices, sessions and links still work', async () => {
    const { player, own } = await playerAt('Gus Hunted', '203.0.113.10')
    for (let net = 0; net < 10; net++) await guess({ ip: `198.51.100.${net}` }, player.email, 10)
    expect((await login({ ip: '192.0.2.1' }, player.email, PASSWORD)).status).toBe(429)
    expect((await login(own, player.email, PASSWORD)).status).toBe(200)
    expect((await app.send({ path: '/users/self', player })).status).toBe(200)
    await app.call(sessions.forgot, { email: player.email })
    const token = await app.linkTo(player.email, 'reset')
    expect((await app.call(sessions.reset, { token, password: 'Net-2!rally', confirm: 'Net-2!rally' })).status).toBe(
      200,
    )
  })
})

describe('links for a new password', () => {
  test('work however many strangers ask for one after them, and nobody is refused', async () => {
    const { player } = await playerAt('Hal Bombed', '203.0.113.20')
    for (let i = 0; i < 14; i++) expect((await ask({ ip: `198.51.100.${100 + i}` }, player.email)).status).toBe(200)
    const [mailed] = await linksTo(player.email)
    if (!mailed) throw new Error('No link was mailed')
    const token = linkToken(mailed, 'reset')
    expect((await app.call(sessions.reset, { token, password: 'Net-2!rally', confirm: 'Net-2!rally' })).status).toBe(
      200,
    )
  })
})

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { serversOf } from '../database/servers.ts'
import { environment, readConfig } from './config.ts'

/** Each row of the table for operators: the variable, and what it is where it is not set. */
const documented = [
  ...readFileSync(new URL('../../../../../docs/operations.md', import.meta.url), 'utf8').matchAll(
    /^\| (`[A-Z][^|]*) \| ([^|]*) \|/gm,
  ),
].flatMap(([, names = '', fallback = '']) =>
  [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => [name, fallback.replaceAll('`', '').trim()] as const),
)

/** As the table writes it; what follows from others, the table tells in words. */
function written(value: unknown): string {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return '–'
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return typeof value === 'number' || typeof value === 'string' ? String(value) : JSON.stringify(value)
}
const FOLLOWS = ['APP_URL', 'DATABASE_PREPARED', 'GAUNTLET_BACKUPS', 'SANDBOX_PAYMENTS', 'STOP_WAIT']

test('docs/operations.md names every variable once, with its default', () => {
  expect(documented.map(([name]) => name).toSorted()).toEqual(Object.keys(environment.shape).toSorted())
  const defaults = new Map(Object.entries(environment.parse({})))
  const wrong = documented.filter(
    ([name, fallback]) => !FOLLOWS.includes(name) && fallback !== written(defaults.get(name)),
  )
  expect(wrong).toEqual([])
})

describe('configuration', () => {
  test('without anything it serves this machine alone', () => {
    const config = readConfig({})
    expect(config).toMatchObject({ host: '127.0.0.1', port: 3000, appUrl: 'http://127.0.0.1:3000', development: true })
  })

  test('a node that others reach gives a proxy five seconds to notice that it stops', () => {
    const others = { HOST: '0.0.0.0', APP_URL: 'https://play.example.org' }
    const waits = [{}, others, { ...others, STOP_WAIT: '0' }].map(env => readConfig(env).stopWaitMs)
    expect(waits).toEqual([0, 5000, 0])
  })

  test('every variable that is wrong is named', () => {
    expect(() => readConfig({ PORT: 'many', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://x' })).toThrow(
      /DATABASE_URL[^]*PORT|PORT[^]*DATABASE_URL/,
    )
  })

  test('statements have names unless a pooler lends connections, and where it knows them', () => {
    const pooled = { DATABASE_URL: 'postgres://pooler/gauntlet', DATABASE_DIRECT_URL: 'postgres://db/gauntlet' }
    const named = [{ DATABASE_URL: 'postgres://db/gauntlet' }, pooled, { ...pooled, DATABASE_PREPARED: 'on' }]
    expect(named.map(env => readConfig(env).database?.named)).toEqual([true, false, true])
  })

  test('DATABASE_URL may name several servers, each with its port, and DATABASE_READ_URL one', () => {
    const url = 'postgres://gauntlet:se,cret@one.example.org:5432,two.example.org:5433/gauntlet?sslmode=require'
    expect(readConfig({ DATABASE_URL: url }).database?.url).toBe(url)
    expect(serversOf(url)).toEqual([
      'postgres://gauntlet:se,cret@one.example.org:5432/gauntlet?sslmode=require',
      'postgres://gauntlet:se,cret@two.example.org:5433/gauntlet?sslmode=require',
    ])
    expect(() => readConfig({ DATABASE_URL: 'postgres://one:5432,two:many/gauntlet' })).toThrow('DATABASE_URL')
    const read = 'postgres://one:5432,two:5432/gauntlet'
    expect(() => readConfig({ DATABASE_URL: url, DATABASE_READ_URL: read })).toThrow('DATABASE_READ_URL')
  })

  test.each(['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'])('%s says nothing without a database', name => {
    expect(() => readConfig({ [name]: 'postgres://db/gauntlet' })).toThrow(name)
  })

  test('messages go to one valid address', () => {
    expect(readConfig({ OPERATOR_EMAIL: 'club@example.org' }).operatorEmail).toBe('club@example.org')
    expect(() => readConfig({ OPERATOR_EMAIL: 'the club' })).toThrow('OPERATOR_EMAIL')
  })

  test('an empty variable is as good as none', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }).port).toBe(3000)
  })

  test.each([
    [{ HOST: '0.0.0.0', APP_URL: 'https://play.example.org' }, false],
    [{ HOST: '::1' }, true],
    [{ HOST: '127.0.0.1', NODE_ENV: 'production', APP_URL: 'https://play.example.org' }, false],
    [{ HOST: '127.0.0.1.example.org', APP_URL: 'https://play.example.org' }, false],
  ])('%o is for developers: %s', (env, development) => {
    expect(readConfig(env).development).toBe(development)
  })

  test('push messages go elsewhere on loopback only', () => {
    const elsewhere = { PUSH_SERVICE_URL: 'http://127.0.0.1:9000' }
    expect(readConfig(elsewhere).pushService?.port).toBe('9000')
    const outside = { ...elsewhere, HOST: '0.0.0.0', APP_URL: 'https://x.example' }
    expect(() => readConfig(outside)).toThrow('PUSH_SERVICE_URL')
    for (const host of ['push.example.org', '127.0.0.1.example.org', '10.0.0.1', '0.0.0.0'])
      expect(() => readConfig({ PUSH_SERVICE_URL: `http://${host}:9000` })).toThrow('PUSH_SERVICE_URL')
    expect(readConfig({ PUSH_SERVICE_URL: 'http://[::1]:9000' }).pushService?.hostname).toBe('[::1]')
  })

  test('limits can be switched off on loopback only', () => {
    expect(readConfig({ RATE_LIMITS: 'off' }).rateLimits).toBe(false)
    expect(() => readConfig({ RATE_LIMITS: 'off', HOST: '0.0.0.0', APP_URL: 'https://x.example' })).toThrow(
      'RATE_LIMITS',
    )
  })

  test('where others reach the server, mails have to know its address', () => {
    expect(() => readConfig({ HOST: '0.0.0.0' })).toThrow('APP_URL')
  })

  test.each([
    ['off', 0],
    ['on', 1],
    ['2', 2],
  ])('TRUST_PROXY=%s trusts so many proxies: %s', (said, count) => {
    expect(readConfig({ TRUST_PROXY: said }).proxies).toBe(count)
  })

  test('a number of proxies that cannot be is refused', () => {
    for (const said of ['0', 'yes', '1.5']) expect(() => readConfig({ TRUST_PROXY: said })).toThrow('TRUST_PROXY')
  })

  const keys = { STRIPE_SECRET_KEY: 'sk_test_a', STRIPE_PUBLISHABLE_KEY: 'pk_test_b', STRIPE_WEBHOOK_SECRET: 'whsec_c' }
  const outside = { NODE_ENV: 'production', APP_URL: 'https://play.example.org' }

  test('payments are the sandbox while developing, and elsewhere only by name', () => {
    expect(readConfig({}).payments).toBe('sandbox')
    expect(readConfig({ SANDBOX_PAYMENTS: 'off' }).payments).toBeUndefined()
    expect(readConfig(outside).payments).toBeUndefined()
    expect(readConfig({ HOST: '0.0.0.0', APP_URL: 'https://play.example.org' }).payments).toBeUndefined()
    expect(readConfig({ ...outside, SANDBOX_PAYMENTS: 'on' }).payments).toBe('sandbox')
  })

  test('Stripe takes payments once it has its three keys', () => {
    expect(readConfig({ ...outside, ...keys }).payments).toMatchObject({ publishableKey: 'pk_test_b' })
  })

  test.each([
    ['a key that is missing', { STRIPE_WEBHOOK_SECRET: '' }],
    ['the publishable key in the place of the secret one', { STRIPE_SECRET_KEY: 'pk_test_b' }],
    ['a live key beside one for tests', { STRIPE_SECRET_KEY: 'sk_live_a' }],
    ['the sandbox beside Stripe', { SANDBOX_PAYMENTS: 'on' }],
    ['another API outside development', { STRIPE_API_URL: 'https://stripe.example.org' }],
  ])('%s is refused at start', (_what, wrong) => {
    expect(() => readConfig({ ...outside, ...keys, ...wrong })).toThrow('The configuration is not usable')
  })
})

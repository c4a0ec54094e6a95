import { closeSync, mkdtempSync, openSync, readFileSync, readSync, rmSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { constants } from 'node:fs'
import { logDestination } from './log.ts'

const folder = mkdtempSync(join(tmpdir(), 'gauntlet-log-'))
afterAll(() => rmSync(folder, { recursive: true }))

const line = (n: number) => `${JSON.stringify({ n, words: 'x'.repeat(80) })}\n`
const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise(resolve => setTimeout(resolve, 5))
}

test('lines come in the order in which they were written', async () => {
  const file = join(folder, 'log')
  const log = logDestination({ fd: openSync(file, 'a') })
  for (let n = 0; n < 500; n += 1) log.write(line(n))
  const written = Array.from({ length: 500 }, (_, n) => line(n)).join('')
  await until(() => readFileSync(file, 'utf8').length === written.length)
  expect(readFileSync(file, 'utf8')).toBe(written)
})

test('what nobody reads is kept for a while, then lost, and told once somebody does', async () => {
  // A pipe that is full takes no more, as a full disk does, until it is read.
  const pipe = join(folder, 'pipe')
  expect(spawnSync('mkfifo', [pipe]).status).toBe(0)
  const reader = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK)
  const log = logDestination({
    fd: openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK),
    kept: 200_000,
    againMs: 5,
  })
  for (let n = 0; n < 10_000; n += 1) log.write(line(n))
  await new Promise(resolve => setTimeout(resolve, 100))
  let said = ''
  const room = Buffer.alloc(65_536)
  const read = () => {
    try {
      said += room.toString('utf8', 0, readSync(reader, room))
    } catch {
      // Nothing more for now.
    }
    return said.includes('after')
  }
  await until(() => {
    read()
    return said.length > 190_000
  })
  log.write('{"words":"after"}\n')
  await until(read)
  const [first, ...rest] = said.trim().split('\n')
  const lost = rest.map(each => JSON.parse(each)).find(each => each.lost)
  expect(first).toBe(line(0).trim())
  expect(lost).toMatchObject({ level: 40, msg: 'lines of the log were lost: nothing took them' })
  expect(lost.lost + rest.length - 1).toBe(10_000)
  closeSync(reader)
})

const info = (n: number) => `${JSON.stringify({ level: 30, n })}\n`

test('usual lines wait for one another, and go with the first that tells of something wrong', async () => {
  const file = join(folder, 'gathered')
  const log = logDestination({ fd: openSync(file, 'a'), gatherMs: 60_000 })
  log.write(info(1))
  log.write(info(2))
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(readFileSync(file, 'utf8')).toBe('')
  const wrong = '{"level":50,"msg":"a job failed"}\n'
  log.write(wrong)
  await until(() => readFileSync(file, 'utf8') === `${info(1)}${info(2)}${wrong}`)
})

test('they wait no longer than a moment', async () => {
  const file = join(folder, 'moment')
  const log = logDestination({ fd: openSync(file, 'a'), gatherMs: 20 })
  log.write(info(1))
  await until(() => readFileSync(file, 'utf8') === info(1))
  log.write(info(2))
  await until(() => readFileSync(file, 'utf8').length > info(1).length)
  expect(readFileSync(file, 'utf8')).toBe(`${info(1)}${info(2)}`)
})

test.each([
  ['ends by itself', ''],
  ['is stopped', 'process.exit(0)'],
  ['is stopped while lines are on their way', 'setTimeout(() => process.exit(0), 3)'],
  ['fails', "throw new Error('a mistake')"],
  ['fails later', "setTimeout(() => { throw new Error('a mistake') }, 3)"],
])('a process that %s has written every line once', (_how, end) => {
  const program = `
    const { logDestination } = await import(${JSON.stringify(new URL('./log.ts', import.meta.url).href)})
    const log = logDestination({ gatherMs: 60_000 })
    for (let n = 0; n < 5000; n += 1) log.write(JSON.stringify({ level: 30, n }) + '\\n')
    ${end}`
  const file = join(folder, 'ended')
  const { stdout } = spawnSync(
    'sh',
    ['-c', '"$0" --input-type=module -e "$1" > "$2"; cat "$2"', process.execPath, program, file],
    { encoding: 'utf8', timeout: 60_000 },
  )
  expect(stdout.split('\n').toSorted()).toEqual(
    Array.from({ length: 5000 }, (_, n) => info(n).trim())
      .concat('')
      .toSorted(),
  )
})

test('a full disk neither ends nor holds up the process', () => {
  const program = `
    const { logDestination } = await import(${JSON.stringify(new URL('./log.ts', import.meta.url).href)})
    const log = logDestination({ againMs: 5 })
    for (let n = 0; n < 1000; n += 1) log.write('a line\\n')
    setTimeout(() => process.stderr.write('still here'), 50)`
  const { status, stderr } = spawnSync(
    'sh',
    ['-c', '"$0" --input-type=module -e "$1" > /dev/full', process.execPath, program],
    {
      encoding: 'utf8',
      timeout: 20_000,
    },
  )
  expect([stderr.trim(), status]).toEqual(['still here', 0])
})

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'

const GAUNTLET = fileURLToPath(new URL('../gauntlet.ts', import.meta.url))
const DATA = fileURLToPath(new URL('../../../../../packages/rules/data/', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'measure-ranks-'))
afterAll(() => rmSync(folder, { recursive: true }))

function gauntlet(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [GAUNTLET, ...args], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

const measured = (content: string, from = '20240101'): Record<string, number> => {
  const { status, stdout, stderr } = gauntlet('measure-ranks', file('results.csv', content), '--from', from)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  return JSON.parse(stdout)
}

const failure = (content: string, from = '20240101') =>
  gauntlet('measure-ranks', file('bad.csv', content), '--from', from)

/** How wrong it is to expect of Ada, after this, what she does next: to beat Ben again. */
const brierAfter = (...lines: string[]) =>
  measured(`date,winner,loser,score,note\n${lines.join('\n')}\n20240102,Ada,Ben,,\n`, '20240102').brier

describe('gauntlet', () => {
  it('lists its commands', () => {
    expect(gauntlet('help')).toMatchObject({ status: 0, stdout: expect.stringContaining('measure-ranks'), stderr: '' })
  })

  it('tells how one command is used', () => {
    expect(gauntlet('help', 'measure-ranks').stdout).toContain('measure-ranks FILE --from YYYYMMDD')
  })

  it.each([[[]], [['conquer']], [['help', 'conquer']], [['constructor']]])('shows its usage on stderr for %j', args => {
    const { status, stdout, stderr } = gauntlet(...args)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toContain('usage:')
  })
})

describe('measure-ranks', () => {
  it('prints the figures of gzipped placings as JSON and nothing else', () => {
    const { stdout } = gauntlet('measure-ranks', join(DATA, 'f1_placements.csv.gz'), '--from', '20050101')
    const figures = JSON.parse(stdout)
    expect(Object.keys(figures)).toEqual([
      'n',
      'accuracy',
      'logLoss',
      'brier',
      'slope',
      'ece',
      'seconds',
      'calibration',
    ])
    expect(figures.n).toBe(61_788)
    expect(figures.logLoss).toBeCloseTo(0.4503, 4)
  })

  it('predicts before it rates: a first meeting of two newcomers is one half', () => {
    const { n, accuracy, logLoss, brier } = measured('date,winner,loser\n20240101,Ada,Ben\n')
    expect([n, accuracy, brier]).toEqual([1, 0, 0.25])
    expect(logLoss).toBeCloseTo(Math.LN2, 12)
  })

  it('warms up on what came before --from, in whatever order the lines stand', () => {
    const { n, accuracy } = measured('date,winner,loser\n20240102,Ada,Ben\n20231231,Ada,Ben\n')
    expect([n, accuracy]).toEqual([1, 1])
  })

  it('reads doubles', () => {
    const { n, accuracy } = measured('date,w1,w2,l1,l2\n20230101,Ada,Ben,Cy,Di\n20240101,Ben,Ada,Di,Cy\n')
    expect([n, accuracy]).toEqual([1, 1])
  })

  it('reads scores, by sets or in one, unless the match was not finished', () => {
    const [close, clear] = [brierAfter('20240101,Ada,Ben,21-19 21-19,'), brierAfter('20240101,Ada,Ben,42-10,')]
    expect(clear).toBeLessThan(close ?? 0)
    expect(brierAfter('20240101,Ada,Ben,21-5 21-5,')).toBe(clear)
    expect(brierAfter('20240101,Ada,Ben,42-10,R')).toBe(brierAfter('20240101,Ada,Ben,,'))
  })

  it('leaves scores out where it is told to', () => {
    const path = file('scores.csv', 'date,winner,loser,score\n20240101,Ada,Ben,42-10\n20240102,Ada,Ben,42-10\n')
    const run = (...more: string[]) => JSON.parse(gauntlet('measure-ranks', path, '--from', '20240102', ...more).stdout)
    expect(run('--ignore-scores').logLoss).toBeGreaterThan(run().logLoss)
  })

  it('rates draws between home and away, and predicts the others', () => {
    const lines = ['20240101,Ada,Ben,2-2', '20240102,Ada,Ben,0-1', '20240103,Cy,Ada,1-1']
    const { n, accuracy } = measured(`date,home,away,score\n${lines.join('\n')}\n`)
    expect([n, accuracy]).toEqual([1, 0])
  })

  it('reads what rank-log writes: sides of any size, draws, totals of a score, places that some have not', () => {
    const lines = ['1 2 3|4 5 6,1|2,21-10', '1 2 3|4 5 6,2|1,', '1 2 3|4 5 6,1|1,3-3', '1|4|5,1|-|-,']
    const log = lines.map((line, n) => `2024-01-0${n + 1}T12:00:00.000Z,${line}`).join('\n')
    const { stdout } = gauntlet(
      'measure-ranks',
      file('log.csv', `at,sides,positions,score\n${log}\n`),
      '--from',
      '20240101',
    )
    const { n, calibration } = JSON.parse(stdout)
    expect(n).toBe(4)
    expect(calibration.all).toMatchObject({ matches: 2, even: 1, draws: 1 })
    expect(calibration.singles.matches).toBe(0)
    expect(calibration.all.bins).toHaveLength(10)
  })

  it('makes one prediction of each pair of finishers who do not share a place', () => {
    const lines = ['Ada,1', 'Ben,2', 'Cy,2', 'Di,4'].map(line => `20240101,final,${line}`)
    expect(measured(`date,event,player,position\n${lines.join('\n')}`).n).toBe(5)
  })

  it('finds columns by name, ignores others, and understands quotes, CRLF and a byte order mark', () => {
    const lines = ['\uFEFFloser,note,Date,winner', '"Ben, jr","said ""no""\r\ntwice",20230101,Ada', 'x,,20240101,"Ada"']
    expect(measured(`${lines.join('\r\n')}\r\n\r\n`).n).toBe(1)
  })

  it('copes with a million lines', { timeout: 60_000 }, () => {
    const lines = Array.from({ length: 1_000_000 }, (_, i) => `20240101,p${i % 997},q${i % 991}`)
    const path = file('million.csv.gz', gzipSync(`date,winner,loser\n${lines.join('\n')}`, { level: 1 }))
    expect(JSON.parse(gauntlet('measure-ranks', path, '--from', '20240101').stdout).n).toBe(1_000_000)
  })

  it.each([
    ['a line that is too short', 'date,winner,loser\n20240101,Ada\n', 'Line 2'],
    ['a day that is none', 'date,winner,loser\n20240101,Ada,Ben\n20240230,Ada,Ben\n', 'Line 3'],
    ['a player against herself', 'date,winner,loser\n20240101,Ada,Ada\n', 'Line 2'],
    ['a missing name', 'date,winner,loser\n20240101,,Ben\n', 'winner is empty'],
    ['a quote that never ends', 'date,winner,loser\n20240101,"Ada,Ben\n', 'Line 2'],
    ['a score that is none', 'date,winner,loser,score\n20240101,Ada,Ben,6-4 6\n', "'6-4 6' is not a score"],
    ['a position that is none', 'date,event,player,position\n20240101,e,Ada,DNF\n', "'DNF' is not a position"],
    ['a player placed twice', 'date,event,player,position\n20240101,e,Ada,1\n20240101,e,Ada,2\n', 'Line 3'],
    ['an instant that is none', 'at,sides,positions\n20240101,1|2,1|2\n', "'20240101' is not an instant"],
    ['a place too few', 'at,sides,positions\n2024-01-01T12:00:00.000Z,1|2|3,1|2\n', 'a position for each side'],
    ['a side without players', 'at,sides,positions\n2024-01-01T12:00:00.000Z,1|,1|2\n', 'a side has nobody'],
    [
      'a level that is none',
      'at,sides,positions,levels\n2024-01-01T12:00:00.000Z,1|2,1|2,1:9\n',
      "'1:9' is not a player with a level",
    ],
    ['a missing column', 'date,winner\n20240101,Ada\n', 'date,winner,loser'],
    ['an empty file', '', 'date,winner,loser'],
    ['no result to predict', 'date,winner,loser\n20230101,Ada,Ben\n', 'no result to predict'],
  ])('refuses %s', (_, content, message) => {
    const { status, stdout, stderr } = failure(content)
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toContain(message)
  })

  it('refuses a file that is not there, and one that is no text', () => {
    expect(gauntlet('measure-ranks', join(folder, 'none.csv'), '--from', '20240101').status).toBe(1)
    const binary = gauntlet('measure-ranks', file('binary', new Uint8Array([0xff, 0xfe, 0xff])), '--from', '20240101')
    expect(binary).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining("can't be read") })
  })

  it.each([
    [['--from', '20240101']],
    [['results.csv']],
    [['results.csv', '--from', '2024']],
    [['results.csv', 'more.csv', '--from', '20240101']],
    [['results.csv', '--until', '20240101']],
  ])('shows its usage for %j', args => {
    const { status, stdout, stderr } = gauntlet('measure-ranks', ...args)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toContain('measure-ranks FILE --from YYYYMMDD')
  })
})

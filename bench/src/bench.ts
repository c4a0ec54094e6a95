// `npm run bench -- NAME [--json] [--OPTION NUMBER …]`: measures one thing; `--list` names what can be measured.
import { parseArgs } from 'node:util'
import { type Benchmark, type Figure, isReached } from './support/benchmark.ts'
import { machine } from './support/machine.ts'
import { rounded } from './support/statistics.ts'

interface Row {
  what: string
  load(): Promise<{ default: Benchmark }>
}

/** One row for each benchmark. */
const benchmarks = new Map<string, Row>([
  ['answers', { what: 'reads by id against a 1 KB answer of the same server', load: () => import('./answers.ts') }],
  [
    'polled-list',
    { what: 'the pending list, unchanged and changed, against pgbench', load: () => import('./polled-list.ts') },
  ],
  [
    'floor',
    {
      what: 'processor time of lists, boards, searches and an accept against a server written by hand',
      load: () => import('./floor.ts'),
    },
  ],
  [
    'start',
    { what: 'first and later starts of the embedded default, and its memory', load: () => import('./start.ts') },
  ],
  ['first-view', { what: 'the dashboard over a slow network, cold and warm', load: () => import('./first-view.ts') }],
  [
    'lighthouse',
    { what: "Lighthouse's mobile figures of players' and visitors' pages", load: () => import('./lighthouse.ts') },
  ],
  ['backup', { what: 'how long players wait while the embedded one is backed up', load: () => import('./backup.ts') }],
  ['memory', { what: 'memory of a server under a mixed load, on either engine', load: () => import('./memory.ts') }],
  [
    'kills',
    { what: 'acknowledged writes lost when the server is killed, on both engines', load: () => import('./kills.ts') },
  ],
  [
    'outages',
    {
      what: 'how long players wait for a database that goes silent, away or is restarted, and nodes that are',
      load: () => import('./outages.ts'),
    },
  ],
  [
    'pooler',
    {
      what: 'a node behind pgbouncer, in session and in transaction mode, against one without',
      load: () => import('./pooler.ts'),
    },
  ],
  [
    'nodes',
    {
      what: 'two and three nodes behind nginx: processor time against one, live, mails once, a node that dies',
      load: () => import('./nodes.ts'),
    },
  ],
  [
    'failover',
    {
      what: 'the primary killed under load with a synchronous standby: what is lost, and how soon writes are back',
      load: () => import('./failover.ts'),
    },
  ],
  [
    'patroni',
    {
      what: 'the same with Patroni and etcd, through HAProxy and by an address that names both servers',
      load: () => import('./patroni.ts'),
    },
  ],
  [
    'replica',
    {
      what: 'reads on a streaming replica: processor time of the primary, own writes, a replica that lags or dies',
      load: () => import('./replica.ts'),
    },
  ],
  [
    'live',
    {
      what: 'how soon a change shows on another screen and on other nodes, and what an open screen costs',
      load: () => import('./live.ts'),
    },
  ],
  [
    'visitors',
    {
      what: 'visitors of a tournament who follow by streams, against the same who poll',
      load: () => import('./visitors.ts'),
    },
  ],
  ['push', { what: 'how soon a push message leaves, also beside a dead service', load: () => import('./push.ts') }],
  [
    'search',
    {
      what: 'the match search at 10,000 and 1,000,000 players, against a read by id',
      load: () => import('./search.ts'),
    },
  ],
  ['people', { what: 'people by distance at the same sizes, against the same', load: () => import('./people.ts') }],
  [
    'feed',
    {
      what: "the feed of friends' results at 1,000,000 results, against a result by id",
      load: () => import('./feed.ts'),
    },
  ],
  [
    'thread',
    { what: 'a page of a thread at 1,000,000 messages, against a match by id', load: () => import('./thread.ts') },
  ],
  [
    'leaderboards',
    { what: 'leaderboards and positions at the same sizes, against the same', load: () => import('./leaderboards.ts') },
  ],
  [
    'tournaments',
    {
      what: 'tournament search and lists at 200,000 tournaments, against a read by id',
      load: () => import('./tournaments.ts'),
    },
  ],
  [
    'rows',
    { what: 'every row of the contract at 1,000,000 players with a year of history', load: () => import('./rows.ts') },
  ],
  [
    'rank-report',
    { what: 'a rank report of 128 players against one ranked match', load: () => import('./rank-report.ts') },
  ],
  [
    'doors',
    {
      what: 'a call beside readers of the document, a login beside a crowd of wrong ones',
      load: () => import('./doors.ts'),
    },
  ],
  [
    'fuzz',
    { what: "random requests made from the API's document, none of which may fail", load: () => import('./fuzz.ts') },
  ],
  ['ranks', { what: "a log of results replayed, against openskill's Bradley-Terry", load: () => import('./ranks.ts') }],
  [
    'voids',
    { what: 'a result made void among 100,000: under the lock, and its replay', load: () => import('./voids.ts') },
  ],
  ['attacks', { what: 'what arranged results gain in a month and a year', load: () => import('./attacks.ts') }],
])

const list = (): string => [...benchmarks].map(([name, { what }]) => `${name.padEnd(12)} ${what}`).join('\n')

const usage = (): string => `usage: npm run bench -- NAME [--json] [--OPTION NUMBER …]\n\n${list()}`

function describe(figure: Figure): string {
  const { name, value, unit, atLeast, atMost } = figure
  const promised = [
    ...(atLeast === undefined ? [] : [`≥ ${atLeast}`]),
    ...(atMost === undefined ? [] : [`≤ ${atMost}`]),
  ]
  const verdict =
    promised.length === 0 ? '' : `  (${promised.join(', ')}: ${isReached(figure) ? 'reached' : 'NOT reached'})`
  return `${name.padEnd(56)} ${String(rounded(value)).padStart(9)} ${unit}${verdict}`
}

function numbersOf(given: Record<string, unknown>, options: Benchmark['options']): Record<string, number> {
  const asked = Object.entries(given).filter(([name]) => name in options)
  return Object.fromEntries(
    asked.map(([name, text]) => {
      const value = Number(text)
      if (text === '' || !(value > 0)) throw new Error(`--${name} takes a number above 0`)
      return [name, value]
    }),
  )
}

async function measure(name: string, row: Row, args: string[]): Promise<void> {
  const { default: chosen } = await row.load()
  const options = Object.fromEntries(Object.keys(chosen.options).map(option => [option, { type: 'string' as const }]))
  const { values } = parseArgs({ args, options: { ...options, json: { type: 'boolean' } } })
  const numbers = numbersOf(values, chosen.options)
  const before = machine()
  const { figures, notes, failed = false } = await chosen.run(numbers)
  if (failed) process.exitCode = 1
  const on = { ...before, loadAfter: machine().load }
  if (values['json']) {
    const shown = figures.map(figure => ({ ...figure, value: rounded(figure.value), reached: isReached(figure) }))
    console.log(
      JSON.stringify(
        { benchmark: name, options: { ...chosen.options, ...numbers }, machine: on, figures: shown, notes },
        null,
        2,
      ),
    )
    return
  }
  for (const figure of figures) console.log(describe(figure))
  for (const note of notes) console.log(note)
  console.log(
    `${on.cores} cores, ${on.memoryGiB} GiB, Node ${on.node}, commit ${on.commit}, load ${on.load} before and ${on.loadAfter} after`,
  )
}

const [name = '', ...args] = process.argv.slice(2)
const row = benchmarks.get(name)
if (name === '--list') console.log(list())
else if (row) {
  try {
    await measure(name, row, args)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
} else {
  console.error(usage())
  process.exitCode = 2
}

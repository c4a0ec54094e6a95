// Players write over several nodes while the server that takes the writes becomes another one.
import { setTimeout as sleep } from 'node:timers/promises'
import { openBalancer } from '../../../apps/server/src/testing/balancer.ts'
import type { Figure } from './benchmark.ts'
import type { RunningServer } from './server.ts'
import type { Player } from './world.ts'
import { Load, untilReady } from './writes.ts'

/** Writes have to be back so long after another server takes them. */
const BACK_MS = 5000

/** Moments, as `performance.now()` has them: the primary ends, and another server takes writes. */
export interface Change {
  gone: number
  there: number
}

export interface Outcome {
  wrong: number
  acknowledged: number
  unexpected: number
  answers: number
  /** Milliseconds without a primary. */
  withoutMs: number
  /** And from then until a write was acknowledged. */
  backMs: number
  /** From then until each of the nodes said that it is ready. */
  readyMs: readonly number[]
  restarts: number
}

const isGone = (node: RunningServer): Promise<boolean> =>
  node.usage().then(
    () => false,
    () => true,
  )

/** `besideMs`: for so long players write before and after the change. */
export async function changeOver(
  nodes: readonly RunningServer[],
  players: readonly Player[],
  besideMs: number,
  change: () => Promise<Change>,
): Promise<Outcome> {
  const balancer = await openBalancer(() => nodes.map(({ port }) => port))
  try {
    const load = new Load(() => balancer.port, players)
    await sleep(besideMs)
    const { gone, there } = await change()
    const readyMs = await Promise.all(
      nodes.map(async ({ port }) => {
        await untilReady(port)
        return performance.now() - there
      }),
    )
    await sleep(besideMs)
    const { wrong, acknowledged, replies } = await load.end(balancer.port)
    const back = replies.filter(({ writes, status, at }) => writes && status === 200 && at > there)
    const restarts = (await Promise.all(nodes.map(isGone))).filter(Boolean).length
    return {
      wrong,
      acknowledged,
      unexpected: replies.filter(({ status }) => status !== 200 && status !== 503).length,
      answers: replies.length,
      withoutMs: there - gone,
      backMs: Math.min(...back.map(({ at }) => at)) - there,
      readyMs,
      restarts,
    }
  } finally {
    await balancer.close()
  }
}

/** `prefix` tells changes of one kind from those of another. */
export function figuresOf(outcomes: readonly Outcome[], prefix = ''): Figure[] {
  const sum = (pick: (outcome: Outcome) => number) => outcomes.reduce((all, outcome) => all + pick(outcome), 0)
  const most = (pick: (outcome: Outcome) => number) => Math.max(...outcomes.map(pick))
  const figures: Figure[] = [
    {
      name: 'acknowledged writes lost or doubled',
      value: sum(({ wrong }) => wrong),
      unit: `of ${sum(({ acknowledged }) => acknowledged)}`,
      atMost: 0,
    },
    { name: 'without a primary, longest', value: most(({ withoutMs }) => withoutMs), unit: 'ms' },
    {
      name: 'then until a write is acknowledged, longest',
      value: most(({ backMs }) => backMs),
      unit: 'ms',
      atMost: BACK_MS,
    },
    {
      name: 'answers but 200 and 503',
      value: sum(({ unexpected }) => unexpected),
      unit: `of ${sum(({ answers }) => answers)}`,
      atMost: 0,
    },
    {
      name: 'nodes that had to be restarted',
      value: sum(({ restarts }) => restarts),
      unit: `of ${sum(({ readyMs }) => readyMs.length)}`,
      atMost: 0,
    },
  ]
  return figures.map(figure => ({ ...figure, name: prefix + figure.name }))
}

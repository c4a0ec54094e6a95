import type { Endpoint, SentOf } from '@gauntlet/contract/endpoint'
import type { Compiled, Database, Executor, Transaction } from '../platform/database/database.ts'
import { addressOf, type Player, type TestApp } from './app.ts'

/** The same database; `heard` gets the text of each statement that it runs, without begin and commit. */
export function overheard(db: Database, heard: string[]): Database {
  const listening = (executor: Executor): Executor => ({
    execute(compiled: Compiled, values) {
      heard.push(compiled.text)
      return executor.execute(compiled, values)
    },
  })
  const inside = (tx: Transaction): Transaction => ({
    ...listening(tx),
    lastly: act => tx.lastly(act),
    wake: job => tx.wake(job),
  })
  return { ...db, ...listening(db), transaction: work => db.transaction(tx => work(inside(tx))) }
}

export interface CountingNode {
  /** How many statements a player's call takes to its answer; throws where it is refused. */
  statementsOf<E extends Endpoint>(endpoint: E, input: SentOf<E>, player: Player): Promise<number>
  stop(): Promise<void>
}

/** The mail goes out beside the answer, not before it. */
const isOfMail = (text: string) => /update "?mail_outbox|mail_budgets|mail_stops|held_notices/.test(text)

/** Another node over the database of an app, which counts what it is asked. */
export async function countingNode(app: TestApp): Promise<CountingNode> {
  const heard: string[] = []
  const node = await app.anotherNode(overheard(app.db, heard))
  return {
    async statementsOf(endpoint, input, { token }) {
      const { path, body } = addressOf(endpoint, { ...input })
      heard.length = 0
      const { statusCode, body: answer } = await node.server.inject({
        method: endpoint.method,
        url: `/api${path}`,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(endpoint.method === 'POST' ? { payload: JSON.stringify(body) } : {}),
      })
      if (statusCode !== 200) throw new Error(`${path} was refused: ${answer}`)
      return heard.filter(text => !isOfMail(text)).length
    },
    stop: () => node.stop(),
  }
}

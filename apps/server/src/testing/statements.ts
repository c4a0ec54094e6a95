import { AsyncLocalStorage } from 'node:async_hooks'
import type { Endpoint, SentOf } from '@gauntlet/contract/endpoint'
import type { Compiled, Database, Executor, Transaction } from '../platform/database/database.ts'
import { addressOf, type Player, type TestApp } from './app.ts'
import { whileTesting } from './opened.ts'

/** The same database; `hear` gets the text of each statement that it runs, without begin and commit. */
export function overheard(db: Database, hear: (text: string) => void): Database {
  const listening = (executor: Executor): Executor => ({
    execute(compiled: Compiled, values) {
      hear(compiled.text)
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

/** The mail goes out beside the answer, not before it, though the call is what woke it. */
const isOfMail = (text: string) => /(update|delete from) "?mail_outbox|mail_budgets|mail_stops|held_notices/.test(text)

/** Another node over the database of an app, which counts what it is asked. */
export const testCountingNode = (app: TestApp): CountingNode =>
  whileTesting(
    () => countingNode(app),
    node => node.stop(),
  )

async function countingNode(app: TestApp): Promise<CountingNode> {
  // A job of the node that falls into a call is none of that call's statements.
  const call = new AsyncLocalStorage<string[]>()
  const node = await app.anotherNode(overheard(app.db, text => call.getStore()?.push(text)))
  return {
    async statementsOf(endpoint, input, { token }) {
      const { path, body } = addressOf(endpoint, { ...input })
      const heard: string[] = []
      // Awaited within: an injected request is sent when somebody waits for it.
      const { statusCode, body: answer } = await call.run(
        heard,
        async () =>
          await node.server.inject({
            method: endpoint.method,
            url: `/api${path}`,
            headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
            ...(endpoint.method === 'POST' ? { payload: JSON.stringify(body) } : {}),
          }),
      )
      if (heard.length === 0) throw new Error(`${path} was not overheard`)
      if (statusCode !== 200) throw new Error(`${path} was refused: ${answer}`)
      return heard.filter(text => !isOfMail(text)).length
    },
    stop: () => node.stop(),
  }
}

import type { Query, QueryClient } from '@tanstack/react-query'
import { ANSWERED_AT, FIRST_ANSWERS } from './first-answers.ts'
import { pause } from './in-turn.ts'
import { isLive } from './query-client.ts'
import { requestOf } from './request.ts'

/** The version of which the answers tell that came with the page; -1 where the server does not say. */
const versionOfPage = () => Number(document.getElementById(FIRST_ANSWERS)?.dataset['version'] ?? -1)

/** Whether the last answer from an address tells of everything up to a version, as the client of the API knows. */
export type TellsOf = (url: string, version: number) => boolean

/** Whether what is there tells of everything up to this version. */
function isUpTo(version: number, tellsOf: TellsOf, { queryKey: [row, input, ...pages], state }: Query): boolean {
  if (state.dataUpdatedAt === ANSWERED_AT) return versionOfPage() >= version
  const [, path] = /^GET (.*)/.exec(String(row)) ?? []
  if (path === undefined || pages.length > 0 || typeof input !== 'object') return false
  return tellsOf(requestOf({ method: 'GET', path }, { ...input }).url, version)
}

/** An answer that is on its way is given so long, in ms: a network that has gone takes it along. */
const ON_ITS_WAY_MS = 1000

async function waitForAnswer(query: Query): Promise<void> {
  if (query.state.fetchStatus === 'fetching')
    await Promise.race([
      query.promise?.catch(() => undefined),
      new Promise(resolve => setTimeout(resolve, ON_ITS_WAY_MS)),
    ])
}

/**
 * Asks again for whatever the viewer sees that does not tell of everything up to this version, one read begun after the
 * other: nobody waits for it.
 */
export async function refreshOlder(client: QueryClient, version: number, tellsOf: TellsOf): Promise<void> {
  const refresh = async (query: Query) => {
    const { data, fetchStatus } = query.state
    const isFirst = data === undefined && fetchStatus === 'fetching'
    // One that is on its way may tell of the change already, as after an act of the player's own.
    await waitForAnswer(query)
    // A first answer that fails is asked for again by hand: the screen has just said so.
    if (isFirst && query.state.status === 'error') return
    if (!isUpTo(version, tellsOf, query)) await client.invalidateQueries({ queryKey: query.queryKey, exact: true })
  }
  for (const query of client.getQueryCache().findAll({ predicate: isLive })) {
    void refresh(query)
    await pause()
  }
}

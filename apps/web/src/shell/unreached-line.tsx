import { useQueryClient } from '@tanstack/react-query'
import { heldSince } from '../api/held-since.ts'
import { datesIn } from '../ui/formats.ts'
import { here } from '../ui/here.ts'
import { say } from '../ui/say.ts'
import { useStore } from '../ui/store.ts'
import { tryAgain } from '../ui/texts.ts'
import * as texts from './texts.ts'

/** By the clock of this device. */
const clock = datesIn({ hour: 'numeric', minute: '2-digit' })

/** Says that a screen is not up to date, for as long as the server cannot be reached though there is a network. */
export function UnreachedLine() {
  const client = useQueryClient()
  const cache = client.getQueryCache()
  const since = useStore({ subscribe: told => cache.subscribe(told), get: () => heldSince(cache) })
  if (since === undefined) return null
  return (
    <>
      <span>
        {since === 0 ? texts.showingWhatWeHad : say(texts.showingWhatWeHadAt, { time: clock(here()).format(since) })}
      </span>
      <button
        type="button"
        className="button quiet small"
        onClick={() => void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.error !== null })}
      >
        {tryAgain}
      </button>
    </>
  )
}

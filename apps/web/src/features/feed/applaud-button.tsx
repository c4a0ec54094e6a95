import { feed, type FeedResult } from '@gauntlet/contract/feed/endpoints'
import { mdiHandClap } from '@mdi/js'
import { useState } from 'react'
import { CallError } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { Icon } from '../../ui/icon.tsx'
import * as texts from './texts.ts'

/** Applause in a tap, and taken back by another: shown at once, and as it was where the server refuses. */
export function ApplaudButton({ id, kudos, about }: { id: string; kudos: FeedResult['kudos']; about: string }) {
  const [said, setSaid] = useState(kudos)
  const { run, busy } = useAction(feed.applaud, { success: false, failure: texts.notApplauded })
  const { count, mine } = said
  const tap = async () => {
    if (busy) return
    setSaid(mine === 1 ? { count: Math.max(0, count - 1), mine: 0 } : { count: count + 1, mine: 1 })
    const answer = await run({ id, active: mine === 0 })
    setSaid(answer instanceof CallError ? said : answer.payload)
  }
  return (
    <button type="button" className="button small feed-applaud" aria-pressed={mine === 1} onClick={() => void tap()}>
      <Icon path={mdiHandClap} />
      <span className="visually-hidden">{`${texts.applaud}: ${about}`}</span>
      {count > 0 ? (
        <span className="numbers">{count}</span>
      ) : (
        <span className="feed-applaud-word" aria-hidden="true">
          {texts.applaud}
        </span>
      )}
    </button>
  )
}

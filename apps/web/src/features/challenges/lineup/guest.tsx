import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { lineups } from '@gauntlet/contract/challenges/lineup'
import { mdiAccountQuestionOutline } from '@mdi/js'
import { lazy, Suspense, useState } from 'react'
import { useAction } from '../../../api/use-action.ts'
import { Icon } from '../../../ui/icon.tsx'
import * as texts from './texts.ts'

const AddGuest = lazy(() => import('../../../people/guests/add-guest.tsx'))

/** The captain gives a place to somebody without an account, by name, where anybody may play and no rank moves. */
export function Guest({ challenge: { id, ranked, composition } }: { challenge: Challenge }) {
  const [open, setOpen] = useState(false)
  const { run, busy } = useAction(lineups.change)
  if (ranked === 1 || composition !== 'any') return null
  return (
    <div className="row">
      <button type="button" className="button small" onClick={() => setOpen(true)}>
        <Icon path={mdiAccountQuestionOutline} />
        {texts.aGuest}
      </button>
      <Suspense>
        {open && <AddGuest busy={busy} close={() => setOpen(false)} add={({ guest }) => run({ id, guest })} />}
      </Suspense>
    </div>
  )
}

import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { mdiDotsHorizontal } from '@mdi/js'
import { Suspense, useState } from 'react'
import { lazy } from '../../../ui/part.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { say } from '../../../ui/say.ts'
import type { Where } from './drawn.ts'
import * as texts from '../texts.ts'

// Asked for with the first press.
const CancelQuestion = lazy(() => import('./cancel-question.tsx'))

export function CancelButton({ tournament, where }: { tournament: Tournament; where: Where }) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <IconButton
        icon={mdiDotsHorizontal}
        label={say(texts.cancelTitle, { title: tournament.title })}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      />
      {asking && (
        <Suspense>
          <CancelQuestion tournament={tournament} where={where} close={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}

import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { Suspense, useCallback, useState } from 'react'
import { lazy } from '../../../ui/part.tsx'
import { mdiEqual } from '@mdi/js'
import { Avatar } from '../../../ui/avatar.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { say } from '../../../ui/say.ts'
import { draw } from '../../../scores/texts.ts'
import { DRAW } from '../../../scores/drawn.ts'
import { useMayDraw } from '../../../scores/use-scoring.ts'
import { isBetweenTwo } from './between-two.ts'
import './face-choice.css'
import * as texts from '../texts.ts'

const ReportModal = lazy(() => import('./report-modal.tsx'))

const FACE_PX = 44

interface Choice {
  challenge: Challenge
  viewerId: string
  size?: number
}

/** The possible winners as two faces: a tap opens the report with that one chosen. Nothing where that is too simple. */
export const FaceChoice = (choice: Choice) => (isBetweenTwo(choice.challenge) ? <Faces {...choice} /> : null)

function Faces({ challenge, viewerId, size = FACE_PX }: Choice) {
  const [winner, setWinner] = useState<string>()
  const close = useCallback(() => setWinner(undefined), [])
  const mayDraw = useMayDraw(challenge)
  const players = challenge.users.toSorted((a, b) => Number(b.id === viewerId) - Number(a.id === viewerId))
  return (
    <>
      <ul className="face-choice">
        {players.map(({ id, first_name, full_name, preference }) => (
          <li key={id}>
            <button type="button" onClick={() => setWinner(id)}>
              <Avatar id={id} name={full_name} image={preference.image} size={size} />
              <span>{id === viewerId ? texts.youWon : say(texts.nameWon, { name: first_name })}</span>
            </button>
          </li>
        ))}
        {mayDraw && (
          <li className="face-draw">
            <button type="button" onClick={() => setWinner(DRAW)}>
              <Icon path={mdiEqual} />
              <span>{draw}</span>
            </button>
          </li>
        )}
      </ul>
      <Suspense>
        {winner !== undefined && (
          <ReportModal
            key={winner}
            challenge={challenge}
            viewerId={viewerId}
            waiting={undefined}
            winner={winner}
            close={close}
          />
        )}
      </Suspense>
    </>
  )
}

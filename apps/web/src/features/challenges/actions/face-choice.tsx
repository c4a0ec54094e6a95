import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { lazy, Suspense, useCallback, useState } from 'react'
import { Avatar } from '../../../ui/avatar.tsx'
import { say } from '../../../ui/say.ts'
import { isBetweenTwo } from './between-two.ts'
import './face-choice.css'
import * as texts from '../texts.ts'

const ReportModal = lazy(() => import('./report-modal.tsx'))

const FACE_PX = 44

/** The possible winners as two faces: a tap opens the report with that one chosen. Nothing where that is too simple. */
export function FaceChoice({
  challenge,
  viewerId,
  size = FACE_PX,
}: {
  challenge: Challenge
  viewerId: string
  size?: number
}) {
  const [winner, setWinner] = useState<string>()
  const close = useCallback(() => setWinner(undefined), [])
  if (!isBetweenTwo(challenge)) return null
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

import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { useState } from 'react'
import { sideFor } from '../sides.ts'
import * as texts from '../lineup/texts.ts'
import { PlayedChoices } from './played-choices.tsx'
import type { Played } from './use-played.ts'

/** The players of the viewer's side, to be changed where others came than were named. */
export function WhoPlayed({
  challenge,
  viewerId,
  played,
  error,
}: {
  challenge: Challenge
  viewerId: string
  played: Played
  error: string | undefined
}) {
  const [open, setOpen] = useState(false)
  const at = sideFor(challenge, viewerId)
  const side = at === undefined ? undefined : challenge.sides?.[at]
  if (!side) return null
  return (
    <fieldset className="stack tight who-played">
      <legend className="winner-legend">{texts.whoPlayedForYourSide}</legend>
      {open ? (
        <PlayedChoices side={side} viewerId={viewerId} played={played} />
      ) : (
        <p className="row between">
          {played.own.map(({ full_name }) => full_name).join(', ')}
          <button type="button" className="button small" onClick={() => setOpen(true)}>
            {texts.othersPlayed}
          </button>
        </p>
      )}
      {error !== undefined && (
        <p className="form-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}

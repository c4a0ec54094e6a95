import { mdiTrophyOutline } from '@mdi/js'
import { useId } from 'react'
import { Avatar } from '../../../ui/avatar.tsx'
import { Icon } from '../../../ui/icon.tsx'
import * as texts from '../texts.ts'

/** The players of a match or a small tournament, one of whom won. `key` is what `choose` is told. */
export function WinnerField<Key extends string | number>({
  players,
  winner,
  choose,
  error,
}: {
  players: readonly { key: Key; id: string; full_name: string; image: string | null }[]
  winner: Key | null
  choose: (key: Key) => void
  error: string | undefined
}) {
  const name = useId()
  return (
    <fieldset className="stack tight" aria-describedby={error === undefined ? undefined : `${name}-error`}>
      <legend className="winner-legend">{texts.whoWon}</legend>
      {players.map(({ key, id, full_name, image }) => (
        <label key={key} className="winner-choice">
          <input type="radio" name={name} checked={winner === key} onChange={() => choose(key)} />
          <Avatar id={id} name={full_name} image={image} size={40} />
          <span className="winner-name">{full_name}</span>
          <Icon path={mdiTrophyOutline} />
        </label>
      ))}
      {error !== undefined && (
        <p className="form-error" id={`${name}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

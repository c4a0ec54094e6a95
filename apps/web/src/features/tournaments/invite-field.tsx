import type { UserCard } from '@gauntlet/contract/cards'
import { friendTexts } from '@gauntlet/contract/friends'
import { mdiClose } from '@mdi/js'
import { useState } from 'react'
import { usePeopleByName } from '../../api/use-people-by-name.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'

const SHOWN = 20

/** Players to invite, found by name or e-mail; at most as many as there are slots. */
export function InviteField({
  chosen,
  slots,
  onChange,
}: {
  chosen: readonly UserCard[]
  slots: number
  onChange: (chosen: readonly UserCard[]) => void
}) {
  const [typed, setTyped] = useState('')
  const full = chosen.length >= slots
  const { found, error, retry } = usePeopleByName(
    typed,
    chosen.map(({ id }) => id),
  )
  const add = (player: UserCard) => {
    onChange([...chosen, player])
    setTyped('')
  }
  return (
    <div className="stack tight">
      <TextField
        label="Invite players (optional)"
        type="search"
        autoComplete="off"
        placeholder="Name or email"
        hint={full ? `Every one of the ${slots} slots has somebody invited.` : `${chosen.length} of ${slots} slots`}
        value={typed}
        onChange={event => setTyped(event.currentTarget.value)}
        onKeyDown={event => {
          // Enter searches; it does not send the form around
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      {chosen.length > 0 && (
        <ul className="invited" aria-label="Invited">
          {chosen.map(player => (
            <li key={player.id}>
              <button
                type="button"
                className="button small"
                onClick={() => onChange(chosen.filter(({ id }) => id !== player.id))}
              >
                <Avatar id={player.id} name={player.full_name} image={player.preference.image} size={28} />
                <span className="visually-hidden">Remove </span>
                {player.full_name}
                <Icon path={mdiClose} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {typed.trim() !== '' && <Found found={found} error={error} retry={retry} full={full} onChoose={add} />}
    </div>
  )
}

function Found({
  found,
  error,
  retry,
  full,
  onChoose,
}: Pick<ReturnType<typeof usePeopleByName>, 'found' | 'error' | 'retry'> & {
  full: boolean
  onChoose: (player: UserCard) => void
}) {
  if (error)
    return (
      <div className="row between" role="alert">
        <p className="form-error">{error.message}</p>
        <button type="button" className="button small" onClick={retry}>
          Try Again
        </button>
      </div>
    )
  if (!found) return <output className="soft small">Searching …</output>
  if (found.length === 0) return <output className="soft small">{friendTexts.noneFound}</output>
  return (
    <ul className="invite-found">
      {found.slice(0, SHOWN).map(player => (
        <li key={player.id}>
          <button type="button" disabled={full} onClick={() => onChoose(player)}>
            <Avatar id={player.id} name={player.full_name} image={player.preference.image} size={36} />
            <span className="invite-name">
              {player.full_name}
              {player.preference.location !== null && <span className="soft small">{player.preference.location}</span>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

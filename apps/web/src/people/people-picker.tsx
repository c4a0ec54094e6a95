import type { UserCard } from '@gauntlet/contract/cards/answer'
import { peopleSearchTexts } from '@gauntlet/contract/people-search/texts'
import { mdiClose, mdiEmailOutline, mdiPlus } from '@mdi/js'
import type { ComponentProps } from 'react'
import { Avatar } from '../ui/avatar.tsx'
import { TextField } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import './people-picker.css'
import { emailIn, type Pick } from './picks.ts'
import { SkeletonList } from '../ui/skeleton.tsx'
import { ShowMore } from '../ui/show-more.tsx'
import { ErrorState } from '../ui/states.tsx'
import * as texts from './texts.ts'
import { say } from '../ui/say.ts'

export const pickOf = ({ id, full_name, preference }: UserCard): Pick => ({
  key: id,
  name: full_name,
  image: preference.image,
})

/** The result of `usePeopleByName(typed, chosen)`. */
interface Search {
  found: readonly UserCard[] | undefined
  /** Including those on pages that have not been asked for. */
  total: number
  pages: ComponentProps<typeof ShowMore>['pages']
  error: { message: string } | null
  retry: () => void
}

/**
 * Chooses people by name or e-mail: a press chooses a person who was found, a whole e-mail can be chosen as it is, and
 * the chosen ones stand as chips that can be taken out. The search is the caller's.
 */
export function PeoplePicker({
  label,
  hint,
  error,
  chosen,
  full = false,
  typed,
  search,
  onType,
  onChange,
}: {
  label: string
  hint?: string
  error?: string | undefined
  chosen: readonly Pick[]
  /** Nobody more can be chosen: there is no field until somebody is taken out. */
  full?: boolean
  typed: string
  search: Search
  onType: (typed: string) => void
  onChange: (chosen: Pick[]) => void
}) {
  const address = emailIn(typed)
  const email = chosen.some(({ key }) => key === address) ? undefined : address
  const add = (pick: Pick) => {
    if (!chosen.some(({ key }) => key === pick.key)) onChange([...chosen, pick])
    onType('')
  }
  const addEmail = (key: string) => add({ key, name: key, image: null })
  // Enter chooses the first person found; it does not send a form around the picker.
  const enter = () => {
    const [first] = search.found ?? []
    if (first) add(pickOf(first))
    else if (email !== undefined) addEmail(email)
  }
  return (
    <div className="picker">
      {full ? (
        <p className="field">
          <span className="label">{label}</span>
        </p>
      ) : (
        <TextField
          label={label}
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          placeholder={texts.nameOrEmail}
          {...(hint !== undefined && { hint })}
          error={error}
          value={typed}
          onChange={event => onType(event.currentTarget.value)}
          onKeyDown={event => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            enter()
          }}
        />
      )}
      {typed.trim() !== '' && (
        <Found search={search} add={add} {...(email !== undefined && { email })} addEmail={addEmail} />
      )}
      {chosen.length > 0 && (
        <ul className="picked" aria-label={texts.chosen}>
          {chosen.map(pick => (
            <li key={pick.key} className="pick">
              <Face pick={pick} size={28} />
              <span className="pick-name">{pick.name}</span>
              <button
                type="button"
                className="pick-remove"
                aria-label={say(texts.removeName, { name: pick.name })}
                onClick={() => onChange(chosen.filter(({ key }) => key !== pick.key))}
              >
                <Icon path={mdiClose} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** A player's face, or the sign of an e-mail. */
export const Face = ({ pick: { key, name, image }, size }: { pick: Pick; size: number }) =>
  name === key ? (
    <span className="pick-letter" aria-hidden="true">
      <Icon path={mdiEmailOutline} />
    </span>
  ) : (
    <Avatar id={key} name={name} image={image} size={size} />
  )

function Found({
  search: { found, total, pages, error, retry },
  email,
  add,
  addEmail,
}: {
  search: Search
  email?: string
  add: (pick: Pick) => void
  addEmail: (email: string) => void
}) {
  if (error) return <ErrorState title={peopleSearchTexts.problem} error={error} retry={retry} />
  if (!found) return <SkeletonList rows={1} />
  return (
    <ul className="picker-found" aria-label={texts.found}>
      {found.map(player => (
        <li key={player.id}>
          <button type="button" className="picker-row" onClick={() => add(pickOf(player))}>
            <Avatar id={player.id} name={player.full_name} image={player.preference.image} size={36} />
            <span className="picker-words">
              <span className="picker-name">{player.full_name}</span>
              {player.preference.location !== null && <span className="soft small">{player.preference.location}</span>}
            </span>
            <Icon path={mdiPlus} />
          </button>
        </li>
      ))}
      {found.length === 0 && email !== undefined && (
        <li>
          <button type="button" className="picker-row" onClick={() => addEmail(email)}>
            <span className="pick-letter" aria-hidden="true">
              <Icon path={mdiEmailOutline} />
            </span>
            <span className="picker-words">
              <span className="picker-name">{email}</span>
              <span className="soft small">{texts.inviteByEmail}</span>
            </span>
            <Icon path={mdiPlus} />
          </button>
        </li>
      )}
      {found.length === 0 && email === undefined && (
        <li className="picker-none soft small">{texts.nobodyHasThisName}</li>
      )}
      {found.length < total && (
        <li className="stack tight">
          <p className="picker-none soft small numbers">
            {say(texts.foundOfTotalTypeOn, { found: found.length, total })}
          </p>
          <ShowMore pages={pages} failed={peopleSearchTexts.problem} />
        </li>
      )}
    </ul>
  )
}

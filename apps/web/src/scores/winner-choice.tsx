import { mdiTrophyOutline } from '@mdi/js'
import { Avatar } from '../ui/avatar.tsx'
import { Icon } from '../ui/icon.tsx'
import { isOf, type Party } from './party.ts'
import * as texts from './texts.ts'

/** No more faces are shown of a side. */
const FACES = 2

/** A side breaks between its players only. */
const unbroken = (name: string): string => name.replaceAll(' ', '\u00a0').replaceAll('&\u00a0', '& ')

/** Chooses an outcome; the chosen one cannot be left where something else has decided, and `choose` is absent. */
export const OutcomeRadio = ({
  outcome,
  winner,
  choose,
}: {
  outcome: string
  winner: string
  choose: ((outcome: string) => void) | undefined
}) => (
  <input
    type="radio"
    name="winner"
    checked={winner === outcome}
    disabled={choose === undefined && winner !== outcome}
    onChange={() => choose?.(outcome)}
  />
)

/** A party that may have won, to choose. */
export function WinnerChoice({
  party,
  viewerId,
  winner,
  choose,
  face,
}: {
  party: Party
  viewerId: string
  winner: string
  /** Absent where something else has decided. */
  choose: ((id: string) => void) | undefined
  /** px */
  face: number
}) {
  const { id, name, people } = party
  const isOwn = isOf(party, viewerId)
  // A name of one's own is long beside a score, and says less.
  const others = people.filter(one => one.id !== viewerId).map(one => one.full_name)
  return (
    <label className="winner-choice">
      <OutcomeRadio outcome={id} winner={winner} choose={choose} />
      <span className="winner-faces">
        {people.slice(0, FACES).map(one => (
          <Avatar key={one.id} id={one.id} name={one.full_name} image={one.preference.image} size={face} />
        ))}
      </span>
      <span className="winner-name">
        {isOwn && <span aria-hidden="true">{unbroken([texts.you, ...others].join(' & '))}</span>}
        <span className={isOwn ? 'visually-hidden' : undefined}>
          {unbroken(name)}
          {isOwn && ` ${texts.youInBrackets}`}
        </span>
      </span>
      <Icon path={mdiTrophyOutline} />
    </label>
  )
}

import type { Leader } from '@gauntlet/contract/leaderboards/endpoints'
import type { ReactNode } from 'react'
import { distanceWords } from '../../../places/distance-words.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Rank } from '../../../people/rank.tsx'
import { Change } from '../../../ui/stat.tsx'
import '../../../ui/things.css'
import * as texts from '../texts.ts'
import { say } from '../../../ui/say.ts'

/** Draws a name; the player's app makes it a link to the profile. */
export type NameOf = (user: Leader['user']) => ReactNode

/** px */
const FACE = 40

/** In words where there is no column of places. */
export const NoPlace = () => <span className="visually-hidden">{texts.noPlaceYet}</span>

/** The number of a place; a dash where there is none, so that all faces stand below each other. */
export const Place = ({ position }: Pick<Leader, 'position'>) =>
  position === null ? (
    <span className="leader-place">
      <span aria-hidden="true">–</span>
      <NoPlace />
    </span>
  ) : (
    <span className={position <= 3 ? 'leader-place top' : 'leader-place'}>{position}</span>
  )

export const isSettling = ({ position }: Pick<Leader, 'position'>) => position === null

/** Begins those without a place on a card. */
export const RestHead = () => <li className="leader-rest soft">{texts.stillSettling}</li>

/** Whether those without a place begin with this row. */
export const beginsRest = (rows: readonly Pick<Leader, 'position'>[], at: number): boolean =>
  rows.findIndex(isSettling) === at

/** Of the viewer's own row on a card: how far the next place is. */
const standingOf = ({ own, rank }: Leader, above: Leader | undefined): string | undefined =>
  own === 1 && above
    ? say(texts.pointsBehindName, { points: above.rank - rank, name: above.user.full_name })
    : undefined

/** The city, and how far away it is; nothing of either where it is not known. */
export const placesOf = ({ user, distance }: Pick<Leader, 'user' | 'distance'>): string[] => [
  ...(user.preference.location === null ? [] : [user.preference.location]),
  ...(distance === null ? [] : [distanceWords(distance)]),
]

/** Place, face and name; `children` are the facts below the name. */
export const LeaderWho = ({
  leader,
  hasPlaces = true,
  nameOf,
  children,
}: {
  leader: Leader
  /** Somebody on the list has a place, or each row has the column. */
  hasPlaces?: boolean
  nameOf: NameOf
  children: ReactNode
}) => {
  const { position, user, own } = leader
  return (
    <>
      {hasPlaces ? <Place position={position} /> : <NoPlace />}
      <Avatar id={user.id} name={user.full_name} image={user.preference.image} size={FACE} />
      <div className="leader-words">
        <p className="leader-name">
          {nameOf(user)}
          {own === 1 && <span className="leader-you">{texts.you}</span>}
        </p>
        {children}
      </div>
    </>
  )
}

/** The rank in large; `children` stand below it. */
export const LeaderRank = ({
  of: { rank, provisional },
  children,
}: {
  of: Pick<Leader, 'rank' | 'provisional'>
  children?: ReactNode
}) => (
  <p className="leader-rank">
    <span className="visually-hidden">{texts.rank} </span>
    <Rank value={rank} provisional={provisional} />
    {children}
  </p>
)

export const recordOf = ({ played, wins }: Pick<Leader, 'played' | 'wins'>): string =>
  played === 0 ? texts.noMatchesYet : say(texts.winsWonOfPlayed, { wins, played })

/** A player's row: place, face, name, record, how far away, and in large the number that the board is ordered by. */
export function LeaderRow({
  leader,
  above,
  hasPlaces = true,
  nameOf,
}: {
  leader: Leader
  above?: Leader | undefined
  hasPlaces?: boolean
  nameOf: NameOf
}) {
  const { gained, own, position, distance } = leader
  const isPlaced = position !== null
  // Of their own row the viewer reads one thing: how far it is.
  const standing = gained === null && isPlaced ? standingOf(leader, above) : undefined
  return (
    <li className={`leader ${own === 1 ? 'own' : ''} ${isPlaced ? '' : 'unplaced'}`}>
      <LeaderWho leader={leader} hasPlaces={hasPlaces} nameOf={nameOf}>
        <p className="pieces soft small numbers">
          <span>{standing ?? recordOf(leader)}</span>
          {own === 0 && distance !== null && <span>{distanceWords(distance)}</span>}
        </p>
      </LeaderWho>
      <LeaderRank of={leader}>{gained !== null && <Change value={gained} />}</LeaderRank>
    </li>
  )
}

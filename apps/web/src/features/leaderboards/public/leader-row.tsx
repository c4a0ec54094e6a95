import type { Leader } from '@gauntlet/contract/leaderboards/endpoints'
import type { ReactNode } from 'react'
import { Avatar } from '../../../ui/avatar.tsx'
import { Rank } from '../../../people/rank.tsx'
import { Change } from '../../../ui/stat.tsx'
import * as texts from '../texts.ts'
import { say } from '../../../ui/say.ts'

/** Draws a name; the player's app makes it a link to the profile. */
export type NameOf = (user: Leader['user']) => ReactNode

/** px */
const FACE = 40

/** The number of a place. */
export const Place = ({ position }: { position: number }) => (
  <span className={position <= 3 ? 'leader-place top' : 'leader-place'}>{position}</span>
)

/** The city, and how far away it is; nothing of either where it is not known. */
export const placesOf = ({ user, distance }: Pick<Leader, 'user' | 'distance'>): string[] => [
  ...(user.preference.location === null ? [] : [user.preference.location]),
  ...(distance === null
    ? []
    : [distance < 1 ? texts.underAMile : say(texts.distanceMiles, { distance: distance.toFixed(1) })]),
]

/** Place, face and name; `children` are the facts below the name. */
export const LeaderWho = ({ leader, nameOf, children }: { leader: Leader; nameOf: NameOf; children: ReactNode }) => {
  const { position, user, own } = leader
  return (
    <>
      {position === null ? <span className="visually-hidden">{texts.noPlaceYet}</span> : <Place position={position} />}
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

/** A player's row: face with the place, name, record, and in large the number that the board is ordered by. */
export function LeaderRow({ leader, nameOf }: { leader: Leader; nameOf: NameOf }) {
  const { gained, own } = leader
  return (
    <li className={own === 1 ? 'leader own' : 'leader'}>
      <LeaderWho leader={leader} nameOf={nameOf}>
        <p className="soft small numbers">{recordOf(leader)}</p>
        <p className="pieces soft small numbers">
          {placesOf(leader).map(fact => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </LeaderWho>
      <LeaderRank of={leader}>{gained !== null && <Change value={gained} />}</LeaderRank>
    </li>
  )
}

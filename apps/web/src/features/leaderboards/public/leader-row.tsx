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

export const Place = ({ position }: Pick<Leader, 'position'>) => (
  <span className={position !== null && position <= 3 ? 'leader-place top' : 'leader-place'}>
    {position === null ? (
      <>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{texts.noPlaceYet}</span>
      </>
    ) : (
      position
    )}
  </span>
)

/** A player's row: place, face, name, record, and in large the number that the board is ordered by. */
export function LeaderRow({ leader, nameOf }: { leader: Leader; nameOf: NameOf }) {
  const { position, user, rank, provisional, played, wins, gained, distance, own } = leader
  const place = [
    user.preference.location,
    distance !== null && say(texts.distanceMiles, { distance: distance.toFixed(1) }),
  ].filter(fact => typeof fact === 'string')
  return (
    <li className={own === 1 ? 'leader own' : 'leader'}>
      <Place position={position} />
      <Avatar id={user.id} name={user.full_name} image={user.preference.image} size={FACE} />
      <div className="leader-words">
        <p className="leader-name">
          {nameOf(user)}
          {own === 1 && <span className="leader-you">{texts.you}</span>}
        </p>
        <p className="soft small numbers">
          {played === 0 ? texts.noMatchesYet : say(texts.winsWonOfPlayed, { wins, played })}
        </p>
        <p className="leader-where soft small numbers">
          {place.map(fact => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      <p className="leader-rank">
        <span className="visually-hidden">{texts.rank} </span>
        <Rank value={rank} provisional={provisional} />
        {gained !== null && <Change value={gained} />}
      </p>
    </li>
  )
}

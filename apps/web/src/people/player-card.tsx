import type { UserCard } from '@gauntlet/contract/cards/answer'
import type { FoundPlayer } from '@gauntlet/contract/people-search/endpoints'
import type { ReactNode } from 'react'
import { issuing } from '../issuing.ts'
import { fill, paths } from '../paths.ts'
import { cityOf } from '../places/city-of.ts'
import { distanceWords } from '../places/distance-words.ts'
import { shortPlace } from '../places/short-place.ts'
import { Avatar, Name } from '../ui/avatar.tsx'
import { LinkCard } from '../ui/card.tsx'
import { ChanceBar } from './chance-bar.tsx'
import './player-card.css'
import { Rank } from './rank.tsx'
import { StarFigure } from './star-rating.tsx'
import * as texts from './texts.ts'
import { rich } from '../ui/rich.tsx'

/** px */
const FACE = 44
const NAME_LARGEST = 17

/** Opens the form that challenges this player, over the screen. */
const ChallengeButton = ({ id, name, sportId }: { id: string; name: string; sportId?: string | undefined }) => (
  <button
    type="button"
    className="button small"
    onClick={() => issuing.set({ playerId: id, ...(sportId !== undefined && { sportId }) })}
  >
    {rich(texts.challengeSpan, { span: <span className="visually-hidden"> {name}</span> })}
  </button>
)

/** The sport, and the rank of somebody in it. */
export const SportRank = ({
  sport,
  rank,
  provisional,
  children,
}: {
  sport?: string | undefined
  rank: number | null
  provisional: 0 | 1
  /** Facts to stand beside it. */
  children?: ReactNode
}) => (
  <p className="player-sport">
    <span className="player-sport-name">{sport}</span>
    {rank !== null && (
      <span>
        <span className="visually-hidden">{texts.rank} </span>
        <Rank value={rank} provisional={provisional} />
      </span>
    )}
    {children}
  </p>
)

/**
 * A player in a list, in the same lines each time: the name and the rank; the sport that both play, the city, and how
 * far away it is; the chances, and a button. The card leads to the profile, unless told otherwise; without other
 * buttons it offers a challenge.
 */
export const PlayerCard = ({
  player,
  distance = null,
  shared = null,
  chance = null,
  draw,
  record,
  to = fill(paths.userView, { id: player.id }),
  corner,
  actions,
}: {
  player: UserCard
  distance?: number | null
  /** The sport that the rank and the chance are about. */
  shared?: FoundPlayer['_matchingData']
  chance?: number | null
  /** Of a match that may end in one: its chance. */
  draw?: number | undefined
  /** How the matches between the two went: it says more of them than a city. */
  record?: string | undefined
  to?: string
  /** A second thing to do, as a sign after the button. */
  corner?: ReactNode
  actions?: ReactNode
}) => {
  const { id, first_name, full_name, preference } = player
  const { location, image } = preference
  const { rank, provisional } = shared?.UsersSports ?? player
  return (
    <LinkCard
      className="player-card"
      to={to}
      actions={
        <>
          {chance !== null && <ChanceBar chance={chance} draw={draw} other={first_name} />}
          {actions ?? <ChallengeButton id={id} name={full_name} sportId={shared?.Sports.id} />}
          {corner}
        </>
      }
      lead={<Avatar id={id} name={full_name} image={image} size={FACE} />}
      title={<Name largest={NAME_LARGEST}>{full_name}</Name>}
      aside={
        rank !== null && (
          <p className="player-rank">
            {provisional === 1 && (
              <span className="player-new" aria-hidden="true">
                {texts.newRank}
              </span>
            )}
            <span className="visually-hidden">{texts.rank} </span>
            <Rank value={rank} provisional={provisional} />
          </p>
        )
      }
    >
      <p className="player-facts pieces soft numbers">
        {shared ? <span>{shared.Sports.name}</span> : rank === null && <StarFigure player={player} />}
        {location !== null && record === undefined && (
          <span>{shortPlace(distance === null ? location : cityOf(location))}</span>
        )}
        {distance !== null && <span>{distanceWords(distance)}</span>}
        {record !== undefined && <strong>{record}</strong>}
      </p>
    </LinkCard>
  )
}

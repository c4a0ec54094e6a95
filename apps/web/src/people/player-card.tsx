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
import { isEven, threeWays } from './chance.ts'
import { drawWords } from './draw-words.ts'
import './player-card.css'
import { Rank } from './rank.tsx'
import { RankWords } from './rank-words.tsx'
import { StarFigure } from './star-rating.tsx'
import * as texts from './texts.ts'
import { rich } from '../ui/rich.tsx'

/** px */
const FACE = 44
const NAME_LARGEST = 17

/** Opens the form that challenges this player, over the screen. */
export const ChallengeButton = ({ id, name, sportId }: { id: string; name: string; sportId?: string | undefined }) => (
  <button
    type="button"
    className="button small"
    onClick={() => issuing.set({ playerId: id, ...(sportId !== undefined && { sportId }) })}
  >
    {rich(texts.challengeSpan, { span: <span className="visually-hidden"> {name}</span> })}
  </button>
)

const Odds = ({ chance, draw }: { chance: number; draw: number | undefined }) =>
  isEven(chance) ? (
    <strong>{texts.aboutEven}</strong>
  ) : (
    <>
      <strong>{Math.round(threeWays(chance, draw).win * 100)}%</strong>{' '}
      <span className="soft small">{texts.toWin}</span>{' '}
      {draw !== undefined && <span className="player-draw soft small">{drawWords(draw)}</span>}
    </>
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
 * A player in a list, in the same lines each time: the name; the sport that both play; the rank in it, and that it
 * settles or the stars; the city and how far away it is; the chance to win above the button, or beside the rank where
 * something stands at the corner. The card leads to the profile, unless told otherwise; without other buttons it offers
 * a challenge.
 */
export const PlayerCard = ({
  player,
  distance = null,
  shared = null,
  chance = null,
  draw,
  record,
  mark,
  to = fill(paths.userView, { id: player.id }),
  aside,
  actions,
}: {
  player: UserCard
  distance?: number | null
  /** The sport that the rank and the chance are about. */
  shared?: FoundPlayer['_matchingData']
  chance?: number | null
  /** Of a match that may end in one: its chance. */
  draw?: number | undefined
  /** How the matches between the two went. */
  record?: string | undefined
  /** Sets the card apart from the others of its list. */
  mark?: string | undefined
  to?: string
  /** Stands at the corner. */
  aside?: ReactNode
  actions?: ReactNode
}) => {
  const { id, full_name, preference } = player
  const { location, image } = preference
  const { rank, provisional } = shared?.UsersSports ?? player
  const odds = chance === null ? null : <Odds chance={chance} draw={draw} />
  const hasSport = shared !== null || rank !== null
  return (
    <LinkCard
      className={mark === undefined ? 'player-card' : 'player-card marked'}
      to={to}
      actions={
        <>
          {odds && aside === undefined && <p className="player-chance">{odds}</p>}
          {actions ?? <ChallengeButton id={id} name={full_name} sportId={shared?.Sports.id} />}
        </>
      }
      lead={<Avatar id={id} name={full_name} image={image} size={FACE} />}
      title={<Name largest={NAME_LARGEST}>{full_name}</Name>}
      aside={aside}
    >
      {mark !== undefined && <p className="player-mark">{mark}</p>}
      {hasSport && (
        <SportRank sport={shared?.Sports.name} rank={rank} provisional={provisional}>
          {odds && aside !== undefined ? (
            <span className="player-odds soft small numbers">{odds}</span>
          ) : (
            <RankWords player={player} provisional={provisional} />
          )}
        </SportRank>
      )}
      <p className="player-facts soft small numbers">
        {!hasSport && <StarFigure player={player} />}
        {location !== null && <span>{shortPlace(distance === null ? location : cityOf(location))}</span>}
        {distance !== null && <span>{distanceWords(distance)}</span>}
        {record !== undefined && <strong>{record}</strong>}
      </p>
    </LinkCard>
  )
}

import type { FoundPlayer } from '@gauntlet/contract/people-search/endpoints'
import type { ReactNode } from 'react'
import { fill, paths } from '../paths.ts'
import { cityOf } from '../places/city-of.ts'
import { distanceWords } from '../places/distance-words.ts'
import { shortPlace } from '../places/short-place.ts'
import { Avatar, Name } from '../ui/avatar.tsx'
import { LinkCard } from '../ui/card.tsx'
import { isClose } from './chance.ts'
import { ChallengeButton } from './player-card.tsx'
import './player-card.css'
import { Rank } from './rank.tsx'
import { RankWords } from './rank-words.tsx'
import * as texts from './texts.ts'

/** px */
const FACE = 44
const NAME_LARGEST = 17

/**
 * Somebody to get to know, by what the viewer shares with them: the sport, about the same strength, the place. Their
 * chances are told where the viewer goes on to challenge them.
 */
export const MeetCard = ({ player, actions }: { player: FoundPlayer; actions: ReactNode }) => {
  const { id, full_name, preference, distance, chance, _matchingData: shared } = player
  const { location, image } = preference
  return (
    <LinkCard
      className="player-card meet-card"
      to={fill(paths.userView, { id })}
      lead={<Avatar id={id} name={full_name} image={image} size={FACE} />}
      title={<Name largest={NAME_LARGEST}>{full_name}</Name>}
      aside={
        shared && (
          <p className="meet-rank">
            <span className="visually-hidden">{texts.rank} </span>
            <Rank value={shared.UsersSports.rank} provisional={shared.UsersSports.provisional} />
          </p>
        )
      }
      actions={
        <>
          {actions}
          <ChallengeButton id={id} name={full_name} sportId={shared?.Sports.id} />
        </>
      }
    >
      {shared && (
        <p className="player-facts soft small">
          <span>{shared.Sports.name}</span>
          {chance !== null && isClose(chance) ? (
            <strong>{texts.closeToYours}</strong>
          ) : (
            <RankWords player={player} provisional={shared.UsersSports.provisional} />
          )}
        </p>
      )}
      <p className="player-facts soft small numbers">
        {location !== null && <span>{shortPlace(distance === null ? location : cityOf(location))}</span>}
        {distance !== null && <span>{distanceWords(distance)}</span>}
      </p>
    </LinkCard>
  )
}

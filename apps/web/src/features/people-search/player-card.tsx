import type { UserCard } from '@gauntlet/contract/cards/answer'
import type { FoundPlayer } from '@gauntlet/contract/people-search/endpoints'
import type { ReactNode } from 'react'
import { mdiSwordCross } from '@mdi/js'
import { issuing } from '../../issuing.ts'
import { Avatar, Name } from '../../ui/avatar.tsx'
import { LinkCard } from '../../ui/card.tsx'
import { fill, paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { Rank } from '../../people/rank.tsx'
import { Stars } from '../../people/star-rating.tsx'
import { shortPlace } from '../../places/short-place.ts'

/** px */
const NAME_LARGEST = 20

/** Opens the form that challenges this player, over the screen. */
export const ChallengeButton = ({ id, name, sportId }: { id: string; name: string; sportId?: string | undefined }) => (
  <button
    type="button"
    className="button small"
    onClick={() => issuing.set({ playerId: id, ...(sportId !== undefined && { sportId }) })}
  >
    <Icon path={mdiSwordCross} />
    Challenge<span className="visually-hidden"> {name}</span>
  </button>
)

/** A player in a list: face, name, place, how far, rank in the sport that both play, chance to win, stars. The card leads to the profile, unless told where; without other acts one can challenge. */
export const PlayerCard = ({
  player,
  distance = null,
  common = null,
  chance = null,
  to = fill(paths.userView, { id: player.id }),
  actions,
}: {
  player: UserCard
  distance?: number | null
  /** The sport that the rank and the chance are about. */
  common?: FoundPlayer['_matchingData']
  chance?: number | null
  to?: string
  actions?: ReactNode
}) => {
  const { id, full_name, rank, provisional, rating, preference } = player
  const { location } = preference
  const facts = [location === null ? null : shortPlace(location), preference.age_range, preference.gender?.name].filter(
    fact => typeof fact === 'string',
  )
  return (
    <LinkCard
      to={to}
      actions={actions ?? <ChallengeButton id={id} name={full_name} sportId={common?.Sports.id} />}
      lead={<Avatar id={id} name={full_name} image={preference.image} size={52} />}
      title={<Name largest={NAME_LARGEST}>{full_name}</Name>}
      aside={
        distance !== null && (
          <span className="player-distance numbers">
            {distance.toFixed(1)} <span className="small soft">miles</span>
          </span>
        )
      }
    >
      {facts.length > 0 && <p className="soft small">{facts.join(' · ')}</p>}
      <p className="row player-numbers">
        {rank !== null && (
          <span>
            <span className="soft small">{common ? `${common.Sports.name} ` : 'Rank '}</span>
            {common && <span className="visually-hidden">rank </span>}
            <Rank value={rank} provisional={provisional} />
          </span>
        )}
        {chance !== null && (
          <span>
            <strong className="numbers">{Math.round(chance * 100)}%</strong>{' '}
            <span className="soft small">chance to win</span>
          </span>
        )}
        <span className="player-stars">
          <Stars value={rating} />
        </span>
      </p>
    </LinkCard>
  )
}

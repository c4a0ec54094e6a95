import type { FoundOpponent } from '@gauntlet/contract/match-search/endpoints'
import { fill, paths } from '../../paths.ts'
import { Avatar, Name } from '../../ui/avatar.tsx'
import { LinkCard } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { Rank } from '../../ui/rank.tsx'
import { Stars } from '../../ui/star-rating.tsx'
import { shortPlace } from '../../ui/short-place.ts'
import { Miles } from './miles.tsx'

/** px */
const FACE = 52
const NAME_LARGEST = 20

/** A player to challenge: what they play and how well, how far away, and the chance to beat them. */
export const FoundPlayerCard = ({ player }: { player: FoundOpponent }) => {
  const { id, full_name, rating, preference, distance, chance, _matchingData: matching } = player
  const { image, location, age_range, gender } = preference
  const facts = [location === null ? null : shortPlace(location), age_range, gender?.name].filter(
    fact => typeof fact === 'string',
  )
  return (
    <LinkCard
      to={fill(paths.userView, { id })}
      lead={<Avatar id={id} name={full_name} image={image} size={FACE} />}
      title={<Name largest={NAME_LARGEST}>{full_name}</Name>}
      aside={<Miles value={distance} />}
      actions={
        <Link className="button small main" to={`${fill(paths.challengeCreate, { id })}?sport=${matching.Sports.id}`}>
          Challenge <span className="visually-hidden">{full_name}</span>
        </Link>
      }
    >
      <p className="match-sport">
        {matching.Sports.name}
        <span className="match-rank">
          <span className="soft small">Rank </span>
          <Rank value={matching.UsersSports.rank} provisional={matching.UsersSports.provisional} />
        </span>
        <Stars value={rating} />
      </p>
      {facts.length > 0 && <p className="soft small">{facts.join(' · ')}</p>}
      <p className="match-chance">
        <strong>{Math.round(chance * 100)}%</strong> <span className="soft small">chance to win</span>
      </p>
    </LinkCard>
  )
}

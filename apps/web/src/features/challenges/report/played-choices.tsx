import type { UserCard } from '@gauntlet/contract/cards/answer'
import type { MatchSide } from '@gauntlet/contract/challenges/sides'
import { friends } from '@gauntlet/contract/friends/endpoints'
import { teams } from '@gauntlet/contract/teams/endpoints'
import { useApi } from '../../../api/use-api.ts'
import '../../../people/friend-choices.css'
import { Avatar } from '../../../ui/avatar.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import * as texts from '../lineup/texts.ts'
import type { Played } from './use-played.ts'

/** Those who may have played: the named ones, the team's active members, friends. The captain and the viewer did. */
export function PlayedChoices({
  side: { captain, team, size },
  viewerId,
  played: { before, own, against, change },
}: {
  side: MatchSide
  viewerId: string
  played: Played
}) {
  const known = useApi(friends.list, {})
  const members = useApi(teams.view, { team_id: team?.id ?? '' }, { live: true, enabled: team !== null })
  const failed = known.error ?? members.error
  if (failed && !known.data)
    return <ErrorState error={failed} retry={() => void Promise.all([known.refetch(), team && members.refetch()])} />
  if (!known.data) return <SkeletonList rows={2} />
  const playing = members.data?.payload.users.filter(({ active }) => active === 1) ?? []
  const others = [...playing, ...known.data.payload.filter(card => card.friends === 'friend')]
  const opposite = new Set(against.map(({ id }) => id))
  const choices = new Map<string, UserCard>(
    [...before, ...others.filter(({ id }) => !opposite.has(id))].map(card => [card.id, card]),
  )
  const isFull = own.length >= size
  return (
    <>
      <p className="soft small">{texts.theyCanSayTheyDidNot}</p>
      <ul>
        {[...choices.values()].map(card => {
          const isIn = own.some(({ id }) => id === card.id)
          const stays = card.id === captain || card.id === viewerId
          return (
            <li key={card.id} className="friend-row">
              <label>
                <input
                  type="checkbox"
                  checked={isIn}
                  disabled={stays || (isFull && !isIn)}
                  onChange={() => change(card)}
                />
                <Avatar id={card.id} name={card.full_name} image={card.preference.image} size={36} />
                <span className="friend-words">{card.full_name}</span>
              </label>
            </li>
          )
        })}
      </ul>
    </>
  )
}

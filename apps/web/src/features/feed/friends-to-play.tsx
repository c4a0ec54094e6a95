import { friends } from '@gauntlet/contract/friends/endpoints'
import { useApi } from '../../api/use-api.ts'
import { leadOf } from '../../people/chance.ts'
import { PlayerCard } from '../../people/player-card.tsx'
import { Section } from '../../ui/card.tsx'
import * as texts from './texts.ts'

const SHOWN = 4

/** The friends against whom a match would be fairest; nothing where no chance is known. */
export function FriendsToPlay() {
  const all = useApi(friends.list, {}).data?.payload ?? []
  const fairest = all
    .flatMap(({ friends: status, chance = null, draw_chance: draw, ...card }) =>
      status === 'friend' && chance !== null ? [{ card, chance, draw }] : [],
    )
    .toSorted((a, b) => leadOf(a.chance, a.draw) - leadOf(b.chance, b.draw))
    .slice(0, SHOWN)
  if (fairest.length === 0) return null
  return (
    <Section title={texts.challengeAFriend}>
      <div className="players">
        {fairest.map(({ card, chance, draw }) => (
          <PlayerCard key={card.id} player={card} shared={card._matchingData ?? null} chance={chance} draw={draw} />
        ))}
      </div>
    </Section>
  )
}

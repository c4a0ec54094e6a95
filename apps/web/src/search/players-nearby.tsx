import { type FoundPlayer, peopleSearch } from '@gauntlet/contract/people-search/endpoints'
import { useApi } from '../api/use-api.ts'
import { useSelf } from '../api/use-self.ts'
import { paths } from '../paths.ts'
import { isFair } from '../people/chance.ts'
import { NearPlayerCard } from './near-player-card.tsx'
import { Nearby, NEARBY } from './nearby.tsx'
import * as texts from './texts.ts'

/** So many times those who are shown are asked for: not all are a fair match. */
const ASKED = 4

/** A strong or a weak one is left out; of whom nobody can tell, stays. */
const mayBeFair = ({ chance, draw_chance }: FoundPlayer) => chance === null || isFair(chance, draw_chance)

/** Players to befriend, the nearest first; not the one whom the screen is about, `but`. */
export function PlayersNearby({ but }: { but?: string }) {
  const home = useSelf().preference.location
  const load = useApi(peopleSearch.near, { limit: ASKED * NEARBY })
  const fair = load.data?.payload.filter(player => player.id !== but && mayBeFair(player)).slice(0, NEARBY)
  return (
    <Nearby
      home={home}
      titles={texts.playersNear}
      all={paths.searchFriend}
      load={load}
      className="players"
      cards={fair?.map(player => <NearPlayerCard key={player.id} player={player} />)}
    />
  )
}

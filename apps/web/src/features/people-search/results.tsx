import { peopleSearch } from '@gauntlet/contract/people-search/endpoints'
import { usePages } from '../../api/use-pages.ts'
import { paths } from '../../paths.ts'
import { NearPlayerCard } from '../../search/near-player-card.tsx'
import { foundOf } from '../../search/found-of.tsx'
import { EACH_LOOK, Results } from '../../search/results.tsx'
import { useStore } from '../../ui/store.ts'
import { sentOf } from './filter.ts'
import { change, filterStore } from './filter-store.ts'
import * as texts from './texts.ts'
import { plural } from '../../ui/plural.ts'

const PAGE_ROWS = 25

/** The results of the search near a place, the nearest first. */
export function FriendResults() {
  const filter = useStore(filterStore)
  const sent = sentOf(filter)
  const pages = usePages(peopleSearch.near, page => ({ ...sent, page, limit: PAGE_ROWS }), EACH_LOOK)
  const words = {
    title: texts.players,
    count: (total: number) => plural(texts.nPlayers, total),
    none: texts.tryALongerDistance,
  }
  const found = foundOf(pages, words, player => <NearPlayerCard key={player.id} player={player} />)
  return (
    <Results
      kind="players"
      endpoint={peopleSearch.near}
      things={texts.players}
      back={paths.searchFriend}
      near={filter}
      change={change}
      {...found}
    />
  )
}

import type { UserCard } from '@gauntlet/contract/cards/answer'
import { peopleSearch } from '@gauntlet/contract/people-search/endpoints'
import { useApi } from '../../api/use-api.ts'
import { FriendChoices } from '../../people/friend-choices.tsx'
import { Rank } from '../../people/rank.tsx'
import { distanceWords } from '../../places/distance-words.ts'
import { Card, Section } from '../../ui/card.tsx'
import { useStore } from '../../ui/store.ts'
import { useChoose } from './choose.ts'
import { draft } from './draft.ts'
import * as texts from './texts.ts'

const SHOWN = 4
/** So many are asked for: some of them are known. */
const ASKED = 16

/** Players nearby whom the viewer has not met, below an event that has places for them. */
export default function NearPlayers({ known }: { known: readonly UserCard[] }) {
  const { invited } = useStore(draft)
  const all = useApi(peopleSearch.near, { limit: ASKED }).data?.payload ?? []
  const near = all.filter(({ id }) => !known.some(one => one.id === id)).slice(0, SHOWN)
  const choose = useChoose(near)
  if (near.length === 0) return null
  const more = (id: string) => {
    const player = near.find(one => one.id === id)
    const { Sports: sport, UsersSports: held } = player?._matchingData ?? {}
    return {
      line: [sport?.name, distanceWords(player?.distance ?? 0)].filter(part => part !== undefined).join(' · '),
      ...(held && { end: <Rank value={held.rank} provisional={held.provisional} /> }),
    }
  }
  return (
    <Section title={texts.closeToYou}>
      <Card className="friends-card">
        <FriendChoices friends={near} chosen={invited.map(({ id }) => id)} more={more} onChange={choose} />
      </Card>
    </Section>
  )
}

import { friends, type FriendStatus, friendTexts, type ListedFriend } from '@gauntlet/contract/friends/endpoints'
import { mdiAccountHeartOutline } from '@mdi/js'
import { useApi } from '../../api/use-api.ts'
import { fill, paths } from '../../paths.ts'
import { Section } from '../../ui/card.tsx'
import { Page } from '../../ui/page.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { EmptyState, WayOn } from '../../ui/states.tsx'
import { type Rivalry, rivalryWords } from '../../people/head-to-head.ts'
import { useRivalries } from '../../people/use-rivalries.ts'
import { useStore } from '../../ui/store.ts'
import { wide } from '../../ui/wide.ts'
import { FriendActions } from '../../people/friend-actions.tsx'
import { PlayersNearby } from '../../search/players-nearby.tsx'
import { FriendMenu } from './friend-menu.tsx'
import { FriendTabs } from './friend-tabs.tsx'
import './people.css'
import { PlayerCard } from '../../people/player-card.tsx'
import * as texts from './texts.ts'

/** Players who ask to be friends, the friends, and players who have been asked. */
export default function MyFriends() {
  const { data, error, refetch } = useApi(friends.list, {})
  return (
    <Page title={texts.friends} back={paths.dashboard} tabs={<FriendTabs />} onRefresh={refetch}>
      <Loaded value={data?.payload} error={error} retry={refetch}>
        {all => <Lists all={all} />}
      </Loaded>
    </Page>
  )
}

function Lists({ all }: { all: readonly ListedFriend[] }) {
  if (all.length === 0)
    return (
      <>
        <EmptyState
          mark={mdiAccountHeartOutline}
          title={friendTexts.noneFound}
          action={<WayOn to={paths.searchFriend}>{texts.findPlayers}</WayOn>}
        >
          <p className="soft">{texts.friendsSeeEachOthersEmail}</p>
        </EmptyState>
        <PlayersNearby />
      </>
    )
  return <Listed all={all} />
}

/** Cards that leave room on a desktop. */
const FEW = 8

/** Each card says how the matches with that player went; where there is room more to meet stand below a few. */
function Listed({ all }: { all: readonly ListedFriend[] }) {
  const hasRoom = useStore(wide)
  const met = useRivalries()
  const listOf = (status: FriendStatus) => all.filter(({ friends: own }) => own === status)
  return (
    <>
      <div className="friends-listed">
        <List status="received" title={texts.requests} cards={listOf('received')} met={met} />
        <List status="friend" title={texts.friends} cards={listOf('friend')} met={met} />
        <List status="sent" title={texts.sent} cards={listOf('sent')} met={met} />
      </div>
      {hasRoom && all.length < FEW && <PlayersNearby />}
    </>
  )
}

function List({
  status,
  title,
  cards,
  met,
}: {
  status: FriendStatus
  title: string
  cards: readonly ListedFriend[]
  met: ReadonlyMap<string, Rivalry>
}) {
  if (cards.length === 0) return null
  const recordOf = (id: string) => {
    const rivalry = met.get(id)
    return rivalry && rivalryWords(rivalry)
  }
  return (
    <Section title={title} count={cards.length}>
      <div className="players">
        {cards.map(card => (
          <PlayerCard
            key={card.id}
            player={card}
            shared={card._matchingData ?? null}
            chance={card.chance ?? null}
            draw={card.draw_chance}
            record={recordOf(card.id)}
            to={fill(paths.friendView, { id: card.id })}
            {...(status === 'friend'
              ? { corner: <FriendMenu player={card} /> }
              : { actions: <FriendActions player={card} status={status} /> })}
          />
        ))}
      </div>
    </Section>
  )
}

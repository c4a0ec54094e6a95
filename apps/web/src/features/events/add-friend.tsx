import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { eventTexts } from '@gauntlet/contract/events/texts'
import { friends, friendTexts, type ListedFriend } from '@gauntlet/contract/friends/endpoints'
import { mdiAccountHeartOutline, mdiAccountPlusOutline } from '@mdi/js'
import { lazy, Suspense, useState } from 'react'
import { useApi } from '../../api/use-api.ts'
import { useSelf } from '../../api/use-self.ts'
import { paths } from '../../paths.ts'
import { FriendChoices } from '../../people/friend-choices.tsx'
import { named } from '../../people/named.ts'
import { Card, LinkRow } from '../../ui/card.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Link } from '../../ui/link.tsx'
import { Page } from '../../ui/page.tsx'
import { say } from '../../ui/say.ts'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { useStore } from '../../ui/store.ts'
import { toast } from '../../ui/toast.tsx'
import { useNow } from '../../ui/use-now.ts'
import { relative } from '../../ui/when.ts'
import { wide } from '../../ui/wide.ts'
import { AddChosen } from './add-chosen.tsx'
import { draft, slotsOf } from './draft.ts'
import './events.css'
import * as texts from './texts.ts'

const ChosenPlaces = lazy(() => import('./chosen-places.tsx'))

/** Chooses friends for the event that is being created; where there is room its places fill beside them. */
export default function AddFriend() {
  const { data, error, refetch } = useApi(friends.list, {})
  const hasRoom = useStore(wide)
  const all = data?.payload.filter(card => card.friends === 'friend')
  const hasFriends = all !== undefined && all.length > 0
  const places = hasFriends && hasRoom && (
    <Suspense>
      <ChosenPlaces />
    </Suspense>
  )
  return (
    <Page
      title={texts.chooseFriends}
      subtitle={texts.forYourEvent}
      back={paths.addEvent}
      onRefresh={refetch}
      {...(places && { aside: places })}
    >
      {all === undefined ? (
        error ? (
          <ErrorState title={texts.yourFriendsDidNotLoad} error={error} retry={() => void refetch()} />
        ) : (
          <SkeletonList />
        )
      ) : hasFriends ? (
        <Choice all={all} />
      ) : (
        <EmptyState
          mark={mdiAccountHeartOutline}
          title={friendTexts.noneFound}
          action={
            <Link className="button main" to={paths.searchFriend}>
              {texts.findPlayers}
            </Link>
          }
        />
      )}
      {hasFriends && !hasRoom && <AddChosen />}
    </Page>
  )
}

const MINUTE_MS = 60_000
const NONE: readonly Challenge[] = []

/** Friends of the latest matches come first, those never played with last. */
const turn = (place: number) => (place < 0 ? Infinity : place)

function Choice({ all }: { all: readonly ListedFriend[] }) {
  const { invited, values } = useStore(draft)
  const [typed, setTyped] = useState('')
  const slots = slotsOf(values)
  const choose = (ids: readonly string[]) => {
    if (ids.length > slots && ids.length > invited.length) return toast(eventTexts.overSlots, { danger: true })
    draft.set({ ...draft.get(), invited: all.filter(({ id }) => ids.includes(id)) })
  }
  const { id: viewerId } = useSelf()
  const past = useApi(challenges.past, { x: viewerId }).data?.payload.challenges ?? NONE
  const now = useNow(MINUTE_MS)
  const lastWith = (id: string) => past.findIndex(({ users }) => users.some(user => user.id === id))
  const found = named(all, typed).toSorted((one, other) => turn(lastWith(one.id)) - turn(lastWith(other.id)))
  const playedWith = (id: string) => {
    const match = past[lastWith(id)]
    if (match === undefined) return ''
    return say(texts.playedAgo, { ago: relative(Date.parse(match.challenge_start), now, match.timezone) })
  }
  return (
    <div className="stack">
      <SearchField label={texts.nameOfAFriend} placeholder={texts.whoIsToCome} value={typed} onType={setTyped} />
      <Card className="friends-card">
        {found.length === 0 ? (
          <p className="soft">{texts.noFriendByThatName}</p>
        ) : (
          <FriendChoices friends={found} chosen={invited.map(({ id }) => id)} more={playedWith} onChange={choose} />
        )}
        <div className="find-friends">
          <LinkRow to={paths.searchFriend} icon={mdiAccountPlusOutline}>
            {texts.findPlayers}
          </LinkRow>
        </div>
      </Card>
    </div>
  )
}

import { eventTexts } from '@gauntlet/contract/events/texts'
import { type FriendCard, friends, friendTexts } from '@gauntlet/contract/friends/endpoints'
import { mdiAccountHeartOutline } from '@mdi/js'
import { useApi } from '../../api/use-api.ts'
import { paths } from '../../paths.ts'
import { FriendChoices } from '../../people/friend-choices.tsx'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { goBack } from '../../ui/router.ts'
import { Page } from '../../ui/page.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { useStore } from '../../ui/store.ts'
import { toast } from '../../ui/toast.tsx'
import { draft } from './draft.ts'
import './events.css'
import * as texts from './texts.ts'
import { plural } from '../../ui/plural.ts'
import { say } from '../../ui/say.ts'

/** Chooses friends for the event that is being created. */
export default function AddFriend() {
  const { data, error, refetch } = useApi(friends.list, {})
  const all = data?.payload.filter(card => card.friends === 'friend')
  return (
    <Page title={texts.chooseFriends} subtitle={texts.forYourEvent} back={paths.addEvent} onRefresh={refetch}>
      {all === undefined ? (
        error ? (
          <ErrorState title={texts.yourFriendsDidNotLoad} error={error} retry={() => void refetch()} />
        ) : (
          <SkeletonList />
        )
      ) : all.length === 0 ? (
        <EmptyState
          mark={mdiAccountHeartOutline}
          title={friendTexts.noneFound}
          action={
            <Link className="button main" to={paths.searchFriend}>
              {texts.findPlayers}
            </Link>
          }
        />
      ) : (
        <Choice all={all} />
      )}
    </Page>
  )
}

function Choice({ all }: { all: readonly FriendCard[] }) {
  const { invited, values } = useStore(draft)
  const slots = Math.max(1, Number(values.slots) || 0)
  const choose = (ids: readonly string[]) => {
    if (ids.length > slots && ids.length > invited.length) return toast(eventTexts.overSlots, { danger: true })
    draft.set({ ...draft.get(), invited: all.filter(({ id }) => ids.includes(id)) })
  }
  return (
    <>
      <Card>
        <FriendChoices friends={all} chosen={invited.map(({ id }) => id)} onChange={choose} />
      </Card>
      <div className="row between event-chosen">
        <output className="soft numbers">{plural(texts.chosenOfPlaces, slots, { chosen: invited.length })}</output>
        <button
          type="button"
          className="button main numbers"
          disabled={invited.length === 0}
          onClick={() => goBack(paths.addEvent)}
        >
          {invited.length === 0 ? texts.add : say(texts.addCount, { count: invited.length })}
        </button>
      </div>
    </>
  )
}

import type { UserCard } from '@gauntlet/contract/cards/answer'
import { eventTexts } from '@gauntlet/contract/events/texts'
import { friendTexts } from '@gauntlet/contract/friends/endpoints'
import { mdiAccountHeartOutline, mdiAccountPlusOutline } from '@mdi/js'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { useSelf } from '../../api/use-self.ts'
import { paths } from '../../paths.ts'
import { FriendChoices } from '../../people/friend-choices.tsx'
import { named } from '../../people/named.ts'
import { Card, LinkRow, Section } from '../../ui/card.tsx'
import { BareSearchField } from '../../ui/search-field.tsx'
import { Link } from '../../ui/link.tsx'
import { Page } from '../../ui/page.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { useStore } from '../../ui/store.ts'
import { toast } from '../../ui/toast.tsx'
import { wide } from '../../ui/wide.ts'
import { AddChosen } from './add-chosen.tsx'
import { begun, draft, slotsOf } from './draft.ts'
import './events.css'
import { useKnownPlayers } from './known-players.ts'
import * as texts from './texts.ts'

const ChosenPlaces = lazy(() => import('./chosen-places.tsx'))

/** Chooses players for the event that is being created; where there is room its places fill beside them. */
export default function AddFriend() {
  const { known, error, refetch } = useKnownPlayers()
  const hasRoom = useStore(wide)
  const self = useSelf()
  const { event_name } = begun(useStore(draft).values, self)
  const all = known && [...known.friends, ...known.lately]
  const hasAny = all !== undefined && all.length > 0
  const places = hasAny && hasRoom && (
    <Suspense>
      <ChosenPlaces known={all} />
    </Suspense>
  )
  return (
    <Page
      title={texts.invitePlayers}
      {...(!hasRoom && { subtitle: event_name || texts.forYourEvent })}
      back={paths.addEvent}
      onRefresh={refetch}
      {...(places && { aside: places })}
    >
      {known === undefined ? (
        error ? (
          <ErrorState title={texts.yourFriendsDidNotLoad} error={error} retry={() => void refetch()} />
        ) : (
          <SkeletonList />
        )
      ) : hasAny ? (
        <Choice known={known} />
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
      {hasAny && !hasRoom && <AddChosen known={all} />}
    </Page>
  )
}

/** Friends, and below them whom the viewer has met lately. */
function Choice({
  known: { friends, lately, playedWith },
}: {
  known: NonNullable<ReturnType<typeof useKnownPlayers>['known']>
}) {
  const { invited, values } = useStore(draft)
  const [typed, setTyped] = useState('')
  const slots = slotsOf(values)
  const choose = (ids: readonly string[]) => {
    if (ids.length > slots && ids.length > invited.length) return toast(eventTexts.overSlots, { danger: true })
    const isNew = ({ id }: UserCard) => ids.includes(id) && !invited.some(one => one.id === id)
    const staying = invited.filter(({ id }) => ids.includes(id))
    draft.set({ ...draft.get(), invited: [...staying, ...[...friends, ...lately].filter(isNew)] })
  }
  const choices = { chosen: invited.map(({ id }) => id), more: playedWith, onChange: choose }
  const [own, others] = [named(friends, typed), named(lately, typed)]
  return (
    <div className="stack inviting">
      <BareSearchField label={texts.nameOfAPlayer} placeholder={texts.whoIsToCome} value={typed} onType={setTyped} />
      {own.length + others.length === 0 && <p className="card soft">{texts.nobodyByThatName}</p>}
      <Group title={texts.friends} players={own} {...choices} />
      <Group title={texts.playedLately} players={others} {...choices} />
      <Card className="friends-card">
        <LinkRow to={paths.searchFriend} icon={mdiAccountPlusOutline}>
          {texts.findPlayers}
        </LinkRow>
      </Card>
    </div>
  )
}

const Group = ({
  title,
  players,
  ...choices
}: { title: string; players: readonly UserCard[] } & Omit<ComponentProps<typeof FriendChoices>, 'friends'>) =>
  players.length > 0 && (
    <Section title={title} count={players.length}>
      <Card className="friends-card">
        <FriendChoices friends={players} {...choices} />
      </Card>
    </Section>
  )

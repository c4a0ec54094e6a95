import type { UserCard } from '@gauntlet/contract/cards/answer'
import { friendTexts } from '@gauntlet/contract/friends/endpoints'
import { mdiAccountHeartOutline, mdiAccountPlusOutline } from '@mdi/js'
import { type ComponentProps, type ReactNode, Suspense, useState } from 'react'
import { lazy } from '../../ui/part.tsx'
import { useSelf } from '../../api/use-self.ts'
import { paths } from '../../paths.ts'
import { FriendChoices } from '../../people/friend-choices.tsx'
import { type Rivalry, rivalryWords } from '../../people/head-to-head.ts'
import { named } from '../../people/named.ts'
import { useRivalries } from '../../people/use-rivalries.ts'
import { Card, LinkRow, Section } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { plural } from '../../ui/plural.ts'
import { BareSearchField } from '../../ui/search-field.tsx'
import { Link } from '../../ui/link.tsx'
import { Page } from '../../ui/page.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { useStore } from '../../ui/store.ts'
import { wide } from '../../ui/wide.ts'
import { AddChosen } from './add-chosen.tsx'
import { useChoose } from './choose.ts'
import { begun, draft, slotsOf } from './draft.ts'
import './events.css'
import { useKnownPlayers } from './known-players.ts'
import * as texts from './texts.ts'

const NearPlayers = lazy(() => import('./near-players.tsx'))
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
      <ChosenPlaces />
      <NearPlayers known={all} />
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
      {hasAny && !hasRoom && <AddChosen />}
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
  const hasRoom = useStore(wide)
  const rivalries = useRivalries()
  const slots = slotsOf(values)
  const choose = useChoose([...friends, ...lately])
  const more = (id: string) => {
    const record = rivalries.get(id)
    return { line: playedWith(id), ...(record && { end: <Record of={record} /> }) }
  }
  const choices = { chosen: invited.map(({ id }) => id), more, onChange: choose }
  const [own, others] = [named(friends, typed), named(lately, typed)]
  const first = [...friends, ...lately].slice(0, slots)
  const begin = invited.length === 0 && typed === '' && (
    <button type="button" className="button small" onClick={() => choose(first.map(({ id }) => id))}>
      {plural(texts.chooseTheLatest, first.length)}
    </button>
  )
  return (
    <div className="stack inviting">
      <div className="inviting-find">
        <BareSearchField label={texts.nameOfAPlayer} placeholder={texts.whoIsToCome} value={typed} onType={setTyped} />
        {hasRoom && (
          <Link className="button" to={paths.searchFriend}>
            <Icon path={mdiAccountPlusOutline} />
            {texts.findPlayers}
          </Link>
        )}
      </div>
      {own.length + others.length === 0 && <p className="card soft">{texts.nobodyByThatName}</p>}
      <Group title={texts.friends} players={own} action={begin} {...choices} />
      <Group title={texts.playedLately} players={others} action={own.length === 0 && begin} {...choices} />
      {!hasRoom && (
        <Card className="friends-card">
          <LinkRow to={paths.searchFriend} icon={mdiAccountPlusOutline}>
            {texts.findPlayers}
          </LinkRow>
        </Card>
      )}
    </div>
  )
}

/** 'You 6–3': how the matches against each went. */
const Record = ({ of }: { of: Rivalry }) => (
  <>
    <span className="visually-hidden">{rivalryWords(of)}</span>
    <span className="soft small" aria-hidden="true">
      {texts.you}{' '}
    </span>
    <strong className="numbers" aria-hidden="true">
      {of.won}–{of.lost}
    </strong>
  </>
)

const Group = ({
  title,
  players,
  action,
  ...choices
}: { title: string; players: readonly UserCard[]; action: ReactNode } & Omit<
  ComponentProps<typeof FriendChoices>,
  'friends'
>) =>
  players.length > 0 && (
    <Section title={title} count={players.length} action={action}>
      <Card className="friends-card">
        <FriendChoices friends={players} {...choices} />
      </Card>
    </Section>
  )

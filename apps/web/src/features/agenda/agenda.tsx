import type { Agenda } from '@gauntlet/contract/challenges/answer'
import { challengeTexts } from '@gauntlet/contract/challenges/texts'
import { callTexts } from '@gauntlet/contract/envelope'
import { mdiSwordCross } from '@mdi/js'
import { Suspense, useMemo, useState } from 'react'
import { lazy } from '../../ui/part.tsx'
import { useSelf } from '../../api/use-self.ts'
import { match, paths } from '../../paths.ts'
import { Card, Section } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { Page } from '../../ui/page.tsx'
import { address } from '../../ui/router.ts'
import { Segments } from '../../ui/segments.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { useStore } from '../../ui/store.ts'
import { EmptyState } from '../../ui/states.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { ChallengeCard } from '../challenges/challenge-card.tsx'
import { isSettled } from '../challenges/settled.ts'
import { waitingFirst } from '../challenges/waiting-first.ts'
import { TournamentCard } from '../tournaments/tournament-card.tsx'
import { EventCard } from '../events/event-card.tsx'
import './agenda.css'
import { eventsOf } from './events-of.ts'
import { tournamentsOf } from './tournaments-of.ts'
import { plural } from '../../ui/plural.ts'
import { countOf, freshIn, sizeOf, waitingIn } from './counts.ts'
import { useWholeAgenda } from './use-agenda.ts'
import * as texts from './texts.ts'

// Only the past has them.
const SettledList = lazy(() => import('../challenges/settled-list.tsx'))

const TABS = ['upcoming', 'pending', 'past'] as const
type Tab = (typeof TABS)[number]

/** The challenge that is open beside the list, of which the list shows the tab until the player chooses one. */
const useOpened = () => match(paths.challengeIssue, useStore(address).pathname)?.['id']

const hasChallenge = (list: Agenda | undefined, id: string | undefined) =>
  id !== undefined && list?.challenges.some(challenge => challenge.id === id) === true

/** How many things of the past are shown at first, and added by each Show more. */
const STEP = 20

/** The lists of agreed things, of those that wait for an answer, and of the past. */
export default function AgendaScreen() {
  const { id } = useSelf()
  const [chosen, setTab] = useState<Tab>()
  const { lists, refetch } = useWholeAgenda(STEP)
  const opened = useOpened()
  const tab = chosen ?? TABS.find(name => hasChallenge(lists[name].data?.payload, opened)) ?? 'pending'
  const shown = lists[tab]
  const options = [
    {
      value: 'upcoming',
      text: texts.upcoming,
      count: sizeOf(lists.upcoming.data?.payload),
      fresh: freshIn(lists.upcoming.data?.payload),
    },
    {
      value: 'pending',
      text: texts.pending,
      count: waitingIn(lists.pending.data?.payload),
      fresh: freshIn(lists.pending.data?.payload),
    },
    {
      value: 'past',
      text: texts.past,
      count: countOf(lists.past.data?.payload),
      fresh: freshIn(lists.past.data?.payload),
    },
  ] as const
  const list = shown.data?.payload
  return (
    <Page
      title={texts.challenges}
      back={paths.dashboard}
      onRefresh={refetch}
      tabs={<Segments label={texts.list} value={tab} options={options} onChange={setTab} />}
      aside={
        // With the list above it on a phone: before that it would be pushed down.
        <Loaded value={list} error={null} retry={shown.refetch} sketch={null}>
          {loaded => (
            <>
              <OtherGroups
                list={loaded}
                where={tab === 'pending' ? 'pending' : 'agenda'}
                counts={
                  tab === 'past'
                    ? loaded.counts
                    : { tournaments: loaded.tournaments.length, events: loaded.events.length }
                }
              />
              {loaded.challenges.length > 0 && (
                <Link className="button wide" to={paths.searchMatch}>
                  {challengeTexts.findSomeone}
                </Link>
              )}
            </>
          )}
        </Loaded>
      }
    >
      <Loaded value={list} error={shown.error} retry={shown.refetch}>
        {loaded => (
          <>
            <div className="agenda-main">
              <Challenges
                list={loaded}
                count={tab === 'past' ? loaded.counts.challenges : loaded.challenges.length}
                viewerId={id}
              />
            </div>
            {tab === 'past' && <ShowMore pages={lists.past.pages} failed={callTexts.somethingWrong} />}
          </>
        )}
      </Loaded>
    </Page>
  )
}

function Challenges({
  list: { challenges },
  count,
  viewerId,
}: {
  list: Agenda
  /** On all pages. */
  count: number
  viewerId: string
}) {
  const settled = challenges.filter(isSettled)
  const open = waitingFirst(challenges.filter(one => !isSettled(one)))
  const both = settled.length > 0 && open.length > 0
  const cards = open.map(challenge => <ChallengeCard key={challenge.id} challenge={challenge} viewerId={viewerId} />)
  return (
    <>
      {both && (
        <Section title={texts.toSettle} count={open.length}>
          {cards}
        </Section>
      )}
      <Section title={both ? texts.history : texts.challenges} count={both ? count - open.length : count}>
        {challenges.length === 0 && (
          <Card>
            <EmptyState
              mark={mdiSwordCross}
              title={challengeTexts.listEmpty}
              action={
                <Link className="button main" to={paths.searchMatch}>
                  {challengeTexts.findSomeone}
                </Link>
              }
            />
          </Card>
        )}
        {!both && cards}
        {settled.length > 0 && (
          <Suspense fallback={<SkeletonList />}>
            <SettledList challenges={settled} viewerId={viewerId} />
          </Suspense>
        )}
      </Section>
    </>
  )
}

function OtherGroups({
  list,
  where,
  counts,
}: {
  list: Agenda
  where: 'pending' | 'agenda'
  /** On all pages. */
  counts: Pick<Agenda['counts'], 'tournaments' | 'events'>
}) {
  const tournaments = useMemo(() => tournamentsOf(list), [list])
  const events = useMemo(() => eventsOf(list), [list])
  return (
    <>
      <Section title={texts.tournaments} count={counts.tournaments}>
        {tournaments.length === 0 && <Nothing>{challengeTexts.noTournaments}</Nothing>}
        {tournaments.map(tournament => (
          <TournamentCard key={tournament.id} tournament={tournament} where={where} />
        ))}
      </Section>
      {/* The tab counts challenges and tournaments alone: its heads add up to it. */}
      <Section
        title={texts.events}
        {...(where === 'pending' && counts.events > 0
          ? { action: <span className="soft small">{plural(texts.nInvitations, counts.events)}</span> }
          : { count: counts.events })}
      >
        {events.length === 0 && <Nothing>{challengeTexts.noEvents}</Nothing>}
        {events.map(event => (
          <EventCard key={event.id} event={event} where="list" />
        ))}
      </Section>
    </>
  )
}

const Nothing = ({ children }: { children: string }) => (
  <Card className="nothing">
    <p>{children}</p>
  </Card>
)

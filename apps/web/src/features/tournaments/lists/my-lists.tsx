import type { WaitingMatch } from '@gauntlet/contract/brackets/answer'
import { brackets } from '@gauntlet/contract/brackets/endpoints'
import { POLL_TOURNAMENTS_MS } from '@gauntlet/contract/live/endpoints'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { tournamentTexts } from '@gauntlet/contract/tournaments/texts'
import { mdiTournament } from '@mdi/js'
import type { ReactNode } from 'react'
import { useApi } from '../../../api/use-api.ts'
import { useSelf } from '../../../api/use-self.ts'
import { Section } from '../../../ui/card.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { awaits } from '../actions/way-on.ts'
import { TournamentCard } from '../tournament-card.tsx'
import { OwnRecord } from './own-record.tsx'
import { OpenNearby } from './open-nearby.tsx'
import * as texts from '../texts.ts'
import { useStore } from '../../../ui/store.ts'
import { byTime } from '../../../ui/when.ts'
import { wide } from '../../../ui/wide.ts'

const poll = { poll: POLL_TOURNAMENTS_MS }

/** The tournaments that the viewer organizes, and those in which the viewer has a place. */
export function useMyTournaments() {
  const organizing = useApi(tournaments.organizing, {}, poll)
  const participating = useApi(tournaments.mine, {}, poll)
  // Cards gain by it and stand without it.
  const waiting = useApi(brackets.waiting, {}, poll)
  return {
    organizing,
    participating,
    matches: waiting.data?.payload ?? [],
    refetch: () => Promise.all([organizing.refetch(), participating.refetch(), waiting.refetch()]),
  }
}

/**
 * First what waits for the viewer, then both lists beside or below one another; what they both organize and play stands
 * among what they organize, which says so.
 */
export function MyLists({
  lists: { organizing, participating, matches, refetch },
  find,
  record = false,
}: {
  lists: ReturnType<typeof useMyTournaments>
  /** The way to tournaments of others, if the page has none. */
  find?: ReactNode
  /** The viewer's places in those that ended stand below what waits for them. */
  record?: boolean
}) {
  const { id: viewerId } = useSelf()
  const hasRoom = useStore(wide)
  if (!organizing.data || !participating.data) {
    const failed = organizing.error ?? participating.error
    if (!failed) return <SkeletonList />
    return <ErrorState title={tournamentTexts.problemLoading} error={failed} retry={() => void refetch()} />
  }
  if (organizing.data.payload.length + participating.data.payload.length === 0)
    return (
      <>
        <EmptyState mark={mdiTournament} title={tournamentTexts.none} action={find}>
          <p className="soft">{texts.tournamentsYouRunAppearHere}</p>
        </EmptyState>
        <OpenNearby />
      </>
    )
  const listed: readonly Listed[] = [
    ...organizing.data.payload.map(one => listedAs('organizing', one, matches)),
    ...participating.data.payload
      .filter(({ user_id }) => user_id !== viewerId)
      .map(one => listedAs('participating', one, matches)),
  ]
  const needy = listed.filter(({ waits }) => waits)
  const over = listed.filter(one => !one.waits && isOver(one))
  const shown = (where: Listed['where']) => listed.filter(one => !one.waits && !isOver(one) && one.where === where)
  return (
    <div className="my-lists">
      {needy.length > 0 && (
        <div className="needs-you">
          <List title={texts.needsYou} listed={needy} />
        </div>
      )}
      {record && <OwnRecord all={listed.map(({ tournament }) => tournament)} />}
      <List title={texts.organizing} listed={shown('organizing')} />
      <List title={texts.participating} listed={shown('participating')} />
      <List title={texts.finished} listed={over} />
      {hasRoom && (
        <div className="near-cups listed">
          <OpenNearby known={listed.map(({ tournament }) => tournament)} />
        </div>
      )}
    </div>
  )
}

/** A tournament in one of the lists, and whether something in it waits for the viewer. */
interface Listed {
  where: 'organizing' | 'participating'
  tournament: Tournament
  match: WaitingMatch | undefined
  waits: boolean
}

function listedAs(where: Listed['where'], tournament: Tournament, matches: readonly WaitingMatch[]): Listed {
  const match = matches.find(({ id }) => id === tournament.id)
  return { where, tournament, match, waits: awaits(tournament, where, match) }
}

const isOver = ({ tournament: { status } }: Listed) => status !== 'Reporting' && status !== 'Upcoming'

const startOf = ({ tournament: { tournament_start } }: Listed) => tournament_start

/** Those under way, then those ahead by start, then the past with the latest first. */
const inOrder = (listed: readonly Listed[]): Listed[] => [
  ...listed.filter(({ tournament }) => tournament.status === 'Reporting'),
  ...listed.filter(({ tournament }) => tournament.status === 'Upcoming').sort((a, b) => byTime(startOf(a), startOf(b))),
  ...listed.filter(isOver),
]

const List = ({ title, listed }: { title: string; listed: readonly Listed[] }) =>
  listed.length > 0 && (
    <Section title={title} count={listed.length}>
      {inOrder(listed).map(({ where, tournament, match, waits }) => (
        <div key={tournament.id} className="listed">
          <TournamentCard tournament={tournament} where={where} match={match} waits={waits} />
        </div>
      ))}
    </Section>
  )

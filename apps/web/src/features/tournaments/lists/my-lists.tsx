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
import { OpenNearby } from './open-nearby.tsx'
import * as texts from '../texts.ts'
import { byTime } from '../../../ui/when.ts'

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
 * Both lists below one another, one in which something waits for the viewer before the other; what they both organize
 * and play stands among what they organize, which says so.
 */
export function MyLists({
  lists: { organizing, participating, matches, refetch },
  find,
}: {
  lists: ReturnType<typeof useMyTournaments>
  /** The way to tournaments of others, if the page has none. */
  find?: ReactNode
}) {
  const { id: viewerId } = useSelf()
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
  const groups = [
    { title: texts.organizing, where: 'organizing', found: organizing.data.payload },
    {
      title: texts.participating,
      where: 'participating',
      found: participating.data.payload.filter(({ user_id }) => user_id !== viewerId),
    },
  ] as const
  const waits = ({ where, found }: (typeof groups)[number]) =>
    Number(found.some(one => awaits(one, where, matchIn(one, matches))))
  return (
    <div className="my-lists">
      {groups
        .toSorted((a, b) => waits(b) - waits(a))
        .map(group => (
          <List key={group.where} {...group} matches={matches} />
        ))}
    </div>
  )
}

const matchIn = ({ id }: Tournament, matches: readonly WaitingMatch[]) => matches.find(match => match.id === id)

/** Those under way, then those ahead by start, then the past with the latest first. */
const inOrder = (found: readonly Tournament[]): Tournament[] => [
  ...found.filter(({ status }) => status === 'Reporting'),
  ...found.filter(({ status }) => status === 'Upcoming').sort((a, b) => byTime(a.tournament_start, b.tournament_start)),
  ...found.filter(({ status }) => status !== 'Reporting' && status !== 'Upcoming'),
]

const List = ({
  title,
  where,
  found,
  matches,
}: {
  title: string
  where: 'organizing' | 'participating'
  found: readonly Tournament[]
  matches: readonly WaitingMatch[]
}) => {
  const later = (one: Tournament) => (awaits(one, where, matchIn(one, matches)) ? 0 : 1)
  // Those that wait for the viewer come first, whatever their start.
  const shown = inOrder(found).toSorted((a, b) => later(a) - later(b))
  return (
    <Section title={title} count={found.length}>
      {found.length === 0 && <p className="card soft">{tournamentTexts.none}</p>}
      {shown.map(tournament => (
        <TournamentCard
          key={tournament.id}
          tournament={tournament}
          where={where}
          match={matchIn(tournament, matches)}
        />
      ))}
    </Section>
  )
}

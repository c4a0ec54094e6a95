import type { EventAnswer } from '@gauntlet/contract/events/answer'
import { friends, type ListedFriend } from '@gauntlet/contract/friends/endpoints'
import { friendNoticeTexts } from '@gauntlet/contract/friends/notices'
import { type Team, teams } from '@gauntlet/contract/teams/endpoints'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import type { UserCard } from '@gauntlet/contract/cards/answer'
import type { NoticeKind } from '@gauntlet/contract/notices/texts'
import { type ReactNode, useMemo } from 'react'
import { useApi } from '../../api/use-api.ts'
import { useSelf } from '../../api/use-self.ts'
import { fill, paths } from '../../paths.ts'
import { FriendActions } from '../../people/friend-actions.tsx'
import type { SideFace } from '../../people/side-faces.tsx'
import { ActButtons } from '../../ui/act-buttons.tsx'
import { serverNow } from '../../ui/clock.ts'
import { say } from '../../ui/say.ts'
import { absolute } from '../../ui/when.ts'
import { EventActions } from '../events/event-actions.tsx'
import type { Waiting } from '../notices/notice-list.tsx'
import { useOwnPlace } from '../teams/use-team.ts'
import { TournamentActions } from '../tournaments/actions/tournament-actions.tsx'
import { eventsOf } from './events-of.ts'
import * as texts from './texts.ts'
import { tournamentsOf } from './tournaments-of.ts'
import { useAgenda } from './use-agenda.ts'

type Asked = readonly [link: string, thing: Waiting]

const faceOf = ({ id, full_name, preference }: UserCard): SideFace => ({ id, full_name, image: preference.image })

const whenAndWhere = (start: string, { timezone, venue }: { timezone: string; venue: string }) => [
  absolute(Date.parse(start), serverNow(), timezone),
  venue,
]

/** An invitation by `who` to what the address leads to, with its facts, and the buttons of the answer. */
const invited = (to: string, who: UserCard, kind: NoticeKind, facts: readonly string[], acts: ReactNode): Asked => [
  to,
  {
    face: faceOf(who),
    untold: {
      kind,
      text: say(texts.nameInvitedYou, { name: who.short_name }),
      line: facts.filter(fact => fact !== '').join(' · '),
    },
    acts,
  },
]

const tournamentAsked = (one: Tournament): Asked =>
  invited(
    fill(paths.tournamentView, { tournament_view_id: one.id }),
    one.issuer,
    'tournaments',
    [one.title, one.sport.name, ...whenAndWhere(one.tournament_start, one)],
    <TournamentActions tournament={one} where="pending" />,
  )

const eventAsked = (one: EventAnswer): Asked =>
  invited(
    fill(paths.eventView, { event_view_id: one.id }),
    one.issuer,
    'events',
    [one.event_name, ...whenAndWhere(one.start_date, one)],
    <EventActions event={one} where="list" />,
  )

function TeamAnswer({ team }: { team: Team }) {
  const { acts, busy } = useOwnPlace(team, useSelf().id)
  return <ActButtons acts={acts} busy={busy} about={team.name} small />
}

const teamAsked = (one: Team): Asked =>
  invited(
    fill(paths.teamEdit, { id: one.id }),
    one.owner,
    'teams',
    [one.name, one.sport.name, one.location],
    <TeamAnswer team={one} />,
  )

/** All requests lead to the same screen: the part behind '#' tells whose it is. */
const friendAsked = (one: ListedFriend): Asked => [
  `${paths.searchMyFriend}#${one.id}`,
  {
    face: faceOf(one),
    untold: { kind: 'friends', text: say(friendNoticeTexts.asked.subject, { who: one.full_name }), line: '' },
    acts: <FriendActions player={one} status={one.friends} />,
  },
]

/**
 * Invitations to tournaments, events and teams, and requests to be friends, that wait for the viewer's answer: by the
 * address that their notices lead to, what has a day before what has none.
 */
export function useAsked(): ReadonlyMap<string, Waiting> {
  const pending = useAgenda().lists.pending.data?.payload
  const own = useApi(teams.list, {}).data?.payload
  const known = useApi(friends.list, {}).data?.payload
  return useMemo(
    () =>
      new Map<string, Waiting>([
        ...(pending ? tournamentsOf(pending) : [])
          .filter(({ actions }) => actions.confirm.kind === 'allowed')
          .map(tournamentAsked),
        ...(pending ? eventsOf(pending) : [])
          .filter(({ actions }) => actions.accept.kind === 'allowed')
          .map(eventAsked),
        ...(own ?? []).filter(({ role }) => role === 'invited').map(teamAsked),
        ...(known ?? []).filter(one => one.friends === 'received').map(friendAsked),
      ]),
    [pending, own, known],
  )
}

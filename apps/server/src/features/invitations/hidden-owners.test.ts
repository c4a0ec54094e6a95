import { accounts } from '@gauntlet/contract/accounts/endpoints'
import { blocks } from '@gauntlet/contract/blocks/endpoints'
import { events } from '@gauntlet/contract/events/endpoints'
import { notices } from '@gauntlet/contract/notices/endpoints'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { eventOf } from '../../testing/events.ts'
import { testApp } from '../../testing/opened.ts'
import { teamActs } from '../../testing/teams.ts'
import { tournamentOf } from '../../testing/tournaments.ts'
import { attachInvitations } from './attach.ts'

const app = testApp()
const { make, add, teamOf, invite } = teamActs(() => app)

/** How Ada names addresses. */
const WAYS: Record<string, (ada: Player, emails: readonly string[]) => Promise<void>> = {
  'to an event': async (ada, emails) => {
    const { id } = await eventOf(app, ada)
    for (const email of emails) await app.call(events.addUsers, { event_id: id, email }, ada)
  },
  'to a tournament': async (ada, emails) => {
    const { id } = await tournamentOf(app, ada)
    for (const email of emails) await app.call(tournaments.addPlayers, { tournament_id: id, email }, ada)
  },
  'to a new tournament': async (ada, emails) => {
    await tournamentOf(app, ada, { selected: [...emails] })
  },
  'to a team': async (ada, emails) => {
    const team = await teamOf(ada, 'Net Gains')
    for (const email of emails) await add(ada, team, { email })
  },
  'to a new team': async (ada, emails) => {
    await make(ada, 'Net Losses', { selected: [...emails] })
  },
  'to no team in particular': async (ada, emails) => {
    for (const email of emails) await invite(ada, email)
  },
}

const exported = async ({ token }: Player) => {
  const headers = { authorization: `Bearer ${token}` }
  const file = await app.app.server.inject({ url: `/api${accounts.export.path}`, headers })
  return file.json<{ invitations: { email: string }[] }>()
}

const placesOf = (...players: Player[]) =>
  app.db.session(session =>
    session.run(
      `select user_id from (
        select user_id from event_places union all select user_id from tournament_players
        union all select user_id from team_players) place where user_id = any($1)`,
      [players.map(({ id }) => id)],
    ),
  )

const SIGNS = 'abcdef'
test.each(Object.entries(WAYS).map(([way, name], at) => [way, name, SIGNS[at] ?? ''] as const))(
  'an invitation %s stands in the export of Ada alike, whether an account hides behind the address or nobody',
  async (_way, name, sign) => {
    const ada = await app.player(`Ada Asks${sign}`)
    const ben = await app.player(`Ben Blocks${sign}`)
    const mia = await app.player(`Mia Minor${sign}`)
    await app.call(blocks.set, { user_id: ada.id, active: 1 }, ben)
    await app.call(profiles.update, { preference: { age: 15 } }, mia)
    const emails = [ben.email, `nobody.${sign}@example.org`, mia.email]
    const mails = app.mails.length
    await name(ada, emails)
    await app.mailTo(emails[1] ?? '')
    const kept = (await exported(ada)).invitations.map(({ email }) => email)
    expect(kept.toSorted()).toEqual(emails.toSorted())
    expect(app.mails.slice(mails).map(({ to }) => to)).toEqual([emails[1]])
    for (const player of [ben, mia]) {
      const { id, email } = player
      await app.db.transaction(tx => attachInvitations(tx, app.app.services, { userId: id, email }))
      const heard = await app.call(notices.list, {}, player)
      expect(JSON.stringify(heard.payload)).not.toContain(ada.name)
    }
    expect(await placesOf(ben, mia)).toEqual([])
  },
)

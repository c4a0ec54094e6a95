import type { accounts } from '@gauntlet/contract/accounts/endpoints'
import type { RawUseCase } from '../../platform/http/bind.ts'
import type { Services } from '../../platform/services.ts'
import * as own from './export-own-queries.ts'
import * as queries from './export-queries.ts'

/** What an export holds, by its name in the file. Whoever adds a kind of thing adds it here. */
const parts = {
  addresses: queries.addresses,
  sports: queries.sports,
  challenges: queries.challenges,
  tournaments: queries.tournaments,
  brackets: queries.brackets,
  events: queries.events,
  rank_history: queries.rankHistory,
  credits: queries.credits,
  payments: queries.payments,
  friends: queries.friends,
  blocked: queries.blocked,
  teams: queries.teams,
  notices: queries.notices,
  messages: queries.messages,
  passkeys: queries.passkeys,
  time_codes: queries.timeCodes,
  sessions: queries.sessions,
  links: own.links,
  calendar_address: own.calendarAddress,
  notice_choices: own.noticeChoices,
  notices_without_mail: own.noticesWithoutMail,
  mails_waiting: own.mailsWaiting,
  invitations: own.invitations,
  invitations_sent: own.invitationsSent,
  friend_requests: own.friendRequests,
  stars_given: own.starsGiven,
  dispute_strikes: own.disputeStrikes,
  security_log: queries.securityLog,
}

async function collect({ db, clock }: Services, userId: string): Promise<Record<string, unknown>> {
  const account = await queries.account.one(db, { userId })
  const file: Record<string, unknown> = { exported_at: clock.now().toISOString(), account: account.row }
  for (const [name, part] of Object.entries(parts)) file[name] = (await part.all(db, { userId })).map(({ row }) => row)
  return file
}

/** Everything that is kept about the player, as a file to download. */
export const exportAccount: RawUseCase<typeof accounts.export> = async (services, viewer, _request, reply) => {
  const file = await collect(services, viewer.id)
  const day = services.clock.now().toISOString().slice(0, 10)
  const name = `${services.config.appName.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${day}.json`
  await reply
    .headers({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    })
    .send(JSON.stringify(file, undefined, 2))
}

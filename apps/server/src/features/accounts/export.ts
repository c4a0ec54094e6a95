import type { accounts } from '@gauntlet/contract/accounts/endpoints'
import type { RawUseCase } from '../../platform/http/bind.ts'
import type { Services } from '../../platform/services.ts'
import { account } from './export-queries.ts'

/** In the order in which the file has always had them; what is not named here follows. */
const ORDER = [
  'addresses',
  'sports',
  'challenges',
  'tournaments',
  'brackets',
  'events',
  'rank_history',
  'credits',
  'payments',
  'friends',
  'blocked',
  'teams',
  'notices',
  'messages',
  'passkeys',
  'time_codes',
  'sessions',
  'links',
  'calendar_address',
  'notice_choices',
  'push_devices',
  'notices_without_mail',
  'mails_waiting',
  'invitations',
  'invitations_sent',
  'friend_requests',
  'stars_given',
  'dispute_strikes',
  'security_log',
]

const placeOf = (name: string): number => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length)

async function collect({ db, clock, features }: Services, userId: string): Promise<Record<string, unknown>> {
  const { row } = await account.one(db, { userId })
  const file: Record<string, unknown> = { exported_at: clock.now().toISOString(), account: row }
  const parts = features.flatMap(feature => Object.entries(feature.export))
  for (const [name, part] of parts.toSorted(([one], [two]) => placeOf(one) - placeOf(two)))
    file[name] = (await part.all(db, { userId })).map(each => each.row)
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

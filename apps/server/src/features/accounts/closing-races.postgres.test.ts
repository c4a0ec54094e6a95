import { accounts } from '@gauntlet/contract/accounts/endpoints'
import { addresses } from '@gauntlet/contract/addresses/endpoints'
import { availability } from '@gauntlet/contract/availability/endpoints'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { inTurn } from '../../testing/locks.ts'
import { testApp } from '../../testing/opened.ts'
import { sendPicture } from '../../testing/world.ts'

const app = testApp()

const STREET = { address_line_1: '1 Court Lane', city: 'Austin', state: 'TX', postal_code: '78701' }
const HOME = { addresses: [STREET] }
const KEPT = `select u.first_name, u.bio, u.email_pending, u.image,
    (select count(*)::int from addresses a where a.user_id = u.id) as addresses,
    (select count(*)::int from weekly_times w where w.user_id = u.id) as weeks
  from users u where u.id = $1`
const NOTHING = { first_name: '', bio: '', email_pending: null, image: null, addresses: 0, weeks: 0 }

test.each<[string, (player: Player) => Promise<unknown>]>([
  [
    'profile',
    player => app.call(profiles.update, { first_name: 'Ada', preference: { bio: 'Left-handed', ...HOME } }, player),
  ],
  ['email', player => app.call(profiles.update, { email: 'ada.new@example.com', preference: HOME }, player)],
  ['address', player => app.call(addresses.add, STREET, player)],
  ['picture', player => sendPicture(app, player)],
  ['usual week', player => app.call(availability.change, { free: [1], zone: 'America/Chicago' }, player)],
])('a new %s that is on its way while the account closes is not kept with it', async (_what, change) => {
  const ada = await app.player('Ada Ace')
  const hold = { text: 'select from users where id = $1 for update', values: [ada.id] }
  const close = () => app.call(accounts.remove, { id: ada.id }, ada)
  const [closed] = await inTurn(app.db, hold, close, () => change(ada))
  expect(closed.status).toBe(200)
  expect(await app.db.session(session => session.run(KEPT, [ada.id]))).toEqual([NOTHING])
})

// Rows about the player's own account and the people they find.
import { accounts } from '@gauntlet/contract/accounts/endpoints'
import { addresses } from '@gauntlet/contract/addresses/endpoints'
import { blocks } from '@gauntlet/contract/blocks/endpoints'
import { calendar } from '@gauntlet/contract/calendar/endpoints'
import { contact } from '@gauntlet/contract/contact/endpoints'
import { content } from '@gauntlet/contract/content/endpoints'
import { credits } from '@gauntlet/contract/credits/endpoints'
import { friends } from '@gauntlet/contract/friends/endpoints'
import { notices } from '@gauntlet/contract/notices/endpoints'
import { payments } from '@gauntlet/contract/payments/endpoints'
import { peopleSearch } from '@gauntlet/contract/people-search/endpoints'
import { places } from '@gauntlet/contract/places/endpoints'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { sports } from '@gauntlet/contract/sports/endpoints'
import { askOf } from '../call.ts'
import { accepted } from './play.ts'
import { file, not, password, PASSWORD, plain, read, type RowBenches, type Scene, visited, write } from './scene.ts'

const nothing = () => ({})
const HOME = { address_line_1: '1 Main St', address_line_2: '', city: 'Austin', state: 'TX', postal_code: '78701' }

async function addressOf(scene: Scene, turn: number): Promise<string> {
  return (await scene.call(addresses.add, HOME, scene.viewer(turn))).id
}

const ages = { lower: 25, upper: 34 }

export const people: RowBenches = {
  'profiles.self': read(plain(profiles.self, nothing)),
  'profiles.view': read(plain(profiles.view, (scene, turn) => ({ id: scene.other(turn).id }))),
  'profiles.info': read(visited(profiles.info, nothing)),
  'profiles.genders': read(visited(profiles.genders, nothing)),
  'profiles.prefersDark': read(plain(profiles.prefersDark, nothing)),
  'profiles.setTheme': write(plain(profiles.setTheme, () => ({ value: 1 as const }))),
  'profiles.update': write(plain(profiles.update, scene => ({ preference: { bio: scene.fresh() } }))),
  'pictures.update': not('takes a multipart form, and resizes a picture: `memory` does it'),
  'pictures.view': not('reads a file, no table'),
  'accounts.correctEmail': not('for accounts whose e-mail is not verified'),
  'accounts.remove': not('asks for the password where a session is not new: removeWithPassword'),
  'accounts.removeWithPassword': password(scene => {
    const gone = scene.spare()
    const path = `/api${accounts.removeWithPassword.path.replace('{id}', gone.id)}`
    return { path, token: gone.token, body: { current: PASSWORD } }
  }),
  'accounts.export': file(plain(accounts.export, nothing)),
  'addresses.list': read(plain(addresses.list, nothing)),
  'addresses.add': write(async (scene, turn) => {
    for (const { id } of (await scene.call(addresses.list, {}, scene.viewer(turn))).slice(1))
      await scene.call(addresses.remove, { id }, scene.viewer(turn))
    return plain(addresses.add, () => HOME)(scene, turn)
  }),
  'addresses.update': write(async (scene, turn) => {
    const [home] = await scene.call(addresses.list, {}, scene.viewer(turn))
    return plain(addresses.update, () => ({ ...HOME, id: home?.id ?? '' }))(scene, turn)
  }),
  'addresses.remove': write(async (scene, turn) => {
    const id = await addressOf(scene, turn)
    return plain(addresses.remove, () => ({ id }))(scene, turn)
  }),
  'places.ofZip': read(plain(places.ofZip, () => ({ zip: HOME.postal_code }))),
  'places.ofCity': read(plain(places.ofCity, () => ({ state: HOME.state, city: HOME.city }))),
  'places.venues': read(plain(places.venues, nothing)),
  'sports.all': read(visited(sports.all, nothing)),
  'sports.single': read(visited(sports.single, nothing)),
  'sports.team': read(visited(sports.team, nothing)),
  'sports.scoring': read(visited(sports.scoring, nothing)),
  'sports.own': read(plain(sports.own, nothing)),
  'sports.active': read(plain(sports.active, nothing)),
  'sports.add': write(
    plain(sports.add, (scene, turn) => ({ sports: [scene.sports[turn % scene.sports.length] ?? ''] })),
  ),
  'sports.setActive': write(async (scene, turn) => {
    const { sport_id } = scene.ownSportOf(scene.viewer(turn).id)
    await scene.call(sports.setActive, { sport_id, active: 0 }, scene.viewer(turn))
    return plain(sports.setActive, () => ({ sport_id, active: 1 as const }))(scene, turn)
  }),
  'peopleSearch.list': read({
    '': plain(peopleSearch.list, nothing),
    'the tenth page': plain(peopleSearch.list, () => ({ page: 10 })),
  }),
  'peopleSearch.byName': read({
    'two letters': plain(peopleSearch.byName, (_, turn) => ({
      term: 'ab cd ef gi jk lm no pa'.split(' ')[turn % 8] ?? '',
    })),
    'a name': plain(peopleSearch.byName, (_, turn) => ({ term: `Ga${'bcdefghij'[turn % 9]}` })),
  }),
  'peopleSearch.byEmail': read(
    plain(peopleSearch.byEmail, (scene, turn) => ({ email: scene.emailOf(scene.other(turn)) })),
  ),
  'peopleSearch.near': read({
    '200 miles': plain(peopleSearch.near, () => ({ distance: 200 })),
    'a gender and ages': plain(peopleSearch.near, scene => ({
      genders: scene.genders.slice(0, 1),
      ageRange: ages,
      distance: 300,
    })),
    'past opponents': plain(peopleSearch.near, () => ({ distance: 300, past_matches: 1 as const })),
    'everywhere, without an address': scene => askOf(peopleSearch.near, {}, scene.drifter.token),
    'past opponents, without an address': scene => askOf(peopleSearch.near, { past_matches: 1 }, scene.drifter.token),
  }),
  'friends.send': write(plain(friends.send, scene => ({ friends: [{ id: scene.spare().id, active: 1 as const }] }))),
  'friends.list': read(plain(friends.list, nothing)),
  'friends.search': read(plain(friends.search, () => ({ distance: 200 }))),
  'blocks.set': write(plain(blocks.set, scene => ({ user_id: scene.spare().id, active: 1 as const }))),
  'blocks.list': read(plain(blocks.list, nothing)),
  'blocks.shared': read(plain(blocks.shared, (scene, turn) => ({ id: scene.other(turn).id }))),
  'credits.packages': read(visited(credits.packages, nothing)),
  'credits.free': write(scene => {
    const poor = scene.spare()
    return { path: `/api${credits.free.path.replace('{id}', poor.id)}`, token: poor.token }
  }),
  'credits.history': read(plain(credits.history, nothing)),
  'payments.pay': not('takes money: its bench would measure the sandbox'),
  'payments.finish': not('asks the payment provider how a purchase ended'),
  'payments.list': read(plain(payments.list, nothing)),
  'payments.view': not('needs a purchase, which takes money: `payments.list` reads the same table'),
  'payments.webhook': not('takes what the payment provider has signed'),
  'payments.sandboxBank': not('is there in the sandbox only'),
  'payments.sandboxToken': not('is there in the sandbox only, and asks no table'),
  'contact.send': write(
    visited(contact.send, scene => ({
      first_name: 'Vic',
      last_name: 'Visitor',
      email: 'vic@example.com',
      reason: 'Other' as const,
      message: scene.fresh(),
    })),
  ),
  'content.view': read(visited(content.view, () => ({ page_key: 'about' }))),
  'live.stream': not('stays open: `live` measures it'),
  'live.watch': not('stays open: `live` measures such streams'),
  'notices.list': read(plain(notices.list, nothing)),
  'notices.read': write(async (scene, turn) => {
    const [first] = (await scene.call(notices.list, {}, scene.viewer(turn))).notices
    return plain(notices.read, () => ({ id: first?.id ?? '' }))(scene, turn)
  }),
  'notices.choices': read(plain(notices.choices, nothing)),
  'notices.choose': write(
    plain(notices.choose, (_, turn) => ({ email_notices: turn % 2 === 0 ? (0 as const) : (1 as const) })),
  ),
  'notices.push': read(plain(notices.push, nothing)),
  'notices.startPush': write(
    plain(notices.startPush, (_, turn) => ({
      endpoint: `https://push.example.org/${turn}`,
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'A'.repeat(22),
    })),
  ),
  'notices.stopPush': write(plain(notices.stopPush, nothing)),
  'notices.unsubscribe': not('takes the token of a mail'),
  'notices.unsubscribePage': not('a page without a table'),
  'calendar.match': read(async (scene, turn) => {
    const id = await accepted(scene, turn)
    return plain(calendar.match, () => ({ id }))(scene, turn)
  }),
  'calendar.address': read(plain(calendar.address, nothing)),
  'calendar.renew': write(plain(calendar.renew, nothing)),
  'calendar.feed': read(async (scene, turn) => {
    const { url } = await scene.call(calendar.renew, {}, scene.viewer(turn))
    return { path: new URL(url ?? '').pathname }
  }),
}

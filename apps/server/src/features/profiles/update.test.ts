import { addresses } from '@gauntlet/contract/addresses/endpoints'
import type { SentOf } from '@gauntlet/contract/endpoint'
import { leaderboards } from '@gauntlet/contract/leaderboards/endpoints'
import { peopleSearch } from '@gauntlet/contract/people-search/endpoints'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { DAY } from '@gauntlet/contract/time'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Player, selfOf } from '../../testing/app.ts'
import { testApp } from '../../testing/opened.ts'

const HOME = {
  address_line_1: '1 Main Street',
  address_line_2: '',
  city: 'Austin',
  state: 'TX',
  postal_code: '78701',
}

const app = testApp()
let count = 0

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
/** Ada with an address; another one each time, since the database stays. */
async function newAda(): Promise<Player> {
  const ada = await app.player(`Ada A${LETTERS[count++]}`)
  await app.call(addresses.add, HOME, ada)
  return ada
}
let ada: Player
beforeEach(async () => {
  ada = await newAda()
})

const save = (sent: SentOf<typeof profiles.update>, player = ada) => app.call(profiles.update, sent, player)
const genderId = async (name: string) => (await app.call(profiles.genders, {})).payload.find(g => g.name === name)?.id

describe('saving a profile', () => {
  test('what is named changes, the rest stays', async () => {
    const before = await selfOf(app, ada)
    const { body, payload } = await save({ preference: { bio: 'Left-handed.', age: 31 } })
    expect(body.message).toBe('Profile Updated')
    expect(payload).toEqual({
      ...before,
      preference: { ...before.preference, bio: 'Left-handed.', age: 31, age_range: '25–34' },
    })
  })

  test('Ada is found and listed by her new name, and no longer by the old one', async () => {
    await save({ first_name: 'Zoë', last_name: 'Quick' })
    const ben = await app.player(`Ben B${LETTERS[count++]}`)
    const found = async (term: string) =>
      (await app.call(peopleSearch.byName, { term }, ben)).payload.map(({ id }) => id)
    expect(await found('zoe quick')).toContain(ada.id)
    expect(await found(ada.name)).not.toContain(ada.id)
  })

  test('a gender is chosen and taken back; one that nobody has is refused', async () => {
    const other = await genderId('Other')
    expect((await save({ preference: { gender_id: other } })).payload.preference.gender?.name).toBe('Other')
    const refused = await save({ preference: { gender_id: '00000000-0000-4000-8000-000000000000' } })
    expect(refused.body.errors).toEqual({ 'preference.gender_id': 'We do not know this gender.' })
    expect((await save({ preference: { gender_id: null } })).payload.preference.gender).toBeNull()
  })

  test.each([0, 101, 17.5, -1])('the age %d is refused', async age => {
    const { status, body } = await save({ preference: { age } })
    expect([status, body.message]).toEqual([400, 'Please eneter valid age between 1 to 100.'])
  })

  test('a name of digits and an e-mail that is none are refused, and nothing of the form is stored', async () => {
    const { body } = await save({ email: 'ada', first_name: 'R2D2', preference: { bio: 'Changed' } })
    expect(body.message).toBe('Please enter a valid email')
    expect(Object.keys(body.errors ?? {})).toEqual(['email', 'first_name'])
    expect((await selfOf(app, ada)).preference.bio).toBe('')
  })

  test('Ada turns the e-mails off and on where she keeps the rest of her choices; others do not see it', async () => {
    expect((await selfOf(app, ada)).preference.email_notices).toBe(1)
    expect((await save({ preference: { email_notices: 0 } })).payload.preference.email_notices).toBe(0)
    expect((await save({ preference: { bio: 'Hello' } })).payload.preference.email_notices).toBe(0)
    const ben = await app.player(`Ben B${LETTERS[count++]}`)
    expect((await app.call(profiles.view, { id: ada.id }, ben)).payload.preference.email_notices).toBeNull()
    expect((await save({ preference: { email_notices: true } })).payload.preference.email_notices).toBe(1)
  })

  test('Ada keeps her name from visitors, and nobody else sees that she does', async () => {
    expect((await selfOf(app, ada)).preference.public_name).toBe(1)
    expect((await save({ preference: { public_name: false } })).payload.preference.public_name).toBe(0)
    const ben = await app.player(`Ben B${LETTERS[count++]}`)
    expect((await app.call(profiles.view, { id: ada.id }, ben)).payload.preference.public_name).toBeNull()
    expect((await save({ preference: { public_name: 1 } })).payload.preference.public_name).toBe(1)
  })

  test('a whole record, sent back as it was answered, changes what can be changed and takes no notice of the rest', async () => {
    const before = await selfOf(app, ada)
    const record = {
      ...before,
      first_name: 'Zora',
      credits: 999,
      rank: 2000,
      preference: { ...before.preference, bio: 'New' },
    }
    const { status, body } = await app.send({
      method: 'POST',
      path: '/users/update-profile',
      body: record,
      player: ada,
    })
    expect([status, body.message]).toEqual([200, 'Profile Updated'])
    const after = await selfOf(app, ada)
    expect(after).toEqual({
      ...before,
      first_name: 'Zora',
      full_name: after.full_name,
      short_name: after.short_name,
      preference: { ...before.preference, bio: 'New' },
    })
  })

  test('saving the e-mail alone gives Ada no age', async () => {
    await save({ email: ada.email })
    expect((await selfOf(app, ada)).preference.age).toBeNull()
    await app.advance(400 * DAY)
    expect((await selfOf(app, await app.signIn(ada))).preference.age).toBeNull()
  })

  test('an age may come as text', async () => {
    await save({ preference: { age: '31' } })
    expect((await selfOf(app, ada)).preference.age).toBe(31)
  })

  test('sports that are sent are added to hers', async () => {
    const { payload } = await save({ sports: [await app.sportId('Golf')] })
    expect(payload.sports.map(({ name }) => name)).toEqual(['Golf', 'Tennis Singles'])
  })
})

describe('the addresses of a profile form', () => {
  test('a player without one is asked for one', async () => {
    const cleo = await app.player(`Cleo C${LETTERS[count++]}`)
    const { status, body } = await save({ preference: { bio: 'Hello' } }, cleo)
    expect([status, body.message]).toEqual([400, 'Address Line 1 missing'])
    expect(Object.values(body.errors ?? {})).toEqual([
      'Address Line 1 missing',
      'City missing',
      'Please select a state',
      'Please enter a zip code',
    ])
    const wrong = await save({ preference: { addresses: [{ ...HOME, postal_code: 'no' }] } }, cleo)
    expect(wrong.body.message).toBe('Please enter a valid zip code')
    const { payload } = await save({ preference: { addresses: [HOME] } }, cleo)
    expect(payload.preference).toMatchObject({ location: 'Austin, TX', addresses: [HOME] })
  })

  test('sent as they were answered, one changed and one added: the place others see follows', async () => {
    const [home] = (await selfOf(app, ada)).preference.addresses
    if (!home) throw new Error('Ada has no address')
    const cabin = {
      ...HOME,
      address_line_1: '2 Lake Road',
      city: 'Boston',
      state: 'Massachusetts',
      postal_code: '02108',
    }
    const { payload } = await save({
      preference: {
        addresses: [
          { ...home, address_line_2: 'Flat 4' },
          { ...cabin, _joinData: { primary_address: 1 } },
        ],
      },
    })
    expect(payload.preference.location).toBe('Boston, MA')
    expect(payload.preference.addresses.map(({ address_line_2, _joinData }) => [address_line_2, _joinData])).toEqual([
      ['', { primary_address: 1 }],
      ['Flat 4', { primary_address: 0 }],
    ])
  })

  test('the address of another player is refused, and stays as it is', async () => {
    const ben = await newAda()
    const [theirs] = (await selfOf(app, ben)).preference.addresses
    const { status } = await save({ preference: { addresses: [{ ...HOME, id: theirs?.id, city: 'Taken' }] } })
    expect(status).toBe(400)
    expect((await selfOf(app, ben)).preference.addresses).toEqual([theirs])
  })
})

describe('an age', () => {
  test('grows by one each year after it was told, also when the form is saved in between', async () => {
    await save({ preference: { age: 30 } })
    await app.advance(200 * DAY)
    const again = await app.signIn(ada)
    await save({ preference: { age: 30, bio: 'Again' } }, again)
    await app.advance(164 * DAY)
    expect((await selfOf(app, await app.signIn(ada))).preference.age).toBe(30)
    await app.advance(2 * DAY)
    expect((await selfOf(app, await app.signIn(ada))).preference.age).toBe(31)
    await app.advance(2 * 366 * DAY)
    expect((await selfOf(app, await app.signIn(ada))).preference.age).toBe(33)
  })

  test('below 18 hides Ada from leaderboards and searches, and the year that makes her 18 shows her', async () => {
    const ben = await newAda()
    const seen = async () => {
      const viewer = await app.signIn(ben)
      const list = await app.call(peopleSearch.list, { limit: 100 }, viewer)
      return list.payload.some(({ id }) => id === ada.id)
    }
    const listed = async () => {
      const rows = await app.db.session(session =>
        session.run('select listed from player_sports where user_id = $1', [ada.id]),
      )
      return rows.map(row => row['listed'])
    }
    await save({ preference: { age: 17 } })
    expect([await seen(), await listed()]).toEqual([false, [false]])
    await app.advance(366 * DAY)
    expect([await seen(), await listed()]).toEqual([true, [true]])
    expect((await app.call(leaderboards.preview, {})).status).toBe(200)
  })
})

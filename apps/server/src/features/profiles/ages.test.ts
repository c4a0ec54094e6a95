import { addresses } from '@gauntlet/contract/addresses/endpoints'
import { friends } from '@gauntlet/contract/friends/endpoints'
import { fill } from '@gauntlet/contract/language/fill'
import { notices } from '@gauntlet/contract/notices/endpoints'
import { peopleSearch } from '@gauntlet/contract/people-search/endpoints'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { ageTexts } from '@gauntlet/contract/profiles/forms'
import { DAY } from '@gauntlet/contract/time'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Player, selfOf } from '../../testing/app.ts'
import { testApp } from '../../testing/opened.ts'
import { subjectsTo } from '../../testing/notices.ts'
import { answerAtDesk } from '../operator/desk.ts'

const OPERATOR = 'club@example.org'
const HOME = { address_line_1: '1 Main St', address_line_2: '', city: 'Austin', state: 'TX', postal_code: '78701' }
const texts = { ...ageTexts, too_young: fill(ageTexts.too_young, { minimum: 13 }) }

const app = testApp({ OPERATOR_EMAIL: OPERATOR })
let count = 0
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const someone = async (first: string, age?: number) => {
  const player = await app.player(`${first} ${LETTERS[Math.floor(count / 26)]}${LETTERS[count++ % 26]}`)
  await app.call(addresses.add, HOME, player)
  if (age !== undefined) await tell(player, age)
  return player
}
const tell = async (player: Player, age: number | null, birth_month?: string | null) =>
  (await app.call(profiles.update, { preference: { age, ...(birth_month !== undefined && { birth_month }) } }, player))
    .body
const ask = (from: Player, to: Player) => app.call(friends.send, { friends: [{ id: to.id, active: 1 }] }, from)
const ageOf = async (player: Player) => (await selfOf(app, await app.signIn(player))).preference
const subjects = async (player: Player) =>
  (await app.call(notices.list, {}, await app.signIn(player))).payload.notices.map(({ text }) => text)
const olga = async (command: string, ...words: string[]) => {
  const reply = await answerAtDesk(app.app.services, { command, words, who: 'olga', cwd: '/' })
  if (!('text' in reply)) throw new Error(JSON.stringify(reply))
  return reply
}

test('what an operator did with an age is in the audit', async () => {
  const ben = await someone('Ben', 30)
  await olga('set-age', ben.id, '16', '--born', '2013-09', '--why', 'Called us.')
  expect((await olga('audit', '--limit', '1')).data).toMatchObject({
    acts: [{ act: 'set-age', subject: ben.id, details: { from: 30, to: 16, born: '2013-09' }, why: 'Called us.' }],
  })
  await expect(olga('set-age', ben.id, '16', '--born', '2001-09')).rejects.toThrow(texts.month_disagrees)
})

describe('Eve, 45, wants to know Mia, 12', () => {
  let mia: Player
  let eve: Player
  beforeEach(async () => {
    mia = await someone('Mia', 14)
    eve = await someone('Eve', 45)
  })

  test('and is answered as if nobody had that id; saying to be 14 is refused and gains nothing', async () => {
    const nobody = await ask(eve, { ...mia, id: '00000000-0000-4000-8000-000000000000' })
    const first = await ask(eve, mia)
    expect([first.status, first.body]).toEqual([nobody.status, nobody.body])
    const said = await tell(eve, 14)
    expect(said).toMatchObject({ success: false, errors: { 'preference.age': texts.turns_child } })
    expect((await ask(eve, mia)).status).toBe(nobody.status)
  })

  test('nor does it help to take the age away first', async () => {
    await tell(eve, null)
    expect((await tell(eve, 14)).message).toBe(texts.turns_child)
    expect((await ask(eve, mia)).status).toBe(400)
  })

  test('nor if an operator believes it, while another child may ask', async () => {
    await olga('set-age', eve.id, '14')
    expect((await ageOf(eve)).age).toBe(14)
    expect((await ask(await app.signIn(eve), mia)).status).toBe(400)
    expect((await ask(await someone('Tim', 15), mia)).status).toBe(200)
  })

  test('without an age she meets no children either', async () => {
    expect((await ask(await someone('Zoe'), mia)).status).toBe(400)
  })
})

test('somebody without an address yet may tell the age, and it alone', async () => {
  const una = await app.player('Una Unhoused')
  expect((await tell(una, 33)).success).toBe(true)
  const more = await app.call(profiles.update, { preference: { age: 33, bio: 'Hi' } }, una)
  expect([more.status, more.body.message]).toEqual([400, 'Address Line 1 missing'])
})

describe('a child', () => {
  test('becomes no adult by an edit, and is told whom to ask', async () => {
    const mia = await someone('Mia', 15)
    expect((await tell(mia, 30)).errors).toEqual({ 'preference.age': texts.turns_adult })
    expect((await tell(mia, null)).errors).toEqual({ 'preference.age': texts.takes_away })
    expect(await ageOf(mia)).toMatchObject({ age: 15, birth_month: null })
  })

  test('who tells the month of birth is 18 on the first day after it, and then it is kept no longer', async () => {
    const now = app.clock.now()
    const born = new Date(Date.UTC(now.getUTCFullYear() - 18, now.getUTCMonth() + 1, 1)).toISOString().slice(0, 7)
    const mia = await someone('Mia')
    await tell(mia, 17, born)
    expect(await ageOf(mia)).toMatchObject({ age: 17, birth_month: born })
    const sure = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 1)
    await app.advance(sure - app.clock.now().getTime() - DAY)
    expect((await ageOf(mia)).age).toBe(17)
    await app.advance(DAY + 3_600_000)
    expect(await ageOf(mia)).toMatchObject({ age: 18, birth_month: null })
    expect(await subjects(mia)).toEqual(['You are 18 here from today'])
  })

  test('is told a month that does not go with the age', async () => {
    const mia = await someone('Mia')
    expect((await tell(mia, 15, '2001-01')).errors).toEqual({ 'preference.birth_month': texts.month_disagrees })
  })
})

describe('friends under 18 are told of an adult, others are not,', () => {
  test('who became 18, was set to it, or told an age at last', async () => {
    const [tim, ben, ageless] = [await someone('Tim', 17), await someone('Ben', 15), await someone('Una')]
    const [mia, ada] = [await someone('Mia', 14), await someone('Ada', 30)]
    for (const player of [tim, ben, ageless])
      for (const friend of [mia, ada]) {
        await ask(friend === mia ? mia : player, friend === mia ? player : friend)
        await ask(friend === mia ? player : friend, friend === mia ? mia : player)
      }
    await olga('set-age', ben.email, '19', '--why', 'A mistake.')
    expect(await subjectsTo(app, ben)).toContain('Your age on Gauntlet was corrected')
    await tell(ageless, 33)
    await app.advance(366 * DAY)
    // Notices are kept for 90 days, mails went to her address.
    const mailed = app.mails.filter(({ to, subject }) => to === mia.email && subject.includes('18 or older'))
    expect(mailed.map(({ subject }) => subject)).toEqual(
      [ben, ageless, tim].map(({ name }) => `${name} is 18 or older now`),
    )
    expect(await subjects(mia)).toContain(`${tim.name} is 18 or older now`)
    expect(app.mails.filter(({ to, subject }) => to === ada.email && subject.includes('18 or older'))).toEqual([])
  })
})

describe('somebody younger than 13', () => {
  test('is refused, hidden, believed no other age, and the operator is told once', async () => {
    const [kid, eve] = [await someone('Kid'), await someone('Eve', 30)]
    const first = await app.call(profiles.update, { preference: { age: 9, bio: 'Hi' } }, kid)
    expect([first.status, first.body.message]).toEqual([409, texts.too_young])
    expect((await tell(kid, 14)).message).toBe(texts.too_young)
    expect((await selfOf(app, kid)).preference.bio).toBe('')
    expect((await app.call(profiles.view, { id: kid.id }, eve)).status).toBe(404)
    expect((await app.call(peopleSearch.byName, { term: kid.name }, eve)).payload).toEqual([])
    await app.app.settle()
    const mails = app.mails.filter(({ to, text }) => to === OPERATOR && text.includes(kid.id))
    expect(mails.map(({ subject }) => subject)).toEqual(['A player told an age below 13'])
    expect((await olga('too-young')).text).toContain(kid.id)
    await olga('set-age', kid.id, '30')
    expect((await olga('too-young')).text).not.toContain(kid.id)
    expect((await tell(await app.signIn(kid), 31)).success).toBe(true)
  })

  test('reaches no other children', async () => {
    const [kid, mia] = [await someone('Kid'), await someone('Mia', 14)]
    await tell(kid, 9)
    expect((await ask(kid, mia)).status).toBe(400)
  })
})

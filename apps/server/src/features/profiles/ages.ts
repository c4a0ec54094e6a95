import { ADULT_AGE } from '@gauntlet/contract/profiles/forms'
import { HOUR } from '@gauntlet/contract/time'
import { type AgeFacts, standingOf, type ToldAge } from '@gauntlet/rules/profiles/ages'
import type { Transaction } from '../../platform/database/database.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Services } from '../../platform/services.ts'
import { whoSees } from '../faces/faces.ts'
import { tell } from '../notices/tell.ts'
import { lockPlayers, removeFriendship } from '../people/friendships-queries.ts'
import * as queries from './ages-queries.ts'

export const AGES_JOB = 'ages'
const FRIENDS = '/search/myfriend'

const millis = (at: Date | null) => at?.getTime() ?? null
const dateOf = (at: number | null) => (at === null ? null : new Date(at))

/** The rules' facts about an age. */
export async function ageFacts(tx: Transaction, userId: string): Promise<AgeFacts> {
  const row = await queries.findAge.one(tx, { userId })
  return {
    age: row.age,
    since: millis(row.age_since),
    birth_month: row.birth_month,
    not_adult_before: millis(row.not_adult_before),
    ever_adult: row.ever_adult,
    too_young: row.too_young_at !== null,
  }
}

/** Friends under 18 are told once that somebody is an adult now: that is news for them alone. */
async function tellOfAdult(tx: Transaction, services: Services, id: string): Promise<void> {
  const children = await queries.listChildrenAmongFriends.all(tx, { id })
  const ids = children.map(child => child.id)
  await tell(tx, services, ids, { kind: 'friends', name: 'grown_up', actor: id, params: {}, link: FRIENDS })
}

/**
 * A player is known to be under 18: what strangers who are adults began with them before ends without a word, as with a
 * block. Where they have agreed to meet, that stays.
 */
export async function leaveStrangers(tx: Transaction, services: Services, id: string): Promise<void> {
  const seenBy = await whoSees(tx, services, id)
  const strangers = (await queries.listAdultStrangers.all(tx, { id, ids: seenBy })).map(row => row.id)
  if (strangers.length === 0) return
  await lockPlayers.all(tx, { ids: [id, ...strangers] })
  for (const stranger of strangers) {
    await removeFriendship.affected(tx, { viewerId: id, id: stranger })
    for (const { part } of services.features) await part?.(tx, services, { blockerId: id, blockedId: stranger })
  }
  services.live.touch(tx, [id, ...strangers])
}

/** Keeps an age, and tells the friends where it makes somebody an adult. */
export async function storeAge(
  tx: Transaction,
  services: Services,
  userId: string,
  was: AgeFacts,
  told: ToldAge,
): Promise<void> {
  await queries.storeAge.affected(tx, {
    userId,
    age: told.age,
    since: dateOf(told.since),
    birthMonth: told.birth_month,
    notAdultBefore: dateOf(told.not_adult_before),
    tooYoungAt: null,
  })
  const becomesAdult = standingOf(was.age) !== 'adult' && standingOf(told.age) === 'adult'
  if (becomesAdult) await tellOfAdult(tx, services, userId)
  if (standingOf(was.age) !== 'child' && standingOf(told.age) === 'child') await leaveStrangers(tx, services, userId)
}

/** Somebody is 18 by the calendar: they are told what is different, and their friends under 18 that they are. */
async function welcomeAdult(tx: Transaction, services: Services, id: string): Promise<void> {
  await tell(tx, services, [id], {
    kind: 'friends',
    name: 'adult',
    actor: null,
    params: {},
    link: '/user/profile/view',
  })
  await tellOfAdult(tx, services, id)
}

/** Adds the year that is over to the next few whose it is; answers how many they were. */
const someOlder = (services: Services): Promise<number> =>
  services.db.transaction(async tx => {
    const rows = await queries.growOlder.all(tx, { now: services.clock.now() })
    for (const { id, age } of rows) if (age === ADULT_AGE) await welcomeAdult(tx, services, id)
    services.live.touch(
      tx,
      rows.map(({ id }) => id),
    )
    return rows.length
  })

/** Keeps ages true: a year after somebody told an age it is one more. See docs/decisions/0017. */
export const agesJob = (services: Services): Job => ({
  name: AGES_JOB,
  everyMs: HOUR,
  async run() {
    while ((await someOlder(services)) > 0);
  },
})

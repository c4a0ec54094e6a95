import type { InputOf } from '@gauntlet/contract/endpoint'
import { sportTexts, type sports } from '@gauntlet/contract/sports'
import { badField, forbidden, notFound } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { presentPlayerSport } from './present.ts'
import * as queries from './queries.ts'

const DOUBLES = 2

/** All sports; `side` tells how many stand on one side. */
export async function listSports({ db }: Services) {
  return (await queries.listSports.all(db)).map(({ side: _side, ...sport }) => sport)
}

export async function listSingleSports({ db }: Services) {
  const rows = await queries.listSports.all(db)
  return rows.filter(sport => sport.side.includes(1)).map(({ side: _side, ...sport }) => sport)
}

export async function listTeamSports({ db }: Services) {
  const rows = await queries.listSports.all(db)
  return rows.filter(sport => sport.side.some(size => size >= DOUBLES)).map(({ side: _side, ...sport }) => sport)
}

export async function listOwnSports({ db }: Services, viewer: Viewer) {
  return (await queries.listPlayerSports.all(db, { userId: viewer.id })).map(presentPlayerSport)
}

export async function listActiveSports({ db }: Services, viewer: Viewer) {
  const rows = await queries.listPlayerSports.all(db, { userId: viewer.id })
  return rows.filter(row => row.active).map(presentPlayerSport)
}

export async function addSports(services: Services, viewer: Viewer, input: InputOf<typeof sports.add>) {
  if (input.userId !== undefined && input.userId !== viewer.id) throw forbidden(sportTexts.ownOnly)
  const sportIds = [...new Set(input.sports)]
  return services.db.transaction(async tx => {
    const { known } = await queries.countKnownSports.one(tx, { sportIds })
    if (known < sportIds.length) throw badField('sports', sportTexts.unknownSport)
    await queries.addPlayerSports.affected(tx, { userId: viewer.id, sportIds, now: services.clock.now() })
    await services.live.touch(tx, [viewer.id])
    return (await queries.listPlayerSports.all(tx, { userId: viewer.id })).map(presentPlayerSport)
  })
}

export async function setSportActive(services: Services, viewer: Viewer, input: InputOf<typeof sports.setActive>) {
  if (input.user_id !== undefined && input.user_id !== viewer.id) throw forbidden(sportTexts.ownOnly)
  return services.db.transaction(async tx => {
    const args = { userId: viewer.id, sportId: input.sport_id, active: input.active === 1 }
    if ((await queries.setSportActive.affected(tx, args)) === 0) throw notFound(sportTexts.notYourSport)
    await services.live.touch(tx, [viewer.id])
    const row = (await queries.listPlayerSports.all(tx, { userId: viewer.id })).find(({ id }) => id === input.sport_id)
    if (!row) throw notFound(sportTexts.notYourSport)
    return presentPlayerSport(row)
  })
}

import type { InputOf } from '@gauntlet/contract/endpoint'
import { isId } from '@gauntlet/contract/fields'
import { scoring } from '@gauntlet/contract/scores/formats'
import { sportTexts, type sports } from '@gauntlet/contract/sports/endpoints'
import { mayDeclareLevel } from '@gauntlet/rules/ranks/level'
import { dayOf } from '@gauntlet/rules/ranks/state'
import type { Executor, Transaction } from '../../platform/database/database.ts'
import type { GuardedUseCase } from '../../platform/http/bind.ts'
import { badField, forbidden, notFound, requireAllowed } from '../../platform/http/refusal.ts'
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

/** How results of each sport are entered, as this version knows it. */
export const listScoring = async () => scoring

async function ownSports(executor: Executor, { clock }: Pick<Services, 'clock'>, viewer: Viewer) {
  const today = dayOf(clock.now().getTime())
  const rows = await queries.listPlayerSports.all(executor, { userId: viewer.id })
  return rows.map(row => presentPlayerSport(row, true, today))
}

export const listOwnSports = (services: Services, viewer: Viewer) => ownSports(services.db, services, viewer)

export async function listActiveSports(services: Services, viewer: Viewer) {
  return (await listOwnSports(services, viewer)).filter(({ _joinData }) => _joinData.active === 1)
}

/** Adds sports to a player's own; what is there stays. An unknown one is refused. */
export async function keepSports(
  tx: Transaction,
  { clock }: Pick<Services, 'clock'>,
  userId: string,
  sports: readonly string[],
): Promise<void> {
  const sportIds = [...new Set(sports)]
  const { known } = await queries.countKnownSports.one(tx, { sportIds })
  if (known < sportIds.length) throw badField('sports', sportTexts.unknownSport)
  await queries.addPlayerSports.affected(tx, { userId, sportIds, now: clock.now() })
}

/** Nobody changes another player's sports, whatever else the call says. */
const requireOwn =
  (field: 'userId' | 'user_id') =>
  async (_services: Services, viewer: Viewer, raw: Readonly<Record<string, unknown>>): Promise<void> => {
    if (isId(raw[field]) && raw[field] !== viewer.id) throw forbidden(sportTexts.ownOnly)
  }

/** A player says how well they play, as long as no result of theirs does. */
async function declareLevels(
  tx: Transaction,
  viewer: Viewer,
  sports: readonly string[],
  levels: Readonly<Record<string, number | null>>,
): Promise<void> {
  const sportIds = Object.keys(levels)
  if (sportIds.some(id => !sports.includes(id))) throw badField('levels', sportTexts.otherLevel)
  for (const standing of await queries.lockRanked.all(tx, { userId: viewer.id, sportIds }))
    requireAllowed(mayDeclareLevel(standing), { level_too_late: sportTexts.levelTooLate })
  await queries.setLevels.affected(tx, { userId: viewer.id, sportIds, levels: Object.values(levels) })
}

async function addOwnSports(services: Services, viewer: Viewer, input: InputOf<typeof sports.add>) {
  return services.db.transaction(async tx => {
    await keepSports(tx, services, viewer.id, input.sports)
    if (input.levels) await declareLevels(tx, viewer, input.sports, input.levels)
    services.live.touch(tx, [viewer.id])
    return ownSports(tx, services, viewer)
  })
}

async function switchSport(services: Services, viewer: Viewer, input: InputOf<typeof sports.setActive>) {
  return services.db.transaction(async tx => {
    const args = { userId: viewer.id, sportId: input.sport_id, active: input.active === 1 }
    if ((await queries.setSportActive.affected(tx, args)) === 0) throw notFound(sportTexts.notYourSport)
    services.live.touch(tx, [viewer.id])
    const sport = (await ownSports(tx, services, viewer)).find(({ id }) => id === input.sport_id)
    if (!sport) throw notFound(sportTexts.notYourSport)
    return sport
  })
}

export const addSports: GuardedUseCase<typeof sports.add> = { guard: requireOwn('userId'), run: addOwnSports }
export const setSportActive: GuardedUseCase<typeof sports.setActive> = {
  guard: requireOwn('user_id'),
  run: switchSport,
}

import { scoringOf } from '@gauntlet/contract/scores/formats'
import { type Desk, Failure, noMore, readWords, required, type Said } from '../../platform/operator/command.ts'
import { countCaptainsOnly } from '../challenges/held-queries.ts'
import { voidSomeCaptains } from '../challenges/void-captains.ts'
import { listSportAnchors } from '../sports/queries.ts'
import { keepAct } from './acts.ts'
import { plural } from './formats.ts'

/** Results of the sport wait while so many are voided. */
const BATCH = 50

/** See the row in commands.ts. */
export async function run(desk: Desk, words: readonly string[]): Promise<Said> {
  const options = { sport: { type: 'string' }, yes: { type: 'boolean' }, why: { type: 'string' } } as const
  const { values, positionals } = readWords(words, options)
  noMore(positionals, 0)
  const sport = await sportOf(desk, required(values.sport, 'sport'))
  const { results } = await countCaptainsOnly.one(desk.services.db, { sportId: sport.id })
  const about = { sport_id: sport.id, name: sport.name }
  if (results === 0)
    return { data: { ...about, left: 0, voided: 0 }, text: `No result of ${sport.name} names captains alone.` }
  if (!values.yes)
    return {
      data: { ...about, left: results, voided: 0 },
      text: [
        `${plural(results, 'result')} of ${sport.name} would become void: nobody won, and ranks are as if they had not been.`,
        'Their players are not told. Nothing is done yet: say --yes.',
      ].join('\n'),
    }
  const voided = await voidAll(desk, sport.id, values.why)
  return {
    data: { ...about, left: 0, voided },
    text: `${plural(voided, 'result')} of ${sport.name} voided. Its ranks follow once the sport is replayed in the background.`,
  }
}

/** A team sport, by its id or its name. */
async function sportOf({ services: { db } }: Desk, word: string) {
  const sport = (await listSportAnchors.all(db)).find(({ id, name }) => id === word || name === word)
  if (!sport) throw new Failure(`There is no sport ${word}.`)
  if (scoringOf(sport.name)?.sides.players.includes(1) ?? true)
    throw new Failure(`In ${sport.name} every player is a side: no result names captains alone.`)
  return sport
}

/** Some at a time, each time in a transaction: stopped, the command is called again and goes on. */
async function voidAll(desk: Desk, sportId: string, why: string | undefined): Promise<number> {
  let voided = 0
  for (;;) {
    const some = await desk.services.db.transaction(async tx => {
      const count = await voidSomeCaptains(tx, desk.services, { sportId, limit: BATCH })
      if (count > 0)
        await keepAct(tx, desk, { act: 'void-captains', subject: sportId, details: { voided: count }, why })
      return count
    })
    if (some === 0) return voided
    voided += some
  }
}

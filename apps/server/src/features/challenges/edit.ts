import type { challenges } from '@gauntlet/contract/challenges/endpoints'
import { challengeTexts, modifyTexts } from '@gauntlet/contract/challenges/texts'
import type { InputOf } from '@gauntlet/contract/endpoint'
import { verdictOf } from '@gauntlet/rules/challenges/actions'
import { type ModifiedTerms, modify } from '@gauntlet/rules/challenges/issue'
import { settle } from '@gauntlet/rules/challenges/settle'
import type { Transaction } from '../../platform/database/database.ts'
import type { GuardedUseCase } from '../../platform/http/bind.ts'
import { badField } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { balanceOf, lockPlayer } from '../credits/queries.ts'
import { findSport } from '../sports/queries.ts'
import { isSamePlace } from '../venues/agree.ts'
import { refusalOf, requireVisible } from './act.ts'
import { type Loaded, viewerFacts, viewerOf } from './facts.ts'
import { listTargets } from './people-queries.ts'
import { storeChange, type Terms, termsOf } from './persist.ts'
import { presentChallenge } from './present-list.ts'
import * as queries from './queries.ts'
import { latestStart, startOf, venueOf } from './terms.ts'

type Input = InputOf<typeof challenges.edit>
type Act = 'modify' | 'message'

/** Naming anything but the viewer's own message changes the terms. */
const actOf = ({ id: _id, message: _message, ...terms }: Readonly<Record<string, unknown>>): Act =>
  Object.values(terms).some(value => value !== undefined) ? 'modify' : 'message'

/** The terms as they would be: a field that the form leaves out keeps its value. */
function newTerms(services: Services, { row }: Loaded, input: Input): { terms: Terms; start: Date } {
  const typed = {
    city: input.location ?? row.city,
    state: input.challengeLocationState ?? row.state,
    zip: input.challengeLocationZip ?? row.zip,
  }
  const terms: Terms = {
    ...termsOf(row),
    ...(!isSamePlace(typed, row) && venueOf(services, typed, { city: 'location', zip: 'challengeLocationZip' })),
    sport_id: input.sport ?? row.sport_id,
    venue: input.venue ?? row.venue,
    rules: input.rules ?? row.rules,
  }
  const start = input.date === undefined ? row.start_at : startOf(input.date, terms.timezone, modifyTexts.date)
  return { terms, start }
}

const AGREED = ['sport_id', 'city', 'state', 'zip', 'venue'] as const satisfies readonly (keyof Terms)[]

async function modifyChallenge(tx: Transaction, services: Services, viewer: Viewer, loaded: Loaded, input: Input) {
  const now = services.clock.now()
  const { row, facts, cast } = loaded
  const { terms: typed, start } = newTerms(services, loaded, input)
  const sport = await findSport.first(tx, { id: typed.sport_id })
  if (!sport) throw badField('sport', challengeTexts.unknownSport)
  const terms = { ...typed, sport_name: sport.name }
  await lockPlayer.one(tx, { userId: viewer.id })
  const me = await viewerFacts(tx, viewer.id, now)
  const recipients = cast.filter(({ role, state }) => role === 'recipient' && state === 'pending')
  const targets = await listTargets.all(tx, {
    issuerId: viewer.id,
    ids: recipients.map(({ user_id }) => user_id),
    sportId: terms.sport_id,
    start,
    zip: terms.zip,
    venue: terms.venue,
    except: row.id,
    now,
  })
  const modified: ModifiedTerms = {
    start: start.getTime(),
    latest_start: latestStart(services, terms.timezone),
    ranked: input.ranked === undefined ? row.ranked : input.ranked === 1,
    price: services.config.credits.rankedChallenge,
    credits: (await balanceOf.one(tx, { userId: viewer.id })).credits,
    plays_sport: me.sports.has(terms.sport_id),
    others_play_sport: targets.every(target => target.plays_sport),
    identical: targets.some(target => target.identical),
    sport_or_place_changed: AGREED.some(name => terms[name] !== row[name]),
    rules_changed: terms.rules !== row.rules,
  }
  const attempt = modify(facts, viewerOf(me, row.sport_id, cast), modified, now.getTime())
  if (attempt.kind !== 'allowed') throw refusalOf('modify', attempt)
  const { challenge: after, consequences } = attempt
  await storeChange(tx, services, { id: row.id, before: facts, after, consequences, terms, actor: viewer.id })
}

function requireMessage(loaded: Loaded, now: number): void {
  const settled = settle(loaded.facts, now).challenge
  const verdict = verdictOf('message', settled, loaded.viewer, now)
  if (verdict.kind !== 'allowed') throw refusalOf('message', verdict)
}

/** The issuer changes the terms; every participant may change their own message. */
export const editChallenge: GuardedUseCase<typeof challenges.edit> = {
  async guard(services, viewer, raw) {
    const { facts, viewer: who } = await requireVisible(services.db, services, viewer, raw['id'])
    const now = services.clock.now().getTime()
    const verdict = verdictOf(actOf(raw), settle(facts, now).challenge, who, now)
    if (verdict.kind !== 'allowed') {
      const refusal = refusalOf(actOf(raw), verdict)
      if (refusal.status === 403) throw refusal
    }
  },
  async run(services, viewer, input) {
    await services.db.transaction(async tx => {
      const loaded = await requireVisible(tx, services, viewer, input.id, true)
      const now = services.clock.now()
      if (actOf(input) === 'modify') await modifyChallenge(tx, services, viewer, loaded, input)
      else requireMessage(loaded, now.getTime())
      const own = loaded.cast.find(({ user_id }) => user_id === viewer.id)
      if (input.message === undefined || input.message === own?.message) return
      await queries.setMessage.affected(tx, { id: input.id, userId: viewer.id, message: input.message })
      const ids = loaded.cast.map(({ user_id }) => user_id)
      await queries.markUnseen.affected(tx, { id: input.id, ids: ids.filter(id => id !== viewer.id) })
      services.live.touch(tx, ids, input.id)
    })
    return presentChallenge(services, viewer, input.id)
  },
}

import type { brackets } from '@gauntlet/contract/brackets/endpoints'
import { bracketTexts } from '@gauntlet/contract/brackets/texts'
import { tournamentReasons } from '@gauntlet/contract/tournaments/reasons'
import { tournamentTexts } from '@gauntlet/contract/tournaments/texts'
import { bracketActionsFor } from '@gauntlet/rules/brackets/actions'
import { newsBetween } from '@gauntlet/rules/brackets/following'
import { acceptedIn, sidesIn, userIds } from '@gauntlet/rules/tournaments/sides'
import { walkIn } from '@gauntlet/rules/tournaments/places'
import { badField, conflict } from '../../platform/http/refusal.ts'
import { personsBeside } from '../tournaments/persons.ts'
import { storeChange } from '../tournaments/persist.ts'
import { bracketAct, refusalOf, sceneOf } from './bracket-act.ts'
import { type LoadedBracket, undrawn } from './present.ts'
import { drawBracket } from '../draws/redraw.ts'
import { bracketFacts } from '../draws/state.ts'
import { isFormat, loadBracket } from '../draws/load.ts'
import { requireScoreFormat } from './scoring.ts'
import { tellOfBracket } from './store.ts'

/** The bracket, empty until it is drawn, with the organizer's verdicts. */
function verdictsIn({ tournament, stored, viewer, now }: LoadedBracket) {
  const bracket = stored ? bracketFacts(stored) : undrawn(tournament)
  return { bracket, verdicts: bracketActionsFor({ tournament, bracket, viewerId: viewer.id, now }) }
}

/** The organizer draws the bracket, or draws it anew. */
export const drawPlayers = bracketAct<typeof brackets.draw>(
  'organizer',
  (act, viewer, { id, order = [], score_format, round_formats }) =>
    act(id, async (tx, services, _viewer, loaded) => {
      const { row, tournament } = loaded
      const { draw } = verdictsIn(loaded).verdicts
      if (draw.kind !== 'allowed') throw refusalOf(draw)
      const { format } = tournament
      if (!isFormat(format)) throw refusalOf({ reason: 'no_format' })
      const players = userIds(acceptedIn(tournament))
      if (new Set(order).size < order.length || order.some(userId => !players.includes(userId)))
        throw badField('order', bracketTexts.order)
      const scoreFormat =
        score_format === undefined
          ? (loaded.stored?.score_format ?? null)
          : requireScoreFormat(row.sport_name, score_format)
      const roundFormats =
        round_formats?.map(chosen => requireScoreFormat(row.sport_name, chosen, 'round_formats') ?? '') ??
        loaded.stored?.round_formats ??
        []
      const sides = sidesIn(tournament)
      const begun = tournament.status === 'Reporting'
      const all = { id: row.id, format, sportId: row.sport_id, sides, order, scoreFormat, roundFormats, begun }
      const drawn = await drawBracket(tx, services, all)
      const notify = [{ notice: 'bracket_drawn', user_ids: sides.flat() }] as const
      await tellOfBracket(tx, services, { row, tournament, actor: viewer.id, notify, after: drawn })
      return sceneOf(loaded, drawn)
    }),
)

/** The organizer adds a player to a bracket that has begun, if a bye is free. */
export const walkPlayerIn = bracketAct<typeof brackets.walkIn>('organizer', (act, viewer, { id, user_id }) =>
  act(id, async (tx, services, _viewer, loaded) => {
    const { row, facts, tournament, now } = loaded
    const { bracket, verdicts } = verdictsIn(loaded)
    if (verdicts.walk_in.kind !== 'allowed') throw refusalOf(verdicts.walk_in)
    const beside = { organizerId: row.organizer_id, sportId: row.sport_id, now: new Date(now) }
    const person = (await personsBeside(tx, beside, [user_id])).get(user_id)
    const attempt = person && walkIn(facts, { ...person.viewer, friend: person.friend }, now)
    // A player who is hidden from the organizer gets the answer of an id that nobody has.
    if (!attempt || (attempt.kind !== 'allowed' && attempt.reason === 'unavailable'))
      throw badField('user_id', tournamentTexts.unknownPlayer)
    if (attempt.kind !== 'allowed') throw conflict(tournamentReasons[attempt.reason])
    await storeChange(tx, services, { row, before: facts, ...attempt, actor: viewer.id })
    const drawn = await loadBracket(tx, row)
    const news = drawn ? newsBetween(bracket, bracketFacts(drawn)) : []
    const notify = news.map(told => ({ ...told, user_ids: told.user_ids.filter(userId => userId !== user_id) }))
    await tellOfBracket(tx, services, { row, tournament, actor: viewer.id, notify, after: drawn })
    return null
  }),
)

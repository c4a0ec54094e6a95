import type { challenges } from '@gauntlet/contract/challenges/endpoints'
import { challengeReasons, challengeTexts } from '@gauntlet/contract/challenges/texts'
import { STARS } from '@gauntlet/contract/challenges/forms'
import { fill } from '@gauntlet/contract/language/fill'
import { scoreReasons } from '@gauntlet/contract/scores/reasons'
import { settle } from '@gauntlet/rules/challenges/lifecycle'
import type { ChallengeFacts } from '@gauntlet/rules/challenges/facts'
import { type ClaimRefusal, readClaim } from '@gauntlet/rules/challenges/claims'
import { type PlayedLineup, restate } from '@gauntlet/rules/challenges/lineup'
import { playing, captainFor, isGuest, sidesOf } from '@gauntlet/rules/challenges/sides'
import { dispute, notPlayed, report, takeScore } from '@gauntlet/rules/challenges/reporting'
import { reportsOf, contradicts } from '@gauntlet/rules/challenges/results'
import type { Transaction } from '../../platform/database/database.ts'
import { Said } from '../../platform/http/bind.ts'
import { badField, type Refusal } from '../../platform/http/refusal.ts'
import { scoringFor } from '../gathering/scoring.ts'
import { type Act, challengeAct } from './act.ts'
import type { Loaded } from './facts.ts'
import { candidatesFor } from './lineup.ts'
import { putRating } from './report-queries.ts'
import type { ShownCastRow } from './tables.ts'

/** The stars for each other participant but guests; a player who is left out gets five. */
async function storeStars(
  tx: Transaction,
  challengeId: string,
  facts: ChallengeFacts,
  raterId: string,
  given: Readonly<Record<string, number>>,
): Promise<void> {
  const others = playing(facts)
    .filter(one => one.user_id !== raterId && !isGuest(one))
    .map(({ user_id }) => user_id)
  const stranger = Object.keys(given).find(id => !others.includes(id))
  if (stranger !== undefined) throw badField(`ratings.${stranger}`, challengeTexts.unknownPlayer)
  for (const ratedId of others)
    await putRating.affected(tx, { challengeId, raterId, ratedId, stars: given[ratedId] ?? STARS })
}

/** Why an outcome is not taken, and which field of it; `named` is the winner by the score. */
export const claimRefusal = ({ reason, field }: ClaimRefusal, named: string = challengeTexts.otherPlayer): Refusal =>
  reason === 'winner_missing'
    ? badField(field, challengeTexts.winner)
    : badField(field, fill(scoreReasons[reason], { name: named }))

function refusalOf(refused: ClaimRefusal, cast: readonly ShownCastRow[]): Refusal {
  const person = cast.find(({ user_id, blocked, former }) => user_id === refused.winner && !blocked && !former)
  return claimRefusal(refused, person && `${person.first_name} ${person.last_name}`)
}

/** The players of both sides as the report has them; undefined where it leaves them as they are. */
async function playedLineup(
  tx: Transaction,
  loaded: Loaded,
  sides: readonly (readonly string[])[] | undefined,
  now: Date,
): Promise<PlayedLineup | undefined> {
  if (sides === undefined) return undefined
  const known = new Set(playing(loaded.facts).map(({ user_id }) => user_id))
  const ids = sides.flat().filter(id => !known.has(id))
  return { sides, ...(await candidatesFor(tx, loaded, { field: 'lineup', ids, now })) }
}

/** A player says how it ended: the report, its confirmation, a dispute if it is another outcome, or 'not played'. */
export const reportChallenge = challengeAct<typeof challenges.report>(
  () => 'report',
  async (act, viewer, { id, ratings, draw, lineup: sides, ...told }, { clock }) => {
    let confirms = false
    const challenge = await act(id, async (loaded, now, tx) => {
      const { row, cast } = loaded
      const { facts: before } = settle(loaded.facts, now)
      const lineup = await playedLineup(tx, loaded, sides, clock.now())
      const restated = lineup && restate(before, viewer.id, lineup, now)
      const facts = restated?.kind === 'allowed' ? restated.facts : before
      const players = playing(facts).map(({ user_id }) => user_id)
      if (told.winner !== undefined && !players.includes(told.winner))
        throw badField('winner', challengeReasons.winner_not_player)
      const captain = (userId: string | undefined) => userId && captainFor(facts, userId)
      const sent = { ...told, winner: captain(told.winner), retired: captain(told.retired), draw: draw === 1 }
      const read = readClaim(
        sidesOf(facts).flatMap(([first]) => first ?? []),
        scoringFor(row),
        sent,
      )
      if (read.kind !== 'allowed') throw refusalOf(read, cast)
      const { claim } = read
      if (claim === null) return { action: 'not_played', attempt: notPlayed }
      const [first] = reportsOf(facts)
      confirms = first !== undefined && !contradicts(first, claim)
      return {
        action: 'report',
        attempt: (settled, who, at) => report(settled, who, claim, at, lineup),
        also: () => storeStars(tx, id, facts, viewer.id, ratings),
      }
    })
    return new Said(challenge, { message: confirms ? challengeTexts.reportAccepted : challengeTexts.reportSent })
  },
)

/** A player takes over the score that the other has reported. */
export const takeReportedScore = challengeAct<typeof challenges.takeScore>(
  () => 'take_score',
  (act, _viewer, { id }) => act(id, () => ({ action: 'take_score', attempt: takeScore })),
)

const DISPUTE: Act = { action: 'dispute', attempt: dispute, repeats: true }

/** Ends reporting: an operator decides. */
export const disputeChallenge = challengeAct<typeof challenges.reject>(
  () => 'dispute',
  (act, _viewer, { id }) => act(id, () => DISPUTE),
)

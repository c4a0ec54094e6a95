import { recordedMatches } from '@gauntlet/contract/challenges/record'
import { recordTexts } from '@gauntlet/contract/challenges/record-texts'
import { lineupTexts } from '@gauntlet/contract/challenges/lineup-texts'
import { challengeTexts } from '@gauntlet/contract/challenges/texts'
import type { InputOf } from '@gauntlet/contract/endpoint'
import { scoringOf } from '@gauntlet/contract/scores/formats'
import { readClaim } from '@gauntlet/rules/challenges/claims'
import type { Claim, SideIndex } from '@gauntlet/rules/challenges/facts'
import { record, RECORDS_WITHIN, SAME_WITHIN } from '@gauntlet/rules/challenges/recording'
import { sideSizeIn } from '@gauntlet/rules/challenges/sides'
import { earliestOf } from '@gauntlet/rules/challenges/times'
import type { Transaction } from '../../platform/database/database.ts'
import { bind } from '../../platform/http/bind.ts'
import { badField } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { scoringFor } from '../gathering/scoring.ts'
import { makeGuest } from '../guests/guests.ts'
import { lockPlayers } from '../people/friendships-queries.ts'
import { requireSport } from '../sports/require.ts'
import { refusalOf } from './act.ts'
import { issueFacts, storeIssued } from './issue.ts'
import { countRecorded, isAwaited } from './issue-queries.ts'
import type { Terms } from './persist.ts'
import { presentChallenge } from './present.ts'
import { claimRefusal } from './report.ts'
import { requireFormat, venueOf } from './terms.ts'
import { timesOf } from './times.ts'

type Input = InputOf<typeof recordedMatches.record>

/** How many play on a side, by whom the sides name; null where every player is one. Both sides are complete. */
function requireSides(viewer: Viewer, sportName: string, { sides, guests }: Input): number | null {
  if (sides[0]?.[0] !== viewer.id) throw badField('sides', recordTexts.ownSideFirst)
  const [size = 0, ...others] = sides.map((side, at) => side.length + (guests[at]?.length ?? 0))
  const side_size = sideSizeIn(scoringOf(sportName), size)
  const isWhole = others.every(other => other === size) && (side_size === null || sides.length === 2)
  if (side_size === undefined || !isWhole) throw badField('sides', lineupTexts.noSuchSize)
  if (side_size === null && guests.flat().length > 0) throw badField('guests', recordTexts.guestsOnSides)
  return side_size
}

/** Those without an account who played, on the side for which they are named. */
async function makeGuests(tx: Transaction, services: Services, hostId: string, thingId: string, { guests }: Input) {
  const made: { id: string; side: SideIndex }[] = []
  for (const side of [0, 1] as const)
    for (const name of guests[side] ?? [])
      made.push({ id: await makeGuest(tx, services, { hostId, kind: 'challenge', thingId, name }), side })
  return made
}

/** How it ended, by the score or by name; the captain stands for a side. A match that was not played is none. */
function requireClaim({ sides, winner, retired, draw, score, ending }: Input, terms: Terms, start_at: Date): Claim {
  const captainOf = (id: string | undefined) => id && (sides.find(side => side.includes(id))?.[0] ?? id)
  const captains = sides.flatMap(([first]) => first ?? [])
  if (winner !== undefined && !sides.flat().includes(winner)) throw badField('winner', challengeTexts.winner)
  const told = { winner: captainOf(winner), retired: captainOf(retired), draw: draw === 1, score, ending }
  const read = readClaim(captains, scoringFor({ ...terms, start_at }), told)
  if (read.kind !== 'allowed') throw claimRefusal(read, read.winner === captains[0] ? recordTexts.you : undefined)
  if (read.claim === null) throw badField('ending', challengeTexts.noSuchEnding)
  return read.claim
}

/** A player tells of a match that was played already; the others say yes or no to it as to a challenge. */
async function recordMatch(services: Services, viewer: Viewer, input: Input) {
  const { location: city, locstate: state, zip, sides } = input
  const place = venueOf(services, { city, state, zip }, { city: 'location', zip: 'zip' })
  const times = timesOf(services, [{ date: input.date }], { ...place, venue: input.venue })
  const start = new Date(earliestOf(times).start)
  const id = await services.db.transaction(async tx => {
    const now = services.clock.now()
    // One after the other, so that none goes beyond what a day allows, and two who tell of one match tell of it once.
    await lockPlayers.all(tx, { ids: sides.flat() })
    const sport = await requireSport(tx, input.sport)
    const side_size = requireSides(viewer, sport.sport_name, input)
    const terms: Terms = {
      ...sport,
      venue: input.venue,
      rules: '',
      format: requireFormat(sport.sport_name, input.format),
      team_id: null,
      against_team_id: null,
      ...place,
    }
    const claim = requireClaim(input, terms, start)
    const ids = sides.flat().slice(1)
    const since = new Date(now.getTime() - RECORDS_WITHIN)
    const asked = await issueFacts(tx, services, viewer, {
      input,
      times,
      sides: { side_size, composition: null, ids },
      field: 'sides',
    })
    const { recorded } = await countRecorded.one(tx, { issuerId: viewer.id, since })
    const { awaited } = await isAwaited.one(tx, {
      userId: viewer.id,
      ids: sides.flat(),
      sportId: input.sport,
      after: new Date(start.getTime() - SAME_WITHIN),
      before: new Date(start.getTime() + SAME_WITHIN),
      now,
    })
    const challengeId = newId(now)
    const guests = await makeGuests(tx, services, viewer.id, challengeId, input)
    const told = { sides, guests, claim, recorded_lately: recorded, awaits_issuer: awaited }
    const attempt = record({ ...asked, ...told }, now.getTime())
    if (attempt.kind !== 'allowed') throw refusalOf('issue', attempt.reason)
    return storeIssued(tx, services, viewer, { ...attempt, terms, id: challengeId })
  })
  return presentChallenge(services, viewer, id)
}

export const recordedMatchRoutes = bind(recordedMatches, { record: recordMatch })

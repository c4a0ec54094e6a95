import { settle } from '@gauntlet/rules/challenges/lifecycle'
import type { lineups } from '@gauntlet/contract/challenges/lineup'
import { lineupTexts } from '@gauntlet/contract/challenges/lineup-texts'
import { challengeTexts } from '@gauntlet/contract/challenges/texts'
import type { ChallengeAction } from '@gauntlet/contract/challenges/status'
import type { InputOf } from '@gauntlet/contract/endpoint'
import { guestTexts } from '@gauntlet/contract/guests/texts'
import { accept, decline } from '@gauntlet/rules/challenges/answering'
import { cancel } from '@gauntlet/rules/challenges/leaving'
import { fairSides } from '@gauntlet/rules/challenges/fair'
import { handOver, rearrange } from '@gauntlet/rules/challenges/captains'
import { addGuest } from '@gauntlet/rules/challenges/guests'
import { type Candidate, changeLineup, denyPlaying, dismissalOf } from '@gauntlet/rules/challenges/lineup'
import { playerOf, type Gender, genderOf, sideFor } from '@gauntlet/rules/challenges/sides'
import { dayOf } from '@gauntlet/rules/ranks/state'
import type { Transaction } from '../../platform/database/database.ts'
import { Said } from '../../platform/http/bind.ts'
import { badField } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { areThere } from '../cards/hidden.ts'
import { makeGuest } from '../guests/guests.ts'
import { rankStates, tellingOf } from '../ranks/changes.ts'
import { requireSport } from '../sports/require.ts'
import { type Act, challengeAct } from './act.ts'
import type { Loaded } from './facts.ts'
import { barredBy, strikesCountSince } from '../people/strikes.ts'
import { listCandidates } from './lineup-queries.ts'

const gendersOf = (people: readonly { user_id: string; gender_name: string | null }[]): ReadonlyMap<string, Gender> =>
  new Map(people.map(one => [one.user_id, genderOf(one.gender_name)]))

/** The players named for the viewer's side; an unknown one is refused under the name of the field. */
export async function candidatesFor(
  tx: Transaction,
  { row, facts, cast, me }: Loaded,
  { field, ids, now }: { field: string; ids: readonly string[]; now: Date },
): Promise<{ candidates: Candidate[]; genders: ReadonlyMap<string, Gender> }> {
  const side = sideFor(playerOf(facts, me.id))
  const rows =
    ids.length === 0
      ? []
      : await listCandidates.all(tx, {
          challengeId: row.id,
          sportId: row.sport_id,
          teamId: side === 0 ? row.team_id : row.against_team_id,
          viewerId: me.id,
          ids,
          since: strikesCountSince(now),
        })
  const found = new Map(rows.map(one => [one.id, one]))
  const candidates = ids.map((id): Candidate => {
    const one = found.get(id)
    if (!one || one.hidden) throw badField(field, challengeTexts.unknownPlayer)
    return { ...one, barred: barredBy(one.strikes, now) !== null }
  })
  return { candidates, genders: gendersOf([...cast, ...rows.map(one => ({ ...one, user_id: one.id }))]) }
}

/** A captain names players for their own side, or a guest, and takes players out of it. */
export const changeOwnLineup = challengeAct<typeof lineups.change>(
  () => 'line_up',
  (act, viewer, { id, add, remove, side, need, guest: name }, services) =>
    act(id, async (loaded, _now, tx) => {
      if (name !== undefined) {
        if (add.length + remove.length > 0 || need !== undefined) throw badField('guest', guestTexts.alone)
        const guestId = await makeGuest(tx, services, { hostId: viewer.id, kind: 'challenge', thingId: id, name })
        return { action: 'line_up', attempt: (facts, who, now) => addGuest(facts, who, guestId, now) }
      }
      const itself = add.includes(viewer.id)
      const others = add.filter(one => one !== viewer.id)
      const { candidates, genders } = await candidatesFor(tx, loaded, {
        field: 'add',
        ids: others,
        now: services.clock.now(),
      })
      const named = itself ? [...candidates, { ...YOURSELF, id: viewer.id }] : candidates
      return {
        action: 'line_up',
        attempt: (facts, who, now) => changeLineup(facts, who, { add: named, remove, side, need, genders }, now),
      }
    }),
)

/** A captain makes another player of the side its captain. */
export const handOverCaptaincy = challengeAct<typeof lineups.handOver>(
  () => 'line_up',
  (act, _viewer, { id, user_id }) =>
    act(id, () => ({ action: 'line_up', attempt: (facts, viewer, now) => handOver(facts, viewer, user_id, now) })),
)

/** The issuer moves players between the sides. */
export const rearrangeSides = challengeAct<typeof lineups.rearrange>(
  () => 'line_up',
  (act, _viewer, { id, sides }) =>
    act(id, ({ row, cast }) => {
      const genders = gendersOf(cast)
      const ofTeam = row.team_id !== null || row.against_team_id !== null
      return {
        action: 'line_up',
        attempt: (facts, viewer, now) => rearrange(facts, viewer, { sides, genders, ofTeam }, now),
      }
    }),
)

/** A captain who names themself is told that they are in the match already. */
const YOURSELF = {
  available: true,
  friend: true,
  teammate: false,
  minor: false,
  plays_sport: true,
  barred: false,
  apart: false,
}

const ANSWERS = {
  accept: { action: 'accept', attempt: accept, repeats: true },
  decline: { action: 'decline', attempt: decline, repeats: true },
  cancel: { action: 'cancel', attempt: cancel },
  did_not_play: { action: 'did_not_play', attempt: denyPlaying },
} as const satisfies Partial<Record<ChallengeAction, Act>>

const answerMeans = (status: unknown, { facts, me }: Loaded, now: number) =>
  status === 'dismissed' ? dismissalOf(settle(facts, now).facts, me.id) : 'accept'

/** A player whom a captain has named accepts or declines, leaves the side, or says 'I did not play'. */
export const answerLineup = challengeAct<typeof lineups.answer>(
  (raw, loaded, now) => answerMeans(raw['status'], loaded, now),
  async (act, _viewer, { id, status }) => {
    const challenge = await act(id, (loaded, now) => ANSWERS[answerMeans(status, loaded, now)])
    const message = status === 'accepted' ? challengeTexts.accepted : lineupTexts.lineupLeft
    return new Said(challenge, { message })
  },
)

/** The two sides of these players whose match is nearest to 50 : 50. */
export async function splitFairly(
  { db, clock }: Services,
  viewer: Viewer,
  { sport, ids, apart }: InputOf<typeof lineups.fair>,
) {
  await requireSport(db, sport)
  if (!(await areThere(db, viewer.id, ids))) throw badField('ids', challengeTexts.unknownPlayer)
  const [states, telling] = await Promise.all([rankStates(db, sport, ids), tellingOf(db, sport)])
  const players = [...states].map(([id, state]) => ({ id, state }))
  return fairSides(players, telling, dayOf(clock.now().getTime()), apart)
}

import type { Challenge, Participant } from '@gauntlet/contract/challenges/answer'
import type { MatchSide } from '@gauntlet/contract/challenges/sides'
import { scoringOf } from '@gauntlet/contract/scores/formats'
import type { ChallengeFacts, SideIndex } from '@gauntlet/rules/challenges/facts'
import {
  askedOn,
  bothSides,
  captainOf,
  isCaptainsOnly,
  isSided,
  membersOf,
  openPlacesOn,
  type Sided,
} from '@gauntlet/rules/challenges/sides'
import { type OddsScene, sideChances } from './odds.ts'
import type { ShownRow } from './queries.ts'

interface Shown {
  /** Those whom the viewer is shown. */
  people: readonly Participant[]
  ahead: boolean
  inside: boolean
}

const teamOf = (row: ShownRow, side: SideIndex): MatchSide['team'] => {
  const [id, name] = side === 0 ? [row.team_id, row.team_name] : [row.against_team_id, row.against_team_name]
  return id === null || name === null ? null : { id, name }
}

/** Both sides of a match, and who was named for them. */
export function presentSides(
  scene: OddsScene & { row: ShownRow },
  facts: ChallengeFacts,
  { people, ahead, inside }: Shown,
): Pick<Challenge, 'lineup' | 'sides' | 'composition' | 'captains_only'> {
  const { row } = scene
  const captains_only = isCaptainsOnly(scoringOf(row.sport_name), facts)
  if (!isSided(facts)) return { lineup: [], sides: null, composition: null, captains_only }
  const shown = new Set(people.map(({ id }) => id))
  const chanceOf = ahead ? sideChances(scene, facts) : null
  return {
    lineup: people.filter(({ role }) => role === 'lineup'),
    sides: bothSides.map(side =>
      presentSide(facts, side, { shown, team: inside ? teamOf(row, side) : null, chance: chanceOf?.[side] ?? null }),
    ),
    composition: facts.composition,
    captains_only,
  }
}

function presentSide(
  facts: Sided,
  side: SideIndex,
  { shown, team, chance }: { shown: ReadonlySet<string>; team: MatchSide['team']; chance: number | null },
): MatchSide {
  const members = membersOf(facts, side)
  const captain = captainOf(facts, side)?.user_id
  return {
    captain: captain !== undefined && shown.has(captain) ? captain : null,
    team,
    players: [...members, ...askedOn(facts, side)]
      .filter(({ user_id }) => shown.has(user_id))
      .map(({ user_id, state }) => ({ id: user_id, state })),
    size: facts.side_size,
    complete: members.length === facts.side_size,
    open_places: openPlacesOn(facts, side),
    chance,
  }
}

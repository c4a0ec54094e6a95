import type { UserCard } from '@gauntlet/contract/cards/answer'
import type { Team, TeamPlayer } from '@gauntlet/contract/teams/endpoints'
import { teamTexts } from '@gauntlet/contract/teams/texts'
import { newcomerRank, shownRank } from '@gauntlet/rules/ranks/state'
import { actionsFor, actionsOn, roleIn } from '@gauntlet/rules/teams/actions'
import { hasAccepted, playerIn, plays, type TeamFacts } from '@gauntlet/rules/teams/facts'
import { levelOf } from '@gauntlet/rules/teams/means'
import { showsPlayer } from '@gauntlet/rules/teams/visibility'
import { notFound } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { cardsOf } from '../cards/present.ts'
import { shownStars } from '../profiles/present.ts'
import { factsOf } from './facts.ts'
import { listPlayers, type TeamPlayerRow } from './people-queries.ts'
import { listTeams, type TeamRow } from './queries.ts'

const flag = (value: boolean) => (value ? 1 : 0)
const rankOf = ({ mean, anchor }: TeamPlayerRow) => (mean === null ? newcomerRank(anchor) : shownRank({ held: mean }))

interface Scene {
  row: TeamRow
  team: TeamFacts
  rows: readonly TeamPlayerRow[]
  cards: ReadonlyMap<string, UserCard>
  viewerId: string
}

const cardIn = ({ cards }: Scene, id: string): UserCard => {
  const card = cards.get(id)
  if (!card) throw new Error(`No card of player ${id}`)
  return card
}

const presentPlayer = (scene: Scene, row: TeamPlayerRow): TeamPlayer => {
  const { team, viewerId } = scene
  const player = playerIn(team, row.user_id)
  return {
    ...cardIn(scene, row.user_id),
    rank: rankOf(row),
    provisional: flag(row.settled !== true),
    user_id: row.user_id,
    active: flag(player !== undefined && plays(player)),
    team_captain: flag(row.user_id === team.owner_id),
    status: hasAccepted(player) ? 'Accepted' : 'Pending',
    actions: actionsOn(team, viewerId, row.user_id),
  }
}

const levelIn = ({ rows, team }: Scene) =>
  levelOf(
    rows
      .filter(({ user_id }) => team.players.some(player => player.user_id === user_id && plays(player)))
      .map(row => ({ rank: rankOf(row), provisional: row.settled !== true, stars: shownStars(row.stars) })),
  )

function presentTeam(scene: Scene): Team {
  const { row, team, rows, viewerId } = scene
  const level = levelIn(scene)
  return {
    id: row.id,
    name: row.name,
    location: row.location,
    gender: row.gender,
    sport_id: row.sport_id,
    sport: { id: row.sport_id, name: row.sport_name },
    rating: level?.stars ?? null,
    rank: level?.rank ?? null,
    provisional: flag(level?.provisional ?? false),
    status: flag(row.active),
    user_id: row.owner_id,
    owner: cardIn(scene, row.owner_id),
    users: rows.filter(player => showsPlayer(team, viewerId, player)).map(player => presentPlayer(scene, player)),
    user_count: team.players.filter(hasAccepted).length,
    created: row.created_at.toISOString(),
    role: roleIn(team, viewerId),
    actions: actionsFor(team, viewerId),
  }
}

/** Teams in the order of the ids, as the viewer sees them; the caller checks that the viewer may see them. */
export async function presentTeams(
  { db }: Services,
  viewer: Pick<Viewer, 'id'>,
  ids: readonly string[],
): Promise<Team[]> {
  if (ids.length === 0) return []
  const [teamRows, playerRows] = await Promise.all([
    listTeams.all(db, { ids }),
    listPlayers.all(db, { teamIds: ids, viewerId: viewer.id }),
  ])
  const people = new Set([...teamRows.map(({ owner_id }) => owner_id), ...playerRows.map(({ user_id }) => user_id)])
  const cards = await cardsOf(db, [...people])
  const playersOf = Map.groupBy(playerRows, ({ team_id }) => team_id)
  const byId = new Map(teamRows.map(row => [row.id, row]))
  return ids.flatMap(id => {
    const row = byId.get(id)
    if (!row) return []
    const rows = playersOf.get(id) ?? []
    return [presentTeam({ row, team: factsOf(row, rows), rows, cards, viewerId: viewer.id })]
  })
}

/** One team; its owner may delete it between an act and the answer (404). */
export async function presentOne(services: Services, viewer: Pick<Viewer, 'id'>, id: string): Promise<Team> {
  const [team] = await presentTeams(services, viewer, [id])
  if (!team) throw notFound(teamTexts.missing)
  return team
}

import { roleIn } from './actions.ts'
import { hasAccepted, type PersonFacts, playerIn, plays, type TeamFacts } from './facts.ts'

type Person = Pick<PersonFacts, 'user_id' | 'minor' | 'friend'> & {
  /** This player has blocked the viewer. */
  blocks: boolean
  /** The account is closed or suspended. */
  gone: boolean
}

/** Is there such a team for the viewer? Strangers find active teams whose owner they may find. */
export const mayView = (team: TeamFacts, viewerId: string, owner: Person): boolean =>
  roleIn(team, viewerId) !== 'none' || (team.active && !owner.blocks && !owner.gone && (!owner.minor || owner.friend))

/**
 * Is a player of the team shown to the viewer? The owner sees everybody, the others in it see all but those who have
 * blocked them, and those under 18 who are no friends and have not accepted; strangers and invited players see those
 * who play, nobody whose account is suspended, and nobody under 18 but friends.
 */
export function showsPlayer(team: TeamFacts, viewerId: string, person: Person): boolean {
  const role = roleIn(team, viewerId)
  if (role === 'owner' || person.user_id === viewerId) return true
  if (person.blocks) return false
  if (person.user_id === team.owner_id) return true
  const player = playerIn(team, person.user_id)
  const isOpen = !person.minor || person.friend
  if (role === 'member') return isOpen || hasAccepted(player)
  return player !== undefined && plays(player) && !person.gone && isOpen
}

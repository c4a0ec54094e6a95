import type { UserCard } from '@gauntlet/contract/cards/answer'

/** Those of some matches, each once and in their order, but for `known` ids and for whoever has no account any more. */
export function met<Player extends Pick<UserCard, 'id' | 'former'>>(
  matches: readonly { users: readonly Player[] }[],
  known: readonly string[],
): Player[] {
  const people = new Map(matches.flatMap(({ users }) => users).map(user => [user.id, user]))
  return [...people.values()].filter(({ id, former }) => !former && !known.includes(id))
}

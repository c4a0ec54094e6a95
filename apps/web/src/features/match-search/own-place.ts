import type { OpenCard } from '@gauntlet/contract/challenges/open-card'

/** Where the viewer stands in somebody's open match: in it, or asking to be; nothing for whoever is turned down. */
export function ownPlace(
  { matchSet, request_user }: Pick<OpenCard, 'matchSet' | 'request_user'>,
  viewerId: string,
): 'joined' | 'asked' | undefined {
  if (matchSet === 0) return undefined
  const state = request_user.find(({ id }) => id === viewerId)?.state
  if (state === 'accepted') return 'joined'
  return state === 'declined' ? undefined : 'asked'
}

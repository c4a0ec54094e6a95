import type { UserCard } from '@gauntlet/contract/cards/answer'
import { PlaceFaces } from '../../people/place-faces.tsx'

/** The places of an event that is being created: those of the friends who are chosen, and the free ones. */
export const BegunPlaces = ({
  invited,
  slots,
  ...look
}: {
  invited: readonly UserCard[]
  slots: number
  /** So many are drawn, of `size` px. */
  most: number
  size: number
}) => <PlaceFaces of={invited} taken={invited.length} free={Math.max(0, slots - invited.length)} {...look} />

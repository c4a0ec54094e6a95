import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { online } from '../../../ui/online.ts'
import { useStore } from '../../../ui/store.ts'
import { waitingReports } from './on-device.ts'
import { asStarted } from './started.ts'
import type { WaitingReport } from './waiting-reports.ts'

/** The viewer's report of a challenge that waits on this device. */
export const useWaiting = (challengeId: string, viewerId: string): WaitingReport | undefined =>
  useStore(waitingReports).find(({ id, player }) => id === challengeId && player === viewerId)

/** The challenge as the viewer may act on it: without a network nobody says that its start has passed. */
export function useStarted(challenge: Challenge, now: number): Challenge {
  const up = useStore(online)
  return up ? challenge : asStarted(challenge, now)
}

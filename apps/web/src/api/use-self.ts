import { POLL_CHALLENGES_MS, POLL_UNVERIFIED_MS } from '@gauntlet/contract/live/endpoints'
import type { User } from '@gauntlet/contract/profiles/answer'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { createContext, useContext } from 'react'
import { useApi } from './use-api.ts'

/**
 * The signed-in player's record; asked for every second while the e-mail waits to be verified and nothing is pushed.
 */
export const useSelfQuery = () =>
  useApi(
    profiles.self,
    {},
    {
      poll: last => (last.payload.preference.verified_email === 1 ? POLL_CHALLENGES_MS : POLL_UNVERIFIED_MS),
    },
  )

export const Self = createContext<User | undefined>(undefined)

/** The signed-in player. Only below the shell, which renders nothing before the record is there. */
export function useSelf(): User {
  const self = useContext(Self)
  if (!self) throw new Error('useSelf is used outside of the shell')
  return self
}

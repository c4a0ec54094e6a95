import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { lineups } from '@gauntlet/contract/challenges/lineup'
import { useAction } from '../../../api/use-action.ts'
import { GuestButton } from '../../../people/guests/guest-button.tsx'
import * as texts from './texts.ts'

/** The captain gives a place to somebody without an account, by name, where anybody may play and no rank moves. */
export function Guest({ challenge: { id, ranked, composition } }: { challenge: Challenge }) {
  const { run, busy } = useAction(lineups.change)
  if (ranked === 1 || composition !== 'any') return null
  return (
    <GuestButton busy={busy} add={({ guest }) => run({ id, guest })}>
      {texts.aGuest}
    </GuestButton>
  )
}

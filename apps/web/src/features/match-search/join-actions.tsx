import type { OpenCard } from '@gauntlet/contract/challenges/open-card'
import { type Act, ActButtons, type Label } from '../../ui/act-buttons.tsx'
import { ActionLines } from '../../ui/action-lines.tsx'
import { lineOf } from '../challenges/actions/challenge-actions.tsx'
import { useOpenActs } from '../challenges/actions/use-open.ts'
import { actionWords } from '../challenges/words.ts'

const WAYS = ['join', 'unjoin'] as const

/** Joins an open challenge or leaves it, or says why that cannot be; all else is done on its own screen. */
export function JoinActions({ challenge, viewerId }: { challenge: OpenCard; viewerId: string }) {
  const acts = useOpenActs(challenge, viewerId)
  const { actions, issuer } = challenge
  const shown = WAYS.filter(way => actions[way].kind !== 'hidden')
  const closed = shown.filter(way => actions[way].kind === 'disabled')
  return (
    <>
      <ActButtons
        acts={shown.flatMap((way): (Act | Label)[] =>
          closed.includes(way) ? [{ text: actionWords[way], disabled: true }] : acts[way],
        )}
        busy={acts.busy}
        about={issuer.full_name}
        small
      />
      <ActionLines lines={closed.flatMap(way => (actions[way].reason ? lineOf(actions[way].reason) : []))} />
    </>
  )
}

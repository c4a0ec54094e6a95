import type { Challenge } from '@gauntlet/contract/challenges-answer'
import { challengeReasons } from '@gauntlet/contract/challenges-reasons'
import { openChallenges } from '@gauntlet/contract/open-challenges'
import { useAction } from '../../api/use-action.ts'

/** Join or Unjoin, as the viewer may; why not, where that can be said. */
export function JoinActions({ challenge: { id, issuer, actions } }: { challenge: Challenge }) {
  const join = useAction(openChallenges.join)
  const unjoin = useAction(openChallenges.unjoin)
  const whose = <span className="visually-hidden"> the challenge of {issuer.full_name}</span>
  const reason = actions.join.kind === 'disabled' && actions.unjoin.kind !== 'allowed' ? actions.join.reason : undefined
  return (
    <>
      {actions.join.kind !== 'hidden' && actions.unjoin.kind !== 'allowed' && (
        <button
          type="button"
          className="button small main"
          disabled={join.busy || actions.join.kind === 'disabled'}
          onClick={() => void join.run({ challenge_id: id })}
        >
          Join{whose}
        </button>
      )}
      {actions.unjoin.kind === 'allowed' && (
        <button
          type="button"
          className="button small"
          disabled={unjoin.busy}
          onClick={() => void unjoin.run({ challenge_id: id })}
        >
          Unjoin{whose}
        </button>
      )}
      {reason !== undefined && <p className="soft small">{challengeReasons[reason]}</p>}
    </>
  )
}

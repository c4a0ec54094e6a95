import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { mdiSwordCross } from '@mdi/js'
import { issuing } from '../../../issuing.ts'
import { Icon } from '../../../ui/icon.tsx'
import { rematchWith } from './rematch.ts'
import { ShareButton } from './share-button.tsx'
import * as texts from './texts.ts'

/** The ways on from a result: the same match again, and a picture of it for others. */
export default function ResultWays({
  challenge,
  viewerId,
  leave,
}: {
  challenge: Challenge
  viewerId: string
  /** Closes what stands above the form of a new challenge. */
  leave?: () => void
}) {
  const opponent = rematchWith(challenge, viewerId)
  return (
    <>
      {opponent && (
        <button
          type="button"
          className="button main"
          onClick={() => {
            leave?.()
            issuing.set({ playerId: opponent.id, sportId: challenge.sport.id })
          }}
        >
          <Icon path={mdiSwordCross} />
          {texts.rematch}
        </button>
      )}
      <ShareButton challenge={challenge} viewerId={viewerId} />
    </>
  )
}

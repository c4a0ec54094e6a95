import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { fill } from '../../../paths.ts'
import { publicPages } from '../../../public-pages.ts'
import { RematchButton } from '../../../scores/rematch-button.tsx'
import { ShareButton } from '../../../sports/share-button.tsx'
import { rematchWith } from './rematch.ts'
import { toldToOthers } from './shared.ts'

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
        <RematchButton
          playerId={opponent.id}
          sportId={challenge.sport.id}
          again={challenge}
          {...(leave && { leave })}
        />
      )}
      <ShareButton
        result={toldToOthers(challenge, viewerId)}
        path={challenge.public === 1 ? fill(publicPages.match, { id: challenge.id }) : undefined}
      />
    </>
  )
}

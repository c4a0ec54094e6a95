import type { Challenge } from '@gauntlet/contract/challenges/answer'
import type { ComponentProps } from 'react'
import { Between } from '../detail/between.tsx'
import { FairNearby } from './fair-nearby.tsx'
import { MatchPreview } from './match-preview.tsx'
import { previewSides } from './preview-sides.ts'
import { others } from '../who.ts'

/** A challenge as it will stand once the changes are saved. */
export default function EditPreview({
  title,
  challenge,
  viewerId,
  ...rest
}: {
  title: string
  challenge: Challenge
  viewerId: string
} & Pick<ComponentProps<typeof MatchPreview>, 'terms' | 'before' | 'by' | 'odds'>) {
  const sides = previewSides(challenge, viewerId)
  // A rank is one in a sport.
  const isSameSport = rest.terms.sport === rest.before?.sport
  return (
    <>
      <MatchPreview
        title={title}
        sides={isSameSport ? sides : sides.map(({ id, name, people }) => ({ id, name, people }))}
        {...rest}
      />
      {others(challenge, viewerId).length > 0 ? (
        <Between challenge={challenge} viewerId={viewerId} />
      ) : (
        challenge.open_challenge === 1 && <FairNearby sportId={challenge.sport.id} asks={false} />
      )}
    </>
  )
}

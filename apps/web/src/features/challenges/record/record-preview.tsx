import type { ComponentProps } from 'react'
import { freeSide, MatchPreview, type PreviewSide } from '../form/match-preview.tsx'
import * as texts from './texts.ts'

/** A match that was played, as those who are named will be asked about it. */
export default function RecordPreview({
  terms,
  sides,
}: {
  terms: ComponentProps<typeof MatchPreview>['terms']
  sides: readonly PreviewSide[]
}) {
  return (
    <MatchPreview
      title={texts.theyWillSee}
      terms={terms}
      sides={sides.length > 1 ? sides : [...sides, freeSide(texts.notNamedYet)]}
    />
  )
}

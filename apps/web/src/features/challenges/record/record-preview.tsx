import type { ComponentProps } from 'react'
import { freeSide, MatchPreview, type PreviewSide } from '../form/match-preview.tsx'
import type { ShownResult } from './record-result.tsx'
import * as texts from './texts.ts'

/** A match that was played, as those who are named will be asked about it. */
export default function RecordPreview({
  terms,
  sides,
  result,
}: {
  terms: ComponentProps<typeof MatchPreview>['terms']
  sides: readonly PreviewSide[]
  result: ShownResult | undefined
}) {
  return (
    <MatchPreview
      title={texts.theyWillSee}
      terms={terms}
      result={result}
      sides={sides.length > 1 ? sides : [...sides, freeSide(texts.notNamedYet)]}
    />
  )
}

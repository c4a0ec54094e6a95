import * as texts from './texts.ts'
import { say } from '../ui/say.ts'

/** Where a ZIP is when the form says something else, and how to take that over. */
export interface ZipElsewhere {
  words: string
  take: () => void
}

/** Below the field of a ZIP: what it does, or where it is when the form says something else. */
export const ZipHint = ({ other }: { other: ZipElsewhere | undefined }) => (
  <output>{other ? say(texts.thisZipCodeIsIn, { place: other.words }) : texts.fillsInCityAndState}</output>
)

/** Takes over the ZIP's own city and state. */
export const UseZip = ({ other }: { other: ZipElsewhere | undefined }) =>
  other && (
    <button type="button" className="button small zip-use" onClick={other.take}>
      {say(texts.toUsePlace, { place: other.words })}
    </button>
  )

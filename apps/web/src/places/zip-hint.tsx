import * as texts from './texts.ts'
import { say } from '../ui/say.ts'

/** The place of a ZIP that differs from the form's, with a way to take it over. */
export interface ZipElsewhere {
  words: string
  take: () => void
}

/** Below the field of a ZIP: what it fills in, or its place if that differs from the form's. */
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

/** The place of a ZIP that differs from the form's, with a way to take it over. */
export interface ZipElsewhere {
  words: string
  take: () => void
}

/** Below the field of a ZIP: what it fills in, or its place if that differs from the form's. */
export const ZipHint = ({ other }: { other: ZipElsewhere | undefined }) => (
  <output>{other ? `This zip code is in ${other.words}.` : 'Fills in city and state.'}</output>
)

/** Takes over the ZIP's own city and state. */
export const UseZip = ({ other }: { other: ZipElsewhere | undefined }) =>
  other && (
    <button type="button" className="button small zip-use" onClick={other.take}>
      Use {other.words}
    </button>
  )

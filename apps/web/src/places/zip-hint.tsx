/** Where a ZIP is when the form says something else, and how to take that over. */
export interface ZipElsewhere {
  words: string
  take: () => void
}

/** Below the field of a ZIP: what it does, or where it is when the form says something else. */
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

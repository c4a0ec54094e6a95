export const ZIP_HINT = 'Fills in city and state.'

/** Says where a ZIP is when the form says something else, and takes that over. */
export const ZipElsewhere = ({ other }: { other: { words: string; take: () => void } | undefined }) =>
  other && (
    <output className="row zip-elsewhere">
      <span className="soft small">This zip code is in {other.words}.</span>
      <button type="button" className="button small" onClick={other.take}>
        Use {other.words}
      </button>
    </output>
  )

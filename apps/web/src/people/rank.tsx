/** A rank; with '?' while it is provisional. */
export const Rank = ({ value, provisional }: { value: number | null; provisional: 0 | 1 }) => (
  <span className="rank">
    {value ?? '–'}
    {value !== null && provisional === 1 && (
      <span className="rank-doubt" title="Provisional: few results so far">
        ?<span className="visually-hidden"> provisional</span>
      </span>
    )}
  </span>
)

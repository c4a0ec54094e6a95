import * as texts from './texts.ts'

/** A rank; with '?' while it is provisional. */
export const Rank = ({ value, provisional }: { value: number | null; provisional: 0 | 1 }) => (
  <span className="rank">
    {value ?? '–'}
    {value !== null && provisional === 1 && (
      <span className="rank-doubt" title={texts.provisionalFewResultsSoFar}>
        ?<span className="visually-hidden"> {texts.provisional}</span>
      </span>
    )}
  </span>
)

import * as texts from './texts.ts'

/** A face, and two lines beside it. */
export const Bones = () => (
  <>
    <div className="bone face" />
    <div className="stack tight">
      <div className="bone line" />
      <div className="bone line short" />
    </div>
  </>
)

/** The shape of a list of cards that is on its way. */
export const SkeletonList = ({ rows = 4 }: { rows?: number }) => (
  <div className="stack">
    <output className="visually-hidden">{texts.loading}</output>
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className="card skeleton-card" aria-hidden="true">
        <Bones />
      </div>
    ))}
  </div>
)

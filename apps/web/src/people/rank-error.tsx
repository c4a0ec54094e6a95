import './rank-error.css'

/** How far the true rank may be from the one shown, beside it where it stands large; nothing before a ranked result. */
export const RankError = ({ points }: { points: number | null }) =>
  points !== null && (
    <>
      {' '}
      <span className="rank-error">± {points}</span>
    </>
  )

import { times } from '../../ui/loading-screen.tsx'

/** The shape of the columns that stand on a desktop beside what is to be done. */
export const HomeBones = () => (
  <>
    <div className="home-second home-bones" aria-hidden="true">
      <div className="bone line" />
      {times(4, 'bone block')}
    </div>
    <div className="fortnight home-bones" aria-hidden="true">
      <div className="bone line" />
      <div className="bone block" />
    </div>
  </>
)

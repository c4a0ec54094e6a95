import { APP_NAME } from '../app-name.ts'
import { Wordmark } from '../ui/court.tsx'
import { Icon } from '../ui/icon.tsx'
import { LoadingScreen } from '../ui/loading-screen.tsx'
import { help, type Place, search, tabs } from './places.ts'
import { railPlaces } from './rail-places.ts'
import * as texts from './texts.ts'

const Sign = ({ to, text, icon }: Place) => (
  <a href={to}>
    <Icon path={icon} />
    <span>{text}</span>
  </a>
)

const signs = (places: readonly Place[]) => places.map(place => <Sign key={place.to} {...place} />)

/** The page as it comes to a player: the bars stand there at once, and lead to their places. */
export const FirstFrame = () => (
  <LoadingScreen
    bars={
      <>
        <nav className="tabs" aria-label={texts.main}>
          {signs(tabs)}
        </nav>
        <nav className="rail" aria-label={texts.main}>
          <div className="rail-head">
            <Wordmark name={APP_NAME} />
          </div>
          <div className="rail-search">{signs([search])}</div>
          {signs(railPlaces)}
          <div className="rail-foot">
            <div className="rail-help">{signs(help)}</div>
            <div className="row between" />
          </div>
        </nav>
      </>
    }
  />
)

import { lazy, Suspense, useContext } from 'react'
import { Self } from '../api/use-self.ts'
import { useStore } from '../ui/store.ts'
import { wide } from '../ui/wide.ts'
import { Changed, PlaceLink } from './place-link.tsx'
import { dashboard, tabs } from './places.ts'
import * as texts from './texts.ts'

const loadRail = () => import('./rail.tsx')
const Rail = lazy(loadRail)

/** A phone goes without it. */
export const prepareTabs = async (): Promise<void> => {
  if (wide.get()) await loadRail()
}

/** The tab bar at the bottom; where there is room a rail at the side, with every place. */
export const Tabs = () =>
  useStore(wide) ? (
    <Suspense fallback={<nav className="rail" aria-label={texts.main} />}>
      <Rail />
    </Suspense>
  ) : (
    <TabBar />
  )

function TabBar() {
  const known = useContext(Self) !== undefined
  return (
    <nav className="tabs" aria-label={texts.main}>
      {tabs.map(place => (
        <PlaceLink key={place.to} place={place}>
          {known && place === dashboard && <Changed />}
        </PlaceLink>
      ))}
    </nav>
  )
}

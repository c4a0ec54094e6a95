import { Suspense, useContext } from 'react'
import { Self } from '../api/use-self.ts'
import { partOf } from '../ui/part.tsx'
import { Spare } from '../ui/spare.tsx'
import { useStore } from '../ui/store.ts'
import { wide } from '../ui/wide.ts'
import { Changed, PlaceLink } from './place-link.tsx'
import { dashboard, tabs } from './places.ts'
import * as texts from './texts.ts'

const Rail = partOf(async () => (await import('./rail.tsx')).default)

/** A phone goes without it. */
export const prepareTabs = async (): Promise<void> => {
  if (wide.get()) await Rail.load()
}

/** The tab bar at the bottom; where there is room a rail at the side, with every place. */
export const Tabs = () =>
  useStore(wide) ? (
    <Spare instead={<TabBar />}>
      <Suspense fallback={<nav className="rail" aria-label={texts.main} />}>
        <Rail.Part />
      </Suspense>
    </Spare>
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

import { useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { isScreen } from '../paths.ts'
import { Redirect } from '../ui/link.tsx'
import { missedPage } from '../ui/missed-page.ts'
import { movesLittle } from '../ui/moves.ts'
import { address, moveBy } from '../ui/router.ts'
import { useStore } from '../ui/store.ts'
import { unsaved } from '../ui/unsaved.ts'
import { ample, roomy } from '../ui/wide.ts'
import { NO_PAGES, pagesAt, type Room } from './kept-pages.ts'
import { playerRoutes, screens } from './player-routes.ts'
import { Screen } from './screen.tsx'

/** One screen fades into the next, where the browser can and the player wants it. */
function fade(change: () => void) {
  if (!('startViewTransition' in document) || movesLittle() || document.hidden) return change()
  const { ready, finished } = document.startViewTransition(() => flushSync(change))
  // If the next one begins before this one has ended, or the window was covered: the screen has changed all the same.
  for (const moved of [ready, finished]) moved.catch(() => undefined)
}

function useRoom(): Room {
  const hasSome = useStore(roomy)
  const hasMuch = useStore(ample)
  return hasMuch ? 'much' : hasSome ? 'some' : 'none'
}

/**
 * The screen of the address, over the screens behind it: they keep what they show and hold, and do nothing. Where there
 * is room, the list that it was opened from goes on beside it.
 */
export function Stack() {
  const here = useStore(address)
  const room = useRoom()
  const [kept, setKept] = useState(() => pagesAt(playerRoutes, NO_PAGES, here, room))
  const isNow = kept.address === here && kept.room === room
  const now = isNow ? kept : pagesAt(playerRoutes, kept, here, room)
  if (now !== kept) setKept(now)
  useEffect(() => {
    const { at, pathname } = here
    if (!isScreen(pathname)) missedPage.set({ pathname, at })
    // The redirect stays in the entry: whoever is in another one has gone on.
    else if (missedPage.get()?.at !== at) missedPage.set(undefined)
  }, [here])
  useLayoutEffect(() => moveBy(fade), [])
  useLayoutEffect(() => unsaved.forgetAfter(here.at), [here])
  return (
    <>
      {now.pages.map(({ key, route, place }) => {
        const View = screens.get(route)?.Part
        const part = key === now.front ? (now.beside === undefined ? 'alone' : 'detail') : key === now.beside && 'list'
        return View && <Screen key={key} View={View} place={place} part={part} />
      })}
      {now.leadsTo !== undefined && <Redirect to={now.leadsTo} />}
    </>
  )
}

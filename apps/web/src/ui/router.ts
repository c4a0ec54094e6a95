import { createContext, useContext } from 'react'
import { createStore, useStore } from './store.ts'

/** What stands in the address bar, and which entry of the app's history that is, counted from 0. */
export interface Address {
  pathname: string
  search: string
  hash: string
  at: number
}

/** Where in the app's history an entry stands: its number is kept with it. */
export const placeInHistory = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : undefined

/** Where the app is; the build, which draws pages without a browser, is nowhere. */
const NOWHERE: Address = { pathname: '/', search: '', hash: '', at: 0 }

/** An entry that the app did not write, as of a link to a part of the page, follows the one before. */
function look(before: number): Address {
  let at = placeInHistory(history.state)
  if (at === undefined) {
    at = before + 1
    history.replaceState({ idx: at }, '')
  }
  const { pathname, search, hash } = location
  return { pathname, search, hash, at }
}

export const address = createStore(typeof location === 'undefined' ? NOWHERE : look(-1))

/** Takes over what stands in the address bar. */
export const readAddress = () => address.set(look(address.get().at))

/** What surrounds a change of the screen; the players' app lets it move. */
let show = (change: () => void) => change()
export function moveBy(motion: typeof show): () => void {
  const before = show
  show = motion
  return () => (show = before)
}

const browserMoves = (event: PopStateEvent) => 'hasUAVisualTransition' in event && event.hasUAVisualTransition

/** Whether a step of the browser through the history, which it has taken by then, is to be as if it were not. */
type StepGuard = (there: number | undefined) => boolean
let isHeldBack: StepGuard = () => false
export function guardSteps(guard: StepGuard): () => void {
  const before = isHeldBack
  isHeldBack = guard
  return () => (isHeldBack = before)
}

function followBrowser(event: PopStateEvent) {
  if (isHeldBack(placeInHistory(event.state))) return
  if (browserMoves(event)) readAddress()
  else show(readAddress)
}
if (typeof window !== 'undefined') window.addEventListener('popstate', followBrowser)

/** How far down the page of each entry was scrolled, for one that is made again. */
const scrolled: number[] = []
export const scrolledTo = (at: number): number => scrolled[at] ?? 0
export const keepScroll = (at: number, top: number) => void (scrolled[at] = top)

/** Opens a page of the app. `still`: nothing moves, as between tabs, which are beside each other. */
export function navigate(
  to: string,
  { replace = false, still = replace }: { replace?: boolean; still?: boolean } = {},
): void {
  const here = placeInHistory(history.state) ?? 0
  const isHere = to === location.pathname + location.search + location.hash
  if (replace || isHere) history.replaceState({ idx: here }, '', to)
  else {
    scrolled.length = Math.min(scrolled.length, here + 1)
    history.pushState({ idx: here + 1 }, '', to)
  }
  if (still) readAddress()
  else show(readAddress)
}

/** To the page before, and to `otherwise` where the app has none. */
export function goBack(otherwise: string): void {
  if (address.get().at > 0) history.back()
  else navigate(otherwise, { replace: true })
}

/** Gives the entry another address, from which the app's history begins anew; who shows a page is told by others. */
export const beginAt = (to: string) => history.replaceState({ idx: 0 }, '', to)

/** The address of the page around, and the parts that it names: others may stand in front of it. */
export interface Place extends Address {
  parts: Readonly<Record<string, string>>
}
export const PlaceOfPage = createContext<Place | undefined>(undefined)

/** The address of the page around; outside of pages that of the app. */
export function useAddress(): Address {
  const own = useContext(PlaceOfPage)
  const current = useStore(address)
  return own ?? current
}

/** The parts of the address of the page around. */
export const useParams = (): Readonly<Record<string, string | undefined>> => useContext(PlaceOfPage)?.parts ?? {}

/** What the address of the page around asks for, behind its '?'. */
export const useSearchParams = (): URLSearchParams => new URLSearchParams(useAddress().search)

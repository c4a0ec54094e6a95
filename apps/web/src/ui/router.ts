import { type ComponentType, createContext, useContext } from 'react'
import { createStore, useStore } from './store.ts'

/** A screen of the signed-in app, or an address that leads to another one. */
export type PlayerRoute =
  | {
      path: string
      load: () => Promise<{ default: ComponentType }>
      /**
       * The lists that it is opened from, or the screen that it belongs to by the parts of its address: the last one
       * visited stays beside it where there is room, else the first.
       */
      beside?: readonly string[] | ((parts: Place['parts']) => readonly string[])
      /** It fills the width that most windows have, so that its list needs more of it than other lists do. */
      isWide?: true
    }
  | { path: string; to: string }

/** The contents of the address bar, and the entry of the app's history that they belong to, counted from 0. */
export interface Address {
  pathname: string
  search: string
  hash: string
  at: number
}

/** The position of an entry in the app's history: its number is stored with it. */
export const placeInHistory = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : undefined

/** The app's address; the build, which draws pages without a browser, has none. */
export const NOWHERE: Address = { pathname: '/', search: '', hash: '', at: 0 }

/** An entry that the app did not write, such as a link to a part of the page, follows the one before. */
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

/** Takes over the contents of the address bar. */
export const readAddress = () => address.set(look(address.get().at))

/** Wraps a change of the screen; the players' app animates it. */
let show = (change: () => void) => change()
export function moveBy(motion: typeof show): () => void {
  const before = show
  show = motion
  return () => (show = before)
}

const browserMoves = (event: PopStateEvent) => 'hasUAVisualTransition' in event && event.hasUAVisualTransition

/** Whether a step of the browser through the history, which has happened by then, is to be undone. */
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

/** How far the page of each entry was scrolled, for a page that is made again. */
const scrolled: number[] = []
export const scrolledTo = (at: number): number => scrolled[at] ?? 0
export const keepScroll = (at: number, top: number) => void (scrolled[at] = top)

/** Opens a page of the app. `still`: nothing moves, as between tabs, which are side by side. */
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

/** Goes to the page before, or to `otherwise` if the app has none. */
export function goBack(otherwise: string): void {
  if (address.get().at > 0) history.back()
  else navigate(otherwise, { replace: true })
}

/** Gives the entry another address, from which the app's history begins anew; others notify those who show a page. */
export const beginAt = (to: string) => history.replaceState({ idx: 0 }, '', to)

/** The address of the page around, and its named parts: other pages may be in front of it. */
export interface Place extends Address {
  parts: Readonly<Record<string, string>>
}
export const PlaceOfPage = createContext<Place | undefined>(undefined)

/** Whether the page around is a list beside the page in front. */
export const IsBeside = createContext(false)

/** The address of the page around; outside of pages that of the app. */
export function useAddress(): Address {
  const own = useContext(PlaceOfPage)
  const current = useStore(address)
  return own ?? current
}

/** The parts of the address of the page around. */
export const useParams = (): Readonly<Record<string, string | undefined>> => useContext(PlaceOfPage)?.parts ?? {}

/** The query of the address of the page around. */
export const useSearchParams = (): URLSearchParams => new URLSearchParams(useAddress().search)

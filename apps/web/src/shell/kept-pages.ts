import { fill, match, paths } from '../paths.ts'
import type { Address, Place, PlayerRoute } from '../ui/router.ts'

type Screen = Exclude<PlayerRoute, { to: string }>

/** The room for lists: for none, beside most screens, or beside every screen. */
export type Room = 'none' | 'some' | 'much'

export interface KeptPage {
  /** The address in our own form: one address is one page, however often it stands in the history. */
  key: string
  route: Screen
  /** The address when the page was last in front. */
  place: Place
}

export interface KeptPages {
  address: Address | undefined
  pages: readonly KeptPage[]
  /** The page in front; undefined where the address leads elsewhere. */
  front: string | undefined
  /** The list beside it, where there is room for both. */
  beside: string | undefined
  room: Room
  /** The target of an address that is no page's. */
  leadsTo: string | undefined
  /** The page of each entry of the history up to this one. */
  entries: ReadonlyMap<number, string>
}

export const NO_PAGES: KeptPages = {
  address: undefined,
  pages: [],
  front: undefined,
  beside: undefined,
  room: 'none',
  leadsTo: undefined,
  entries: new Map(),
}

function pageAt(routes: readonly PlayerRoute[], address: Address): KeptPage | { leadsTo: string } {
  for (const route of routes) {
    const parts = match(route.path, address.pathname)
    if (!parts) continue
    if ('to' in route) return { leadsTo: route.to }
    return { key: fill(route.path, parts), route, place: { ...address, parts } }
  }
  return { leadsTo: paths.dashboard }
}

/** The list to show beside a page: the last of its lists that was visited, else the first. */
function listBeside({ route, place }: KeptPage, entries: ReadonlyMap<number, string>): string | undefined {
  const lists = typeof route.beside === 'function' ? route.beside(place.parts) : route.beside
  return lists && ([...entries.values()].findLast(key => lists.includes(key)) ?? lists[0])
}

/**
 * The pages to keep once the app is at `address`: the one in front, and those of the entries before it. Going back
 * drops the pages after it, and a page that another one has replaced is gone.
 */
export function pagesAt(
  routes: readonly PlayerRoute[],
  kept: KeptPages,
  address: Address,
  room: Room = 'none',
): KeptPages {
  const page = pageAt(routes, address)
  const entries = new Map([...kept.entries].filter(([at]) => at < address.at))
  if ('leadsTo' in page) {
    return { ...kept, address, front: undefined, beside: undefined, room, leadsTo: page.leadsTo, entries }
  }
  entries.set(address.at, page.key)
  const hasRoom = room === 'much' || (room === 'some' && !page.route.isWide)
  const beside = hasRoom ? listBeside(page, entries) : undefined
  const wanted = new Set(entries.values()).add(beside ?? page.key)
  const others = kept.pages.filter(({ key }) => wanted.has(key) && key !== page.key)
  if (beside !== undefined && !others.some(({ key }) => key === beside)) {
    const list = pageAt(routes, { pathname: beside, search: '', hash: '', at: address.at })
    if (!('leadsTo' in list)) others.push(list)
  }
  return { address, pages: [...others, page], front: page.key, beside, room, leadsTo: undefined, entries }
}

import { TALK_KINDS } from '@gauntlet/contract/talk/texts'
import { expect, it } from 'vitest'
import { help, isIn, search, tabs } from './places.ts'
import { playerRoutes } from './player-routes.ts'
import { rail } from './rail-places.ts'

/** The addresses of a screen, with one of each kind of thing that players talk about. */
const addressesOf = (path: string): string[] =>
  (path.includes(':kind') ? TALK_KINDS.map(kind => path.replace(':kind', kind)) : [path]).map(one =>
    one.replace(/:\w+/g, 'x'),
  )

it('marks exactly one place of the rail on every screen of a player', () => {
  const places = [search, ...Object.values(rail), ...help]
  const marked = playerRoutes
    .filter(route => 'load' in route)
    .flatMap(({ path }) => addressesOf(path))
    .map(address => [address, places.filter(place => isIn(place, address)).length])
  expect(marked.filter(([, count]) => count !== 1)).toEqual([])
})

const tabsMarkedAt = (address: string) => tabs.filter(place => isIn(place, address)).map(({ text }) => text)
it('on a phone My Friends marks no search, and the search for players does', () => {
  expect([tabsMarkedAt('/search/friend'), tabsMarkedAt('/search/myfriend')]).toEqual([['Search'], []])
})

import { expect, it } from 'vitest'
import { help, isIn, search } from './places.ts'
import { playerRoutes } from './player-routes.ts'
import { rail } from './rail-places.ts'

it('marks exactly one place of the rail on every screen of a player', () => {
  const places = [search, ...Object.values(rail), ...help]
  const marked = playerRoutes
    .filter(route => 'load' in route)
    .map(({ path }) => [path, places.filter(place => isIn(place, path.replace(/:\w+/g, 'x'))).length])
  expect(marked.filter(([, count]) => count !== 1)).toEqual([])
})

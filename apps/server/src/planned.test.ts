import { expect, test } from 'vitest'
import { listHidden, listThere } from './features/cards/queries.ts'
import {
  countAnywhere,
  countInCity,
  countInState,
  countNear,
  countNearOf,
  listAnywhere,
  listInCity,
  listInState,
  listNear,
  listNearOf,
} from './features/tournaments/search-queries.ts'

// A statement that is cheaper for the values at hand than for any is planned at each call, which may take as long as to
// run it. Whether it is depends on how much there is to find: so what counts is that its values are hidden (`unseen`).

const HIDDEN = /\(select \$\d+::[\w[\]]+\)|unnest\(\$\d+::uuid\[\]\)/g
const toldBy = (text: string) => text.replaceAll(HIDDEN, '').match(/\$\d+(::[\w[\]]+)?/g) ?? []

const searches = {
  listNear,
  listNearOf,
  listInCity,
  listInState,
  listAnywhere,
  countAnywhere,
  countNear,
  countNearOf,
  countInCity,
  countInState,
}

test.each(Object.entries(searches))(
  'a search of tournaments tells its planner ids of players alone: %s',
  (_, query) => {
    expect(toldBy(query.compiled().text).filter(value => !/^\$\d+::uuid$/.test(value))).toEqual([])
  },
)

test.each(Object.entries({ listHidden, listThere }))(
  'whether players are there for one is planned once: %s',
  (_, query) => {
    expect(toldBy(query.compiled().text)).toEqual([])
  },
)

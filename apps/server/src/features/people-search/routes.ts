import { peopleSearch } from '@gauntlet/contract/people-search/endpoints'
import { bind } from '../../platform/http/bind.ts'
import { findByEmail, findByName, listPlayers } from './names.ts'
import { findNear } from './near.ts'

export const peopleSearchRoutes = bind(peopleSearch, {
  list: listPlayers,
  byName: findByName,
  byEmail: findByEmail,
  near: findNear,
})

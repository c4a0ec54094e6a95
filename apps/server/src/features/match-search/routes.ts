import { matchSearch } from '@gauntlet/contract/match-search/endpoints'
import { bind } from '../../platform/http/bind.ts'
import { searchMatches } from './search.ts'

export const matchSearchRoutes = bind(matchSearch, { search: searchMatches })

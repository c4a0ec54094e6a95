import { feed } from '@gauntlet/contract/feed/endpoints'
import { bind } from '../../platform/http/bind.ts'
import { applaudResult } from './applaud.ts'
import { viewFeed } from './view.ts'

export const feedRoutes = bind(feed, { view: viewFeed, applaud: applaudResult })

import { content } from '@gauntlet/contract/content/endpoints'
import { bind } from '../../platform/http/bind.ts'
import { viewContent } from './view.ts'

export const contentRoutes = bind(content, { view: viewContent })

import { blocks } from '@gauntlet/contract/blocks/endpoints'
import { bind } from '../../platform/http/bind.ts'
import { listBlocked, setBlock } from './blocks.ts'
import { listShared } from './shared.ts'

export const blockRoutes = bind(blocks, { set: setBlock, list: listBlocked, shared: listShared })

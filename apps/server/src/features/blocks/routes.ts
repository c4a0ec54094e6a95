import { blocks } from '@gauntlet/contract/blocks'
import { bind } from '../../platform/http/bind.ts'
import { listBlocked, setBlock } from './blocks.ts'

export const blockRoutes = bind(blocks, { set: setBlock, list: listBlocked })

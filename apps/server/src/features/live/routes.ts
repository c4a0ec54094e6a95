import { live } from '@gauntlet/contract/live/endpoints'
import { bind } from '../../platform/http/bind.ts'
import { watchThing } from './watch.ts'

export const liveRoutes = bind(live, {
  async stream(services, viewer, request, reply) {
    services.live.open(viewer, request, reply)
  },
  watch: watchThing,
})

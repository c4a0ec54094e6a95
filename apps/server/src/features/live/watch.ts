import { live, type WatchedKind } from '@gauntlet/contract/live/endpoints'
import { networkOf } from '../../platform/callers/network.ts'
import type { RawUseCase } from '../../platform/http/bind.ts'
import { notFound } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { requireVisible as requireChallenge } from '../challenges/act.ts'
import { requireVisible as requireEvent } from '../events/facts.ts'
import { requireVisible as requireTournament } from '../tournaments/act.ts'

/** Throws 404 where the thing is not there for whoever looks; visitors look at events alone. */
async function requireThing(services: Services, viewer: Viewer | null, kind: WatchedKind, id: string): Promise<void> {
  if (kind === 'event') await requireEvent(services, viewer?.id ?? null, id)
  else if (!viewer?.verified) throw notFound()
  else if (kind === 'challenge') await requireChallenge(services.db, services, viewer, id)
  else await requireTournament(services.db, services, viewer, id)
}

/** A stream that tells when one thing changes, and nothing of what. */
export const watchThing: RawUseCase<typeof live.watch> = async (services, viewer, request, reply) => {
  const address = live.watch.input.safeParse(request.params)
  if (!address.success) throw notFound()
  const { kind, id } = address.data
  await requireThing(services, viewer, kind, id)
  await services.live.watch({ viewer, network: networkOf(request.ip), thingId: id }, request, reply)
}

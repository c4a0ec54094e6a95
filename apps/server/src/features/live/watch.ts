import { live } from '@gauntlet/contract/live/endpoints'
import { networkOf } from '../../platform/callers/network.ts'
import type { RawUseCase } from '../../platform/http/bind.ts'
import { notFound } from '../../platform/http/refusal.ts'

/** A stream that tells when one thing changes, and nothing of what. */
export const watchThing: RawUseCase<typeof live.watch> = async (services, viewer, request, reply) => {
  const address = live.watch.input.safeParse(request.params)
  if (!address.success) throw notFound()
  const { kind, id } = address.data
  const noun = services.features.find(({ onlookers }) => onlookers?.kind === kind)
  if (!noun?.onlookers) throw notFound()
  await noun.onlookers.requireVisible(services, viewer, id)
  await services.live.watch({ viewer, network: networkOf(request.ip), thingId: id }, request, reply)
}

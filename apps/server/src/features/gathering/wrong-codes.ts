import { byLinkTexts, WRONG_CODES_MAX } from '@gauntlet/contract/challenges/by-link'
import { HOUR } from '@gauntlet/contract/time'
import { networkOf } from '../../platform/callers/network.ts'
import type { Caller } from '../../platform/http/bind.ts'
import { takeTry } from '../../platform/http/limits.ts'
import { notFound, type Refusal } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { type Take, triesOf, triesOfNode } from '../../platform/tries/tries.ts'

const wrongCodes = new WeakMap<Services['db'], { outside: Take; inside: Take }>()

/**
 * The tries that are left to networks: right codes are not counted, since many phones of a club share one network.
 * Inside a transaction, which comes to nothing with the refusal, the node counts by itself.
 */
function takeWrongCode({ db: inner, clock }: Services): Take {
  const db = inner.outer ?? inner
  const limit = { max: WRONG_CODES_MAX, per: HOUR }
  const takes = wrongCodes.get(db) ?? {
    outside: triesOf({ db, clock }, 'wrong codes', limit),
    inside: triesOfNode(limit),
  }
  wrongCodes.set(db, takes)
  return inner.outer ? takes.inside : takes.outside
}

/** Says that a code leads nowhere, as often as a network may try: nobody goes through codes. */
export async function leadsNowhere(services: Services, { ip }: Caller): Promise<Refusal> {
  if (services.config.rateLimits) await takeTry(takeWrongCode(services), networkOf(ip))
  return notFound(byLinkTexts.nowhere)
}

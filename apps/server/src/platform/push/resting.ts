import { HOUR, MINUTE, type Millis } from '@gauntlet/contract/time'

interface Service {
  underway: number
  /** In a row. */
  answers: number
  failures: number
  restsUntil: Millis
  usedAt: Millis
}

const FIRST_REST = MINUTE
const LONGEST_REST = HOUR

/** How many messages one service may hold up at once. */
export interface Shares {
  first: number
  /** Of one that has just answered so many in a row: most devices are of one or two services. */
  proven: number
  provenAfter: number
}

/** `unresolved`: nobody answered for the name, so the service itself was not asked. */
export type HowItEnded = 'answered' | 'failed' | 'unresolved'

export interface RestingServices {
  /** Those that take nothing more at the moment. */
  busy(now: Millis): string[]
  begin(name: string): void
  end(name: string, ended: { how: HowItEnded; now: Millis }): void
}

/**
 * Counts what is under way at each push service, and lets one that failed rest: twice as long each time. Thousands of
 * messages for a service that is dead cost a few tries an hour.
 */
export function restingServices({ first, proven, provenAfter }: Shares): RestingServices {
  const services = new Map<string, Service>()
  const known = (name: string): Service =>
    services.get(name) ?? { underway: 0, answers: 0, failures: 0, restsUntil: 0, usedAt: 0 }
  const isForgotten = ({ underway, restsUntil, usedAt }: Service, now: Millis) =>
    underway === 0 && Math.max(restsUntil, usedAt) + LONGEST_REST < now
  const shareOf = ({ answers }: Service) => (answers >= provenAfter ? proven : first)
  return {
    busy(now) {
      for (const [name, service] of services) if (isForgotten(service, now)) services.delete(name)
      return [...services].flatMap(([name, service]) =>
        service.underway >= shareOf(service) || service.restsUntil > now ? [name] : [],
      )
    },
    begin(name) {
      const service = known(name)
      services.set(name, { ...service, underway: service.underway + 1 })
    },
    end(name, { how, now }) {
      const service = known(name)
      const ended = { ...service, underway: Math.max(0, service.underway - 1), usedAt: now }
      // It does not rest, but has to prove itself anew: silence holds up as many messages as the share lets it.
      if (how === 'unresolved') {
        services.set(name, { ...ended, answers: 0 })
        return
      }
      if (how === 'answered') {
        services.set(name, { ...ended, answers: service.answers + 1, failures: 0, restsUntil: 0 })
        return
      }
      // Those that were under way together fail together: that is once.
      const failures = service.restsUntil <= now ? service.failures + 1 : service.failures
      const rest = Math.min(LONGEST_REST, FIRST_REST * 2 ** (failures - 1))
      services.set(name, { ...ended, answers: 0, failures, restsUntil: Math.max(service.restsUntil, now + rest) })
    },
  }
}

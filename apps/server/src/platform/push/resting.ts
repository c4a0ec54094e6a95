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
  /** All those together that have not: whoever holds many domains leaves room for those that everybody uses. */
  unproven: number
}

/** `late`: it answered, but held the message up. `unresolved`: nobody answered for the name, so it was not asked. */
export type HowItEnded = 'answered' | 'late' | 'failed' | 'unresolved'

/** The services whose messages may be taken at the moment. */
export interface Taking {
  not: string[]
  /** Null for any other. */
  only: string[] | null
}

export interface RestingServices {
  taking(now: Millis): Taking
  begin(name: string): void
  end(name: string, ended: { how: HowItEnded; now: Millis }): void
}

/**
 * Counts what is under way at each push service, and lets one that failed rest: twice as long each time. Thousands of
 * messages for a service that is dead cost a few tries an hour.
 */
export function restingServices({ first, proven, provenAfter, unproven }: Shares): RestingServices {
  const services = new Map<string, Service>()
  const known = (name: string): Service =>
    services.get(name) ?? { underway: 0, answers: 0, failures: 0, restsUntil: 0, usedAt: 0 }
  const isForgotten = ({ underway, restsUntil, usedAt }: Service, now: Millis) =>
    underway === 0 && Math.max(restsUntil, usedAt) + LONGEST_REST < now
  const isProven = ({ answers }: Service) => answers >= provenAfter
  const isBusy = (service: Service, now: Millis) =>
    service.underway >= (isProven(service) ? proven : first) || service.restsUntil > now
  return {
    taking(now) {
      for (const [name, service] of services) if (isForgotten(service, now)) services.delete(name)
      const all = [...services]
      const held = all.reduce((sum, [, service]) => sum + (isProven(service) ? 0 : service.underway), 0)
      return {
        not: all.flatMap(([name, service]) => (isBusy(service, now) ? [name] : [])),
        only: held < unproven ? null : all.flatMap(([name, service]) => (isProven(service) ? [name] : [])),
      }
    },
    begin(name) {
      const service = known(name)
      services.set(name, { ...service, underway: service.underway + 1 })
    },
    end(name, { how, now }) {
      const service = known(name)
      const ended = { ...service, underway: Math.max(0, service.underway - 1), usedAt: now }
      // It does not rest, but has to prove itself anew: it holds up as many messages as the first share lets it.
      if (how === 'unresolved' || how === 'late') {
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

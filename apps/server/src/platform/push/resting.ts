import { HOUR, MINUTE, type Millis } from '@gauntlet/contract/time'

interface Service {
  underway: number
  /** In a row. */
  failures: number
  restsUntil: Millis
}

const FIRST_REST = MINUTE
const LONGEST_REST = HOUR

export interface RestingServices {
  /** Those that take nothing more at the moment. */
  busy(now: Millis): string[]
  begin(name: string): void
  end(name: string, how: { failed: boolean; now: Millis }): void
}

/**
 * Counts what is under way at each push service, `most` at once, and lets one that failed rest: twice as long each
 * time. Thousands of messages for a service that is dead cost a few tries an hour.
 */
export function restingServices(most: number): RestingServices {
  const services = new Map<string, Service>()
  const known = (name: string): Service => services.get(name) ?? { underway: 0, failures: 0, restsUntil: 0 }
  const isForgotten = ({ underway, restsUntil }: Service, now: Millis) =>
    underway === 0 && restsUntil + LONGEST_REST < now
  return {
    busy(now) {
      for (const [name, service] of services) if (isForgotten(service, now)) services.delete(name)
      return [...services].flatMap(([name, { underway, restsUntil }]) =>
        underway >= most || restsUntil > now ? [name] : [],
      )
    },
    begin(name) {
      const service = known(name)
      services.set(name, { ...service, underway: service.underway + 1 })
    },
    end(name, { failed, now }) {
      const service = known(name)
      const underway = Math.max(0, service.underway - 1)
      // Those that were under way together fail together: that is once.
      const failures = failed && service.restsUntil <= now ? service.failures + 1 : service.failures
      if (failed)
        services.set(name, {
          underway,
          failures,
          restsUntil: Math.max(service.restsUntil, now + Math.min(LONGEST_REST, FIRST_REST * 2 ** (failures - 1))),
        })
      else if (underway === 0) services.delete(name)
      else services.set(name, { underway, failures: 0, restsUntil: 0 })
    },
  }
}

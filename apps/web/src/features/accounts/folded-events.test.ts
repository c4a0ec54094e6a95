import type { SecurityEvent } from '@gauntlet/contract/security/endpoints'
import { describe, expect, it } from 'vitest'
import { foldedEvents } from './folded-events.ts'

const signedIn = (at: string, more: Partial<SecurityEvent> = {}): SecurityEvent => ({
  id: at,
  kind: 'signed_in',
  text: 'Signed in',
  at,
  times: 1,
  device: 'Chrome on Linux',
  here: true,
  ...more,
})

const told = (events: SecurityEvent[]) => foldedEvents(events).map(({ at, times }) => [at, times])

describe('the security log of Ada', () => {
  it('tells sign-ins of one day from one device once, with how many they were and the last time', () =>
    expect(
      told([
        signedIn('2030-07-04T12:30:00Z'),
        signedIn('2030-07-04T12:20:00Z', { times: 2 }),
        signedIn('2030-07-04T12:10:00Z'),
      ]),
    ).toEqual([['2030-07-04T12:30:00Z', 4]]))

  it('tells two devices that signed in by turns in two rows, and passes over nothing else', () => {
    const phone = { device: 'Safari on iPhone' }
    const byTurns = [
      signedIn('2030-07-04T12:50:00Z'),
      signedIn('2030-07-04T12:40:00Z', phone),
      signedIn('2030-07-04T12:30:00Z'),
      signedIn('2030-07-04T12:20:00Z', phone),
    ]
    expect(told(byTurns).map(([, times]) => times)).toEqual([2, 2])
    const tried = signedIn('2030-07-04T12:35:00Z', { kind: 'sign_in_failed', text: 'Wrong password tried' })
    expect(told(byTurns.toSpliced(2, 0, tried)).map(([, times]) => times)).toEqual([1, 1, 1, 1, 1])
  })

  it('keeps apart what came from another device, another network or on another day', () =>
    expect(
      told([
        signedIn('2030-07-04T12:40:00Z'),
        signedIn('2030-07-04T12:30:00Z', { device: 'Safari on iPhone' }),
        signedIn('2030-07-04T12:10:00Z', { here: false }),
        signedIn('2030-06-30T12:10:00Z', { here: false }),
      ]).map(([, times]) => times),
    ).toEqual([1, 1, 1, 1]))
})

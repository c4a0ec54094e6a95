import type { Challenge } from '@gauntlet/contract/challenges/answer'
import type { ComponentProps } from 'react'
import { ChanceBar } from '../../../people/chance-bar.tsx'
import { titleOf } from '../sides.ts'
import { mine, others } from '../who.ts'
import { CanJoin } from './fair-nearby.tsx'
import { MatchBand } from './match-band.tsx'
import * as texts from '../texts.ts'

interface Edited {
  challenge: Challenge
  viewerId: string
}

/** The chance of the viewer against one other; nothing where it is not known. */
export function EditOdds({ challenge, viewerId }: Edited) {
  const { chance, draw_chance } = challenge
  const [other, ...more] = others(challenge, viewerId)
  if (chance === null || !other || more.length > 0) return null
  return <ChanceBar chance={chance} draw={draw_chance} other={other.first_name} roomy />
}

/** The match that is edited, where the preview has no room. */
export function EditHead({
  challenge,
  viewerId,
  isSameSport,
  terms,
}: Edited & { isSameSport: boolean } & Required<Pick<ComponentProps<typeof MatchBand>, 'terms'>>) {
  const { chance, draw_chance, open_challenge } = challenge
  const own = mine(challenge, viewerId)
  const [other, ...more] = others(challenge, viewerId)
  if (!own) return null
  const free = open_challenge === 1 ? texts.openToAll : texts.whoeverHasTheLink
  return (
    <MatchBand
      own={own}
      other={other}
      name={more.length > 0 ? titleOf(challenge, viewerId) : other ? undefined : free}
      // The chance holds for the sport in which it was agreed.
      odds={isSameSport && chance !== null && more.length === 0 ? { chance, draw_chance } : undefined}
      terms={terms}
      free={open_challenge === 1 && <CanJoin sportId={challenge.sport.id} />}
    />
  )
}

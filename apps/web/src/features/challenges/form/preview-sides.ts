import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { namesTogether } from '../../../people/names.ts'
import { single } from '../../../scores/party.ts'
import { bothSides, peopleOn, sideFor } from '../sides.ts'
import * as texts from '../texts.ts'
import { mine, others } from '../who.ts'
import { freeSide, type PreviewSide } from './match-preview.tsx'

/** The sides of a challenge as a preview draws them, the viewer's own first; what nobody has taken is free. */
export function previewSides(challenge: Challenge, viewerId: string): PreviewSide[] {
  const free = freeSide(challenge.open_challenge === 1 ? texts.openToAll : texts.whoeverHasTheLink)
  if (challenge.sides) {
    const own = sideFor(challenge, viewerId)
    return bothSides
      .toSorted((a, b) => Number(b === own) - Number(a === own))
      .map(side => {
        const people = peopleOn(challenge, side)
        return people.length === 0 ? free : { id: String(side), name: namesTogether(people), people }
      })
  }
  const viewer = mine(challenge, viewerId)
  const rivals = others(challenge, viewerId).map(single)
  return [...(viewer ? [single(viewer)] : []), ...(rivals.length === 0 ? [free] : rivals)]
}

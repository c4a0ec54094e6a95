import type { Challenge, Participant } from '@gauntlet/contract/challenges/answer'
import { namesTogether } from '../../../people/names.ts'
import { single } from '../../../scores/party.ts'
import { bothSides, peopleOn, sideFor } from '../sides.ts'
import * as formTexts from './texts.ts'
import * as texts from '../texts.ts'
import { mine, others } from '../who.ts'
import { freeSide, type PreviewSide } from './match-preview.tsx'

/** With the rank in the sport of the challenge. */
const ranked = (person: Participant): PreviewSide => ({
  ...single(person),
  ...(person.rank !== null && { rank: { value: person.rank, provisional: person.provisional } }),
})

/** The sides of a challenge as a preview draws them, the viewer's own first; what nobody has taken is free. */
export function previewSides(challenge: Challenge, viewerId: string): PreviewSide[] {
  const name = challenge.open_challenge === 1 ? texts.openToAll : texts.whoeverHasTheLink
  const free = { ...freeSide(name), note: formTexts.anyRank }
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
  const rivals = others(challenge, viewerId).map(ranked)
  return [...(viewer ? [ranked(viewer)] : []), ...(rivals.length === 0 ? [free] : rivals)]
}

import * as z from 'zod/mini'
import { challengeVerdict } from './answer.ts'
import { OPPONENTS_MAX } from './status.ts'
import { linkTexts } from './link-texts.ts'
import { type Limit, endpoints } from '../endpoint.ts'
import { orText } from '../bounds.ts'
import { id, instant } from '../fields.ts'
import { MINUTE } from '../time.ts'

const taps: readonly Limit[] = [{ by: 'account', max: 60, per: MINUTE }]

/** A link ends after so many days, or with the last start that its challenge offers. */
export const LINK_DAYS = 7

const one = z.strictObject({ id: id() })
const places = orText(
  z.int(linkTexts.places).check(z.minimum(1, linkTexts.places), z.maximum(OPPONENTS_MAX, linkTexts.places)),
  linkTexts.places,
)

/** A link as its issuer sees it. The code is shown once: only its hash is kept. */
const link = {
  /** How many may accept by it, and how many have. */
  places: z.int(),
  taken: z.int(),
  ends: instant,
}
export const challengeLink = z.strictObject(link)
export type ChallengeLink = z.output<typeof challengeLink>

/** The rows of a challenge's link, for its issuer. */
export const challengeLinks = endpoints({
  make: {
    method: 'POST',
    path: '/challenges/link',
    access: 'player',
    summary: 'Added. Makes the link by which so many may accept a challenge; the one before leads nowhere then.',
    input: z.strictObject({ id: id(), places }),
    answer: z.strictObject({ ...link, code: z.string() }),
    limits: taps,
  },
  view: {
    method: 'GET',
    path: '/challenges/link/{id}',
    access: 'player',
    summary: 'Added. The link of a challenge, for its issuer, and whether one may be made.',
    input: one,
    answer: z.strictObject({ verdict: challengeVerdict, link: z.nullable(challengeLink) }),
  },
  revoke: {
    method: 'POST',
    path: '/challenges/unlink',
    access: 'player',
    summary: 'Added. The link of a challenge leads nowhere from now on.',
    input: one,
    message: linkTexts.revoked,
    limits: taps,
  },
})

import type { Challenge } from '@gauntlet/contract/challenges/answer'
import type { Offer } from '@gauntlet/contract/challenges/offered'

/** Do times wait for answers? */
export const hasOffer = (challenge: Challenge): challenge is Challenge & { offer: Offer } =>
  challenge.offer !== undefined

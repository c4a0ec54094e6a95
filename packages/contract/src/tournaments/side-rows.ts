import type { Endpoints, Limit } from '../endpoint.ts'
import { MINUTE } from '../time.ts'
import { tournament } from './answer.ts'
import { pairInput, sideInput } from './forms.ts'
import { tournamentTexts } from './texts.ts'

const taps: readonly Limit[] = [{ by: 'account', max: 60, per: MINUTE }]
const { missing } = tournamentTexts

/** The rows of tournaments that sides enter. */
export const sideRows = {
  side: {
    method: 'POST',
    path: '/tournaments/side',
    access: 'player',
    once: true,
    summary:
      'A captain asks friends, members of the team, or players who need a partner to join the side, and takes players out, before the start. Whom they ask answers by updateStatus.',
    input: sideInput,
    answer: tournament,
    message: tournamentTexts.sideChanged,
    missing,
    limits: taps,
  },
  pair: {
    method: 'POST',
    path: '/tournaments/pair',
    access: 'player',
    once: true,
    summary: 'The organizer puts two players together who need a partner.',
    input: pairInput,
    answer: tournament,
    message: tournamentTexts.paired,
    missing,
    limits: taps,
  },
} as const satisfies Endpoints

import { type KnownVenue, VENUES_OFFERED } from '@gauntlet/contract/places/endpoints'
import * as texts from './texts.ts'

/** To leave the venue open names none: what was planned so is no place to choose again. */
export const chosenBefore = (planned: readonly KnownVenue[]): readonly KnownVenue[] =>
  planned.filter(({ venue }) => venue !== texts.toBeAgreed).slice(0, VENUES_OFFERED)

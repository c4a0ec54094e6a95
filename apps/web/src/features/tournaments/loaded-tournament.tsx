import type { ComponentProps } from 'react'
import { Loaded } from '../../ui/loaded.tsx'
import { TournamentsLink } from './tournaments-link.tsx'
import * as texts from './texts.ts'

/** Anything that is read of one tournament, with the way to the others if there is none. */
export const LoadedTournament = <T,>(props: Omit<ComponentProps<typeof Loaded<T>>, 'title' | 'away' | 'rows'>) => (
  <Loaded {...props} title={texts.thisTournamentDidNotLoad} away={<TournamentsLink />} rows={3} />
)

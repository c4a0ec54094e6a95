import type { EventAnswer } from '@gauntlet/contract/events/answer'
import type { ComponentProps } from 'react'
import { Loaded } from '../../ui/loaded.tsx'
import { EventsLink } from './events-link.tsx'
import * as texts from './texts.ts'

/** One event, with the way to the others if there is none. */
export const LoadedEvent = (props: Omit<ComponentProps<typeof Loaded<EventAnswer>>, 'title' | 'away' | 'rows'>) => (
  <Loaded {...props} title={texts.thisEventDidNotLoad} away={<EventsLink />} rows={3} />
)

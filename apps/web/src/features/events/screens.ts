import { paths } from '../../paths.ts'
import type { PlayerRoute } from '../../ui/router.ts'

/** One row a line: the build reads them. */
export const screens: readonly PlayerRoute[] = [
  { path: paths.searchEvent, load: () => import('./search.tsx') },
  { path: paths.eventList, load: () => import('./event-list.tsx') },
  { path: paths.addEvent, load: () => import('./create.tsx') },
  { path: paths.myEvent, load: () => import('./my-event.tsx') },
  { path: paths.addFriend, load: () => import('./add-friend.tsx') },
  { path: paths.eventView, load: () => import('./event-detail.tsx'), beside: [paths.eventList, paths.challenges] },
  { path: paths.eventEdit, load: () => import('./modify.tsx'), beside: [paths.eventList, paths.challenges] },
]

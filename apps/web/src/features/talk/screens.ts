import { fill, paths } from '../../paths.ts'
import type { PlayerRoute } from '../../ui/router.ts'

/** The match or the event that the players talk about stays beside the talk; other things need more room. */
const besideTalk = ({ kind, id = '' }: Readonly<Record<string, string>>): string[] => {
  if (kind === 'challenge') return [fill(paths.challengeIssue, { id })]
  return kind === 'event' ? [fill(paths.eventView, { event_view_id: id })] : []
}

/** One row a line: the build reads them. */
export const screens: readonly PlayerRoute[] = [
  { path: paths.talk, load: () => import('./thread.tsx'), beside: besideTalk },
]

import { Suspense } from 'react'
import { useSelf } from '../../api/use-self.ts'
import { NoticeList, type Waiting } from '../notices/notice-list.tsx'
import { partOf } from '../../ui/part.tsx'
import { NeedActs } from './need-acts.tsx'
import { aboutOf, faceOf, newsOf, untoldOf, useNeeds } from './use-needs.ts'

// The answers of tournaments, events and teams, which the matches that wait do not wait for.
const { Part: Asked } = partOf(async () => (await import('./with-asked.tsx')).WithAsked)
const NOTHING: ReadonlyMap<string, Waiting> = new Map()

/** The viewer's notices, with the answers that some wait for, and what others have asked. */
export default function NoticesFirst() {
  const viewerId = useSelf().id
  const waiting = new Map<string, Waiting>(
    [...useNeeds()].map(([link, need]) => [
      link,
      {
        face: faceOf(need, viewerId),
        news: newsOf(need, viewerId),
        about: aboutOf(need),
        untold: untoldOf(need, viewerId),
        acts: <NeedActs need={need} viewerId={viewerId} />,
      },
    ]),
  )
  return (
    <Suspense fallback={<NoticeList waiting={waiting} asked={NOTHING} />}>
      <Asked waiting={waiting} />
    </Suspense>
  )
}

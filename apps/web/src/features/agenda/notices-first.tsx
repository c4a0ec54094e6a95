import { useSelf } from '../../api/use-self.ts'
import { NoticeList, type Waiting } from '../notices/notice-list.tsx'
import { NeedActs } from './need-acts.tsx'
import { useAsked } from './use-asked.tsx'
import { aboutOf, faceOf, newsOf, untoldOf, useNeeds } from './use-needs.ts'

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
  return <NoticeList waiting={waiting} asked={useAsked()} />
}

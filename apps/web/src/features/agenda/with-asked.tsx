import { NoticeList, type Waiting } from '../notices/notice-list.tsx'
import { useAsked } from './use-asked.tsx'

/** The viewer's notices, with what others have asked among them. */
export const WithAsked = ({ waiting }: { waiting: ReadonlyMap<string, Waiting> }) => (
  <NoticeList waiting={waiting} asked={useAsked()} />
)

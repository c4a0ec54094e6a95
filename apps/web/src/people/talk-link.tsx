import { talk } from '@gauntlet/contract/talk/endpoints'
import type { TalkKind } from '@gauntlet/contract/talk/texts'
import { mdiForumOutline } from '@mdi/js'
import { useContext } from 'react'
import { useApi } from '../api/use-api.ts'
import { fill, paths } from '../paths.ts'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { IsBeside } from '../ui/router.ts'
import { Badge } from '../ui/stat.tsx'
import * as texts from './texts.ts'

/** Leads from a thing to what those in it say to each other, with the count of unread messages; nothing for others. */
export function TalkLink({ kind, id }: { kind: TalkKind; id: string }) {
  const { data } = useApi(talk.unread, { kind, id })
  // Beside the talk it would lead to where the player is.
  const isBeside = useContext(IsBeside)
  if (isBeside || data?.payload.open !== 1) return null
  return (
    <Link className="button small" to={fill(paths.talk, { kind, id })}>
      <Icon path={mdiForumOutline} />
      {texts.talk}
      <Badge count={data.payload.unread} label={texts.unread} />
    </Link>
  )
}

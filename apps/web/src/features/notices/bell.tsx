import { mdiBellOutline } from '@mdi/js'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Badge } from '../../ui/stat.tsx'
import './notices.css'
import { useNotices } from './use-notices.ts'
import * as texts from './texts.ts'

/** Leads to the notices, with the count of the unread ones. */
export function Bell() {
  const unread = useNotices().data?.payload.unread ?? 0
  return (
    <Link className="icon-button bell" to={paths.notices} title={texts.notifications}>
      <Icon path={mdiBellOutline} />
      <span className="visually-hidden">{texts.notifications} </span>
      <Badge count={unread} label="unread" />
    </Link>
  )
}

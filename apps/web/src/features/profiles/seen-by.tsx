import { mdiEyeOutline } from '@mdi/js'
import { useSelf } from '../../api/use-self.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { Setting } from '../../ui/setting.tsx'
import * as texts from './texts.ts'

/** How much others see of the player, and the way to change it, which stands where it shows. */
export function SeenBy() {
  const { in_feeds, public_name, public_profile } = useSelf().preference
  const seen = [
    in_feeds === 1 ? texts.friendsSeeResults : texts.friendsSeeNoResults,
    public_profile === 1
      ? texts.visitorsSeeRanks
      : public_name === 1
        ? texts.visitorsSeeName
        : texts.visitorsSeeNothing,
  ]
  return (
    <Setting
      title={texts.whoSeesWhat}
      icon={mdiEyeOutline}
      line={seen.join(' ')}
      act={
        <Link className="button small" to={paths.profileEdit} aria-label={texts.editProfile}>
          {texts.editIt}
        </Link>
      }
    />
  )
}

import { mdiEyeOutline } from '@mdi/js'
import { useSelf } from '../../api/use-self.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { Setting } from '../../ui/setting.tsx'
import './notice-choices.css'
import * as texts from './texts.ts'

/** How much others see of the player, and the way to change it, which stands where it shows. */
export function SeenBy() {
  const {
    short_name,
    preference: { in_feeds, public_name, public_profile },
  } = useSelf()
  const isPublic = public_profile === 1
  const seen = [
    [texts.seenResults, in_feeds === 1 ? texts.friends : texts.nobody],
    [texts.seenName, isPublic || public_name === 1 ? short_name : texts.hidden],
    [texts.seenRanks, isPublic ? texts.everybody : texts.members],
  ]
  return (
    <Setting
      title={texts.whoSeesWhat}
      icon={mdiEyeOutline}
      line={texts.changedOnProfile}
      act={
        <Link className="button small" to={paths.profileEdit} aria-label={texts.editProfile}>
          {texts.editIt}
        </Link>
      }
    >
      <dl className="seen-by">
        {seen.map(([what, by]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{by}</dd>
          </div>
        ))}
      </dl>
    </Setting>
  )
}

import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { profileEditTexts } from '@gauntlet/contract/profiles/texts'
import { mdiEyeOutline } from '@mdi/js'
import { useAction } from '../../api/use-action.ts'
import { useSelf } from '../../api/use-self.ts'
import { Setting } from '../../ui/setting.tsx'
import './notice-choices.css'
import * as texts from './texts.ts'

/** How much others see of the player: each choice is saved at once. */
export function SeenBy() {
  const { in_feeds, public_name, public_profile } = useSelf().preference
  const { run, busy } = useAction(profiles.update, { success: false, failure: profileEditTexts.failed })
  const choice = (label: string, isOn: boolean, sent: (on: boolean) => Parameters<typeof run>[0]['preference']) => (
    <li>
      <label className="kind-way">
        {label}
        <input
          type="checkbox"
          className="switch"
          checked={isOn}
          disabled={busy}
          onChange={({ currentTarget }) => void run({ preference: sent(currentTarget.checked) })}
        />
      </label>
    </li>
  )
  return (
    <Setting title={texts.whoSeesWhat} icon={mdiEyeOutline} line={texts.ofYourProfile}>
      <ul className="seen-by">
        {choice(texts.friendsSeeMyResults, in_feeds === 1, on => ({ in_feeds: on }))}
        {choice(texts.myNameOnPublicPages, public_name === 1, on => ({ public_name: on }))}
        {choice(texts.visitorsSeeMyPage, public_profile === 1, on => ({ public_profile: on }))}
      </ul>
    </Setting>
  )
}

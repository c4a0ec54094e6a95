import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { ADULT_AGE } from '@gauntlet/contract/profiles/forms'
import { nobodyTexts, profileEditTexts } from '@gauntlet/contract/profiles/texts'
import { mdiAccountOutline, mdiEarth, mdiNewspaperVariantOutline } from '@mdi/js'
import { useAction } from '../../api/use-action.ts'
import { useSelf } from '../../api/use-self.ts'
import { fill } from '../../paths.ts'
import { publicPages } from '../../public-pages.ts'
import { Rank } from '../../people/rank.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Section } from '../../ui/card.tsx'
import { say } from '../../ui/say.ts'
import { Setting, Settings, SettingSwitch } from '../../ui/setting.tsx'
import { bestSport } from './main-sport.ts'
import './seen-by.css'
import * as texts from './texts.ts'

/** How much others see of the player: each choice is saved at once. */
export function SeenBy() {
  const { id, short_name, preference, sports, public: hasPage } = useSelf()
  const best = bestSport(sports)
  // Nobody under 18 is named to visitors, whatever they choose.
  const isNamed = preference.public_name === 1 && (preference.age ?? ADULT_AGE) >= ADULT_AGE
  const name = isNamed ? short_name : nobodyTexts.hiddenPlayer
  const { run, busy } = useAction(profiles.update, { success: false, failure: profileEditTexts.failed })
  const choice = (
    key: 'in_feeds' | 'public_name' | 'public_profile',
    { title, icon, line }: { title: string; icon: string; line: string },
  ) => (
    <Setting
      title={title}
      icon={icon}
      line={line}
      act={
        <SettingSwitch
          aria-label={title}
          checked={preference[key] === 1}
          disabled={busy}
          onChange={({ currentTarget }) => void run({ preference: { [key]: currentTarget.checked } })}
        />
      }
    />
  )
  return (
    <Section title={texts.whoSeesWhat}>
      <div className="seen-as">
        <Avatar id={id} name={name} image={null} size={56} />
        <p className="seen-words">
          <span className="small">{texts.asVisitorsSeeYou}</span>
          <strong>{name}</strong>
        </p>
        {best && (
          <p className="seen-words seen-rank">
            <strong className="numbers">
              <Rank value={best._joinData.rank} provisional={best._joinData.provisional} />
            </strong>
            <span className="small">{best.name}</span>
          </p>
        )}
        <p className="seen-page small">
          {hasPage === 1 ? <a href={fill(publicPages.player, { id })}>{texts.openYourPage}</a> : texts.noPublicPage}
        </p>
      </div>
      <Settings>
        {choice('in_feeds', {
          title: texts.friendsSeeMyResults,
          icon: mdiNewspaperVariantOutline,
          line: texts.inTheirFeeds,
        })}
        {choice('public_name', {
          title: texts.myNameOnPublicPages,
          icon: mdiAccountOutline,
          line: say(texts.asShortName, { name: short_name }),
        })}
        {choice('public_profile', {
          title: texts.visitorsSeeMyPage,
          icon: mdiEarth,
          line: texts.onAPageForAll,
        })}
      </Settings>
    </Section>
  )
}

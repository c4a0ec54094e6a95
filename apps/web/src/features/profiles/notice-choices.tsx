import type { SentOf } from '@gauntlet/contract/endpoint'
import { mdiEmailOutline } from '@mdi/js'
import { type NoticeChoices as Choices, notices } from '@gauntlet/contract/notices/endpoints'
import { noticeKindTexts } from '@gauntlet/contract/notices/texts'
import type { ReactNode } from 'react'
import { useAction } from '../../api/use-action.ts'
import { useApi } from '../../api/use-api.ts'
import { useSelf } from '../../api/use-self.ts'
import { Section } from '../../ui/card.tsx'
import { here } from '../../ui/here.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { say } from '../../ui/say.ts'
import { Setting, Settings, SettingSwitch } from '../../ui/setting.tsx'
import './notice-choices.css'
import { QuietHours } from './quiet-hours.tsx'
import * as texts from './texts.ts'

/**
 * The ways in which news may come, then how each kind does: every choice is saved at once. `device` is the way to the
 * device in hand, which belongs to another feature.
 */
export function NoticeChoices({ device }: { device: ReactNode }) {
  const { data, error, refetch } = useApi(notices.choices, {})
  return (
    <Loaded value={data?.payload} error={error} retry={refetch} rows={2}>
      {choices => <Form choices={choices} device={device} />}
    </Loaded>
  )
}

type Kind = Choices['kinds'][number]
type Choice = SentOf<typeof notices.choose>

const mailOf = ({ email, daily }: Pick<Kind, 'email' | 'daily'>) => {
  if (email === 0) return 'never'
  return daily === 1 ? 'daily' : 'now'
}

const choiceOf = (kind: Kind['kind'], mail: string): Choice =>
  mail === 'never' ? { kind, email: 0 } : { kind, email: 1, daily: mail === 'daily' }

/** The ways by which news of a kind comes, by name. */
const waysOf = ({ app, push, email }: Kind, mayMail: boolean): string =>
  [app === 1 && texts.inTheApp, push === 1 && texts.onDevices, mayMail && email === 1 && texts.byEmail]
    .filter(way => way !== false)
    .join(' · ') || texts.off

/** A kind of news and how it comes; it opens to change that. */
function KindRow({
  kind,
  busy,
  mayMail,
  choose,
}: {
  kind: Kind
  busy: boolean
  mayMail: boolean
  choose: (choice: Choice) => void
}) {
  const { title, line } = noticeKindTexts[kind.kind]
  const named = { kind: title }
  return (
    <li>
      <details name="kinds" className="kind">
        <summary>
          <span className="kind-words">
            <strong>{title}</strong>
            <span className="soft small">{line}</span>
          </span>
          <span className="soft small">{waysOf(kind, mayMail)}</span>
        </summary>
        <label className="kind-way">
          {texts.inTheApp}
          <input
            type="checkbox"
            className="switch"
            aria-label={say(texts.kindInTheApp, named)}
            checked={kind.app === 1}
            disabled={busy}
            onChange={({ currentTarget }) => choose({ kind: kind.kind, app: currentTarget.checked })}
          />
        </label>
        <label className="kind-way">
          {texts.onDevices}
          <input
            type="checkbox"
            className="switch"
            aria-label={say(texts.kindOnDevices, named)}
            checked={kind.push === 1}
            disabled={busy}
            onChange={({ currentTarget }) => choose({ kind: kind.kind, push: currentTarget.checked })}
          />
        </label>
        <label className="kind-way">
          {texts.byEmail}
          <select
            className="control"
            aria-label={say(texts.kindByEmail, named)}
            value={mailOf(kind)}
            disabled={busy || !mayMail}
            onChange={({ currentTarget }) => choose(choiceOf(kind.kind, currentTarget.value))}
          >
            <option value="now">{texts.soon}</option>
            <option value="daily">{texts.daily}</option>
            <option value="never">{texts.never}</option>
          </select>
        </label>
      </details>
    </li>
  )
}

/** Mornings and nights are those of this device. */
function Form({ choices: { email_notices, kinds, quiet }, device }: { choices: Choices; device: ReactNode }) {
  const { email } = useSelf()
  const { run, busy } = useAction(notices.choose)
  const choose = (choice: Choice) => void run({ ...choice, zone: here() })
  const mayMail = email_notices === 1
  return (
    <>
      <Settings>
        <Setting
          title={texts.byEmail}
          icon={mdiEmailOutline}
          line={email}
          act={
            <SettingSwitch
              aria-label={texts.tellMeByEMail}
              checked={mayMail}
              disabled={busy}
              onChange={({ currentTarget }) => choose({ email_notices: currentTarget.checked })}
            />
          }
        />
        {device}
        <QuietHours quiet={quiet} busy={busy} choose={(quiet_from, quiet_to) => choose({ quiet_from, quiet_to })} />
      </Settings>
      <Section title={texts.toldOf}>
        <ul className="card settings-card kinds">
          {kinds.map(kind => (
            <KindRow key={kind.kind} {...{ kind, busy, mayMail, choose }} />
          ))}
        </ul>
        <p className="soft small">{texts.whatYouReadFirst}</p>
      </Section>
    </>
  )
}

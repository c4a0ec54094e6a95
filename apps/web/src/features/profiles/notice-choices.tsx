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
import { listed } from '../../ui/plural.ts'
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

const MAILS = { never: undefined, daily: texts.emailDaily, now: texts.emailSoon } as const

/** How news of a kind comes, in a line. */
const waysOf = (kind: Kind, mayMail: boolean) =>
  [kind.app === 1 && texts.inTheApp, kind.push === 1 && texts.onDevices, mayMail && MAILS[mailOf(kind)]]
    .filter(Boolean)
    .join(' · ') || texts.off

const MAILS_IN_WORDS = { never: undefined, daily: texts.wordsDaily, now: texts.wordsSoon } as const

/** The same as part of a sentence; nothing where none comes. */
const inWords = (kind: Kind, mayMail: boolean) =>
  listed(
    [
      kind.app === 1 ? texts.wordsInTheApp : undefined,
      kind.push === 1 ? texts.wordsOnDevices : undefined,
      mayMail ? MAILS_IN_WORDS[mailOf(kind)] : undefined,
    ].filter(way => way !== undefined),
  )

/** The kind whose ways most others share, the first of several; without one that is shared, nothing. */
function usualOf(kinds: readonly Kind[], mayMail: boolean): Kind | undefined {
  const alike = [...Map.groupBy(kinds, kind => waysOf(kind, mayMail)).values()]
  const most = alike.toSorted((a, b) => b.length - a.length)[0]
  return most && most.length > 1 ? most[0] : undefined
}

/** A kind of news and how it comes; it opens to change that. */
function KindRow({
  kind,
  usual,
  busy,
  mayMail,
  choose,
}: {
  kind: Kind
  /** The ways of most kinds, told once above them. */
  usual: string | undefined
  busy: boolean
  mayMail: boolean
  choose: (choice: Choice) => void
}) {
  const { title, line } = noticeKindTexts[kind.kind]
  const ways = waysOf(kind, mayMail)
  const named = { kind: title }
  return (
    <li>
      <details name="kinds" className="kind">
        <summary>
          <span className="kind-words">
            <strong>{title}</strong>
            <span className="soft small">{line}</span>
          </span>
          {ways !== usual && <span className="soft small">{ways}</span>}
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
  const usual = usualOf(kinds, mayMail)
  const words = usual && inWords(usual, mayMail)
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
        {words && <p className="small">{say(texts.newsComes, { ways: words })}</p>}
        <ul className="card settings-card kinds">
          {kinds.map(kind => (
            <KindRow
              key={kind.kind}
              {...{ kind, busy, mayMail, choose }}
              usual={words && usual && waysOf(usual, mayMail)}
            />
          ))}
        </ul>
        <p className="soft small">{texts.whatYouReadFirst}</p>
      </Section>
    </>
  )
}

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

interface Row {
  kind: Kind
  busy: boolean
  mayMail: boolean
  choose: (choice: Choice) => void
}

const Tick = ({ kind, busy, choose, way, label }: Row & { way: 'app' | 'push'; label: string }) => (
  <label className="kind-way">
    <input
      type="checkbox"
      aria-label={say(label, { kind: noticeKindTexts[kind.kind].title })}
      checked={kind[way] === 1}
      disabled={busy}
      onChange={({ currentTarget }) => choose({ kind: kind.kind, [way]: currentTarget.checked })}
    />
  </label>
)

/** In short, for a phone. */
const MAIL_SIGNS = { now: texts.emailOn, daily: texts.dailyShort, never: texts.off }

/** On a phone its three choices open from a sign, which has a colour only where they are not the usual one. */
const MailSelect = ({ kind, busy, mayMail, choose }: Row) => {
  const mail = mailOf(kind)
  const isUsual = mail === 'now'
  return (
    <label className={isUsual ? 'kind-mail' : 'kind-mail kind-other'}>
      <select
        className="control"
        aria-label={say(texts.kindByEmail, { kind: noticeKindTexts[kind.kind].title })}
        value={mail}
        disabled={busy || !mayMail}
        onChange={({ currentTarget }) => choose(choiceOf(kind.kind, currentTarget.value))}
      >
        <option value="now">{texts.soon}</option>
        <option value="daily">{texts.daily}</option>
        <option value="never">{texts.never}</option>
      </select>
      <span aria-hidden="true">{MAIL_SIGNS[mail]}</span>
    </label>
  )
}

const Words = ({ kind }: Pick<Kind, 'kind'>) => (
  <span className="kind-words">
    <strong>{noticeKindTexts[kind].title}</strong>
    <span className="soft small">{noticeKindTexts[kind].line}</span>
  </span>
)

const HEADS = [
  { head: texts.toldOf, isHidden: true },
  { head: texts.inTheApp },
  { head: texts.onDevices, way: 'by-device' },
  { head: texts.byEmail },
]

/** A column for each way. */
const KindTable = ({ rows }: { rows: Row[] }) => (
  <table className="table kind-table">
    <caption className="visually-hidden">{texts.toldOf}</caption>
    <thead>
      <tr>
        {HEADS.map(({ head, isHidden, way }) => (
          <th key={head} scope="col" className={way}>
            {isHidden ? <span className="visually-hidden">{head}</span> : head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(row => (
        <tr key={row.kind.kind}>
          <th scope="row">
            <Words kind={row.kind.kind} />
          </th>
          <td>
            <Tick {...row} way="app" label={texts.kindInTheApp} />
          </td>
          <td className="by-device">
            <Tick {...row} way="push" label={texts.kindOnDevices} />
          </td>
          <td>
            <MailSelect {...row} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** Mornings and nights are those of this device. */
function Form({ choices: { email_notices, kinds, quiet }, device }: { choices: Choices; device: ReactNode }) {
  const { email } = useSelf()
  const { run, busy } = useAction(notices.choose)
  const choose = (choice: Choice) => void run({ ...choice, zone: here() })
  const mayMail = email_notices === 1
  const rows = kinds.map(kind => ({ kind, busy, mayMail, choose }))
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
        <div className="card settings-card">
          <KindTable rows={rows} />
        </div>
        <p className="soft small">{texts.whatYouReadFirst}</p>
      </Section>
    </>
  )
}

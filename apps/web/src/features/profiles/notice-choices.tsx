import type { SentOf } from '@gauntlet/contract/endpoint'
import { mdiBellOutline, mdiCellphone, mdiEmailOutline } from '@mdi/js'
import { type NoticeChoices as Choices, notices } from '@gauntlet/contract/notices/endpoints'
import { noticeKindTexts } from '@gauntlet/contract/notices/texts'
import type { ReactNode } from 'react'
import { useAction } from '../../api/use-action.ts'
import { useApi } from '../../api/use-api.ts'
import { useSelf } from '../../api/use-self.ts'
import { Section } from '../../ui/card.tsx'
import { here } from '../../ui/here.ts'
import { Icon } from '../../ui/icon.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { say } from '../../ui/say.ts'
import { Setting, Settings, SettingSwitch } from '../../ui/setting.tsx'
import { useStore } from '../../ui/store.ts'
import { abreast } from '../../ui/wide.ts'
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

const WAYS = [texts.inTheApp, texts.onDevices, texts.byEmail]

/** The ways by which news of a kind may come, each with its name and its control. */
function waysOf({ kind, busy, mayMail, choose }: Row) {
  const named = { kind: noticeKindTexts[kind.kind].title }
  const onOff = (way: 'app' | 'push', label: string) => (
    <input
      type="checkbox"
      className="switch"
      aria-label={say(label, named)}
      checked={kind[way] === 1}
      disabled={busy}
      onChange={({ currentTarget }) => choose({ kind: kind.kind, [way]: currentTarget.checked })}
    />
  )
  return [
    { name: texts.inTheApp, icon: mdiBellOutline, isOn: kind.app === 1, control: onOff('app', texts.kindInTheApp) },
    {
      name: texts.onDevices,
      icon: mdiCellphone,
      isOn: kind.push === 1,
      way: 'by-device',
      control: onOff('push', texts.kindOnDevices),
    },
    {
      name: texts.byEmail,
      icon: mdiEmailOutline,
      isOn: mayMail && kind.email === 1,
      control: (
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
      ),
    },
  ]
}

const Words = ({ kind }: Pick<Kind, 'kind'>) => (
  <span className="kind-words">
    <strong>{noticeKindTexts[kind].title}</strong>
    <span className="soft small">{noticeKindTexts[kind].line}</span>
  </span>
)

/** A kind of news and its ways, those that are off struck through; it opens to change them. */
function KindRow(row: Row) {
  const ways = waysOf(row)
  const on = ways.filter(({ isOn }) => isOn).map(({ name }) => name)
  return (
    <li>
      <details name="kinds" className="kind">
        <summary>
          <Words kind={row.kind.kind} />
          <span className="kind-marks">
            <span className="visually-hidden">{on.join(' · ') || texts.off}</span>
            {ways.map(({ name, icon, isOn, way }) => (
              <span key={name} className={way}>
                <span className={isOn ? undefined : 'kind-off'}>
                  <Icon path={icon} />
                </span>
              </span>
            ))}
          </span>
        </summary>
        {ways.map(({ name, control }) => (
          <label key={name} className="kind-way">
            {name}
            {control}
          </label>
        ))}
      </details>
    </li>
  )
}

/** Where there is room, a column for each way: what is off is seen at once. */
const KindTable = ({ rows }: { rows: Row[] }) => (
  <table className="table kind-table">
    <caption className="visually-hidden">{texts.toldOf}</caption>
    <thead>
      <tr>
        {['', ...WAYS].map(head => (
          <th key={head} scope="col">
            {head || <span className="visually-hidden">{texts.toldOf}</span>}
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
          {waysOf(row).map(({ name, control, way }) => (
            <td key={name} className={way}>
              {control}
            </td>
          ))}
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
  const hasColumns = useStore(abreast)
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
          {hasColumns ? (
            <KindTable rows={rows} />
          ) : (
            <>
              <div className="kind-marks kind-heads soft" aria-hidden="true">
                {WAYS.map(head => (
                  <span key={head}>{head}</span>
                ))}
              </div>
              <ul className="kinds">
                {rows.map(row => (
                  <KindRow key={row.kind.kind} {...row} />
                ))}
              </ul>
            </>
          )}
        </div>
        <p className="soft small">{texts.whatYouReadFirst}</p>
      </Section>
    </>
  )
}

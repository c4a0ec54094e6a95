import type { SentOf } from '@gauntlet/contract/endpoint'
import { type NoticeChoices as Choices, notices } from '@gauntlet/contract/notices/endpoints'
import { noticeKindTexts } from '@gauntlet/contract/notices/texts'
import { useAction } from '../../api/use-action.ts'
import { useApi } from '../../api/use-api.ts'
import { Card, Section } from '../../ui/card.tsx'
import { CheckField } from '../../ui/field.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { say } from '../../ui/say.ts'
import './notice-choices.css'
import { QuietHours } from './quiet-hours.tsx'
import * as texts from './texts.ts'
import { here } from '../../ui/here.ts'

/** Which notices come into the app, by e-mail, and to devices that take push messages: each choice is saved at once. */
export function NoticeChoices() {
  const { data, error, refetch } = useApi(notices.choices, {})
  return (
    <Section title={texts.whatYouHearOf}>
      <Loaded value={data?.payload} error={error} retry={refetch} rows={1}>
        {choices => <Form choices={choices} />}
      </Loaded>
    </Section>
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

/** A kind of news, and the three ways in which it may come. */
function KindRow({
  kind: { kind, app, email, push, daily },
  busy,
  mayMail,
  choose,
}: {
  kind: Kind
  busy: boolean
  mayMail: boolean
  choose: (choice: Choice) => void
}) {
  const { title, line } = noticeKindTexts[kind]
  return (
    <li className="kind">
      <strong>{title}</strong>
      <label className="kind-choice">
        <input
          type="checkbox"
          aria-label={say(texts.kindInTheApp, { kind: title })}
          checked={app === 1}
          disabled={busy}
          onChange={({ currentTarget }) => choose({ kind, app: currentTarget.checked })}
        />
        <span className="kind-way">{texts.inTheApp}</span>
      </label>
      <label className="kind-mail">
        <span className="kind-way">{texts.byEmail}</span>
        <select
          aria-label={say(texts.kindByEmail, { kind: title })}
          value={mailOf({ email, daily })}
          disabled={busy || !mayMail}
          onChange={({ currentTarget }) => choose(choiceOf(kind, currentTarget.value))}
        >
          <option value="now">{texts.soon}</option>
          <option value="daily">{texts.daily}</option>
          <option value="never">{texts.never}</option>
        </select>
      </label>
      <label className="kind-choice">
        <input
          type="checkbox"
          aria-label={say(texts.kindOnDevices, { kind: title })}
          checked={push === 1}
          disabled={busy}
          onChange={({ currentTarget }) => choose({ kind, push: currentTarget.checked })}
        />
        <span className="kind-way">{texts.onDevices}</span>
      </label>
      <span className="soft small kind-line">{line}</span>
    </li>
  )
}

/** Mornings and nights are those of this device. */

function Form({ choices: { email_notices, kinds, quiet } }: { choices: Choices }) {
  const { run, busy } = useAction(notices.choose)
  const choose = (choice: Choice) => run({ ...choice, zone: here() })
  return (
    <Card className="notice-choices">
      <p className="soft">{texts.theAppTellsYouOf}</p>
      <CheckField
        label={<strong>{texts.tellMeByEMail}</strong>}
        checked={email_notices === 1}
        disabled={busy}
        onChange={({ currentTarget }) => void choose({ email_notices: currentTarget.checked })}
      />
      <div className="kinds">
        <p className="kind kinds-heads" aria-hidden="true">
          <span>{texts.toldOf}</span>
          <span>{texts.inTheApp}</span>
          <span>{texts.byEmail}</span>
          <span>{texts.onDevices}</span>
        </p>
        <ul aria-label={texts.toldOf}>
          {kinds.map(kind => (
            <KindRow
              key={kind.kind}
              kind={kind}
              busy={busy}
              mayMail={email_notices === 1}
              choose={choice => void choose(choice)}
            />
          ))}
        </ul>
      </div>
      <p className="soft small">{texts.whatYouReadFirst}</p>
      <QuietHours quiet={quiet} busy={busy} choose={(quiet_from, quiet_to) => void choose({ quiet_from, quiet_to })} />
    </Card>
  )
}

import { type NoticeChoices as Choices, notices } from '@gauntlet/contract/notices/endpoints'
import { noticeKindTexts } from '@gauntlet/contract/notices/texts'
import { useAction } from '../../api/use-action.ts'
import { useApi } from '../../api/use-api.ts'
import { Card, Section } from '../../ui/card.tsx'
import { CheckField } from '../../ui/field.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { say } from '../../ui/say.ts'
import './notice-choices.css'
import * as texts from './texts.ts'

/** Which notices also come by e-mail, and to devices that take push messages: each choice is saved at once. */
export function NoticeChoices() {
  const { data, error, refetch } = useApi(notices.choices, {})
  return (
    <Section title={texts.news}>
      <Loaded value={data?.payload} error={error} retry={refetch} rows={1}>
        {choices => <Form choices={choices} />}
      </Loaded>
    </Section>
  )
}

function Form({ choices: { email_notices, kinds } }: { choices: Choices }) {
  const { run, busy } = useAction(notices.choose)
  return (
    <Card className="notice-choices">
      <p className="soft">{texts.theAppTellsYouOf}</p>
      <CheckField
        label={<strong>{texts.tellMeByEMail}</strong>}
        checked={email_notices === 1}
        disabled={busy}
        onChange={({ currentTarget }) => void run({ email_notices: currentTarget.checked })}
      />
      <table className="table kinds">
        <caption className="visually-hidden">{texts.toldOf}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.toldOf}</th>
            <th scope="col">{texts.byMail}</th>
            <th scope="col">{texts.onDevices}</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map(({ kind, email, push }) => (
            <tr key={kind}>
              <th scope="row">
                {noticeKindTexts[kind].title}
                <span className="soft small">{noticeKindTexts[kind].line}</span>
              </th>
              <td>
                <label className="kind-choice">
                  <input
                    type="checkbox"
                    aria-label={say(texts.kindByMail, { kind: noticeKindTexts[kind].title })}
                    checked={email === 1}
                    disabled={busy || email_notices === 0}
                    onChange={({ currentTarget }) => void run({ kind, email: currentTarget.checked })}
                  />
                </label>
              </td>
              <td>
                <label className="kind-choice">
                  <input
                    type="checkbox"
                    aria-label={say(texts.kindOnDevices, { kind: noticeKindTexts[kind].title })}
                    checked={push === 1}
                    disabled={busy}
                    onChange={({ currentTarget }) => void run({ kind, push: currentTarget.checked })}
                  />
                </label>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

import { type NoticeChoices as Choices, notices } from '@gauntlet/contract/notices/endpoints'
import { noticeKindTexts } from '@gauntlet/contract/notices/texts'
import { useAction } from '../../api/use-action.ts'
import { useApi } from '../../api/use-api.ts'
import { Card, Section } from '../../ui/card.tsx'
import { CheckField } from '../../ui/field.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import './notice-choices.css'
import * as texts from './texts.ts'

/** Which notices also come by e-mail: each choice is saved at once. */
export function NoticeChoices() {
  const { data, error, refetch } = useApi(notices.choices, {})
  return (
    <Section title={texts.mails}>
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
      <fieldset disabled={busy || email_notices === 0}>
        <legend className="visually-hidden">{texts.mailsAbout}</legend>
        {kinds.map(({ kind, email }) => (
          <CheckField
            key={kind}
            label={
              <>
                {noticeKindTexts[kind].title}
                <span className="soft small">{noticeKindTexts[kind].line}</span>
              </>
            }
            checked={email === 1}
            onChange={({ currentTarget }) => void run({ kind, email: currentTarget.checked })}
          />
        ))}
      </fieldset>
    </Card>
  )
}

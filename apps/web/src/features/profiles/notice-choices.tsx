import { type NoticeChoices as Choices, notices } from '@gauntlet/contract/notices/endpoints'
import { noticeKindTexts } from '@gauntlet/contract/notices/texts'
import { useAction } from '../../api/use-action.ts'
import { useApi } from '../../api/use-api.ts'
import { Card, Section } from '../../ui/card.tsx'
import { CheckField } from '../../ui/field.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import './notice-choices.css'
import * as texts from './texts.ts'

/** Which notices also come by e-mail: each choice is saved at once. */
export function NoticeChoices() {
  const { data, error, refetch } = useApi(notices.choices, {})
  return (
    <Section title={texts.mails}>
      {data ? (
        <Form choices={data.payload} />
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <SkeletonList rows={1} />
      )}
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

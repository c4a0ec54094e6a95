import { Link } from '../../../ui/link.tsx'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { ageForm, asksForMonth } from '@gauntlet/contract/profiles/forms'
import { profileEditTexts } from '@gauntlet/contract/profiles/texts'
import { CallError } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { showErrors, useContractForm } from '../../../api/use-contract-form.ts'
import { paths } from '../../../paths.ts'
import { AgeFields, WRITE_ABOUT_AGE } from '../../../people/age-fields.tsx'
import '../challenges.css'
import * as texts from './texts.ts'

/** Asks a player without an age how old they are. The form below works without an answer. */
export default function AgeQuestion({ skip }: { skip: () => void }) {
  const { run, busy } = useAction(profiles.update, {
    success: profileEditTexts.updated,
    failure: profileEditTexts.failed,
  })
  const form = useContractForm(ageForm, { age: '', birth_month: '' })
  const { register, watch, setError } = form
  const { errors } = form.formState
  const typed = watch('age')
  const send = form.handleSubmit(async ({ age, birth_month }) => {
    if (age === null) return setError('age', { message: profileEditTexts.age }, { shouldFocus: true })
    const outcome = await run({ preference: { age, birth_month: asksForMonth(typed) ? birth_month : null } })
    if (!(outcome instanceof CallError)) return
    const named = Object.entries(outcome.errors).map(([name, text]) => [name.replace('preference.', ''), text])
    showErrors(form, new CallError(outcome.status, outcome.message, Object.fromEntries(named)))
  })
  return (
    <form className="card stack age-first" noValidate aria-labelledby="age-first" onSubmit={event => void send(event)}>
      <div>
        <h2 id="age-first">{texts.howOldAreYou}</h2>
        <p className="soft small">{texts.playersUnder18AreChallenged}</p>
      </div>
      <AgeFields
        age={{ ...register('age'), error: errors.age?.message }}
        month={{ ...register('birth_month'), error: errors.birth_month?.message }}
        typed={typed}
        link={<Link to={`${paths.contact}?about=age`}>{WRITE_ABOUT_AGE}</Link>}
      />
      <div className="row">
        <button type="button" className="button quiet" onClick={() => skip()}>
          {texts.notNow}
        </button>
        <button type="submit" className="button" disabled={busy}>
          {texts.saveMyAge}
        </button>
      </div>
    </form>
  )
}

import {
  CONTACT_MESSAGE_MAX,
  contact,
  contactInput,
  type ContactReason,
  contactReasons,
  contactTexts,
} from '@gauntlet/contract/contact/endpoints'
import { EMAIL_MAX, isId, NAME_MAX } from '@gauntlet/contract/fields'
import { type FormEvent, type ReactNode, useState } from 'react'
import { call } from '../../../api/api.ts'
import { CallError } from '../../../api/client.ts'
import { useForm } from '../../../api/use-form.ts'
import { TextAreaField, TextField } from '../../../ui/field.tsx'
import './contact.css'
import * as texts from '../texts.ts'
import { FormError } from '../../../ui/form-error.tsx'
import { rich } from '../../../ui/rich.tsx'
import { FittingQuestions } from './before-you-write.tsx'
import { ReasonField } from './reason-field.tsx'

/** The subject of a message, by id. */
export interface Subject {
  challenge?: string
  tournament?: string
  player?: string
}

/**
 * The message that the address asks for: `/contact?challenge=…&reason=Dispute` or `/contact?about=age`. A challenge
 * leads here to be disputed.
 */
export function askedFor(search: string): {
  about: Subject
  reason: ContactReason | undefined
  message: string | undefined
} {
  const asked = new URLSearchParams(search)
  const about: Subject = {}
  for (const what of ['challenge', 'tournament', 'player'] as const) {
    const id = asked.get(what)
    if (isId(id)) about[what] = id
  }
  const disputed = about.challenge !== undefined || about.tournament !== undefined
  const message = asked.get('about') === 'age' ? contactTexts.aboutAge : undefined
  const reason = message ? 'Other' : contactReasons.find(each => each === asked.get('reason'))
  return {
    about,
    message,
    reason: reason ?? (disputed ? 'Dispute' : about.player === undefined ? undefined : 'Other'),
  }
}

const WRITER = ['first_name', 'last_name', 'email'] as const
type Writer = Record<(typeof WRITER)[number], string>

async function send(values: Parameters<typeof call<typeof contact.send>>[1]): Promise<string> {
  try {
    return (await call(contact.send, values)).message ?? contactTexts.sent
  } catch (error) {
    // If the server was not reached or failed, the error has no words for people.
    const failed = error instanceof CallError && (error.status === 0 || error.status >= 500)
    throw failed ? new CallError(error.status, contactTexts.failed) : error
  }
}

/** Each field of it is filled in, but for the one that is to stay empty; a press says what else is wrong. */
const isReady = (form: HTMLFormElement) =>
  [...new FormData(form)].every(([name, value]) => name === 'website' || value !== '') &&
  form.querySelector(':checked') !== null

interface WriterFieldsProps {
  writer: Writer | undefined
  errors: Readonly<Record<string, string | undefined>>
}

const WriterFields = ({ writer, errors }: WriterFieldsProps) => (
  <div className="contact-pair">
    <TextField
      label={texts.firstName}
      name="first_name"
      autoComplete="given-name"
      maxLength={NAME_MAX}
      defaultValue={writer?.first_name}
      error={errors['first_name']}
    />
    <TextField
      label={texts.lastName}
      name="last_name"
      autoComplete="family-name"
      maxLength={NAME_MAX}
      defaultValue={writer?.last_name}
      error={errors['last_name']}
    />
    <TextField
      label={texts.email}
      name="email"
      type="email"
      autoComplete="email"
      maxLength={EMAIL_MAX}
      defaultValue={writer?.email}
      error={errors['email']}
    />
  </div>
)

/**
 * The contact form; `note` names its subject. Whoever is known need not say it again. The typed text stays until it is
 * sent.
 */
export function ContactForm({
  about,
  reason,
  message,
  writer,
  face,
  note,
  typed,
  picked,
}: {
  about: Subject
  reason?: ContactReason | undefined
  /** The beginning of the message. */
  message?: string | undefined
  writer?: Writer
  /** Of the writer, where there is one. */
  face?: ReactNode
  note?: ReactNode
  /** Told whether there is text that has not been sent. */
  typed?: (isTyped: boolean) => void
  /** Told which reason was picked. */
  picked?: (reason: ContactReason) => void
}) {
  const [sent, setSent] = useState<string>()
  const [chosen, setChosen] = useState(reason)
  const [isOther, setOther] = useState(false)
  const [ready, setReady] = useState(reason !== undefined && message !== undefined && writer !== undefined)
  const { errors, refused, busy, submit, forget } = useForm(contactInput, async values => {
    setSent(await send(values))
    typed?.(false)
    setReady(false)
  })
  const isRefused = WRITER.some(name => errors[name] !== undefined)
  const known = isOther || isRefused ? undefined : writer
  const choose = (each: ContactReason) => {
    setChosen(each)
    picked?.(each)
  }
  const input = (event: FormEvent<HTMLFormElement>) => {
    typed?.(true)
    forget(event)
    setReady(isReady(event.currentTarget))
  }
  if (sent !== undefined)
    return (
      <div className="contact-sent">
        <output>{sent}</output>
        <button type="button" className="button" onClick={() => setSent(undefined)}>
          {texts.writeAnotherMessage}
        </button>
      </div>
    )
  return (
    <form
      className="contact-form"
      noValidate
      onSubmit={event => void submit(event, { ...known, ...about })}
      onInput={input}
    >
      {note}
      <ReasonField first={reason} error={errors['reason']} choose={choose} />
      <FittingQuestions reason={chosen} />
      <TextAreaField
        label={texts.message}
        name="message"
        rows={5}
        placeholder={texts.whatHappened}
        maxLength={CONTACT_MESSAGE_MAX}
        defaultValue={message}
        error={errors['message']}
      />
      {known ? (
        <p className="contact-writer">
          {face}
          <span>
            {rich(texts.youWriteAs, {
              name: <strong>{`${known.first_name} ${known.last_name}`}</strong>,
              email: known.email,
            })}
          </span>
          <button type="button" className="button small quiet" onClick={() => setOther(true)}>
            {texts.change}
          </button>
        </p>
      ) : (
        <WriterFields writer={writer} errors={errors} />
      )}
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {texts.leaveThisEmpty}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <FormError>{refused ?? errors['website']}</FormError>
      <div className="contact-send">
        <button type="submit" className={ready ? 'button main' : 'button idle'} disabled={busy}>
          {texts.send}
        </button>
        {!ready && <p className="soft small">{chosen ? texts.thenYourWords : texts.chooseAReason}</p>}
      </div>
    </form>
  )
}

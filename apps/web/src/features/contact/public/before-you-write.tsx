import type { ContactReason } from '@gauntlet/contract/contact/endpoints'
import type { ReactNode } from 'react'
import { paths } from '../../../paths.ts'
import { anchorOf } from '../../../ui/anchor.ts'
import { Link } from '../../../ui/link.tsx'
import './contact.css'
import * as texts from '../texts.ts'

const QuestionLinks = ({ questions, children }: { questions: readonly string[]; children?: ReactNode }) => (
  <ul className="contact-rows">
    {questions.map(question => (
      <li key={question}>
        <Link to={`${paths.faq}#${anchorOf(question)}`}>{question}</Link>
      </li>
    ))}
    {children}
  </ul>
)

/** The questions that fit a reason: on a phone in place of all of them, which would stand below Send. */
export function FittingQuestions({ reason }: { reason: ContactReason | undefined }) {
  const questions = reason === undefined ? [] : texts.fitting[reason]
  if (questions.length === 0) return null
  return (
    <nav className="contact-fitting" aria-label={texts.fittingQuestions}>
      <p className="soft small">{texts.fittingQuestions}</p>
      <QuestionLinks questions={questions} />
    </nav>
  )
}

/**
 * The questions that fit the reason, or those behind most messages, each a link to its answer, or to the FAQ where an
 * operator has left it out.
 */
export function BeforeYouWrite({ reason }: { reason: ContactReason | undefined }) {
  const fitting = reason === undefined ? [] : texts.fitting[reason]
  const isFitting = fitting.length > 0
  const title = isFitting ? texts.fittingQuestions : texts.beforeYouWrite
  return (
    <nav className="contact-sheet contact-before" aria-label={title}>
      <h2>{title}</h2>
      <QuestionLinks questions={isFitting ? fitting : texts.questions}>
        <li>
          <Link to={paths.faq}>{texts.allQuestions}</Link>
        </li>
      </QuestionLinks>
    </nav>
  )
}

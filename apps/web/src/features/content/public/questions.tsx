import { type FormEvent, type ReactNode, type RefObject, useRef, useState } from 'react'
import { plural } from '../../../ui/plural.ts'
import * as texts from '../texts.ts'
import { QuestionsText } from './content-text.tsx'
import { hasWords } from './folded.ts'

/** Hides what has not the words, and a group with all of its questions; says how many are left. */
function leaveWith(asked: string, room: Element): number {
  let left = 0
  let group: HTMLElement | undefined
  for (const part of room.querySelectorAll<HTMLElement>('.content-text > :is(h2, details)')) {
    if (part.tagName === 'H2') {
      group = part
      continue
    }
    part.hidden = !hasWords(part.textContent, asked)
    if (!part.hidden) left++
    if (group?.nextElementSibling === part) group.hidden = part.hidden
    else if (group && !part.hidden) group.hidden = false
  }
  return left
}

/** Has the state that changes with each letter: drawn anew, the questions would all be there again, and folded. */
function QuestionSearch({ room, lead }: { room: RefObject<HTMLDivElement | null>; lead: ReactNode }) {
  const [left, setLeft] = useState<number>()
  const look = ({ currentTarget: { value } }: FormEvent<HTMLInputElement>) => {
    const found = room.current ? leaveWith(value, room.current) : 0
    setLeft(value.trim() === '' ? undefined : found)
  }
  return (
    <div className={lead ? 'question-search question-lead' : 'question-search'}>
      {lead}
      <span className="question-field">
        <input
          className="control"
          type="search"
          aria-label={texts.searchTheQuestions}
          placeholder={texts.searchTheQuestions}
          autoComplete="off"
          enterKeyHint="search"
          onInput={look}
        />
      </span>
      <output className={left === 0 ? undefined : 'visually-hidden'}>
        {left !== undefined && (left === 0 ? texts.noQuestionHasThese : plural(texts.nQuestions, left))}
      </output>
    </div>
  )
}

/** Questions and answers, and a field that leaves those with the words that are typed. `lead` stands over it. */
export function Questions({ follow, lead }: { follow: (path: string) => void; lead?: ReactNode }) {
  const room = useRef<HTMLDivElement>(null)
  return (
    <div ref={room} className="questions">
      <QuestionSearch room={room} lead={lead} />
      <QuestionsText follow={follow} known={lead !== undefined} />
    </div>
  )
}

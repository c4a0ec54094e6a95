import { type ContentPage, content } from '@gauntlet/contract/content/endpoints'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useRow } from '../../../api/use-load.ts'
import { anchorOf } from '../../../ui/anchor.ts'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import * as texts from '../texts.ts'
import { firstLater, folded, withGroups } from './folded.ts'
import { Prose } from './prose.tsx'
import { rankDrawn, withRankFigure } from './rank-figure.ts'
import '../../../ui/skeleton.css'

/** The markup of a page of text, or what stands in its place until it is there. */
export function useContent(page: ContentPage): { html: string } | { html: undefined; instead: ReactNode } {
  const { data, error, again } = useRow(content.view, { page_key: page })
  if (data) return { html: data.payload.content }
  return {
    html: undefined,
    instead: error ? (
      <ErrorState error={error} retry={again} />
    ) : (
      <div className="content-wait">
        <SkeletonList rows={4} />
      </div>
    ),
  }
}

/** The answers of the page that the server has written. Taken away, they still tell which a reader opened. */
const answersThere = (): HTMLDetailsElement[] =>
  typeof document === 'undefined' ? [] : Array.from(document.querySelectorAll<HTMLDetailsElement>('[data-for] details'))

/** Which answers a reader has opened on the page that the server has written; those of `room` are opened alike. */
export function useOpenedThere(room: RefObject<HTMLElement | null>): boolean[] {
  const [there] = useState(answersThere)
  const [opened] = useState(() => there.map(({ open }) => open))
  useEffect(() => {
    // A reader may have opened another while this page was being drawn.
    const here = room.current?.querySelectorAll('details') ?? []
    for (const [n, answer] of here.entries()) answer.open = there[n]?.open ?? answer.open
  }, [room, there])
  return opened
}

/** The questions, each folded; that which the address names is open. `known`: to somebody who plays here. */
export function QuestionsText({ follow, known }: { follow: (path: string) => void; known: boolean }) {
  const text = useContent('faq')
  const room = useRef<HTMLDivElement>(null)
  const opened = useOpenedThere(room)
  useEffect(() => {
    const asked = location.hash.slice(1)
    const questions = asked === '' ? [] : (room.current?.querySelectorAll('details') ?? [])
    for (const question of questions) {
      if (anchorOf(question.querySelector('summary')?.textContent ?? '') !== asked) continue
      question.open = true
      question.scrollIntoView()
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the questions are there once the text has come
  }, [text.html])
  if (text.html === undefined) return text.instead
  const told = known ? firstLater(text.html) : text.html
  const answers = withRankFigure(folded(told, opened), texts.aRankAndItsMargin)
  const html = withGroups(answers, texts.groups, rankDrawn(texts.aRankAndItsMargin))
  return <Prose room={room} html={html} follow={follow} />
}

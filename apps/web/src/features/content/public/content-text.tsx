import { type ContentPage, content } from '@gauntlet/contract/content/endpoints'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useRow } from '../../../api/use-load.ts'
import { anchorOf } from '../../../ui/anchor.ts'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { folded } from './folded.ts'
import { sanitized } from './sanitized.ts'
import '../../../ui/skeleton.css'
import './content.css'

/** The path that a plain click on a link of the text leads to, if it stays in the app. */
function pathOf({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== location.origin || button !== 0 || metaKey || ctrlKey || shiftKey || altKey)
    return undefined
  return link.pathname + link.search
}

/** Which questions a reader has opened on the page that the server has written. */
const openedThere = (): boolean[] =>
  typeof document === 'undefined'
    ? []
    : Array.from(document.querySelectorAll<HTMLDetailsElement>('[data-for] details'), ({ open }) => open)

/** A page of text of the content service; `follow` goes to another screen. */
export function ContentText({ page, follow }: { page: ContentPage; follow: (path: string) => void }) {
  const { data, error, again } = useRow(content.view, { page_key: page })
  const [opened] = useState(openedThere)
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const asked = location.hash.slice(1)
    const questions = asked === '' ? [] : (text.current?.querySelectorAll('details') ?? [])
    for (const question of questions) {
      if (anchorOf(question.querySelector('summary')?.textContent ?? '') !== asked) continue
      question.open = true
      question.scrollIntoView()
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the questions are there once the text has come
  }, [data])
  if (error && !data) return <ErrorState error={error} retry={again} />
  if (!data)
    return (
      <div className="content-wait">
        <SkeletonList rows={4} />
      </div>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside are what is clicked, by key too
    <div
      ref={text}
      className="content-text"
      onClick={event => {
        const path = pathOf(event)
        if (path === undefined) return
        event.preventDefault()
        follow(path)
      }}
      // oxlint-disable-next-line react/no-danger -- the server sends what its sanitizer let through
      dangerouslySetInnerHTML={{
        __html: sanitized(page === 'faq' ? folded(data.payload.content, opened) : data.payload.content),
      }}
    />
  )
}

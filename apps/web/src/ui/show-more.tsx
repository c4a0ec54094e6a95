import { useEffect, useRef } from 'react'
import { returnFocus } from './focus.ts'
import * as texts from './texts.ts'
import { FormError } from './form-error.tsx'

interface Pages {
  data: { pages: readonly unknown[] } | undefined
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => Promise<unknown>
}

/**
 * The end of a list: brings the next page of `usePages`, and says so if there is none after several. `label` names the
 * list, if a screen has several; `more` is whether this one goes on, if others are read with it.
 */
export function ShowMore({
  pages: { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage },
  failed,
  label,
  more = hasNextPage,
}: {
  pages: Pages
  failed: string
  label?: string
  more?: boolean
}) {
  const end = useRef<HTMLParagraphElement>(null)
  const pressed = useRef(false)
  // The last page takes the button away, and would take the keyboard with it.
  useEffect(() => {
    if (!more && pressed.current) returnFocus(end.current)
    pressed.current = false
  }, [more])
  if (!more)
    return (
      data !== undefined &&
      data.pages.length > 1 && (
        <p ref={end} tabIndex={-1} className="list-end soft small">
          {texts.thatIsAll}
        </p>
      )
    )
  const next = () => {
    pressed.current = true
    if (!isFetchingNextPage) void fetchNextPage()
  }
  return (
    <>
      {isFetchNextPageError && <FormError>{failed}</FormError>}
      <button
        type="button"
        className="button wide"
        // a button that is disabled loses the focus
        aria-disabled={isFetchingNextPage}
        aria-label={isFetchNextPageError ? undefined : label}
        onClick={next}
      >
        {isFetchNextPageError ? texts.tryAgain : texts.showMore}
      </button>
    </>
  )
}

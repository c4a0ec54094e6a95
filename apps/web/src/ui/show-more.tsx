import * as texts from './texts.ts'
import { FormError } from './form-error.tsx'

interface Pages {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => Promise<unknown>
}

/** Brings the next page of `usePages`, if there is one. `label` names the list, if a screen has several. */
export const ShowMore = ({ pages, failed, label }: { pages: Pages; failed: string; label?: string }) =>
  pages.hasNextPage && (
    <>
      {pages.isFetchNextPageError && <FormError>{failed}</FormError>}
      <button
        type="button"
        className="button wide"
        disabled={pages.isFetchingNextPage}
        aria-label={pages.isFetchNextPageError ? undefined : label}
        onClick={() => void pages.fetchNextPage()}
      >
        {pages.isFetchNextPageError ? texts.tryAgain : texts.showMore}
      </button>
    </>
  )

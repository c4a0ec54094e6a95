import * as texts from './texts.ts'

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
      {pages.isFetchNextPageError && (
        <p className="form-error" role="alert">
          {failed}
        </p>
      )}
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

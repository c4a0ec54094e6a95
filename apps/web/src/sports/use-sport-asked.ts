import { navigate, useSearchParams } from '../ui/router.ts'

/** The sport in the address of a page, and the way to another's; Back returns to the one before. */
export const useSportAsked = (page: string) => ({
  sport: useSearchParams().get('sport') ?? undefined,
  choose: (next: string | undefined) =>
    navigate(next === undefined ? page : `${page}?${new URLSearchParams({ sport: next })}`, { still: true }),
})

import { paths } from '../../../paths.ts'
import { navigate, useSearchParams } from '../../../ui/router.ts'

/** The sport in the address, and the way to another's; Back returns to the one before. */
export const useSportAsked = () => ({
  sport: useSearchParams().get('sport') ?? undefined,
  choose: (next: string | undefined) =>
    navigate(next === undefined ? paths.leaderboard : `${paths.leaderboard}?${new URLSearchParams({ sport: next })}`, {
      still: true,
    }),
})

import { paths } from '../../paths.ts'
import type { PlayerRoute } from '../../ui/router.ts'

/** One row a line: the build reads them. */
export const screens: readonly PlayerRoute[] = [{ path: paths.searchMyFriend, load: () => import('./my-friends.tsx') }]

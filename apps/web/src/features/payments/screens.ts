import { paths } from '../../paths.ts'
import type { PlayerRoute } from '../../ui/router.ts'

/** One row a line: the build reads them. */
export const screens: readonly PlayerRoute[] = [
  { path: paths.store, load: () => import('./store.tsx') },
  { path: paths.credits, load: () => import('./credits.tsx') },
  { path: paths.purchase, load: () => import('./receipt.tsx') },
  { path: paths.paymentForm, load: () => import('./payment-form.tsx') },
]

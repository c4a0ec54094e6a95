import type { ComponentType } from 'react'
import { paths } from '../paths.ts'

export type PlayerRoute =
  | { path: string; load: () => Promise<{ default: ComponentType }> }
  /** An address that leads to another one. */
  | { path: string; to: string }

/**
 * The screens of verified players; any other address leads to the dashboard. One row a line: the build reads which
 * chunk belongs to which address, preloads it and weighs it.
 */
export const playerRoutes: readonly PlayerRoute[] = [
  { path: paths.dashboard, load: () => import('../features/agenda/dashboard.tsx') },
  { path: paths.profileRoot, to: paths.profile },
]

import { match, paths } from '../paths.ts'
import { partOf } from '../ui/part.tsx'
import type { PlayerRoute } from '../ui/router.ts'

/** Each feature's screens: whatever lies in its `screens.ts` is found. */
const ofFeatures = import.meta.glob<readonly PlayerRoute[]>('../features/*/screens.ts', {
  eager: true,
  import: 'screens',
})

/**
 * The screens of verified players; any other address leads to the dashboard. One row a line: the build reads which
 * chunk belongs to which address, preloads it and weighs it.
 */
export const playerRoutes: readonly PlayerRoute[] = [
  { path: paths.accountSettings, load: () => import('./account-settings.tsx') },
  { path: paths.settingsPart, load: () => import('./settings-part.tsx'), beside: [paths.accountSettings] },
  { path: paths.results, load: () => import('./results.tsx') },
  ...Object.values(ofFeatures).flat(),
]

/** The component of each. */
export const screens = new Map(
  playerRoutes.flatMap(route =>
    'to' in route ? [] : [[route, partOf(async () => (await route.load()).default)] as const],
  ),
)

/** The scripts of the screen at an address. */
export async function loadScreen(pathname: string): Promise<void> {
  for (const [{ path }, { load }] of screens) if (match(path, pathname)) return void (await load())
}

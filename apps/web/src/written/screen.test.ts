import { afterAll, expect, test, vi } from 'vitest'

vi.stubGlobal('window', { addEventListener: () => undefined })
vi.stubGlobal('addEventListener', () => undefined)
vi.stubGlobal('localStorage', { getItem: () => null })
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
afterAll(() => vi.unstubAllGlobals())

test('what is written next is another reader’s: it has neither the zone of this one nor the address', async () => {
  const [{ writeScreen }, { here }, { address, NOWHERE }] = await Promise.all([
    import('./screen.tsx'),
    import('../ui/here.ts'),
    import('../ui/router.ts'),
  ])
  const before = here()
  const zones: string[] = []
  const read = async () => void zones.push(here())
  const device = { zone: 'Pacific/Kiritimati', date: new Date().toUTCString(), passwordMax: 20 }
  expect(await writeScreen('/about', '?sport=chess', read, device)).toBeUndefined()
  expect([here(), ...zones, address.get()]).toEqual([before, before, NOWHERE])
})

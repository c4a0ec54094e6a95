import { expect, test } from 'vitest'
import { claimsOnEmbedded, claimsOnServer } from './testing/claims/engines.ts'

/** Both engines describe hundreds of statements: seconds, on a busy machine many. */
const TEST_MS = 300_000

// The claims of the code are held against PostgreSQL by prepared.test.ts: the compiler's look takes as long as all of
// this, and one is enough where both engines say the same.
test('the embedded engine prepares every query too, and says of each what PostgreSQL says', {
  timeout: TEST_MS,
}, async () => {
  expect(await claimsOnEmbedded()).toEqual(await claimsOnServer())
})

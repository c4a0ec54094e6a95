import { expect, test } from 'vitest'
import { mayRemovePasskey } from './remove.ts'

test.each([
  [{ hasPassword: true, passkeys: 1 }, 'allowed'],
  [{ hasPassword: true, passkeys: 2 }, 'allowed'],
  [{ hasPassword: false, passkeys: 2 }, 'allowed'],
  [{ hasPassword: false, passkeys: 1 }, 'disabled'],
] as const)('%o: %s', (ways, kind) => expect(mayRemovePasskey(ways).kind).toBe(kind))

import { mdiCheck, mdiClose } from '@mdi/js'
import { expect, test } from 'vitest'
import { withOwnIcons } from './own-icons.ts'

test('an import of icons becomes the icons themselves, whatever lines it takes', () => {
  const code = "import {\n  mdiCheck,\n  mdiClose,\n} from '@mdi/js'\nuse(mdiCheck)"
  expect(withOwnIcons(code)).toBe(
    `const mdiCheck = ${JSON.stringify(mdiCheck)}; const mdiClose = ${JSON.stringify(mdiClose)}\nuse(mdiCheck)`,
  )
})

test('an icon that does not exist stops the build', () => {
  expect(() => withOwnIcons("import { mdiNoSuchIcon } from '@mdi/js'")).toThrow('@mdi/js has no mdiNoSuchIcon')
})

import * as icons from '@mdi/js'
import type { Plugin } from 'vite'

const IMPORT = /import \{([^}]+)\} from ['"]@mdi\/js['"];?/g
const paths = new Map<string, string>(Object.entries(icons))

const declare = (name: string): string => {
  const path = paths.get(name)
  if (path === undefined) throw new Error(`@mdi/js has no ${name}`)
  return `const ${name} = ${JSON.stringify(path)}`
}

/** The imports of icons in a module, replaced by the icons themselves. Throws where an icon does not exist. */
export const withOwnIcons = (code: string): string =>
  code.replace(IMPORT, (_, names: string) =>
    names
      .split(',')
      .map(name => name.trim())
      .filter(name => name !== '')
      .map(declare)
      .join('; '),
  )

/**
 * Gives each module the icons it draws. They all come from one module, which a build cannot split: every page would
 * load the icons of all the others.
 */
export const ownIcons = (): Plugin => ({
  name: 'own-icons',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\.tsx?$/, code: /@mdi\/js/ },
    handler: code => ({ code: withOwnIcons(code), map: null }),
  },
})

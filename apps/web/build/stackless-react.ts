import type { Plugin } from 'vite'

const MADE_AT_ONCE = /(?<=Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g

/** The code of react-dom with the errors that it makes while it is read made without a stack. */
export const withoutStacks = (code: string): string =>
  code.replace(MADE_AT_ONCE, 'Object.create(Error.prototype, { message: { value: $1 } })')

/**
 * React makes five errors while it is read, to throw them as signals to itself; nobody reads their stacks. To tell the
 * lines of a stack the browser reads all of react-dom a second time: a third of the time that the entry takes to run.
 * Throws where react-dom has none of them.
 */
export const stacklessReact = (): Plugin => ({
  name: 'stackless-react',
  apply: 'build',
  transform: {
    filter: { id: /\/react-dom\/cjs\/react-dom-client\.production\.js$/ },
    handler(code) {
      const changed = withoutStacks(code)
      if (changed === code) throw new Error('react-dom makes its errors in another way')
      return { code: changed, map: null }
    },
  },
})

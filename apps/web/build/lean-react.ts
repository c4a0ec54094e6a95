import type { Plugin } from 'vite'

const MADE_AT_ONCE = /(?<=Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g
const ASKS_FOR_TOOLS = '"undefined" !== typeof __REACT_DEVTOOLS_GLOBAL_HOOK__'

/** The code of react-dom with the errors that it makes while it is read made without a stack. */
export const withoutStacks = (code: string): string =>
  code.replace(MADE_AT_ONCE, 'Object.create(Error.prototype, { message: { value: $1 } })')

/** The code of react-dom that does not ask for a browser's developer tools for React. */
export const withoutTools = (code: string): string => code.replace(ASKS_FOR_TOOLS, 'false')

/**
 * React makes five errors while it is read, to throw them as signals to itself; nobody reads their stacks. To tell the
 * lines of a stack the browser reads all of react-dom a second time: a third of the time that the entry takes to run.
 * Its developer tools are for `npm run dev`, which serves react-dom as it is. Throws where react-dom has changed.
 */
export const leanReact = (): Plugin => ({
  name: 'lean-react',
  apply: 'build',
  transform: {
    filter: { id: /\/react-dom\/cjs\/react-dom-client\.production\.js$/ },
    handler(code) {
      const stackless = withoutStacks(code)
      if (stackless === code) throw new Error('react-dom makes its errors in another way')
      const lean = withoutTools(stackless)
      if (lean === stackless) throw new Error('react-dom asks for its developer tools in another way')
      return { code: lean, map: null }
    },
  },
})

import type { Plugin } from 'vite'

const CONTRACT = /\/packages\/contract\/src\/[\w-]+\.ts$/
const SUMMARY =
  /^\s*summary:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`]*`)(?:\s*\+\s*(?:'(?:[^'\\\n]|\\.)*'))*,$/gm
const LIMITS = /^\s*limits:\s*(?:\[[^\]]*\]|\w+\([^()\n]*\)|\w+),$/gm

const SERVERS = /^\s*(?:forms: true|session: '\w+'|inputFor: \w+|ignores: (?:\[[^\]]*\]|\w+)),$/gm

/** A module of the contract without what only the server reads of a row. */
export const withoutServersPart = (code: string): string =>
  code.replace(SUMMARY, '').replace(LIMITS, '').replace(SERVERS, '')

/** Leaves the summaries, limits and what else only the server reads of rows out of what browsers load: nothing there reads them. */
export const leanContract = (): Plugin => ({
  name: 'lean-contract',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: CONTRACT },
    handler: code => ({ code: withoutServersPart(code), map: null }),
  },
})

import type { Plugin } from 'vite'

const TEXT = String.raw`(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")`
const SUMMARY = new RegExp(String.raw`^ *summary:\s+${TEXT}(?:\s+\+\s+${TEXT})*,\n`, 'gm')
const LIMITS = /^ *limits: \[[^\]]*\],\n/gm

/** A file of the contract without what its rows say to the document and to the server alone: summaries and limits. */
export const withoutServersPart = (code: string): string => code.replace(SUMMARY, '').replace(LIMITS, '')

/** Every page would load those words, and none uses them. */
export const ownContract = (): Plugin => ({
  name: 'own-contract',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /packages\/contract\/src\/[^/]+\.ts$/ },
    handler: code => ({ code: withoutServersPart(code), map: null }),
  },
})

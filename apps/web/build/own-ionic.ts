import type { Plugin } from 'vite'

const REACT = /^import React[^\n]*$/m

/**
 * Ionic's classes, written so that a build can leave out those that nobody draws. It keeps a class that extends
 * `React.Component`, since reading a property may do anything, and with it tabs, back buttons and every icon: 24 KB of
 * gzip on each page. Throws where Ionic is no longer written like that.
 */
export function withPlainBases(code: string): string {
  if (!REACT.test(code) || !code.includes('extends React.')) throw new Error('Ionic no longer extends React.Component')
  return code
    .replaceAll('extends React.Component', 'extends IonicBase')
    .replaceAll('extends React.PureComponent', 'extends IonicPureBase')
    .replace(REACT, line => `${line}\nconst { Component: IonicBase, PureComponent: IonicPureBase } = React`)
}

/** Lets the build leave out what is not drawn of Ionic; `pureIonic` names its functions that only make components. */
export const ownIonic = (): Plugin => ({
  name: 'own-ionic',
  apply: 'build',
  transform: {
    filter: { id: /\/@ionic\/react\/dist\/index\.js$/ },
    handler: code => ({ code: withPlainBases(code), map: null }),
  },
})

export const pureIonic = ['createForwardRef', 'createReactComponent', 'React.memo']

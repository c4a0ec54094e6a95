import type { Plugin } from 'vite'

const REACT = /^import React[^\n]*$/m
const MAKES = /= (?=(?:React\.memo|createForwardRef|createReactComponent)\()/g

/**
 * Ionic's classes, written so that a build can leave out those that nobody draws. It keeps a class that extends
 * `React.Component`, since reading a property may do anything, and what a call makes, and with them tabs, back buttons
 * and every icon: 24 KB of gzip on each page. Throws where Ionic is no longer written like that.
 */
export function withPlainBases(code: string): string {
  if (!REACT.test(code) || !code.includes('extends React.')) throw new Error('Ionic no longer extends React.Component')
  return code
    .replaceAll('extends React.Component', 'extends IonicBase')
    .replaceAll('extends React.PureComponent', 'extends IonicPureBase')
    .replace(MAKES, '= /* @__PURE__ */ ')
    .replace(REACT, line => `${line}\nconst { Component: IonicBase, PureComponent: IonicPureBase } = React`)
}

const STYLE = /static get style\(\)\{return"[^"]*"\}/

/**
 * Ionic's root element without a style of its own: it writes one into the page, which the page's policy does not let
 * happen, and all it says is that no text can be selected. Throws where Ionic is no longer written like that.
 */
export function withoutStyle(code: string): string {
  if (!STYLE.test(code)) throw new Error("Ionic's root element no longer has a style of its own")
  return code.replace(STYLE, '')
}

/** Ionic's root element as the page's policy permits it. */
export const plainIonicApp = (): Plugin => ({
  name: 'plain-ionic-app',
  apply: 'build',
  transform: {
    filter: { id: /\/@ionic\/core\/components\/ion-app\.js$/ },
    handler: code => ({ code: withoutStyle(code), map: null }),
  },
})

/** Lets the build leave out what is not drawn of Ionic. */
export const ownIonic = (): Plugin => ({
  name: 'own-ionic',
  apply: 'build',
  transform: {
    filter: { id: /\/@ionic\/react\/dist\/index\.js$/ },
    handler: code => ({ code: withPlainBases(code), map: null }),
  },
})

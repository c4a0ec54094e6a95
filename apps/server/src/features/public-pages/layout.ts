import { createHash } from 'node:crypto'
import type { Speaker } from '@gauntlet/contract/language/speaker'
import { publicPageTexts } from '@gauntlet/contract/public-pages/texts'
import type { Config } from '../../platform/config/config.ts'
import { Html, html } from '../../platform/pages/html.ts'
import { follow } from './follow.ts'
import { STYLE } from './style.ts'

/** How a thing is shown: on its page, in the frame of another site, or large on a wall. */
export type Kind = 'page' | 'embed' | 'tv'

export interface Sheet {
  kind: Kind
  title: string
  description: string
  /** The address at which search engines know it, without the host; the same of all kinds. */
  path: string
  /** Whether search engines are to find it. */
  found: boolean
  /** The address of the picture that is shown beside a link, without the host. */
  picture?: string
  /** The screen of players for the same, to which signing in leads back. */
  inside?: string
  /** Where changes are heard of, and the number of the last one that is shown. */
  live?: { path: string; version: number }
  content: Html
}

const SCRIPT = `(${follow.toString()})(window)`
const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Nothing from elsewhere, and nothing inline but the one style and the one script; only an embedded page is framed. */
export const policyOf = (kind: Kind): string =>
  [
    "default-src 'none'",
    `script-src ${sourceOf(SCRIPT)}`,
    `style-src ${sourceOf(STYLE)}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `frame-ancestors ${kind === 'embed' ? '*' : "'none'"}`,
  ].join('; ')

/** Where visitors sign in, and come back to the screen of players. */
export const signInTo = (inside: string): string => `/login?to=${encodeURIComponent(inside)}`
/** The same for those who sign up. */
export const signUpTo = (inside: string): string => `/register?to=${encodeURIComponent(inside)}`

const MARK = html`<svg viewBox="0 0 24 24" aria-hidden="true"><rect x="3.8" y="1.8" width="16.4" height="20.4" rx="1.5"/>
<path d="M3.8 12h16.4M7.5 1.8v20.4M16.5 1.8v20.4M7.5 7h9M7.5 17h9M12 7v10"/></svg>`

/** The whole document of a page for visitors. */
export function documentOf(sheet: Sheet, { appName, appUrl }: Config, speaker: Speaker): string {
  const { kind, title, description, path, found, picture, inside, live, content } = sheet
  const texts = speaker.texts(publicPageTexts)
  const address = `${appUrl}${path}`
  const shown = html`<!doctype html>
<html lang="${speaker.language}" class="${kind}"${live && html` data-live="${live.path}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · ${appName}</title>
<meta name="description" content="${description}">
<link rel="canonical" href="${address}">
${(kind !== 'page' || !found) && html`<meta name="robots" content="noindex">`}
<meta property="og:type" content="website">
<meta property="og:site_name" content="${appName}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${address}">
${
  picture !== undefined &&
  html`<meta property="og:image" content="${appUrl}${picture}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta name="twitter:card" content="summary_large_image">`
}
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>${new Html(STYLE)}</style>
</head>
<body>
${kind === 'page' && headOf(appName, texts, inside)}
<main id="content" data-version="${live?.version ?? 0}" tabindex="-1">
${content}
</main>
${kind === 'page' && footOf(texts)}
${kind === 'embed' && html`<footer><a href="${address}" target="_blank" rel="noopener">${MARK}${appName}</a></footer>`}
<script>${new Html(SCRIPT)}</script>
</body>
</html>
`
  return shown.text
}

const signInLink = (words: string, inside: string | undefined): Html =>
  inside === undefined
    ? html`<a href="/login">${words}</a>`
    : html`<a href="${signInTo(inside)}" data-inside="${inside}">${words}</a>`

const headOf = (
  appName: string,
  texts: typeof publicPageTexts,
  inside: string | undefined,
) => html`<a class="skip" href="#content">${texts.skip}</a>
<header>
<a class="name" href="/">${MARK}${appName}</a>
<nav><a href="/tournaments">${texts.tournaments}</a> ${signInLink(texts.signIn, inside)}</nav>
</header>`

const footOf = (texts: typeof publicPageTexts) => html`<footer><nav aria-label="${texts.pages}">
<a href="/">${texts.home}</a> <a href="/leaderboard">${texts.leaderboard}</a> <a href="/about">${texts.about}</a>
<a href="/faq">${texts.faq}</a> <a href="/contact">${texts.contact}</a></nav></footer>`

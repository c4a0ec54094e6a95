import { escapeHtml } from './html.ts'
import type { ListedMail } from './mail.ts'

function linkOf(link: string): string {
  const href = escapeHtml(link)
  return `<li><a href="${href}" rel="noreferrer">${href}</a></li>`
}

function entryOf({ to, subject, text, links }: ListedMail): string {
  const list = links.length > 0 ? `<ul>${links.map(linkOf).join('')}</ul>\n` : ''
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p>to ${escapeHtml(to)}</p>
${list}<details><summary>Text</summary><pre>${escapeHtml(text)}</pre></details>
</article>
`
}

/** The mails as a page for developers, in the order given. It loads and runs nothing. */
export const devMailPage = (mails: readonly ListedMail[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Outbox</title>
</head>
<body>
<h1>Outbox</h1>
${mails.length > 0 ? mails.map(entryOf).join('') : '<p>No mail yet.</p>\n'}</body>
</html>
`

import { mailTexts } from '@gauntlet/contract/mail-texts'
import type { Speaker } from '@gauntlet/contract/language/speaker'
import { ENGLISH } from '../language/speaker.ts'
import { escapeHtml } from './html.ts'

/** The words of a mail: plain text throughout, never markup. */
export interface MailContent {
  appName: string
  heading: string
  /** Paragraphs; a line break inside one is kept. */
  lines: readonly string[]
  /** The one thing to do; `url` is http or https. */
  action?: { label: string; url: string }
  footer?: string
  /** How to get no more mails of this kind; `url` is http or https. */
  unsubscribe?: { label: string; url: string }
}

const INK = '#0e1a2b'
const CHALK = '#faf7f0'
const OPTIC = '#d9f542'
const QUIET = '#4a5361'
const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

const inHtml = (text: string): string => escapeHtml(text).replace(/\r\n|\r|\n/g, '<br>')

function checkLink(url: string): void {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new TypeError('The link of a mail is not an http or https address.')
}

function layOutText({ appName, heading, lines, action, footer, unsubscribe }: MailContent): string {
  const parts = [heading, ...lines]
  // On a line of its own, so that no mail program takes a full stop into the link.
  if (action) parts.push(`${action.label}:\n${action.url}`)
  if (footer) parts.push(footer)
  const sender = unsubscribe ? `${appName}\n${unsubscribe.label}:\n${unsubscribe.url}` : appName
  return `${[...parts, `-- \n${sender}`].join('\n\n')}\n`
}

function layOutAction({ label, url }: { label: string; url: string }, speaker: Speaker): string {
  const href = escapeHtml(url)
  return `<p style="margin:28px 0"><a href="${href}" style="display:inline-block;padding:14px 24px;border-radius:8px;background:${OPTIC};color:${INK};font-weight:700;text-decoration:none">${inHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;color:${QUIET}">${inHtml(speaker.texts(mailTexts).link)}<br><a href="${href}" style="color:${INK};word-break:break-all">${href}</a></p>
`
}

const layOutUnsubscribe = ({ label, url }: { label: string; url: string }): string =>
  `<p style="margin:24px 0 0;font-size:14px"><a href="${escapeHtml(url)}" style="color:${QUIET}">${inHtml(label)}</a></p>\n`

function layOutHtml({ appName, heading, lines, action, footer, unsubscribe }: MailContent, speaker: Speaker): string {
  const paragraphs = lines.map(text => `<p style="margin:0 0 16px">${inHtml(text)}</p>\n`).join('')
  const end = footer ? `<p style="margin:24px 0 0;font-size:14px;color:${QUIET}">${inHtml(footer)}</p>\n` : ''
  // A table, since some mail programs know no other way to limit a width.
  return `<!doctype html>
<html lang="${speaker.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(heading)}</title>
</head>
<body style="margin:0;padding:0;background:${CHALK}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${CHALK}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;${FONT};font-size:16px;line-height:1.5;color:${INK};text-align:left">
<tr><td style="padding:16px 24px;border-radius:12px 12px 0 0;background:${INK};color:${OPTIC};font-weight:800">${inHtml(appName)}</td></tr>
<tr><td style="padding:28px 24px;border-radius:0 0 12px 12px;background:#ffffff">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.2">${inHtml(heading)}</h1>
${paragraphs}${action ? layOutAction(action, speaker) : ''}${end}${unsubscribe ? layOutUnsubscribe(unsubscribe) : ''}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

/** Lays out a mail as plain text and as HTML, in one language. Throws TypeError where the link is not http or https. */
export function layOutMail(content: MailContent, speaker = ENGLISH): { text: string; html: string } {
  if (content.action) checkLink(content.action.url)
  if (content.unsubscribe) checkLink(content.unsubscribe.url)
  return { text: layOutText(content), html: layOutHtml(content, speaker) }
}

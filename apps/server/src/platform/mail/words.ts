import { fill } from '@gauntlet/contract/language/fill'
import type { MailContent } from './layout.ts'

/** The texts of a mail as a catalogue has them, with places. */
export interface MailTexts {
  subject: string
  heading: string
  lines: readonly string[]
  /** The label of the link. */
  action?: string
  footer?: string
}

/** The words of a mail: its texts, filled in, and the address that its button leads to. */
export function mailWords(
  { subject, heading, lines, action, footer }: MailTexts,
  places: Readonly<Record<string, string | number>>,
  url = '',
): Pick<MailContent, 'heading' | 'lines' | 'action' | 'footer'> & { subject: string } {
  const filled = (text: string) => fill(text, places)
  return {
    subject: filled(subject),
    heading: filled(heading),
    lines: lines.map(filled),
    ...(action !== undefined && { action: { label: filled(action), url } }),
    ...(footer !== undefined && { footer: filled(footer) }),
  }
}

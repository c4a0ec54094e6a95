import { anchorOf } from '../../../ui/anchor.ts'

const QUESTIONS = {
  /** A page of an operator's own may have no groups. */
  alone: /<(h2)>(.*?)<\/h2>(.*?)(?=<h2>|$)/gs,
  grouped: /<(h3)>(.*?)<\/h3>(.*?)(?=<h[23]>|$)/gs,
}

/**
 * Each question with its answer folded below it: a reader has one of many. `opened`: which a reader has opened. The
 * first is open at first, so that the page says something.
 */
export function folded(html: string, opened: readonly boolean[]): string {
  const each = (opened.length > 0 ? opened : [true]).values()
  return html.replace(
    html.includes('<h3>') ? QUESTIONS.grouped : QUESTIONS.alone,
    (_, heading: string, question: string, answer: string) =>
      `<details${each.next().value === true ? ' open' : ''}><summary><${heading}>${question}</${heading}></summary>${answer}</details>`,
  )
}

/** The first group behind the others, but for the last, which says whom to ask: a player knows how to begin. */
export const firstLater = (html: string): string => html.replace(/(<h2>.*?)(<h2>.*)(<h2>.*)$/s, '$2$1$3')

/** Whether a text has all the words that are looked for, each at least begun. */
export function hasWords(text: string, asked: string): boolean {
  const told = text.toLowerCase()
  return asked
    .toLowerCase()
    .split(/\s+/)
    .every(word => told.includes(word))
}

/**
 * With an address for each group, and the way to each: by `label` it is known where nobody sees it. `below`: markup at
 * the end of the ways.
 */
export function withGroups(html: string, label: string, below = ''): string {
  const groups: string[] = []
  const text = html.replace(/(?<!<summary>)<h2>(.*?)<\/h2>/gs, (_, name: string) => {
    const id = anchorOf(name)
    groups.push(`<a href="#${id}">${name}</a>`)
    return `<h2 id="${id}">${name}</h2>`
  })
  return groups.length > 1 ? `<nav aria-label="${label}">${groups.join('')}${below}</nav>${text}` : html
}

/** The parts of a page that tells what this is: what leads, what is below the first heading, and the rest. */
export function partsOf(html: string): { lead: string; first: string; rest: string } {
  const [, lead = '', first = '', rest = ''] = /^(.*?)(<h2>.*?)?(?=<h2>|$)(.*)$/s.exec(html) ?? []
  return { lead, first, rest }
}

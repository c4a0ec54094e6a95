const QUESTIONS = {
  /** A page of an operator's own may have no groups. */
  alone: /<(h2)>(.*?)<\/h2>(.*?)(?=<h2>|$)/gs,
  grouped: /<(h3)>(.*?)<\/h3>(.*?)(?=<h[23]>|$)/gs,
}

/**
 * Each question with its answer folded below it: a reader has one of many. `opened`: which of them a reader has opened;
 * of a reader who has not seen them yet the first is open, which most come for.
 */
export function folded(html: string, opened: readonly boolean[]): string {
  const each = (opened.length > 0 ? opened : [true]).values()
  return html.replace(
    html.includes('<h3>') ? QUESTIONS.grouped : QUESTIONS.alone,
    (_, heading: string, question: string, answer: string) =>
      `<details${each.next().value === true ? ' open' : ''}><summary><${heading}>${question}</${heading}></summary>${answer}</details>`,
  )
}

/** Whether a text has all the words that are looked for, each at least begun. */
export function hasWords(text: string, asked: string): boolean {
  const told = text.toLowerCase()
  return asked
    .toLowerCase()
    .split(/\s+/)
    .every(word => told.includes(word))
}

/** What an address says after its '#' for a question: 'We played. What now?' is 'we-played-what-now'. */
export const anchorOf = (question: string): string =>
  question
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .join('-')

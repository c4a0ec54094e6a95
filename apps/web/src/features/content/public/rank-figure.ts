/** Stands in its own words on the page; where an operator has put another question there, nothing is drawn. */
const QUESTION = /(<details[^>]*><summary><h[23]>How does my rank work\?<\/h[23]><\/summary>.*?)(?=<\/details>)/s

/** A rank and its margin, on its scale. */
export const rankDrawn = (caption: string): string =>
  `<figure class="rank-drawn"><div aria-hidden="true"><b>498</b><strong>540</strong><b>582</b></div><figcaption>${caption}</figcaption></figure>`

/** Drawn below the answer that tells how a rank moves. */
export const withRankFigure = (html: string, caption: string): string =>
  html.replace(QUESTION, `$1${rankDrawn(caption)}`)

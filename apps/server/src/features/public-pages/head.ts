import { type Html, html } from '../../platform/pages/html.ts'

/** The lines of the court of the house from behind its base line, and its net. */
export const COURT_LINES =
  'M137.5 66.8 73.3 276.2M241.5 65.3 365.6 264.2M131.4 86.7 253.6 84.6M102.9 179.5 309.1 173.6M193 85.6 207.4 176.5'
export const COURT_EDGE = 'M119.9 67 258.6 65 412.1 262.3 22.4 278.2Z'

/** The title of a page, what stands below, and the ways in, over the court; short ways share the title's line. */
export const headOf = (title: string, below: Html, ways?: Html): Html => html`<div class="head">
<svg viewBox="20 62 395 218" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">
<path d="${COURT_EDGE}"/><path d="${COURT_LINES}"/><circle cx="253" cy="206" r="9"/></svg>
<h1>${title}</h1>
<div class="about">${below}</div>
${ways}</div>`

import { type Html, html } from '../../platform/pages/html.ts'

/** The lines of the court of the house from behind its base line. */
export const COURT_LINES =
  'M137.5 66.8 73.3 276.2M241.5 65.3 365.6 264.2M131.4 86.7 253.6 84.6M102.9 179.5 309.1 173.6M193 85.6 207.4 176.5'
export const COURT_EDGE = 'M119.9 67 258.6 65 412.1 262.3 22.4 278.2Z'

/** The title of a page, what stands below, and the ways in, over the court; short ways share the title's line. */
export const headOf = (title: string, below: Html, ways?: Html): Html => html`<div class="head">
<svg viewBox="0 40 400 222" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
<path d="${COURT_EDGE}"/><path d="${COURT_LINES}"/><path class="net" d="M74.9 102.7Q198.3 104.9 317.8 98.1L315.8 116.9 77.2 122Z"/>
<path d="M74.9 102.7Q198.3 104.9 317.8 98.1M77.2 122 74.9 102.7M315.8 116.9 317.8 98.1M198.3 119.4V102.8"/>
<ellipse cx="259" cy="221" rx="11" ry="3.5"/><circle cx="253" cy="206" r="10"/>
<path class="seam" d="M245.5 199q6 7 .8 14M260.5 199q-6 7-.8 14"/></svg>
<h1>${title}</h1>
<div class="about">${below}</div>
${ways}</div>`

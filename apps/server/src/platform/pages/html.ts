const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it stands in HTML, between tags or in a quoted attribute. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, sign => ESCAPES[sign] ?? sign)

/** A piece of HTML that is safe to be put into another. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Piece = string | number | false | undefined | Html | readonly Html[]

function written(piece: Piece): string {
  if (piece === undefined || piece === false) return ''
  if (piece instanceof Html) return piece.text
  if (typeof piece === 'object') return piece.map(({ text }) => text).join('')
  return escaped(String(piece))
}

/** Markup with its values: texts are escaped, pieces stand as they are, and what is false or undefined is left out. */
export const html = (markup: TemplateStringsArray, ...pieces: readonly Piece[]): Html =>
  new Html(String.raw({ raw: markup }, ...pieces.map(written)))

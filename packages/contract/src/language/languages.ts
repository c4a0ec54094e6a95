import type { Catalogue } from './catalogue.ts'

/** The catalogues of other languages, by their tags ('de'): docs/how-to/a-language.md. None is offered yet. */
export const languages: Readonly<Record<string, Catalogue>> = {}

import type { Catalogue } from './catalogue.ts'

/** What is said in other languages than English, by their tags ('de'): docs/how-to/a-language.md. None is offered yet. */
export const languages: Readonly<Record<string, Catalogue>> = {}

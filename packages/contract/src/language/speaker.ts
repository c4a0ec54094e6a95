import type { Words } from './catalogue.ts'

/** Says the server's texts in one language. */
export interface Speaker {
  /** Its tag: 'de'. */
  language: string
  /** A text that was filled in already; `noun` is whose text it is: several may say the same in English. */
  say(text: string, noun: string): string
  /** A table of the English catalogue as it is in this language, with its places still to be filled in. */
  texts<T extends Words>(english: T): T
}

/** The language of this build, by its tag: texts are in it, and numbers, times and plurals as it has them. */
export const LANGUAGE: string = import.meta.env['VITE_LANGUAGE'] ?? 'en-US'

/** The tags of all languages that there is a build for. */
export const LANGUAGES: readonly string[] = (import.meta.env['VITE_LANGUAGES'] ?? 'en').split(' ')

import * as texts from '../texts.ts'

/** Tells before anything is written that a person reads it. */
export const ReaderLine = () => texts.aPersonReadsWhatYouWrite

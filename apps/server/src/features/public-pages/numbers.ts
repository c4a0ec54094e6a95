import type { Speaker } from '@gauntlet/contract/language/speaker'

/** '1,060' where English is read. */
export const numberIn = (value: number, { language }: Speaker): string => new Intl.NumberFormat(language).format(value)

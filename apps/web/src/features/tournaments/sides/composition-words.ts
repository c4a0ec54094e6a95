import type { Composition } from '@gauntlet/contract/challenges/sides'
import * as texts from './texts.ts'

export const compositionWords: Record<Composition, string> = {
  any: texts.anybody,
  men: texts.men,
  women: texts.women,
  mixed: texts.mixed,
}

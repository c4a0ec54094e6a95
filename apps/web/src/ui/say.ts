import { fill } from '@gauntlet/contract/language/fill'

/** The names of a text's {places}. */
export type PlacesOf<Text extends string> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? Place | PlacesOf<Rest>
  : never

export type Values<Place extends string> = Readonly<Record<Place, string | number>>

/** A text with its places filled in. */
export const say = <Text extends string>(text: Text, values: Values<PlacesOf<Text>>): string => fill(text, values)

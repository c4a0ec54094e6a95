import { cloneElement, createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import type { PlacesOf } from './say.ts'

/** The names of a text's <tags>. */
type TagsOf<Text extends string> = Text extends `${string}</${infer Tag}>${infer Rest}` ? Tag | TagsOf<Rest> : never

type Parts<Text extends string> = Readonly<Record<PlacesOf<Text>, ReactNode> & Record<TagsOf<Text>, ReactElement>>

/**
 * A sentence with elements in it, so that each language puts them where its grammar wants them. In the text
 * 'Your <link>receipt</link> went to {email}.' `link` is an element around the words between its tags, and `email` is
 * put in as it is.
 */
export function rich<Text extends string>(text: Text, parts: Parts<Text>): ReactNode {
  const found: Readonly<Record<string, ReactNode>> = parts
  const pieces = text.split(/(\{\w+\}|<\w+>[^<]*<\/\w+>)/).map(piece => {
    const [, place, tag, inner] = /^\{(\w+)\}$|^<(\w+)>([^<]*)<\/\w+>$/.exec(piece) ?? []
    if (place !== undefined) return found[place]
    const element = tag === undefined ? undefined : found[tag]
    return isValidElement(element) ? cloneElement(element, undefined, inner) : piece
  })
  // As children of their own they need no keys: their places never change.
  return createElement(Fragment, null, ...pieces)
}

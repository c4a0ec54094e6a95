import type { Ref } from 'react'

/** A form for card details, whoever draws it. */
export interface CardHandle {
  /** What stands for the card that was typed; undefined where it is not right. */
  token(): Promise<string | undefined>
}

export interface CardProps {
  ref: Ref<CardHandle>
}

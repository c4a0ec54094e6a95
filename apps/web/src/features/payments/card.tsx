import type { Ref } from 'react'
import * as texts from './texts.ts'

/** A form for card details, whichever provider draws it. */
export interface CardHandle {
  /** A token for the typed card; undefined if the details are not right. */
  token(): Promise<string | undefined>
  /** Takes the player to the bank's question; resolves once that is over, however it was answered. */
  askBank(payment: { id: string; confirmation: string }): Promise<void>
}

export interface CardProps {
  ref: Ref<CardHandle>
}

/** The shape of a card form while it loads. */
export const CardShape = () => (
  <div className="field">
    <output className="visually-hidden">{texts.loading}</output>
    <div className="bone line short" aria-hidden="true" />
    <div className="bone stripe-card" aria-hidden="true" />
  </div>
)

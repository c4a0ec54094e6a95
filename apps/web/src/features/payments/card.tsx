import type { Ref } from 'react'
import * as texts from './texts.ts'

/** A form for card details, whoever draws it. */
export interface CardHandle {
  /** What stands for the card that was typed; undefined where it is not right. */
  token(): Promise<string | undefined>
  /** Takes the player to the bank's question; resolves once that is over, however it was answered. */
  askBank(payment: { id: string; confirmation: string }): Promise<void>
}

export interface CardProps {
  ref: Ref<CardHandle>
}

/** The shape of a card form that is on its way. */
export const CardShape = () => (
  <div className="field">
    <output className="visually-hidden">{texts.loading}</output>
    <div className="bone line short" aria-hidden="true" />
    <div className="bone stripe-card" aria-hidden="true" />
  </div>
)

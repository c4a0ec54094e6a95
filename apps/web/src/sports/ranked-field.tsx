import { profiles } from '@gauntlet/contract/profiles/endpoints'
import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useApi } from '../api/use-api.ts'
import { useSelf } from '../api/use-self.ts'
import { CheckField } from '../ui/field.tsx'
import * as texts from './texts.ts'

/** Whether something is ranked, and what that costs or moves. */
export function RankedField({
  field,
  price,
  words,
  children,
}: {
  field: UseFormRegisterReturn
  price: 'ranked_challenge' | 'ranked_tournament'
  /** Without a price until it is known. */
  words: (price: number | undefined, credits: number) => string
  children?: ReactNode
}) {
  const { credits } = useSelf()
  const prices = useApi(profiles.info, {}).data?.payload
  return (
    <div className="ranked-choice">
      <CheckField label={texts.ranked} {...field} />
      <p className="soft small">{words(prices?.[price], credits ?? 0)}</p>
      {children}
    </div>
  )
}

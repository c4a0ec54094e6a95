import { Pill } from './pill.tsx'
import * as texts from './texts.ts'

/** The order of what was found, as a choice of one. */
export function OrderPill<V extends string>({
  orders,
  order,
  choose,
}: {
  orders: readonly { value: V; text: string }[]
  order: V
  choose: (order: V) => void
}) {
  return (
    <Pill
      label={texts.order}
      value={order}
      onChange={({ currentTarget }) => {
        const chosen = orders.find(({ value }) => value === currentTarget.value)
        if (chosen) choose(chosen.value)
      }}
    >
      {orders.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Pill>
  )
}

import { Pill } from './pill.tsx'
import * as texts from './texts.ts'

/** The order of what was found, or another choice of one under its `label`. */
export function OrderPill<V extends string>({
  label = texts.order,
  orders,
  order,
  choose,
}: {
  label?: string
  orders: readonly { value: V; text: string }[]
  order: V
  choose: (order: V) => void
}) {
  return (
    <Pill
      label={label}
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

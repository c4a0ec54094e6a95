import type { CreditPackage } from '@gauntlet/contract/credits/endpoints'

const CENTS = 100

/** The price of one credit of a pack, in cents: '10', '9.1'. */
export const centsEach = ({ amount, point }: Pick<CreditPackage, 'amount' | 'point'>): string =>
  String(Math.round((amount * CENTS * 10) / point) / 10)

/** The pack that is chosen at first: the middle one by its price, of two in the middle the smaller. */
export const proposed = <P extends Pick<CreditPackage, 'amount'>>(packs: readonly P[]): P | undefined =>
  packs.toSorted((one, other) => one.amount - other.amount)[Math.floor((packs.length - 1) / 2)]

/** The pack of which one credit costs the least; of two such, the smaller. */
export const bestValue = <P extends Pick<CreditPackage, 'amount' | 'point'>>(packs: readonly P[]): P | undefined =>
  packs.toSorted((one, other) => one.amount / one.point - other.amount / other.point || one.amount - other.amount)[0]

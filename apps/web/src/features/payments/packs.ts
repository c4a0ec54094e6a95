import type { CreditPackage } from '@gauntlet/contract/credits/endpoints'

const CENTS = 100

/** The price of one credit of a pack, in cents: '10', '9.1'. */
export const centsEach = ({ amount, point }: Pick<CreditPackage, 'amount' | 'point'>): string =>
  String(Math.round((amount * CENTS * 10) / point) / 10)
